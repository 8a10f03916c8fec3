import { placeAmount, scaleAmounts } from '#domain/drawings/amount-scale.ts'
import { placeBars } from '#domain/drawings/bar-places.ts'
import { describeProfitByYear, readProfitByYear } from '#domain/forecast/figures/chart-findings.ts'
import { roundForecast } from '#domain/forecast/printed/round-forecast.ts'
import { formatMoney } from '#domain/wording/format-money.ts'
import { ChartCard } from './chart-card.tsx'
import type { ResultsProps } from './results-props.ts'

/** Profit of each year, on the zero line or below it. The numbers stand at the bars, so none is hidden. */
export function ProfitChart({ forecast }: Pick<ResultsProps, 'forecast'>) {
  const { currency } = forecast.model
  const profits = readProfitByYear(roundForecast(forecast))
  const scale = scaleAmounts(profits)
  const show = (amount: number) => formatMoney(amount, { currency, cents: 'never' })
  const zero = placeAmount(scale, 0)
  return (
    <ChartCard
      title={describeProfitByYear(forecast)}
      table={{
        columns: ['Profit'],
        rows: profits.map((profit, index) => ({ name: `Year ${index + 1}`, values: [show(profit)] })),
      }}
    >
      <p className="sr-only">
        {profits.map((profit, index) => `Year ${index + 1}: ${show(profit)}`).join(', ')}
      </p>
      <svg aria-hidden="true" className="mt-8 mb-8 h-40 w-full overflow-visible" fontSize="12">
        {placeBars(profits, scale).map(({ x, y, width, height }, index) => {
          const profit = profits[index] ?? 0
          const isLoss = profit < 0
          const middle = `${x + width / 2}%`
          const year = `Year ${index + 1}`
          return (
            <g key={year}>
              <rect
                x={`${x}%`}
                y={`${y}%`}
                width={`${width}%`}
                height={`${height}%`}
                strokeDasharray={isLoss ? '4 3' : undefined}
                className={isLoss ? 'fill-red-wash stroke-red' : 'fill-blue-wash stroke-blue'}
              />
              <text
                x={middle}
                y={`${isLoss ? y + height : y}%`}
                dy={isLoss ? 16 : -7}
                textAnchor="middle"
                fontSize="13"
                className={isLoss ? 'fill-red font-semibold' : 'fill-ink font-semibold'}
              >
                {show(profit)}
              </text>
              <text x={middle} y="100%" dy="32" textAnchor="middle" className="fill-ink-3 font-mono">
                {year}
              </text>
            </g>
          )
        })}
        <line x1="0" x2="100%" y1={`${zero}%`} y2={`${zero}%`} className="stroke-ink [stroke-width:1.5]" />
      </svg>
    </ChartCard>
  )
}
