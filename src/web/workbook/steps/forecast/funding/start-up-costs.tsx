import type { ItemIn } from '#domain/plan/address/field-address.ts'
import { startUpKindLabels } from '#domain/plan/fields/choice-labels.ts'
import { mostStartupCosts } from '#domain/plan/list-limits.ts'
import { signOfCurrency } from '#domain/wording/currency-sign.ts'
import { usePlanValue } from '#web/workbook/editor/plan-context.tsx'
import { FieldColumns } from '#web/workbook/fields/field-columns.tsx'
import { ItemFields } from '#web/workbook/fields/item-fields.tsx'
import { ItemList } from '#web/workbook/fields/item-list.tsx'
import { LongText } from '#web/workbook/fields/long-text.tsx'
import { NumberInput } from '#web/workbook/fields/number-input.tsx'
import { TextInput } from '#web/workbook/fields/text-input.tsx'
import { ForecastChoice } from '#web/workbook/steps/forecast/fields/forecast-choice.tsx'
import { ForecastNumber, useCurrency } from '#web/workbook/steps/forecast/fields/forecast-number.tsx'
import { PartSection } from './part-section.tsx'

const list = ['financialProjections', 'startupCosts'] as const

/** The plan's one list of start-up costs, with what the forecast asks about each. */
export function StartUpCosts() {
  return (
    <PartSection
      title="What you need before the first sale"
      why="A lender checks each amount against a quote, and wants to see what lasts for years."
    >
      <ItemList
        address={list}
        titleField="category"
        most={mostStartupCosts}
        hideLabel
        renderItem={(address) => <StartUpCost address={address} />}
      />
    </PartSection>
  )
}

function StartUpCost({ address }: { address: ItemIn<typeof list> }) {
  const sign = signOfCurrency(useCurrency())
  return (
    <ItemFields>
      <FieldColumns count="3:2">
        <TextInput address={[...address, 'category']} />
        <NumberInput address={[...address, 'amount']} leading={sign} />
      </FieldColumns>
      <FieldColumns count="3:2 short">
        <ForecastChoice
          address={[...address, 'kind']}
          options={startUpKindLabels}
          emptyLabel="Not chosen: counts as a fee"
        />
        <ForecastNumber address={[...address, 'month']} />
      </FieldColumns>
      <YearsOfUse address={address} />
      <TextInput address={[...address, 'quote']} />
      <LongText address={[...address, 'description']} rows={2} />
    </ItemFields>
  )
}

/** Only what wears out is used for a number of years. */
function YearsOfUse({ address }: { address: ItemIn<typeof list> }) {
  const kind = usePlanValue([...address, 'kind'])
  if (kind !== 'equipment' && kind !== 'fit-out') return null
  return (
    <FieldColumns count="3:2">
      <ForecastNumber address={[...address, 'yearsOfUse']} />
    </FieldColumns>
  )
}
