import { type PaybackScale, scalePayback } from '#domain/drawings/payback-scale.ts'
import { formatBreakEven } from '#domain/finance/format-figures.ts'
import type { UnitEconomics } from '#domain/finance/unit-economics.ts'
import { formatMoney } from '#domain/wording/format-money.ts'

interface PaybackChartProps {
  cac: number
  figures: Pick<UnitEconomics, 'contributionMargin' | 'monthlyContribution' | 'breakEvenMonths'>
  currency: string
}

/** One customer over time: the income from them compared with the cost of acquiring them. */
export function PaybackChart({ cac, figures, currency }: PaybackChartProps) {
  const scale = scalePayback({ cac, contributionMargin: figures.monthlyContribution })
  const say = (amount: number) => formatMoney(amount, { cents: 'never', currency })
  if (!scale) return null
  return (
    <figure>
      <figcaption className="mb-4">
        <span className="block text-[0.9375rem] font-semibold">One customer, over time</span>
        <span className="block text-sm text-ink-2">{describePayback(say(cac), figures, say)}</span>
      </figcaption>
      <PaybackPicture
        scale={scale}
        cac={cac}
        cost={say(cac)}
        breakEvenText={formatBreakEven(figures.breakEvenMonths)}
      />
    </figure>
  )
}

function describePayback(
  cost: string,
  { contributionMargin, monthlyContribution, breakEvenMonths }: PaybackChartProps['figures'],
  say: (amount: number) => string,
) {
  if (contributionMargin <= 0) {
    return `Each sale leaves ${say(contributionMargin)}, so the ${cost} spent to win the customer is never earned back.`
  }
  return `Each month brings in ${say(monthlyContribution)} after the cost of the sale. The ${cost} spent to win the customer is earned back after ${formatBreakEven(breakEvenMonths)}.`
}

interface PaybackPictureProps {
  scale: PaybackScale
  cac: number
  cost: string
  breakEvenText: string
}

/** The caption says the same in words. Positions are in percent, so the chart fits any width at one text size. */
function PaybackPicture({ scale, cac, cost, breakEvenText }: PaybackPictureProps) {
  const { ticks, horizon, unit, breakEven, earnedAtEnd } = scale
  const x = (time: number) => (time / horizon) * 100
  const y = (dollars: number) => ((scale.highest - dollars) / (scale.highest - scale.lowest)) * 100
  const cacY = y(cac)
  const endY = y(earnedAtEnd)
  const startY = y(0)
  return (
    <svg aria-hidden="true" className="h-56 w-full overflow-visible pb-10" fontSize="12">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="overflow-visible">
        {breakEven === null ? (
          <path d={`M0 ${cacY}H100V${endY}L0 ${startY}Z`} className="fill-red-wash" />
        ) : (
          <>
            <path d={`M0 ${cacY}H${x(breakEven)}L0 ${startY}Z`} className="fill-ochre-wash" />
            <path d={`M${x(breakEven)} ${cacY}H100V${endY}Z`} className="fill-green-wash" />
          </>
        )}
      </svg>
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={`${x(tick)}%`} x2={`${x(tick)}%`} y1="0" y2="100%" className="stroke-rule" />
          <text
            x={`${x(tick)}%`}
            y="100%"
            dy="18"
            textAnchor={tick === 0 ? 'start' : tick === horizon ? 'end' : 'middle'}
            className="fill-ink-3 font-mono"
          >
            {tick}
          </text>
        </g>
      ))}
      <text x="0" y="100%" dy="36" className="fill-ink-3 font-mono">
        {unit === 'days' ? 'Days as a customer' : 'Months as a customer'}
      </text>
      <line x1="0" x2="100%" y1={`${startY}%`} y2={`${startY}%`} className="stroke-control" />
      <line
        x1="0"
        x2="100%"
        y1={`${cacY}%`}
        y2={`${cacY}%`}
        strokeDasharray="5 4"
        className="stroke-ochre [stroke-width:1.5]"
      />
      <text x="6" y={`${cacY}%`} dy="-7" className="fill-ochre font-mono">
        {`CAC ${cost}`}
      </text>
      <line
        x1="0"
        x2="100%"
        y1={`${startY}%`}
        y2={`${endY}%`}
        className="stroke-blue [stroke-linecap:round] [stroke-width:2.5]"
      />
      {breakEven !== null && <BreakEvenPoint xPercent={x(breakEven)} yPercent={cacY} text={breakEvenText} />}
    </svg>
  )
}

function BreakEvenPoint({ xPercent, yPercent, text }: { xPercent: number; yPercent: number; text: string }) {
  return (
    <>
      <line
        x1={`${xPercent}%`}
        x2={`${xPercent}%`}
        y1={`${yPercent}%`}
        y2="100%"
        strokeDasharray="2 3"
        className="stroke-blue"
      />
      <circle
        cx={`${xPercent}%`}
        cy={`${yPercent}%`}
        r="5"
        className="fill-surface stroke-blue [stroke-width:2.5]"
      />
      <svg x={`${xPercent}%`} y={`${yPercent}%`} className="overflow-visible">
        <text x="10" y="24" className="fill-ink-2 font-mono">
          Paid back
        </text>
        <text x="10" y="44" fontSize="16" className="fill-ink font-display font-bold">
          {text}
        </text>
      </svg>
    </>
  )
}
