import { Fragment } from 'react'
import { listPlanFigures, listYearFigures } from '#domain/forecast/figures/list-figures.ts'
import { Card } from '#web/ui/display/card.tsx'
import { usePlan } from '#web/workbook/editor/plan-context.tsx'
import { ProfitChart } from './profit-chart.tsx'
import type { ResultsProps } from './results-props.ts'

/** Profit by year, and the figures that lenders calculate themselves. */
export function KeyFigures({ forecast, figures }: ResultsProps) {
  const collateral = usePlan(({ data }) => data.financialProjections.funding.collateral)
  return (
    <div className="grid gap-4 @4xl:grid-cols-[2fr_3fr]">
      <div className="flex min-w-0 flex-col gap-4">
        <ProfitChart forecast={forecast} />
        <Card>
          <dl className="flex flex-col gap-4">
            {listPlanFigures(forecast, figures, collateral).map(({ label, value, note }) => (
              <div key={label} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4">
                <dt className="text-[0.9375rem] font-semibold">{label}</dt>
                <dd className="font-display text-lg font-bold tracking-[-0.02em] tabular-nums">{value}</dd>
                <dd className="col-span-2 text-[0.8125rem] text-ink-3">{note}</dd>
              </div>
            ))}
          </dl>
        </Card>
      </div>
      <Card className="min-w-0">
        <h2 className="display-heading mb-3 text-[1.0625rem]">What lenders work out</h2>
        <YearFigures forecast={forecast} figures={figures} />
      </Card>
    </div>
  )
}

function YearFigures({ forecast, figures }: ResultsProps) {
  const rows = listYearFigures(forecast, figures)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
    <section tabIndex={0} aria-label="What lenders work out" className="overflow-x-auto">
      <table className="w-full text-[0.8125rem] tabular-nums sm:text-sm">
        <thead>
          <tr>
            <th scope="col" className="sticky left-0 bg-surface text-left">
              <span className="sr-only">Figure</span>
            </th>
            {figures.years.map(({ year }) => (
              <th
                key={year}
                scope="col"
                className="mono-label py-1.5 pl-3 text-right font-normal whitespace-nowrap text-ink-3"
              >
                {`Year ${year}`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, term, values, note }) => (
            <Fragment key={`${label} ${term}`}>
              <tr className="border-t border-rule align-top">
                <th
                  scope="row"
                  className="sticky left-0 max-w-72 min-w-28 bg-surface py-2 text-left font-normal"
                >
                  {label} <span className="block text-[0.8125rem] text-ink-3">{term}</span>
                </th>
                {values.map((value, index) => (
                  <td
                    key={figures.years[index]?.year}
                    className="pt-2 pl-3 text-right font-semibold whitespace-nowrap sm:pl-4"
                  >
                    {value}
                  </td>
                ))}
              </tr>
              {note !== '' && (
                <tr>
                  <td colSpan={values.length + 1} className="pb-2 text-[0.8125rem] text-ink-3">
                    {note}
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  )
}
