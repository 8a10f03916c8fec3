import { readStreamVolume, type StreamVolume } from '#domain/forecast/figures/stream-volume.ts'
import { roundForecast } from '#domain/forecast/printed/round-forecast.ts'
import { describeStream } from '#domain/plan/fields/stream-words.ts'
import { formatMoney } from '#domain/wording/format-money.ts'
import { formatNumber } from '#domain/wording/format-number.ts'
import { useForecast } from '#web/workbook/steps/forecast/calculation/use-forecast.ts'
import { PictureFrame } from '#web/workbook/steps/forecast/picture-frame.tsx'
import { describeVolume } from './describe-volume.ts'
import { VolumeChart } from './volume-chart.tsx'

/** How much of one thing is sold: the one being typed, or the first. */
export function SalesPicture({ shownId }: { shownId: string | null }) {
  const plan = useForecast()
  if (!plan) return null
  const { forecast } = plan
  const { streams } = forecast.model
  const index = Math.max(
    0,
    streams.findIndex(({ id }) => id === shownId),
  )
  const volume = readStreamVolume(roundForecast(forecast), index)
  if (!volume || volume.years.every(({ sales, volume: sold }) => sales === 0 && sold === 0)) return null
  const { stream } = volume
  const words = describeStream(stream.kind, stream.period)
  return (
    <PictureFrame
      title={describeVolume(volume, forecast.model)}
      subtitle={streams.length > 1 && stream.name !== '' ? stream.name : null}
    >
      <VolumeChart volume={volume} model={forecast.model} />
      <p className="mono-label text-ink-3">
        {words.counted}.{volume.curve !== null && stream.season !== null && ' Dashed: before the season.'}
      </p>
      <YearTable volume={volume} countedInYear={words.countedInYear} currency={forecast.model.currency} />
    </PictureFrame>
  )
}

interface YearTableProps {
  volume: StreamVolume
  countedInYear: string
  currency: string
}

function YearTable({ volume, countedInYear, currency }: YearTableProps) {
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="sr-only">Sold and sales by year</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Year</th>
          <th scope="col">Number</th>
          <th scope="col">Sales</th>
        </tr>
      </thead>
      <tbody>
        {volume.years.map((year) => (
          <tr key={year.year} className="border-t border-rule">
            <th scope="row" className="py-1.5 text-left font-normal">
              Year {year.year}
            </th>
            <td className="py-1.5 text-right text-ink-2">
              {countedInYear === '' ? '' : `${formatNumber(year.volume)} ${countedInYear}`}
            </td>
            <td className="py-1.5 pl-3 text-right font-semibold">
              {formatMoney(year.sales, { currency, cents: 'never' })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
