import { type ReactNode, Suspense } from 'react'
import { PartBoundary, type PartBoundaryProps } from './part-boundary.tsx'

interface PlainPartPlaceProps extends Pick<PartBoundaryProps, 'renderMissing'> {
  /** Shown while the part is loading. */
  fallback?: ReactNode
  children: ReactNode
}

/** Shows a part of the program that is fetched on demand. The first page loads this, so it brings no notice. */
export function PlainPartPlace({ fallback, renderMissing, children }: PlainPartPlaceProps) {
  return (
    <PartBoundary renderMissing={renderMissing}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </PartBoundary>
  )
}
