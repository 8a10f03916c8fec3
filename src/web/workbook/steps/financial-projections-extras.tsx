import { useState } from 'react'
import { sumStartupCosts } from '#domain/finance/number-ranges.ts'
import { currencyOf } from '#domain/plan/currency-of.ts'
import { formatMoney } from '#domain/wording/format-money.ts'
import { mostStartupCosts } from '#domain/plan/list-limits.ts'
import { Card } from '#web/ui/display/card.tsx'
import { usePlan, usePlanEditor } from '#web/workbook/editor/plan-context.tsx'
import { FieldColumns } from '#web/workbook/fields/field-columns.tsx'
import { ItemFields } from '#web/workbook/fields/item-fields.tsx'
import { ItemList } from '#web/workbook/fields/item-list.tsx'
import { LongText } from '#web/workbook/fields/long-text.tsx'
import { NumberInput } from '#web/workbook/fields/number-input.tsx'
import { TextInput } from '#web/workbook/fields/text-input.tsx'
import { TextList } from '#web/workbook/fields/text-list.tsx'
import { CurrencySign } from './financial-projections-currency.tsx'
import { FoldedList, hasOwnLists } from './financial-projections-fold.tsx'

/** The figures that readers of a plan expect besides the unit economics. */
export function FinancialExtras() {
  const editor = usePlanEditor()
  // Decided once, so that no list folds under the hands of the person who fills it in.
  const [isFolded] = useState(() => hasOwnLists(editor.store.getState().workbook.data))
  return (
    <section aria-labelledby="more-for-the-plan" className="mt-6 flex flex-col gap-6">
      <div>
        <h2 id="more-for-the-plan" className="display-heading text-heading">
          More for the plan
        </h2>
        <p className="text-ink-2">
          Lenders and partners ask for these too. They appear in the exported plan.
        </p>
      </div>
      <Card>
        <FieldColumns count={2}>
          <NumberInput address={['financialProjections', 'projections', 'conversionRate']} trailing="%" />
          <NumberInput address={['financialProjections', 'projections', 'monthlyGrowthRate']} trailing="%" />
        </FieldColumns>
      </Card>
      <FoldedList title="Pricing tiers" summary={<TierSummary />} isFolded={isFolded}>
        <ItemList
          address={['financialProjections', 'pricingTiers']}
          titleField="name"
          hideLabel={isFolded}
          renderItem={(address) => (
            <ItemFields>
              <FieldColumns count="3:2">
                <TextInput address={[...address, 'name']} />
                <NumberInput address={[...address, 'price']} leading={<CurrencySign />} />
              </FieldColumns>
              <TextList address={[...address, 'features']} />
              <LongText address={[...address, 'targetSegment']} rows={1} />
            </ItemFields>
          )}
        />
      </FoldedList>
      <FoldedList title="Start-up costs" summary={<CostSummary />} isFolded={isFolded}>
        <ItemList
          address={['financialProjections', 'startupCosts']}
          titleField="category"
          hideLabel={isFolded}
          most={mostStartupCosts}
          renderItem={(address) => (
            <ItemFields>
              <FieldColumns count="3:2">
                <TextInput address={[...address, 'category']} />
                <NumberInput address={[...address, 'amount']} leading={<CurrencySign />} />
              </FieldColumns>
              <LongText address={[...address, 'description']} rows={2} />
            </ItemFields>
          )}
        />
        <StartupTotal />
      </FoldedList>
    </section>
  )
}

function TierSummary() {
  const names = usePlan(({ data }) =>
    data.financialProjections.pricingTiers.map(({ name }) => name).join(', '),
  )
  return names
}

function CostSummary() {
  const total = usePlan(({ data }) => sumStartupCosts(data.financialProjections.startupCosts))
  const currency = usePlan(({ data }) => currencyOf(data))
  return `${formatMoney(total, { cents: 'never', currency })} in all, also under Start-up and funding`
}

function StartupTotal() {
  const count = usePlan(({ data }) => data.financialProjections.startupCosts.length)
  const total = usePlan(({ data }) => sumStartupCosts(data.financialProjections.startupCosts))
  const currency = usePlan(({ data }) => currencyOf(data))
  if (count === 0) return null
  return (
    <Card padding="sm" className="mt-4 flex flex-wrap items-baseline justify-between gap-x-6">
      <span className="font-semibold">Total start-up costs</span>
      <span className="font-display text-[1.3125rem] font-bold tracking-[-0.02em] tabular-nums">
        {formatMoney(total, { cents: 'never', currency })}
      </span>
    </Card>
  )
}
