import type { ReactNode } from 'react'

/** One primitive, or one family, in all its states. */
export function GallerySection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t pt-6 pb-14">
      <h2 className="display-heading mb-6 text-heading">{title}</h2>
      <div className="flex flex-col gap-8">{children}</div>
    </section>
  )
}

export function GalleryRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <p className="mono-label mb-3 text-ink-3">{label}</p>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </div>
  )
}
