import type { ForecastModel } from '#domain/forecast/inputs/forecast-model.ts'
import { employmentLabels, payPeriodLabels } from '#domain/plan/fields/choice-labels.ts'
import { formatNumber } from '#domain/wording/format-number.ts'
import { usePlanValue } from '#web/workbook/editor/plan-context.tsx'
import { FieldColumns } from '#web/workbook/fields/field-columns.tsx'
import { ItemFields } from '#web/workbook/fields/item-fields.tsx'
import { useForecastFigure } from '#web/workbook/steps/forecast/calculation/use-forecast.ts'
import { FoldedGroup } from '#web/workbook/steps/forecast/fields/folded-group.tsx'
import type { PersonAddress } from '#web/workbook/steps/forecast/fields/forecast-addresses.ts'
import { ForecastChoice } from '#web/workbook/steps/forecast/fields/forecast-choice.tsx'
import { ForecastFlag } from '#web/workbook/steps/forecast/fields/forecast-flag.tsx'
import { ForecastNumber } from '#web/workbook/steps/forecast/fields/forecast-number.tsx'
import { ForecastText } from '#web/workbook/steps/forecast/fields/forecast-text.tsx'
import { MonthsByHand } from '#web/workbook/steps/forecast/months-by-hand/months-by-hand.tsx'

const timeFields = ['startMonth', 'endMonth', 'raisePercent'] as const

/** A role that is paid. */
export function PersonCard({ address }: { address: PersonAddress }) {
  // Only a corporation employs its owner.
  const isDraw = useForecastFigure(({ forecast }) => findKind(forecast.model, address[3].id)) === 'draw'
  const hasEntity = useForecastFigure(({ forecast }) => forecast.model.entity) !== ''
  const isContractor = usePlanValue([...address, 'employment']) === 'contractor'
  return (
    <ItemFields>
      <FieldColumns count="3:2">
        <ForecastText address={[...address, 'role']} />
        <ForecastNumber address={[...address, 'count']} words={{ placeholder: '1' }} />
      </FieldColumns>
      <FieldColumns count="2 short">
        <ForecastNumber address={[...address, 'pay']} />
        <ForecastChoice address={[...address, 'payPeriod']} options={payPeriodLabels} emptyLabel="a month" />
      </FieldColumns>
      <ForecastFlag address={[...address, 'isOwner']} />
      {isDraw ? (
        <p className="text-sm text-ink-2">
          {hasEntity
            ? 'In your legal form the owner draws this pay: no payroll taxes are due on it.'
            : 'Until you choose a legal form, this counts as the owner’s draw, without payroll taxes.'}
        </p>
      ) : (
        <>
          <FieldColumns count={2}>
            <ForecastChoice
              address={[...address, 'employment']}
              options={employmentLabels}
              emptyLabel="Employee"
            />
            {!isContractor && <ForecastNumber address={[...address, 'payrollPercent']} />}
          </FieldColumns>
          <ForecastFlag address={[...address, 'isDirect']} />
        </>
      )}
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

function findKind({ people }: ForecastModel, id: string) {
  return people.find((person) => person.id === id)?.kind ?? null
}
