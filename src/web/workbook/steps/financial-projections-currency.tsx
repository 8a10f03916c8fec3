import { useState } from 'react'
import { currencyOf } from '#domain/plan/currency-of.ts'
import { defaultCurrency, listCurrencies, nameCurrency } from '#domain/wording/currencies.ts'
import { signOfCurrency } from '#domain/wording/currency-sign.ts'
import { Select } from '#web/ui/fields/select.tsx'
import { toControlId, usePlan } from '#web/workbook/editor/plan-context.tsx'
import { describeField } from '#web/workbook/fields/field-texts.tsx'
import { usePlanField } from '#web/workbook/fields/use-plan-field.ts'

const address = ['financialProjections', 'currency'] as const

/** The sign of the plan's currency before an amount: '$', '€' or 'CHF'. */
export function CurrencySign() {
  const currency = usePlan(({ data }) => currencyOf(data))
  return signOfCurrency(currency)
}

/** Dollars are stored as nothing, so that plans in dollars stay as they are. */
export function CurrencyChoice() {
  const { value, change } = usePlanField(address)
  const [options] = useState(listOptions)
  const isForeign = value !== '' && options.every(({ code }) => code !== value)
  return (
    <Select
      {...describeField(address)}
      id={toControlId(address)}
      value={value === '' ? defaultCurrency : value}
      onChange={({ currentTarget }) =>
        change(currentTarget.value === defaultCurrency ? '' : currentTarget.value)
      }
      error={isForeign ? `“${value}” is not a currency, so amounts are shown in US dollars.` : null}
    >
      {isForeign && <option value={value}>{value}</option>}
      {options.map(({ code, name }) => (
        <option key={code} value={code}>
          {`${code} · ${name}`}
        </option>
      ))}
    </Select>
  )
}

function listOptions(): { code: string; name: string }[] {
  return listCurrencies().map((code) => ({ code, name: nameCurrency(code) }))
}
