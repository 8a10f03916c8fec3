import { type ReactNode, useId } from 'react'

interface PartSectionProps {
  title: string
  /** What it is, and why a lender asks. */
  why: string
  children: ReactNode
}

/** A group of questions under a heading of its own. */
export function PartSection({ title, why, children }: PartSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div>
        <h2 id={id} className="display-heading text-heading">
          {title}
        </h2>
        <p className="text-[0.9375rem] text-ink-2">{why}</p>
      </div>
      {children}
    </section>
  )
}
