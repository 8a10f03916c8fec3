import { type ReactNode, useState } from 'react'
import { type AmountScale, placeAmount } from '#domain/drawings/amount-scale.ts'
import { placeIndex } from '#domain/drawings/line-paths.ts'
import { formatMoneyShort } from '#domain/wording/format-money-short.ts'
import { joinClasses } from '#web/ui/browser/class-names.ts'

interface MonthChartProps {
  /** What the slider over the months is called. */
  label: string
  scale: AmountScale
  currency: string
  months: readonly string[]
  /** The number of the first month, 0 or 1. */
  firstNumber: 0 | 1
  /** The values of one month, in words. */
  describeMonth: (index: number) => string
  /** The lines by name. The chosen month has a dot on each. */
  lines: Readonly<Record<string, readonly number[]>>
  /** Next to a card with a legend, it takes the height that the legend has there. */
  isTall?: boolean
  /** Paths in a box of 100 × 100. */
  children: ReactNode
  /** Marks and texts, at positions in percent. */
  marks?: ReactNode
}

/**
 * Lines over the months. The texts keep their size at any width, and the lines are stretched. A slider without looks
 * lies over the picture: it brings arrow keys, screen readers and touch to the values.
 */
export function MonthChart(props: MonthChartProps) {
  const {
    label,
    scale,
    currency,
    months,
    firstNumber,
    describeMonth,
    lines,
    isTall = false,
    children,
    marks,
  } = props
  const last = months.length - 1
  const [chosen, setChosen] = useState(last)
  const index = Math.min(chosen, last)
  const zero = placeAmount(scale, 0)

  function pointAt(event: { clientX: number; currentTarget: HTMLElement }) {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    if (width > 0) setChosen(Math.round(Math.min(1, Math.max(0, (event.clientX - left) / width)) * last))
  }

  return (
    <>
      <div
        className={joinClasses(
          'relative mt-2 mb-8 ml-13 h-48 rounded-mark has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-blue',
          isTall && '@4xl:h-58',
        )}
      >
        <svg aria-hidden="true" className="size-full overflow-visible" fontSize="12">
          {scale.ticks.map((tick) => (
            <Tick key={tick} y={placeAmount(scale, tick)} text={formatMoneyShort(tick, currency)} />
          ))}
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="overflow-visible">
            {children}
          </svg>
          <line x1="0" x2="100%" y1={`${zero}%`} y2={`${zero}%`} className="stroke-ink [stroke-width:1.5]" />
          <MonthNames months={months} firstNumber={firstNumber} />
          {marks}
          {Object.entries(lines).map(([line, values]) => (
            <circle
              key={line}
              cx={`${placeIndex(index, months.length)}%`}
              cy={`${placeAmount(scale, values[index] ?? 0)}%`}
              r="4"
              className="fill-blue"
            />
          ))}
        </svg>
        <input
          type="range"
          min={0}
          max={last}
          value={index}
          aria-label={label}
          aria-valuetext={describeMonth(index)}
          onChange={(event) => setChosen(event.currentTarget.valueAsNumber)}
          onPointerMove={pointAt}
          onPointerLeave={() => setChosen(last)}
          className="absolute inset-0 size-full cursor-crosshair touch-pan-y appearance-none opacity-0"
        />
      </div>
      <p aria-hidden="true" className="mono-label text-ink-2 tabular-nums">
        {describeMonth(index)}
      </p>
    </>
  )
}

function Tick({ y, text }: { y: number; text: string }) {
  return (
    <>
      <line x1="0" x2="100%" y1={`${y}%`} y2={`${y}%`} className="stroke-rule" />
      <text x="-8" y={`${y}%`} dy="4" textAnchor="end" className="fill-ink-3 font-mono">
        {text}
      </text>
    </>
  )
}

const longForecast = 48

/** Each first month of a year, or of every other year where there are many. */
function MonthNames({ months, firstNumber }: Pick<MonthChartProps, 'months' | 'firstNumber'>) {
  const step = months.length > longForecast ? 24 : 12
  const named = months.flatMap((name, index) =>
    (index + firstNumber - 1) % step === 0 && index + firstNumber > 0 ? [{ name, index }] : [],
  )
  return named.map(({ name, index }) => {
    const x = placeIndex(index, months.length)
    return (
      <g key={index}>
        <svg x={`${x}%`} y="100%" className="overflow-visible">
          <line y2="7" className="stroke-control" />
        </svg>
        <text x={`${x}%`} y="100%" dy="22" className="fill-ink-3 font-mono">
          {name}
        </text>
      </g>
    )
  })
}
