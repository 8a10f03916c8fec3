import { formatBreakEven, formatPercent, formatRatio } from '#domain/finance/format-figures.ts'
import {
  computeUnitEconomics,
  healthyGrossMarginPercent,
  healthyLifetimeValueToCac,
} from '#domain/finance/unit-economics.ts'
import { landingContent } from '#domain/page-texts/landing.ts'
import { findTemplate, workbookTemplateIds } from '#domain/plan/templates/template-list.ts'
import { templateProjections } from '#domain/plan/templates/template-numbers.ts'
import { formatMoney } from '#domain/wording/format-money.ts'

const { templates } = landingContent

/** The real starting numbers of each template, and the results. */
const cards = workbookTemplateIds.flatMap((id, index) => {
  const info = findTemplate(id)
  const numbers = templateProjections[index]
  return info && numbers ? [{ info, price: numbers.price, economics: computeUnitEconomics(numbers) }] : []
})

export function Templates() {
  return (
    <section aria-labelledby="templates" className="blueprint-grid border-y">
      <div className="page-width py-18 sm:py-24">
        <div className="max-w-2xl">
          <h2 id="templates" className="section-heading">
            {templates.heading}
          </h2>
          <p className="mt-4 text-lg text-pretty text-ink-2">{templates.lead}</p>
        </div>
        <ul className="mt-10 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
          {cards.map(({ info, price, economics }) => (
            <li key={info.id} className="flex flex-col rounded-card border bg-surface p-6">
              <h3 className="display-heading text-heading">{info.name}</h3>
              <p className="mt-2 mb-6 text-[0.9375rem] text-ink-2">{info.description}</p>
              <dl className="mt-auto text-[0.9375rem] tabular-nums">
                <Row label="Price">{formatMoney(price, { cents: 'never' })}</Row>
                <Row
                  label="Gross margin"
                  isHealthy={economics.grossMarginPercent >= healthyGrossMarginPercent}
                >
                  {formatPercent(economics.grossMarginPercent)}
                </Row>
                <Row label="LTV/CAC" isHealthy={economics.lifetimeValueToCac >= healthyLifetimeValueToCac}>
                  {formatRatio(economics.lifetimeValueToCac)}
                </Row>
                <Row label="Break-even">{formatBreakEven(economics.breakEvenMonths)}</Row>
              </dl>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Row({
  label,
  isHealthy = false,
  children,
}: {
  label: string
  isHealthy?: boolean
  children: string
}) {
  return (
    <div className="flex items-baseline justify-between gap-3 border-t py-2">
      <dt className="text-ink-2">{label}</dt>
      <dd className={`font-semibold ${isHealthy ? 'text-green' : ''}`}>{children}</dd>
    </div>
  )
}
