import { costCategoryLabels, costPeriodLabels } from '#domain/plan/fields/choice-labels.ts'
import { formatNumber } from '#domain/wording/format-number.ts'
import { usePlanValue } from '#web/workbook/editor/plan-context.tsx'
import { FieldColumns } from '#web/workbook/fields/field-columns.tsx'
import { ItemFields } from '#web/workbook/fields/item-fields.tsx'
import { FoldedGroup } from './folded-group.tsx'
import type { CostAddress } from './forecast-addresses.ts'
import { ForecastChoice } from './forecast-choice.tsx'
import { ForecastNumber } from './forecast-number.tsx'
import { ForecastText } from './forecast-text.tsx'
import { MonthsByHand } from './months-by-hand.tsx'

const moreFields = ['category', 'risePercent', 'startMonth', 'endMonth'] as const

/** A cost that keeps the business running. */
export function CostCard({ address }: { address: CostAddress }) {
  const period = usePlanValue([...address, 'period']) || 'month'
  return (
    <ItemFields>
      <ForecastText address={[...address, 'name']} />
      <FieldColumns count="2 short">
        <ForecastNumber
          address={[...address, 'amount']}
          words={{ unit: period === 'percent-of-sales' ? 'percent' : 'money' }}
        />
        <ForecastChoice
          address={[...address, 'period']}
          options={costPeriodLabels}
          emptyLabel="Every month"
        />
      </FieldColumns>
      <div>
        <FoldedGroup
          title="More about it"
          summary={<CostSummary address={address} />}
          fields={moreFields.map((field) => [...address, field])}
        >
          <FieldColumns count={2}>
            <ForecastChoice
              address={[...address, 'category']}
              options={costCategoryLabels}
              emptyLabel="Other"
            />
            <ForecastNumber address={[...address, 'risePercent']} />
          </FieldColumns>
          <FieldColumns count="2 short">
            <ForecastNumber address={[...address, 'startMonth']} words={{ placeholder: '1' }} />
            <ForecastNumber address={[...address, 'endMonth']} />
          </FieldColumns>
        </FoldedGroup>
        <MonthsByHand itemId={address[3].id} lines={['cost']} />
      </div>
    </ItemFields>
  )
}

function CostSummary({ address }: { address: CostAddress }) {
  const isMarketing = usePlanValue([...address, 'category']) === 'marketing'
  const start = usePlanValue([...address, 'startMonth']) ?? 1
  const end = usePlanValue([...address, 'endMonth']) ?? null
  const rise = usePlanValue([...address, 'risePercent']) ?? 0
  const parts = [
    isMarketing ? 'Marketing' : '',
    `${isMarketing ? 'from' : 'From'} month ${formatNumber(start)}${end === null ? '' : ` to month ${formatNumber(end)}`}`,
    rise === 0 ? '' : `up ${formatNumber(rise, 1)}% a year`,
  ]
  return parts.filter(Boolean).join(', ')
}
