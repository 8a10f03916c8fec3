import { landingContent } from '#domain/page-texts/landing.ts'

const { features } = landingContent

export function Features() {
  return (
    <section aria-labelledby="features" className="border-y bg-sunk">
      <div className="page-width py-18 sm:py-24">
        <h2 id="features" className="section-heading max-w-3xl">
          {features.heading}
        </h2>
        <ul className="mt-12 grid gap-px overflow-clip rounded-card border bg-rule sm:grid-cols-2 lg:grid-cols-3">
          {features.items.map(({ title, text }, index) => (
            <li key={title} className="bg-surface p-6 sm:p-8">
              <FeatureMark index={index} />
              <h3 className="display-heading mt-5 text-heading">{title}</h3>
              <p className="mt-2 text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Line drawings in the style of the sheets, each on a square of grid paper. */
const drawings = [
  'M9 10h3M16 10h15M9 20h3M16 20h15M9 30h3M16 30h9',
  'M8 9h24v17H19l-6 6v-6H8zM14 15h12M14 20h8',
  'M8 8v24h24M12 27c6 0 7-6 10-9s6-2 9-8',
  'M8 8h10v10H8zM22 8h10v10H22zM8 22h10v10H8zM22 22h10v10H22z',
  'M11 7h13l6 6v20H11zM24 7v6h6M15 19h10M15 24h10M15 29h6',
  'M20 7l11 4v9c0 7-5 11-11 13-6-2-11-6-11-13v-9zM15 20l4 4 7-8',
]

function FeatureMark({ index }: { index: number }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className="size-11 text-blue">
      <rect width="40" height="40" rx="8" className="fill-blue-wash" />
      <path
        d={drawings[index]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
