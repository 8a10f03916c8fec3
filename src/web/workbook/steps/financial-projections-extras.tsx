import { sumStartupCosts } from '#domain/finance/number-ranges.ts'
import { formatMoney } from '#domain/wording/format-money.ts'
import { Card } from '#web/ui/display/card.tsx'
import { usePlan } from '#web/workbook/editor/plan-context.tsx'
import { FieldColumns } from '#web/workbook/fields/field-columns.tsx'
import { ItemFields } from '#web/workbook/fields/item-fields.tsx'
import { ItemList } from '#web/workbook/fields/item-list.tsx'
import { LongText } from '#web/workbook/fields/long-text.tsx'
import { NumberInput } from '#web/workbook/fields/number-input.tsx'
import { TextInput } from '#web/workbook/fields/text-input.tsx'
import { TextList } from '#web/workbook/fields/text-list.tsx'

/** What a reader of the plan asks for beside the unit economics. */
export function FinancialExtras() {
  return (
    <section aria-labelledby="more-for-the-plan" className="mt-6 flex flex-col gap-6">
      <div>
        <h2 id="more-for-the-plan" className="display-heading text-heading">
          More for the plan
        </h2>
        <p className="text-ink-2">Lenders and partners ask for these too. They stand in the exported plan.</p>
      </div>
      <Card>
        <FieldColumns count={2}>
          <NumberInput place={['financialProjections', 'projections', 'conversionRate']} trailing="%" />
          <NumberInput place={['financialProjections', 'projections', 'monthlyGrowthRate']} trailing="%" />
        </FieldColumns>
      </Card>
      <ItemList
        place={['financialProjections', 'pricingTiers']}
        titleField="name"
        renderItem={(place) => (
          <ItemFields>
            <FieldColumns count="3:2">
              <TextInput place={[...place, 'name']} />
              <NumberInput place={[...place, 'price']} leading="$" />
            </FieldColumns>
            <TextList place={[...place, 'features']} />
            <LongText place={[...place, 'targetSegment']} rows={1} />
          </ItemFields>
        )}
      />
      <div>
        <ItemList
          place={['financialProjections', 'startupCosts']}
          titleField="category"
          renderItem={(place) => (
            <ItemFields>
              <FieldColumns count="3:2">
                <TextInput place={[...place, 'category']} />
                <NumberInput place={[...place, 'amount']} leading="$" />
              </FieldColumns>
              <LongText place={[...place, 'description']} rows={2} />
            </ItemFields>
          )}
        />
        <StartupTotal />
      </div>
    </section>
  )
}

function StartupTotal() {
  const count = usePlan(({ data }) => data.financialProjections.startupCosts.length)
  const total = usePlan(({ data }) => sumStartupCosts(data.financialProjections.startupCosts))
  if (count === 0) return null
  return (
    <Card padding="sm" className="mt-4 flex flex-wrap items-baseline justify-between gap-x-6">
      <span className="font-semibold">Total start-up costs</span>
      <span className="font-display text-[1.3125rem] font-bold tracking-[-0.02em] tabular-nums">
        {formatMoney(total, { cents: 'never' })}
      </span>
    </Card>
  )
}
