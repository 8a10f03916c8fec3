import { landingContent } from '#domain/page-texts/landing.ts'

const { steps } = landingContent

/** Looks like the table of contents of a plan. */
export function Steps() {
  return (
    <section aria-labelledby="steps" className="page-width py-18 sm:py-24">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <div className="lg:sticky lg:top-12 lg:self-start">
          <h2 id="steps" className="section-heading">
            {steps.heading}
          </h2>
          <p className="mt-4 text-lg text-ink-2">{steps.lead}</p>
        </div>
        <ol className="grid sm:grid-flow-col sm:grid-cols-2 sm:grid-rows-6 sm:gap-x-10">
          {steps.items.map(({ name, text }, index) => (
            <li key={name} className="flex gap-4 border-t border-rule-2 py-4">
              <span aria-hidden="true" className="mono-label pt-1 text-blue">
                {String(index + 1).padStart(2, '0')}
              </span>
              <div>
                <h3 className="leading-snug font-semibold">{name}</h3>
                <p className="mt-0.5 text-[0.9375rem] text-pretty text-ink-2">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
