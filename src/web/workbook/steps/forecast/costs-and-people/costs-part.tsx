import { entityOf } from '#domain/forecast/inputs/entity-of.ts'
import { isTaxedAtOwners } from '#domain/forecast/inputs/tax-rules.ts'
import { forgetItem } from '#domain/forecast/drivers/overwrites.ts'
import { entityLabels } from '#domain/plan/fields/choice-labels.ts'
import { forecastListLimits } from '#domain/plan/list-limits.ts'
import { formatMoney } from '#domain/wording/format-money.ts'
import { formatNumber } from '#domain/wording/format-number.ts'
import { loadPart } from '#web/loading/load-part.ts'
import { Card } from '#web/ui/display/card.tsx'
import { createLazyPart } from '#web/ui/parts/lazy-parts.tsx'
import { PartPlace } from '#web/ui/parts/part-place.tsx'
import { usePlan, usePlanValue } from '#web/workbook/editor/plan-context.tsx'
import { FieldColumns } from '#web/workbook/fields/field-columns.tsx'
import { ItemList } from '#web/workbook/fields/item-list.tsx'
import { FoldedGroup } from '#web/workbook/steps/forecast/fields/folded-group.tsx'
import {
  costsAddress,
  frameAddress,
  peopleAddress,
  timingAddress,
} from '#web/workbook/steps/forecast/fields/forecast-addresses.ts'
import { ForecastChoice } from '#web/workbook/steps/forecast/fields/forecast-choice.tsx'
import { ForecastNumber, useCurrency } from '#web/workbook/steps/forecast/fields/forecast-number.tsx'
import { ForecastText } from '#web/workbook/steps/forecast/fields/forecast-text.tsx'
import { ForecastPart } from '#web/workbook/steps/forecast/forecast-part.tsx'
import { MonthsByHand } from '#web/workbook/steps/forecast/months-by-hand/months-by-hand.tsx'
import { CostCard } from './cost-card.tsx'
import { CostSuggestions } from './cost-suggestions.tsx'
import { PersonCard } from './person-card.tsx'

const OwnersTaxLine = createLazyPart(
  async () => (await loadPart(() => import('./owners-tax-line.tsx'))).OwnersTaxLine,
)
const CostsPicture = createLazyPart(
  async () => (await loadPart(() => import('./costs-picture.tsx'))).CostsPicture,
)

const timingFields = [
  'daysUntilCustomersPay',
  'badDebtPercent',
  'daysUntilSuppliersPaid',
  'taxRatePercent',
  'taxReason',
  'lossLimitPercent',
  'ownersDraws',
] as const

/** Who is paid, what keeps the doors open, and when the money moves. */
export function CostsPart() {
  return (
    <ForecastPart
      picture={
        <PartPlace>
          <CostsPicture />
        </PartPlace>
      }
    >
      <ItemList
        address={peopleAddress}
        titleField="role"
        most={forecastListLimits['forecast.people']}
        onRemoved={forgetItem}
        renderItem={(address) => <PersonCard address={address} />}
      />
      <ItemList
        address={costsAddress}
        titleField="name"
        most={forecastListLimits['forecast.runningCosts']}
        suggestions={<CostSuggestions />}
        onRemoved={forgetItem}
        renderItem={(address) => <CostCard address={address} />}
      />
      <RulesCard />
    </ForecastPart>
  )
}

/** What holds for the whole business. Each answer has a default. */
function RulesCard() {
  return (
    <Card className="flex flex-col gap-5 pb-0! sm:pb-0!">
      <FieldColumns count={2}>
        <ForecastNumber address={[...frameAddress, 'minimumCash']} />
        <ForecastChoice
          address={[...frameAddress, 'entity']}
          options={entityLabels}
          emptyLabel="As in Legal Structure"
        />
      </FieldColumns>
      <div>
        <FoldedGroup
          title="When money moves"
          summary={<TimingSummary />}
          fields={timingFields.map((field) => [...timingAddress, field])}
        >
          <FieldColumns count={2}>
            <ForecastNumber
              address={[...timingAddress, 'daysUntilCustomersPay']}
              words={{ placeholder: '0' }}
            />
            <ForecastNumber
              address={[...timingAddress, 'daysUntilSuppliersPaid']}
              words={{ placeholder: '0' }}
            />
          </FieldColumns>
          <FieldColumns count={2}>
            <ForecastNumber address={[...timingAddress, 'badDebtPercent']} words={{ placeholder: '0' }} />
            <ForecastNumber address={[...timingAddress, 'ownersDraws']} words={{ placeholder: '0' }} />
          </FieldColumns>
          <FieldColumns count={2}>
            <ForecastNumber address={[...timingAddress, 'taxRatePercent']} />
            <ForecastNumber address={[...timingAddress, 'lossLimitPercent']} />
          </FieldColumns>
          <TaxReason />
          <PartPlace>
            <OwnersTaxLine />
          </PartPlace>
          <MonthsByHand itemId="" lines={['draws']} title="Draws in single months" />
        </FoldedGroup>
      </div>
    </Card>
  )
}

/** Asked where a rate is written, because most legal forms pay no income tax themselves. */
function TaxReason() {
  const isAsked = usePlan(({ data }) => {
    const { timing } = data.financialProjections.forecast
    return timing.taxReason !== '' || ((timing.taxRatePercent ?? 0) > 0 && isTaxedAtOwners(entityOf(data)))
  })
  return isAsked && <ForecastText address={[...timingAddress, 'taxReason']} />
}

function TimingSummary() {
  const currency = useCurrency()
  const draws = usePlanValue([...timingAddress, 'ownersDraws']) ?? 0
  const days = usePlanValue([...timingAddress, 'daysUntilCustomersPay']) ?? 0
  const known = [
    draws === 0 ? '' : `you take out ${formatMoney(draws, { currency })} a month`,
    days === 0 ? '' : `customers pay after ${formatNumber(days)} days`,
  ].filter(Boolean)
  return known.length === 0 ? 'Optional: days to pay, tax, draws' : known.join(', ')
}
