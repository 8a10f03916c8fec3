import { type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'
import { PlaceBesideForm } from './place-beside-form.ts'

const fade = { background: 'linear-gradient(transparent, var(--surface))' }

/** Shows what follows from a form beside it, above the advisor. Without room it stays where it is. */
export function BesideForm({ children }: { children: ReactNode }) {
  const place = use(PlaceBesideForm)
  if (!place) return children
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and keys must be able to scroll it
    <section tabIndex={0} aria-label="What your numbers add up to" className="min-h-0 overflow-y-auto">
      {children}
      {/* What is below the edge fades out there, so that a cut between two lines does not look like the end. */}
      <div className="sticky bottom-0 h-4" style={fade} />
    </section>,
    place,
  )
}
