import { type ReactNode, Suspense } from 'react'
import { PartBoundary, type PartBoundaryProps } from './part-boundary.tsx'

interface PartPlaceProps {
  /** Stands here while the part is on its way. */
  fallback?: ReactNode
  /** What stands here when it could not be fetched; without it, nothing. */
  renderMissing?: PartBoundaryProps['renderMissing']
  children: ReactNode
}

/** Where a part of the program is shown that is fetched for it. */
export function PartPlace({ fallback, renderMissing, children }: PartPlaceProps) {
  return (
    <PartBoundary renderMissing={renderMissing}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </PartBoundary>
  )
}
