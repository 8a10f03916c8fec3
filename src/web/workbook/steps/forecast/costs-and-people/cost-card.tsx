import { costCategoryLabels, costPeriodLabels, percentBaseLabels } from '#domain/plan/fields/choice-labels.ts'
import { formatNumber } from '#domain/wording/format-number.ts'
import { usePlanValue } from '#web/workbook/editor/plan-context.tsx'
import { FieldColumns } from '#web/workbook/fields/field-columns.tsx'
import { ItemFields } from '#web/workbook/fields/item-fields.tsx'
import { FoldedGroup } from '#web/workbook/steps/forecast/fields/folded-group.tsx'
import type { CostAddress } from '#web/workbook/steps/forecast/fields/forecast-addresses.ts'
import { ForecastChoice } from '#web/workbook/steps/forecast/fields/forecast-choice.tsx'
import { ForecastNumber } from '#web/workbook/steps/forecast/fields/forecast-number.tsx'
import { ForecastText } from '#web/workbook/steps/forecast/fields/forecast-text.tsx'
import { MonthsByHand } from '#web/workbook/steps/forecast/months-by-hand/months-by-hand.tsx'

const moreFields = [
  'category',
  'percentOf',
  'risePercent',
  'startMonth',
  'endMonth',
  'daysUntilPaid',
] as const

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
          <FieldColumns count={2}>
            <ForecastNumber address={[...address, 'daysUntilPaid']} words={{ placeholder: '0' }} />
            {period === 'percent-of-sales' && (
              <ForecastChoice
                address={[...address, 'percentOf']}
                options={percentBaseLabels}
                emptyLabel={percentBaseLabels.paid}
              />
            )}
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
  const days = usePlanValue([...address, 'daysUntilPaid']) ?? 0
  const parts = [
    isMarketing ? 'Marketing' : '',
    `${isMarketing ? 'from' : 'From'} month ${formatNumber(start)}${end === null ? '' : ` to month ${formatNumber(end)}`}`,
    rise === 0 ? '' : `up ${formatNumber(rise, 1)}% a year`,
    days === 0 ? '' : `paid after ${formatNumber(days)} days`,
  ]
  return parts.filter(Boolean).join(', ')
}
