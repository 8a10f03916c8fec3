import { placeAmount, scaleAmounts } from '#domain/drawings/amount-scale.ts'
import type { StreamVolume } from '#domain/forecast/figures/stream-volume.ts'
import type { ForecastModel } from '#domain/forecast/inputs/forecast-model.ts'
import { nameForecastMonth } from '#domain/forecast/statements/name-periods.ts'

interface VolumeChartProps {
  volume: StreamVolume
  model: ForecastModel
}

/** The months sold as a line, the typed curve dashed, and the most there can be. The table below has the numbers. */
export function VolumeChart({ volume, model }: VolumeChartProps) {
  const { months, curve, capacity, stream } = volume
  const scale = scaleAmounts([...months, ...(curve ?? []), capacity ?? 0], 3)
  const x = (index: number) => (index / (months.length - 1)) * 100
  const y = (value: number) => placeAmount(scale, value)
  const draw = (values: readonly number[]) =>
    values
      .map((value, index) => `${index === 0 ? 'M' : 'L'}${x(index).toFixed(2)} ${y(value).toFixed(2)}`)
      .join('')
  const line = draw(months)
  const ticks = findTickFormat(volume, model)
  const yearStarts = months.flatMap((_, index) => (index % 12 === 0 ? [index] : []))
  const typed = curve === null ? [] : [1, 6, 12].map((month) => stream.start + month - 2)
  return (
    <svg aria-hidden="true" className="h-48 w-full overflow-visible pt-4 pr-1 pb-6 pl-9" fontSize="11">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="overflow-visible">
        <path d={`${line}L100 ${y(0)}L0 ${y(0)}Z`} className="fill-blue-wash" />
      </svg>
      {scale.ticks.map((tick) => (
        <g key={tick}>
          <line
            x1="0"
            x2="100%"
            y1={`${y(tick)}%`}
            y2={`${y(tick)}%`}
            className={tick === 0 ? 'stroke-control' : 'stroke-rule'}
          />
          <text x="-6" y={`${y(tick)}%`} dy="4" textAnchor="end" className="fill-ink-3 font-mono">
            {ticks.format(tick)}
          </text>
        </g>
      ))}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="overflow-visible">
        {curve !== null && (
          <path
            d={draw(curve)}
            vectorEffect="non-scaling-stroke"
            strokeDasharray="2 3"
            className="fill-none stroke-ink-3"
          />
        )}
        <path
          d={line}
          vectorEffect="non-scaling-stroke"
          className="fill-none stroke-blue [stroke-linejoin:round] [stroke-width:2]"
        />
      </svg>
      {capacity !== null && (
        <>
          <line
            x1="0"
            x2="100%"
            y1={`${y(capacity)}%`}
            y2={`${y(capacity)}%`}
            strokeDasharray="5 4"
            className="stroke-ochre [stroke-width:1.5]"
          />
          <text
            x="2"
            y={`${y(capacity)}%`}
            dy="-6"
            className="fill-ochre font-semibold stroke-surface [paint-order:stroke] [stroke-linejoin:round] [stroke-width:4]"
          >
            The most you can do
          </text>
        </>
      )}
      {typed.map((index) => {
        const value = curve?.[index]
        return value === undefined ? null : (
          <circle
            key={index}
            cx={`${x(index)}%`}
            cy={`${y(value)}%`}
            r="4"
            className="fill-surface stroke-blue [stroke-width:2]"
          />
        )
      })}
      {yearStarts.map((index) => (
        <text key={index} x={`${x(index)}%`} y="100%" dy="18" className="fill-ink-3 font-mono">
          {nameForecastMonth(model, index + 1)}
        </text>
      ))}
    </svg>
  )
}

const tickFormats = new Map<string, Intl.NumberFormat>()

/** Short, because there is little room: '12K', '$1.5M'. Creating a format takes longer than drawing the chart. */
function findTickFormat({ stream }: StreamVolume, { currency }: ForecastModel): Intl.NumberFormat {
  const unit = stream.kind === 'amount' ? currency : ''
  const format =
    tickFormats.get(unit) ??
    new Intl.NumberFormat('en-US', {
      notation: 'compact',
      minimumFractionDigits: 0,
      maximumFractionDigits: 2,
      ...(unit === '' ? {} : { style: 'currency', currency: unit }),
    })
  tickFormats.set(unit, format)
  return format
}
