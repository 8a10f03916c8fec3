import type { ComponentProps } from 'react'
import { useSettings } from '#web/api/settings.ts'
import { createLazyPart } from '#web/ui/parts/lazy-parts.tsx'
import { MissingPartNotice } from '#web/ui/parts/missing-part-notice.tsx'
import { PartPlace } from '#web/ui/parts/part-place.tsx'

const AddedFindingsPart = createLazyPart(
  async () => (await import('./added-findings-part.tsx')).AddedFindingsPart,
)

/** Where a model adds to the review. Empty unless the server says that it has one. */
export function AddedFindingsPlace(props: ComponentProps<typeof AddedFindingsPart>) {
  const { data: settings } = useSettings()
  if (settings?.assistant !== 'model') return null
  return (
    <PartPlace fallback={null} renderMissing={(retry) => <MissingPartNotice onRetry={retry} />}>
      <AddedFindingsPart {...props} />
    </PartPlace>
  )
}
