import { type ReactNode, Suspense } from 'react'
import { PartBoundary, type PartBoundaryProps } from './part-boundary.tsx'

interface PartPlaceProps {
  /** Shown while the part is loading. */
  fallback?: ReactNode
  /** Shown when the part could not be fetched. Nothing is shown by default. */
  renderMissing?: PartBoundaryProps['renderMissing']
  children: ReactNode
}

/** Shows a part of the program that is fetched on demand. */
export function PartPlace({ fallback, renderMissing, children }: PartPlaceProps) {
  return (
    <PartBoundary renderMissing={renderMissing}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </PartBoundary>
  )
}
