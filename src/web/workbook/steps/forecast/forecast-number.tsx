import type { ReactNode } from 'react'
import { currencyOf } from '#domain/plan/currency-of.ts'
import type { OptionalNumberAddress } from '#domain/plan/address/field-address.ts'
import type { FieldCopy, FieldUnit } from '#domain/plan/fields/field-copy.ts'
import { findForecastHint } from '#domain/plan/fields/forecast-hints.ts'
import { signOfCurrency } from '#domain/wording/currency-sign.ts'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { parseNumberText } from '#web/ui/fields/number-text.ts'
import { toControlId, usePlan } from '#web/workbook/editor/plan-context.tsx'
import { usePlanField } from '#web/workbook/fields/use-plan-field.ts'
import { describeForecastField } from './describe-forecast-field.ts'
import { useForecastNote } from './use-forecast.ts'

interface ForecastNumberProps {
  address: OptionalNumberAddress
  /** Words that fit this place better than the field's own, such as those of a kind of sale. */
  words?: Partial<Pick<FieldCopy, 'label' | 'hint' | 'unit' | 'placeholder'>> | undefined
  /** Inside the box after the number. */
  trailing?: ReactNode
  /** In a group that has the hint and the example for all of its fields. */
  isPlain?: boolean
}

const unitTexts: Readonly<Record<Exclude<FieldUnit, 'money' | 'month'>, string>> = {
  percent: '%',
  months: 'months',
  days: 'days',
  hours: 'hours',
  years: 'years',
  people: 'people',
}

/** A number of the forecast. Empty is an answer too, and the forecast says what a number that cannot be counts as. */
export function ForecastNumber({ address, words, trailing, isPlain = false }: ForecastNumberProps) {
  const { value = null, change } = usePlanField(address)
  const note = useForecastNote(address)
  const sign = useCurrencySign()
  const { hint, labelExtra, ...texts } = { ...describeForecastField(address), ...words }
  const unit = words?.unit ?? findForecastHint(address)?.unit
  const unitText = unit === undefined || unit === 'money' || unit === 'month' ? undefined : unitTexts[unit]
  const after = trailing ?? unitText
  return (
    <NumberField
      {...texts}
      {...(isPlain ? {} : { hint, labelExtra })}
      id={toControlId(address)}
      value={value}
      {...(unit === 'money' ? { leading: sign } : {})}
      {...(after === undefined ? {} : { trailing: <span className="text-sm">{after}</span> })}
      onValueChange={change}
      onInput={(event) => {
        if (parseNumberText(event.currentTarget.value) === 'invalid') change(null)
      }}
      error={note}
      invalidText="This is not a number, so it counts as empty."
    />
  )
}

export function useCurrency(): string {
  return usePlan(({ data }) => currencyOf(data))
}

function useCurrencySign(): string {
  return signOfCurrency(useCurrency())
}
