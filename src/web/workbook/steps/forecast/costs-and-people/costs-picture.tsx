import type { RowName } from '#domain/forecast/engine/grid.ts'
import { sumRow } from '#domain/forecast/figures/sum-rows.ts'
import { roundForecast } from '#domain/forecast/printed/round-forecast.ts'
import { formatMoney } from '#domain/wording/format-money.ts'
import { joinClasses } from '#web/ui/browser/class-names.ts'
import { useForecast } from '#web/workbook/steps/forecast/calculation/use-forecast.ts'
import { PictureFrame } from '#web/workbook/steps/forecast/picture-frame.tsx'

const lines = [
  { name: 'People, with the owner’s pay', rows: ['directPay', 'pay', 'ownersPay'] },
  { name: 'Other draws', rows: ['otherDraws'] },
  { name: 'Running costs', rows: ['runningCosts'] },
  { name: 'Cost of sales', rows: ['directCost'] },
  { name: 'Loan payments', rows: ['loanInterest', 'lineInterest', 'principal'] },
] as const

/** What goes out each year: people, running costs, cost of sales and loan payments. */
export function CostsPicture() {
  const plan = useForecast()
  if (!plan || plan.isEmpty) return null
  const { grid, model } = roundForecast(plan.forecast)
  const years = Array.from({ length: model.months / 12 }, (_, index) => index)
  const money = (amount: number) => formatMoney(amount, { currency: model.currency, cents: 'never' })

  function sumYear(rows: readonly RowName[], year: number): number {
    return rows.reduce((sum, name) => sum + sumRow(grid, name, year * 12 + 1, year * 12 + 12), 0)
  }

  const totals = years.map((year) =>
    sumYear(
      lines.flatMap(({ rows }) => rows),
      year,
    ),
  )
  const sales = years.map((year) => sumYear(['sales'], year))
  return (
    <PictureFrame title={`${money((totals[0] ?? 0) / 12)} a month in year 1`}>
      <div className="overflow-x-auto">
        <table className="w-full text-sm whitespace-nowrap tabular-nums">
          <caption className="sr-only">Costs and sales by year</caption>
          <thead>
            <tr className="mono-label text-ink-3">
              <th scope="col" className="sticky left-0 bg-surface py-1 text-left font-normal">
                A year
              </th>
              {years.map((year) => (
                <th key={year} scope="col" className="py-1 pl-3 text-right font-normal">
                  Year {year + 1}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines
              .map(({ name, rows }) => ({ name, amounts: years.map((year) => sumYear(rows, year)) }))
              .filter(({ amounts }) => amounts.some((amount) => amount !== 0))
              .map(({ name, amounts }) => (
                <CostRow key={name} name={name} amounts={amounts} format={money} />
              ))}
            <CostRow name="All of these" amounts={totals} format={money} isTotal />
            <CostRow name="Sales" amounts={sales} format={money} />
          </tbody>
        </table>
      </div>
      <p className="text-[0.8125rem] text-ink-3">
        Start-up costs, tax and wear of what was bought are on Results.
      </p>
    </PictureFrame>
  )
}

interface CostRowProps {
  name: string
  /** One for each year. */
  amounts: readonly number[]
  format: (amount: number) => string
  isTotal?: boolean
}

function CostRow({ name, amounts, format, isTotal = false }: CostRowProps) {
  return (
    <tr className={isTotal ? 'border-t border-control font-semibold' : 'border-t border-rule'}>
      <th
        scope="row"
        className={joinClasses(
          'sticky left-0 bg-surface py-1.5 text-left whitespace-normal',
          !isTotal && 'font-normal',
        )}
      >
        {name}
      </th>
      {Array.from(amounts.entries(), ([year, amount]) => (
        <td key={`year ${year + 1}`} className="py-1.5 pl-3 text-right">
          {format(amount)}
        </td>
      ))}
    </tr>
  )
}
