import { type ReactNode, useState, useSyncExternalStore } from 'react'
import type { OptionalNumberAddress } from '#domain/plan/address/field-address.ts'
import { toCurrency } from '#domain/plan/currency-of.ts'
import { writeAddress } from '#domain/plan/address/write-address.ts'
import { copyOf } from '#domain/plan/fields/field-catalog.ts'
import type { FieldCopy, FieldUnit } from '#domain/plan/fields/field-copy.ts'
import { findForecastHint } from '#domain/plan/fields/forecast-hints.ts'
import { signOfCurrency } from '#domain/wording/currency-sign.ts'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { toControlId, usePlanEditor, usePlanValue } from '#web/workbook/editor/plan-context.tsx'
import { useUnsentText } from '#web/workbook/editor/unsent-text.ts'
import { useFigureSource, usePlanField } from '#web/workbook/fields/use-plan-field.ts'
import { useForecastNote } from '#web/workbook/steps/forecast/calculation/use-forecast.ts'
import { describeForecastField } from './describe-forecast-field.ts'
import { describeTyped, readTypedNumber } from './read-typed-number.ts'
import { isOnlyAnswer } from './is-only-answer.ts'

interface ForecastNumberProps {
  address: OptionalNumberAddress
  /** Words that fit this place better than the field's own, such as those of a kind of sale. */
  words?: Partial<Pick<FieldCopy, 'label' | 'hint' | 'unit' | 'placeholder'>> | undefined
  /** Inside the box after the number. */
  trailing?: ReactNode
  /** In a group that has the hint and the example for all of its fields. */
  isPlain?: boolean
}

/** Those with a figure that readers ask about. */
const keyFields: ReadonlySet<unknown> = new Set(['price', 'inMonth12', 'pay', 'amount'])

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
  const unit = words?.unit ?? findForecastHint(address)?.unit ?? copyOf(address).unit
  const unitText = unit === undefined || unit === 'money' || unit === 'month' ? undefined : unitTexts[unit]
  const [typed, setTyped] = useState<string | null>(null)
  const source = useFigureSource(address)
  const unread = useUnsentText(writeAddress(address))
  const [wasLeft, setWasLeft] = useState(false)
  // A field is empty before anyone can answer it, so it complains only once it was left empty.
  const isQuiet = value === null && !wasLeft
  const isFirst = useIsOnlyAnswer(address, isQuiet && note !== null)
  const parse = (text: string) => readTypedNumber(text, unit)
  // Whoever types a unit does not need another one.
  const after = typed !== null && /\p{L}/u.test(typed) ? undefined : (trailing ?? unitText)
  return (
    <NumberField
      {...texts}
      {...(isPlain ? {} : { hint, labelExtra })}
      id={toControlId(address)}
      value={value}
      {...(unit === 'money' ? { leading: sign } : {})}
      {...(after === undefined ? {} : { trailing: <span className="text-sm">{after}</span> })}
      {...(unit === 'months' || unit === 'years' ? { inputMode: 'text' } : {})}
      parse={parse}
      unread={unread}
      onValueChange={change}
      onInput={({ currentTarget }) => {
        setTyped(currentTarget.value)
        if (parse(currentTarget.value) === 'invalid') change(null)
      }}
      onBlur={() => {
        setTyped(null)
        setWasLeft(true)
        if (keyFields.has(address.at(-1))) source.leave()
      }}
      after={source.after}
      error={isQuiet ? null : note}
      note={isQuiet && !isFirst ? note : describeTyped(address, value, typed, unit)}
      invalidText="This is not a number, so it counts as empty."
    />
  )
}

/** Follows the plan only where it is asked, because a forecast has hundreds of fields and each would look at each key. */
function useIsOnlyAnswer(address: OptionalNumberAddress, isAsked: boolean): boolean {
  const { store } = usePlanEditor()
  return useSyncExternalStore(
    isAsked ? store.subscribe : followNothing,
    () => isAsked && isOnlyAnswer(store.getState().workbook.data, address),
  )
}

function followNothing(): () => void {
  return () => {}
}

const currencyAddress = ['financialProjections', 'currency'] as const

export function useCurrency(): string {
  return toCurrency(usePlanValue(currencyAddress))
}

function useCurrencySign(): string {
  return signOfCurrency(useCurrency())
}
