import { placeAmount, scaleAmounts } from '#domain/drawings/amount-scale.ts'
import { drawBands, drawLine, findTopNear, placeIndex } from '#domain/drawings/line-paths.ts'
import { describeSalesAndCosts, readSalesAndCosts } from '#domain/forecast/figures/chart-findings.ts'
import { roundForecast } from '#domain/forecast/printed/round-forecast.ts'
import { nameForecastMonth } from '#domain/forecast/statements/name-periods.ts'
import { formatMoney } from '#domain/wording/format-money.ts'
import { ChartCard } from './chart-card.tsx'
import { ChartMark, markReach } from './chart-mark.tsx'
import { MonthChart } from './month-chart.tsx'
import type { ResultsProps } from './results-props.ts'

/** Sales against all costs of the month, with the month in which sales first pass them. */
export function SalesChart({ forecast, figures }: ResultsProps) {
  const { model } = forecast
  const { currency } = model
  const { sales, costs } = readSalesAndCosts(roundForecast(forecast))
  const scale = scaleAmounts([...sales, ...costs])
  const bands = drawBands(sales, costs, scale)
  const names = sales.map((_, index) => nameForecastMonth(model, index + 1))
  const show = (amount: number) => formatMoney(amount, { currency, cents: 'never' })
  const first = figures.firstProfitableMonth
  const outside = figures.outsideProfit
  return (
    <ChartCard
      title={describeSalesAndCosts(forecast, figures)}
      table={{
        columns: ['Sales', 'Costs'],
        rows: names.map((name, index) => ({
          name,
          values: [show(sales[index] ?? 0), show(costs[index] ?? 0)],
        })),
      }}
    >
      <MonthChart
        label="Sales and costs of a month"
        scale={scale}
        currency={currency}
        months={names}
        firstNumber={1}
        describeMonth={(index) =>
          `${names[index] ?? ''}: sales ${show(sales[index] ?? 0)}, costs ${show(costs[index] ?? 0)}`
        }
        lines={{ sales, costs }}
        marks={
          first !== null && (
            <ChartMark
              x={placeIndex(first - 1, sales.length)}
              y={placeAmount(scale, sales[first - 1] ?? 0)}
              top={findTopNear([sales, costs], scale, first - 1, markReach)}
              title="First profit"
              note={names[first - 1] ?? ''}
              tone="green"
            />
          )
        }
      >
        <path d={bands.above} className="fill-green-wash" />
        <path d={bands.below} className="fill-red-wash" />
        <path
          d={drawLine(costs, scale)}
          vectorEffect="non-scaling-stroke"
          strokeDasharray="5 4"
          className="fill-none stroke-ink-2 [stroke-width:1.75]"
        />
        <path
          d={drawLine(sales, scale)}
          vectorEffect="non-scaling-stroke"
          className="fill-none stroke-blue [stroke-linejoin:round] [stroke-width:2]"
        />
      </MonthChart>
      <Legend />
      {outside !== '' && (
        <p className="mt-1.5 text-[0.8125rem] text-ink-3">{`Costs are without ${outside}, which come out of the profit.`}</p>
      )}
    </ChartCard>
  )
}

function Legend() {
  return (
    <div aria-hidden="true" className="mt-1.5 flex gap-5 text-[0.8125rem] text-ink-2">
      <span className="inline-flex items-center gap-2">
        <svg width="24" height="4">
          <line x2="24" y1="2" y2="2" className="stroke-blue [stroke-width:2]" />
        </svg>
        Sales
      </span>
      <span className="inline-flex items-center gap-2">
        <svg width="24" height="4">
          <line x2="24" y1="2" y2="2" strokeDasharray="5 4" className="stroke-ink-2 [stroke-width:2]" />
        </svg>
        Costs
      </span>
    </div>
  )
}
