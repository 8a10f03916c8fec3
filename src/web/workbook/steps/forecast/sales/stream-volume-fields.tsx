import { useState } from 'react'
import { nameForecastMonth } from '#domain/forecast/statements/name-periods.ts'
import type { StreamWords } from '#domain/plan/fields/stream-words.ts'
import { FieldGroup } from '#web/ui/fields/field-group.tsx'
import { usePlanValue } from '#web/workbook/editor/plan-context.tsx'
import { ExampleNote } from '#web/workbook/fields/example-note.tsx'
import { FieldColumns } from '#web/workbook/fields/field-columns.tsx'
import { useForecastFigure } from '#web/workbook/steps/forecast/calculation/use-forecast.ts'
import type { StreamAddress } from '#web/workbook/steps/forecast/fields/forecast-addresses.ts'
import { ForecastNumber } from '#web/workbook/steps/forecast/fields/forecast-number.tsx'
import { ForecastText } from '#web/workbook/steps/forecast/fields/forecast-text.tsx'
import { EstimateOffer } from './estimate-offer.tsx'

interface StreamVolumeFieldsProps {
  address: StreamAddress
  words: StreamWords
  /** Whether seats and turns can estimate it. */
  canEstimate: boolean
}

const typedMonths = [
  { field: 'inMonth1', month: 1 },
  { field: 'inMonth6', month: 6 },
  { field: 'inMonth12', month: 12 },
] as const

/** How many in months 1, 6 and 12, and the most there can be with its reason. */
export function StreamVolumeFields({ address, words, canEstimate }: StreamVolumeFieldsProps) {
  const [isEstimating, setIsEstimating] = useState(false)
  return (
    <>
      <FieldGroup
        legend={words.volume.label}
        hint={
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            {words.volume.hint}
            <span className="ml-auto">
              {canEstimate && (
                <button
                  type="button"
                  aria-expanded={isEstimating}
                  onClick={() => setIsEstimating(!isEstimating)}
                  className="min-h-6 text-sm font-semibold text-blue hover:underline pointer-coarse:min-h-11"
                >
                  I don’t know
                </button>
              )}
            </span>
            <ExampleNote address={[...address, 'inMonth12']} label={words.volume.label} />
          </span>
        }
      >
        {isEstimating && (
          <div className="mb-4">
            <EstimateOffer address={address} unit={words.volumeUnit} onDone={() => setIsEstimating(false)} />
          </div>
        )}
        <FieldColumns count="3 short">
          {typedMonths.map(({ field, month }) => (
            <TypedMonth key={field} address={address} field={field} month={month} words={words} />
          ))}
        </FieldColumns>
      </FieldGroup>
      <FieldColumns count="2:3">
        <ForecastNumber
          address={[...address, 'capacity']}
          words={words.capacity}
          {...(words.capacityUnit === '' ? {} : { trailing: words.capacityUnit })}
        />
        <ForecastText address={[...address, 'capacityReason']} />
      </FieldColumns>
    </>
  )
}

interface TypedMonthProps extends Pick<StreamVolumeFieldsProps, 'address' | 'words'> {
  field: (typeof typedMonths)[number]['field']
  month: number
}

function TypedMonth({ address, field, month, words }: TypedMonthProps) {
  const start = usePlanValue([...address, 'startMonth']) ?? 1
  const firstMonth = useForecastFigure(({ forecast }) => forecast.model.firstMonth)
  const calendarMonth = Math.min(1200, Math.max(1, Math.round(start))) + month - 1
  const name = firstMonth === null ? '' : ` · ${nameForecastMonth({ firstMonth }, calendarMonth)}`
  const { unit } = words.volume
  return (
    <ForecastNumber
      address={[...address, field]}
      words={{ label: `Month ${month}${name}`, ...(unit === undefined ? {} : { unit }) }}
      isPlain
      {...(words.volumeUnit === '' ? {} : { trailing: words.volumeUnit })}
    />
  )
}
