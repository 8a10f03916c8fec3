import type { ChoiceAddress } from '#domain/plan/address/field-address.ts'
import { streamKindLabels, volumePeriodLabels } from '#domain/plan/fields/choice-labels.ts'
import { copyOf } from '#domain/plan/fields/field-catalog.ts'
import { describeStream } from '#domain/plan/fields/stream-words.ts'
import { streamKinds, volumePeriods } from '#domain/plan/forecast-choices.ts'
import { toControlId, usePlanValue } from '#web/workbook/editor/plan-context.tsx'
import { FieldColumns } from '#web/workbook/fields/field-columns.tsx'
import { ItemFields } from '#web/workbook/fields/item-fields.tsx'
import { usePlanField } from '#web/workbook/fields/use-plan-field.ts'
import { describeForecastField } from '#web/workbook/steps/forecast/fields/describe-forecast-field.ts'
import type { StreamAddress } from '#web/workbook/steps/forecast/fields/forecast-addresses.ts'
import { ForecastNumber } from '#web/workbook/steps/forecast/fields/forecast-number.tsx'
import { ForecastText } from '#web/workbook/steps/forecast/fields/forecast-text.tsx'
import { ToggleGroup } from '#web/workbook/steps/forecast/fields/toggle-group.tsx'
import { MonthsByHand } from '#web/workbook/steps/forecast/months-by-hand/months-by-hand.tsx'
import { SeasonBars } from './season-bars.tsx'
import { StreamAmounts } from './stream-amounts.tsx'
import { StreamCosts, StreamTerms, StreamYears } from './stream-groups.tsx'
import { StreamVolumeFields } from './stream-volume-fields.tsx'

/** The questions about one thing that is sold. Switching its kind loses nothing that was written. */
export function StreamCard({ address }: { address: StreamAddress }) {
  const kind = usePlanValue([...address, 'kind']) || 'units'
  const period = usePlanValue([...address, 'period']) || 'month'
  const base = usePlanValue([...address, 'percentOfStreamId']) ?? ''
  const words = describeStream(kind, period)
  const isShare = kind === 'amount' && base !== ''
  return (
    <ItemFields>
      <ForecastText address={[...address, 'name']} />
      <KindChoice address={address} />
      {kind === 'units' && <PeriodChoice address={address} />}
      {words.price && (
        <FieldColumns count={2}>
          <ForecastNumber address={[...address, 'price']} words={words.price} trailing={words.priceUnit} />
          {kind === 'units' && period === 'day' && (
            <ForecastNumber
              address={[...address, 'daysPerMonth']}
              words={{ placeholder: '30' }}
              trailing="days"
            />
          )}
          {kind === 'recurring' && <ForecastNumber address={[...address, 'churnPercent']} />}
          {kind === 'hours' && <ForecastNumber address={[...address, 'hoursPerMonth']} />}
        </FieldColumns>
      )}
      {kind === 'recurring' && (
        <FieldColumns count={2}>
          <ForecastNumber address={[...address, 'openingCustomers']} trailing="customers" />
        </FieldColumns>
      )}
      {kind === 'hours' && (
        <FieldColumns count={2}>
          <ForecastNumber address={[...address, 'billedPercent']} words={{ placeholder: '100' }} />
        </FieldColumns>
      )}
      {kind === 'amount' && <StreamAmounts address={address} />}
      {!isShare && (
        <>
          <hr className="border-rule" />
          <StreamVolumeFields address={address} words={words} canEstimate={kind === 'units'} />
          <hr className="border-rule" />
          <SeasonBars address={[...address, 'season']} />
        </>
      )}
      <div>
        <StreamYears address={address} kind={kind} />
        <StreamCosts address={address} kind={kind} />
        <StreamTerms address={address} />
        <MonthsByHand itemId={address[3].id} lines={['volume', 'sales', 'direct-cost']} />
      </div>
    </ItemFields>
  )
}

function KindChoice({ address }: { address: StreamAddress }) {
  const field = [...address, 'kind'] as const
  const { value, change } = usePlanField(field)
  return (
    <ToggleGroup
      legend={copyOf(field).label}
      hint={<ChoiceHint address={field} />}
      controlId={toControlId(field)}
      options={streamKinds.map((kind) => ({ value: kind, label: streamKindLabels[kind] }))}
      value={value || 'units'}
      onValueChange={change}
    />
  )
}

function PeriodChoice({ address }: { address: StreamAddress }) {
  const field = [...address, 'period'] as const
  const { value, change } = usePlanField(field)
  return (
    <ToggleGroup
      legend={copyOf(field).label}
      hint={<ChoiceHint address={field} />}
      controlId={toControlId(field)}
      options={volumePeriods.map((period) => ({ value: period, label: volumePeriodLabels[period] }))}
      value={value || 'month'}
      onValueChange={change}
    />
  )
}

/** The question, and an example as at other fields. */
function ChoiceHint({ address }: { address: ChoiceAddress }) {
  const { hint, labelExtra } = describeForecastField(address)
  return (
    <span className="flex flex-wrap items-baseline justify-between gap-x-4">
      {hint}
      {labelExtra}
    </span>
  )
}
