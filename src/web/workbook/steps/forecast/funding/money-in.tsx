import type { ItemIn } from '#domain/plan/address/field-address.ts'
import { lienOrderLabels, moneySourceLabels } from '#domain/plan/fields/choice-labels.ts'
import { forecastListLimits } from '#domain/plan/list-limits.ts'
import { loadPart } from '#web/loading/load-part.ts'
import { Card } from '#web/ui/display/card.tsx'
import { createLazyPart } from '#web/ui/parts/lazy-parts.tsx'
import { PartPlace } from '#web/ui/parts/part-place.tsx'
import { usePlanValue } from '#web/workbook/editor/plan-context.tsx'
import { FieldColumns } from '#web/workbook/fields/field-columns.tsx'
import { ItemFields } from '#web/workbook/fields/item-fields.tsx'
import { ItemList } from '#web/workbook/fields/item-list.tsx'
import { FoldedGroup } from '#web/workbook/steps/forecast/fields/folded-group.tsx'
import { ForecastChoice } from '#web/workbook/steps/forecast/fields/forecast-choice.tsx'
import { ForecastNumber } from '#web/workbook/steps/forecast/fields/forecast-number.tsx'
import { ForecastText } from '#web/workbook/steps/forecast/fields/forecast-text.tsx'
import { GroupNote } from '#web/workbook/steps/forecast/fields/group-note.tsx'
import type { LoanTermsProps } from './loan-terms.tsx'
import { PartSection } from './part-section.tsx'

const LoanTerms = createLazyPart<LoanTermsProps>(
  async () => (await loadPart(() => import('./loan-terms.tsx'))).LoanTerms,
)

const funding = ['financialProjections', 'funding'] as const
const loansAddress = [...funding, 'loans'] as const
const debtsAddress = [...funding, 'existingDebts'] as const
const contributionsAddress = [...funding, 'contributions'] as const

/** Money that stays: the owner's, an investor's, a grant. */
export function Contributions() {
  return (
    <PartSection
      title="Money that is not paid back"
      why="A lender wants the owner to carry a part of the risk: usually at least a tenth of all costs."
    >
      <ItemList
        address={contributionsAddress}
        titleField="name"
        most={forecastListLimits['funding.contributions']}
        hideLabel
        renderItem={(address) => (
          <ItemFields>
            <FieldColumns count="3:2">
              <ForecastText address={[...address, 'name']} />
              <ForecastChoice
                address={[...address, 'source']}
                options={moneySourceLabels}
                emptyLabel="Not chosen: counts as the owner’s"
              />
            </FieldColumns>
            <FieldColumns count="3:2 short">
              <ForecastNumber address={[...address, 'amount']} />
              <ForecastNumber address={[...address, 'month']} />
            </FieldColumns>
            <GrantTerms address={address} />
          </ItemFields>
        )}
      />
      <GroupNote fields={[[...funding, 'contributions']]} />
    </PartSection>
  )
}

/** A grant is income, so only a grant is asked when it is earned. */
function GrantTerms({ address }: { address: ItemIn<typeof contributionsAddress> }) {
  const isGrant = usePlanValue([...address, 'source']) === 'grant'
  return isGrant && <ForecastNumber address={[...address, 'earnedMonths']} words={{ placeholder: '0' }} />
}

export function Loans() {
  return (
    <PartSection
      title="Loans you ask for"
      why="How much, for how long, and what it costs each month: this is the page a loan officer opens first."
    >
      <ItemList
        address={loansAddress}
        titleField="name"
        most={forecastListLimits['funding.loans']}
        hideLabel
        renderItem={(address) => (
          <ItemFields>
            <FieldColumns count="3:2">
              <ForecastText address={[...address, 'name']} />
              <ForecastNumber address={[...address, 'amount']} />
            </FieldColumns>
            <FieldColumns count="2 short">
              <ForecastNumber address={[...address, 'ratePercent']} />
              <ForecastNumber address={[...address, 'termMonths']} />
            </FieldColumns>
            <PartPlace fallback={<div className="h-18" />}>
              <LoanTerms address={address} />
            </PartPlace>
            <FieldColumns count={3}>
              <ForecastNumber address={[...address, 'interestOnlyMonths']} />
              <ForecastNumber address={[...address, 'fee']} />
              <ForecastNumber address={[...address, 'month']} />
            </FieldColumns>
            <UnevenPayments address={address} />
            <LoanSecurity address={address} />
          </ItemFields>
        )}
      />
    </PartSection>
  )
}

