import type { StreamKind } from '#domain/plan/forecast-choices.ts'
import { describeTerms } from '#domain/forecast/statements/describe-terms.ts'
import { customerTermsLabels, percentBaseLabels } from '#domain/plan/fields/choice-labels.ts'
import { formatMoney } from '#domain/wording/format-money.ts'
import { formatNumber } from '#domain/wording/format-number.ts'
import { usePlanValue } from '#web/workbook/editor/plan-context.tsx'
import { FieldColumns } from '#web/workbook/fields/field-columns.tsx'
import { FoldedGroup } from '#web/workbook/steps/forecast/fields/folded-group.tsx'
import type { StreamAddress } from '#web/workbook/steps/forecast/fields/forecast-addresses.ts'
import { ForecastChoice } from '#web/workbook/steps/forecast/fields/forecast-choice.tsx'
import { ForecastNumber, useCurrency } from '#web/workbook/steps/forecast/fields/forecast-number.tsx'

interface StreamGroupProps {
  address: StreamAddress
  kind: StreamKind
}

const yearFields = ['growthYear2Percent', 'growthYear3Percent', 'priceRisePercent', 'startMonth'] as const
const costFields = [
  'costPerUnit',
  'costPercent',
  'costPercentOf',
  'costRisePercent',
  'stockDays',
  'daysUntilSuppliersPaid',
] as const
const termFields = [
  'customerTerms',
  'depositPercent',
  'depositMonthsBefore',
  'daysUntilCustomersPay',
] as const

/** When it starts, and what changes after the first year. */
export function StreamYears({ address, kind }: StreamGroupProps) {
  return (
    <FoldedGroup
      title="Years 2 and 3"
      summary={<YearsSummary address={address} />}
      fields={yearFields.map((field) => [...address, field])}
    >
      <FieldColumns count={2}>
        <ForecastNumber address={[...address, 'growthYear2Percent']} />
        <ForecastNumber address={[...address, 'growthYear3Percent']} />
      </FieldColumns>
      <FieldColumns count={2}>
        {kind !== 'amount' && <ForecastNumber address={[...address, 'priceRisePercent']} />}
        <ForecastNumber address={[...address, 'startMonth']} words={{ placeholder: '1' }} />
      </FieldColumns>
    </FoldedGroup>
  )
}

function YearsSummary({ address }: { address: StreamAddress }) {
  const growth2 = usePlanValue([...address, 'growthYear2Percent']) ?? 0
  const growth3 = usePlanValue([...address, 'growthYear3Percent']) ?? 0
  const rise = usePlanValue([...address, 'priceRisePercent']) ?? 0
  const start = usePlanValue([...address, 'startMonth']) ?? 1
  const growth =
    growth2 === 0 && growth3 === 0 ? 'No growth' : `${percent(growth2)} and ${percent(growth3)} growth`
  const price = rise === 0 ? 'same price' : `price up ${percent(rise)} a year`
  return `${growth}, ${price}${start > 1 ? `, from month ${formatNumber(start)}` : ''}`
}

/** What a sale costs, in money, in percent of it, or both. */
export function StreamCosts({ address, kind }: StreamGroupProps) {
  const hasShare = (usePlanValue([...address, 'costPercent']) ?? 0) > 0
  return (
    <FoldedGroup
      title="What a sale costs"
      summary={<CostsSummary address={address} />}
      fields={costFields.map((field) => [...address, field])}
    >
      <FieldColumns count={2}>
        {kind !== 'amount' && <ForecastNumber address={[...address, 'costPerUnit']} />}
        <ForecastNumber address={[...address, 'costPercent']} />
      </FieldColumns>
      {hasShare && (
        <ForecastChoice
          address={[...address, 'costPercentOf']}
          options={percentBaseLabels}
          emptyLabel={percentBaseLabels.list}
        />
      )}
      <FieldColumns count={2}>
        <ForecastNumber address={[...address, 'costRisePercent']} />
        <ForecastNumber address={[...address, 'stockDays']} />
      </FieldColumns>
      <ForecastNumber address={[...address, 'daysUntilSuppliersPaid']} />
    </FoldedGroup>
  )
}

const sharedTerms = 'As for all sales'

/** Whether customers pay this with a deposit, or after days of its own. */
export function StreamTerms({ address }: Pick<StreamGroupProps, 'address'>) {
  const isOwn = usePlanValue([...address, 'customerTerms']) === 'own'
  return (
    <FoldedGroup
      title="When customers pay"
      summary={isOwn ? <TermsSummary address={address} /> : sharedTerms}
      fields={termFields.map((field) => [...address, field])}
    >
      <ForecastChoice
        address={[...address, 'customerTerms']}
        options={customerTermsLabels}
        emptyLabel={sharedTerms}
      />
      {isOwn && (
        <>
          <FieldColumns count={2}>
            <ForecastNumber address={[...address, 'depositPercent']} />
            <ForecastNumber address={[...address, 'depositMonthsBefore']} />
          </FieldColumns>
          <ForecastNumber address={[...address, 'daysUntilCustomersPay']} />
        </>
      )}
    </FoldedGroup>
  )
}

function TermsSummary({ address }: { address: StreamAddress }) {
  const deposit = (usePlanValue([...address, 'depositPercent']) ?? 0) / 100
  const monthsBefore = usePlanValue([...address, 'depositMonthsBefore']) ?? 1
  const days = usePlanValue([...address, 'daysUntilCustomersPay']) ?? 0
  return describeTerms({ deposit, monthsBefore, days })
}

function CostsSummary({ address }: { address: StreamAddress }) {
  const currency = useCurrency()
  const each = usePlanValue([...address, 'costPerUnit']) ?? 0
  const share = usePlanValue([...address, 'costPercent']) ?? 0
  const days = usePlanValue([...address, 'stockDays']) ?? 0
  const parts = [
    each === 0 ? '' : `${formatMoney(each, { currency })} each`,
    share === 0 ? '' : `${percent(share)} of sales`,
    days === 0 ? '' : `${formatNumber(days, 1)} days of stock`,
  ].filter(Boolean)
  return parts.length === 0 ? 'Nothing yet' : parts.join(', ')
}

const percent = (value: number) => `${formatNumber(value, 1)}%`
