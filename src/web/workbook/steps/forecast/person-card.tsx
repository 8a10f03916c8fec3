import { employmentLabels, payPeriodLabels } from '#domain/plan/fields/choice-labels.ts'
import { formatNumber } from '#domain/wording/format-number.ts'
import { usePlanValue } from '#web/workbook/editor/plan-context.tsx'
import { FieldColumns } from '#web/workbook/fields/field-columns.tsx'
import { ItemFields } from '#web/workbook/fields/item-fields.tsx'
import { FoldedGroup } from './folded-group.tsx'
import type { PersonAddress } from './forecast-addresses.ts'
import { ForecastChoice } from './forecast-choice.tsx'
import { ForecastFlag } from './forecast-flag.tsx'
import { ForecastNumber } from './forecast-number.tsx'
import { ForecastText } from './forecast-text.tsx'
import { MonthsByHand } from './months-by-hand.tsx'

const timeFields = ['startMonth', 'endMonth', 'raisePercent'] as const

/** A role that is paid. */
export function PersonCard({ address }: { address: PersonAddress }) {
  const isContractor = usePlanValue([...address, 'employment']) === 'contractor'
  return (
    <ItemFields>
      <FieldColumns count="3:2">
        <ForecastText address={[...address, 'role']} />
        <ForecastNumber address={[...address, 'count']} words={{ placeholder: '1' }} />
      </FieldColumns>
      <FieldColumns count={2}>
        <ForecastNumber address={[...address, 'pay']} />
        <ForecastChoice address={[...address, 'payPeriod']} options={payPeriodLabels} emptyLabel="a month" />
      </FieldColumns>
      <FieldColumns count={2}>
        <ForecastChoice
          address={[...address, 'employment']}
          options={employmentLabels}
          emptyLabel="Employee"
        />
        {!isContractor && <ForecastNumber address={[...address, 'payrollPercent']} />}
      </FieldColumns>
      <div className="grid gap-3">
        <ForecastFlag address={[...address, 'isOwner']} />
        <ForecastFlag address={[...address, 'isDirect']} />
      </div>
      <div>
        <FoldedGroup
          title="From when, until when"
          summary={<TimeSummary address={address} />}
          fields={timeFields.map((field) => [...address, field])}
        >
          <FieldColumns count={3}>
            <ForecastNumber address={[...address, 'startMonth']} words={{ placeholder: '1' }} />
            <ForecastNumber address={[...address, 'endMonth']} />
            <ForecastNumber address={[...address, 'raisePercent']} />
          </FieldColumns>
        </FoldedGroup>
        <MonthsByHand itemId={address[3].id} lines={['pay']} />
      </div>
    </ItemFields>
  )
}

function TimeSummary({ address }: { address: PersonAddress }) {
  const start = usePlanValue([...address, 'startMonth']) ?? 1
  const end = usePlanValue([...address, 'endMonth']) ?? null
  const raise = usePlanValue([...address, 'raisePercent']) ?? 0
  const until = end === null ? '' : ` to month ${formatNumber(end)}`
  return `From month ${formatNumber(start)}${until}${raise === 0 ? '' : `, raise of ${formatNumber(raise, 1)}% a year`}`
}
