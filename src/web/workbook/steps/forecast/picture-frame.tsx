import type { ReactNode } from 'react'
import { joinClasses } from '#web/ui/browser/class-names.ts'
import { useHasRoomBesideForm } from '#web/workbook/advisor-slot/place-beside-form.ts'

interface PictureFrameProps {
  /** What the picture shows, as one finding. */
  title: string
  subtitle?: string | null
  children: ReactNode
}

/** What follows from the fields, beside them or in a card of its own. */
export function PictureFrame({ title, subtitle = null, children }: PictureFrameProps) {
  const hasBeside = useHasRoomBesideForm()
  return (
    <section
      aria-label={title}
      className={joinClasses(
        'flex flex-col gap-3',
        hasBeside
          ? 'border-b border-rule px-5 py-4'
          : 'rounded-card border border-rule bg-surface p-4 sm:p-6',
      )}
    >
      <div>
        {subtitle !== null && <p className="mono-label text-ink-3">{subtitle}</p>}
        <h2 className="display-heading text-lg leading-snug">{title}</h2>
      </div>
      {children}
    </section>
  )
}
