import type { ComponentProps } from 'react'
import { MissingPartNotice } from './missing-part-notice.tsx'
import { PlainPartPlace } from './plain-part-place.tsx'

type PlainProps = ComponentProps<typeof PlainPartPlace>

/** Shows a part of the program that is fetched on demand, or says that it could not be fetched. */
export function PartPlace({
  renderMissing = renderNotice,
  ...rest
}: Omit<PlainProps, 'renderMissing'> & Partial<PlainProps>) {
  return <PlainPartPlace renderMissing={renderMissing} {...rest} />
}

const renderNotice: PlainProps['renderMissing'] = (retry, reason) => (
  <MissingPartNotice onRetry={retry} reason={reason} />
)
