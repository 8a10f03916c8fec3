import { placeAmount, scaleAmounts } from '#domain/drawings/amount-scale.ts'
import { drawArea, drawLine, findTopNear, placeIndex } from '#domain/drawings/line-paths.ts'
import { describeCreditLine } from '#domain/forecast/figures/credit-line.ts'
import { describeCashLine, readCash, readDrawn } from '#domain/forecast/figures/chart-findings.ts'
import { roundForecast } from '#domain/forecast/printed/round-forecast.ts'
import { nameForecastMonth } from '#domain/forecast/statements/name-periods.ts'
import { formatMoney } from '#domain/wording/format-money.ts'
import { ChartCard } from './chart-card.tsx'
import { ChartMark, markReach } from './chart-mark.tsx'
import { MonthChart } from './month-chart.tsx'
import type { ResultsProps } from './results-props.ts'

/** The money in the account at the end of each month, with its lowest point. */
export function CashChart({ forecast, figures, className }: ResultsProps & { className?: string }) {
  const { model } = forecast
  const { currency } = model
  const shown = roundForecast(forecast)
  const cash = readCash(shown)
  const drawn = readDrawn(shown)
  const scale = scaleAmounts([...cash, ...(drawn ?? [])])
  const names = cash.map((_, month) => nameForecastMonth(model, month))
  const show = (amount: number) => formatMoney(amount, { currency, cents: 'never' })
  const { month } = figures.lowestCash
  const amount = cash[month] ?? 0
  const creditLine = describeCreditLine(model, figures)
  const isShort = figures.lowestCash.amount <= -0.005
  return (
    <ChartCard
      title={describeCashLine(forecast, figures)}
      className={className ?? ''}
      table={{
        columns: ['Cash at the end', ...(drawn ? ['Line of credit'] : [])],
        rows: cash.map((value, index) => ({
          name: names[index] ?? '',
          values: [show(value), ...(drawn ? [show(drawn[index] ?? 0)] : [])],
        })),
      }}
    >
      <MonthChart
        label="Cash at the end of a month"
        scale={scale}
        currency={currency}
        months={names}
        firstNumber={0}
        describeMonth={(index) =>
          `${names[index] ?? ''}: ${show(cash[index] ?? 0)}${drawn?.[index] ? `, ${show(drawn[index])} drawn` : ''}`
        }
        lines={drawn ? { cash, drawn } : { cash }}
        isTall
        marks={
          <ChartMark
            x={placeIndex(month, cash.length)}
            y={placeAmount(scale, amount)}
            top={findTopNear([cash], scale, month, markReach)}
            title={`Lowest ${show(amount)}`}
            note={
              drawn?.[month] ? `${names[month] ?? ''}, ${show(drawn[month])} drawn` : (names[month] ?? '')
            }
            tone={isShort ? 'red' : 'ochre'}
          />
        }
      >
        <path d={drawArea(cash, scale)} className={isShort ? 'fill-red-wash' : 'fill-blue-wash'} />
        {drawn && (
          <path
            d={drawLine(drawn, scale)}
            vectorEffect="non-scaling-stroke"
            strokeDasharray="5 4"
            className="fill-none stroke-ink-2 [stroke-width:1.75]"
          />
        )}
        <path
          d={drawLine(cash, scale)}
          vectorEffect="non-scaling-stroke"
          className="fill-none stroke-blue [stroke-linejoin:round] [stroke-width:2]"
        />
      </MonthChart>
      {creditLine !== null && (
        <p className="mt-1.5 text-[0.8125rem] text-ink-2">{`${creditLine} The dashed line is what is owed on it.`}</p>
      )}
    </ChartCard>
  )
}
