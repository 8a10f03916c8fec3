import { useState } from 'react'
import { currencyOf } from '#domain/plan/currency-of.ts'
import { defaultCurrency, isCurrency, nameCurrency } from '#domain/wording/currencies.ts'
import { listCurrentCurrencies } from '#domain/wording/current-currencies.ts'
import { signOfCurrency } from '#domain/wording/currency-sign.ts'
import { Select } from '#web/ui/fields/select.tsx'
import { showToast } from '#web/ui/notices/toast-store.ts'
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
  const [wasSaid, setWasSaid] = useState(false)
  const isOffered = value === '' || options.some(({ code }) => code === value)
  const isForeign = value !== '' && !isCurrency(value)

  function choose(code: string) {
    change(code === defaultCurrency ? '' : code)
    if (wasSaid) return
    setWasSaid(true)
    showToast({ title: `Amounts are now in ${code}`, description: 'Amounts are not converted.' })
  }

  return (
    <Select
      {...describeField(address)}
      id={toControlId(address)}
      value={value === '' ? defaultCurrency : value}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
      error={isForeign ? `“${value}” is not a currency, so amounts are shown in US dollars.` : null}
    >
      {!isOffered && <option value={value}>{isForeign ? value : `${value} · ${nameCurrency(value)}`}</option>}
      {options.map(({ code, name }) => (
        <option key={code} value={code}>
          {`${code} · ${name}`}
        </option>
      ))}
    </Select>
  )
}

function listOptions(): { code: string; name: string }[] {
  return listCurrentCurrencies().map((code) => ({ code, name: nameCurrency(code) }))
}
