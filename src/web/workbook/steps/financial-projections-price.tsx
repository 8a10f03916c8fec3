import { useState } from 'react'
import { findNumberFault } from '#domain/finance/number-ranges.ts'
import { priceUnits, purchaseFrequencies } from '#domain/finance/purchase-frequency.ts'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { toControlId } from '#web/workbook/editor/plan-context.tsx'
import { FieldColumns } from '#web/workbook/fields/field-columns.tsx'
import { describeField } from '#web/workbook/fields/field-texts.tsx'
import { TextInput } from '#web/workbook/fields/text-input.tsx'
import { usePlanField } from '#web/workbook/fields/use-plan-field.ts'

const unit = ['financialProjections', 'projections', 'priceUnit'] as const
const frequency = ['financialProjections', 'projections', 'purchasesPerMonth'] as const
const unitsId = 'price-units'
const another = 'another'

/** What the price is for, and how often a customer pays it. */
export function PriceTerms() {
  const { value, change } = usePlanField(frequency)
  const isKnown = purchaseFrequencies.some(({ perMonth }) => perMonth === value)
  const [wantsNumber, setWantsNumber] = useState(false)
  const showsNumber = wantsNumber || !isKnown
  return (
    <>
      <FieldColumns count={2}>
        <TextInput address={unit} list={unitsId} />
        <Select
          {...describeField(frequency)}
          id={toControlId(frequency)}
          value={showsNumber ? another : value}
          onChange={({ currentTarget }) => {
            setWantsNumber(currentTarget.value === another)
            if (currentTarget.value !== another) change(Number(currentTarget.value))
          }}
        >
          {purchaseFrequencies.map(({ label, perMonth }) => (
            <option key={perMonth} value={perMonth}>
              {label}
            </option>
          ))}
          <option value={another}>Another number</option>
        </Select>
      </FieldColumns>
      {/* Not in the columns, whose layout would show it. */}
      <datalist id={unitsId}>
        {priceUnits.map((word) => (
          <option key={word}>{word}</option>
        ))}
      </datalist>
      {showsNumber && (
        <NumberField
          label="Purchases a month"
          hint="Divide 4.33 by the weeks between two purchases."
          value={value}
          trailing="times a month"
          onValueChange={(typed) => change(typed ?? 1)}
          error={findNumberFault(frequency, value)}
          invalidText="This is not a number."
        />
      )}
    </>
  )
}
