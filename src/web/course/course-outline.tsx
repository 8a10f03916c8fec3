import { courseContent } from '#domain/content/course.ts'

const { outline } = courseContent

export function CourseOutline() {
  return (
    <section aria-labelledby="outline" className="page-width py-18 sm:py-24">
      <div className="max-w-2xl">
        <h2 id="outline" className="section-heading">
          {outline.heading}
        </h2>
        <p className="mt-4 text-lg text-ink-2">{outline.lead}</p>
      </div>
      <ol className="mt-10 grid gap-px overflow-clip rounded-card border bg-rule sm:grid-cols-2 lg:grid-cols-3">
        {outline.parts.map(({ name, text, steps }, index) => (
          <li key={name} className="flex flex-col bg-surface p-6 sm:p-8">
            <p className="mono-label flex justify-between gap-4 text-ink-3">
              <span className="text-blue">{`Part ${index + 1}`}</span>
              {steps}
            </p>
            <h3 className="display-heading mt-4 text-heading">{name}</h3>
            <p className="mt-1.5 text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