/** A balloon and a rate that changes. Most loans have neither. */
function UnevenPayments({ address }: { address: ItemIn<typeof loansAddress> | ItemIn<typeof debtsAddress> }) {
  const amortization = usePlanValue([...address, 'amortizationMonths']) ?? null
  const changes = usePlanValue([...address, 'changedRatePercent']) ?? null
  const said = [
    ...(amortization === null ? [] : [`Payments over ${amortization} months`]),
    ...(changes === null ? [] : [`later ${changes}%`]),
  ].join(', ')
  return (
    <FoldedGroup
      title="Balloon and rate change"
      summary={said || 'Optional: a rest due at the end, or a rate that is fixed for some years only'}
      fields={[
        [...address, 'amortizationMonths'],
        [...address, 'rateChangeMonth'],
        [...address, 'changedRatePercent'],
      ]}
    >
      <ForecastNumber address={[...address, 'amortizationMonths']} />
      <FieldColumns count="2 short">
        <ForecastNumber address={[...address, 'rateChangeMonth']} />
        <ForecastNumber address={[...address, 'changedRatePercent']} />
      </FieldColumns>
    </FoldedGroup>
  )
}

/** What is behind one loan. The fields below say it for all of them. */
function LoanSecurity({ address }: { address: ItemIn<typeof loansAddress> }) {
  const collateral = usePlanValue([...address, 'collateral']) ?? ''
  return (
    <FoldedGroup
      title="Security"
      summary={collateral.trim() || 'Optional: lien order, collateral and its value'}
      fields={[[...address, 'collateralValue']]}
    >
      <ForecastText address={[...address, 'collateral']} />
      <FieldColumns count={2}>
        <ForecastNumber address={[...address, 'collateralValue']} />
        <ForecastChoice
          address={[...address, 'lien']}
          options={lienOrderLabels}
          emptyLabel="Not agreed yet"
        />
      </FieldColumns>
    </FoldedGroup>
  )
}

export function ExistingDebts() {
  return (
    <PartSection
      title="Debts you already have"
      why="Their payments come before new ones, so a lender counts them first."
    >
      <ItemList
        address={debtsAddress}
        titleField="name"
        most={forecastListLimits['funding.existingDebts']}
        hideLabel
        renderItem={(address) => (
          <ItemFields>
            <FieldColumns count="3:2">
              <ForecastText address={[...address, 'name']} />
              <ForecastNumber address={[...address, 'balance']} />
            </FieldColumns>
            <FieldColumns count="2 short">
              <ForecastNumber address={[...address, 'ratePercent']} />
              <ForecastNumber address={[...address, 'monthsLeft']} />
            </FieldColumns>
            <UnevenPayments address={address} />
          </ItemFields>
        )}
      />
    </PartSection>
  )
}

export function LineOfCredit() {
  return (
    <PartSection
      title="Line of credit"
      why="It bridges months in which cash runs low, and is paid back as soon as there is cash again."
    >
      <Card>
        <FieldColumns count="2 short">
          <ForecastNumber address={[...funding, 'lineOfCredit', 'limit']} />
          <ForecastNumber address={[...funding, 'lineOfCredit', 'ratePercent']} />
        </FieldColumns>
      </Card>
    </PartSection>
  )
}

/** What stands behind the loans besides the business itself. */
export function Security() {
  return (
    <PartSection
      title="Collateral and guarantors"
      why="A lender asks what is left for them if the plan does not work out."
    >
      <Card>
        <ItemFields>
          <ForecastText address={[...funding, 'collateral']} />
          <ForecastText address={[...funding, 'guarantors']} />
        </ItemFields>
      </Card>
    </PartSection>
  )
}
