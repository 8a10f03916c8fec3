import type { KeyOf } from '#domain/plan/address/field-key.ts'
import type { ChoiceAddress, TextAddress } from '#domain/plan/address/field-address.ts'
import { findOwn } from '#domain/plan/find-own.ts'
import type {
  CostCategory,
  CostPeriod,
  CustomerTerms,
  Employment,
  Entity,
  LienOrder,
  MoneySource,
  OverwritableLine,
  PayPeriod,
  PledgeKind,
  PercentBase,
  StartUpKind,
  StreamKind,
  VolumePeriod,
} from '#domain/plan/forecast-choices.ts'
import { entityTypes } from '#domain/plan/lists/entity-types.ts'
import type { SourceKind } from '#domain/plan/review-data.ts'
import type { Level } from '#domain/plan/workbook-data.ts'

/** What a stored word means, as the form says it. */

export const levelLabels: Record<Level, string> = { low: 'Low', medium: 'Medium', high: 'High' }

export const streamKindLabels: Record<StreamKind, string> = {
  units: 'Visits or orders × price',
  recurring: 'Subscribers',
  hours: 'Billed hours',
  amount: 'Amount by month',
}

export const volumePeriodLabels: Record<VolumePeriod, string> = {
  day: 'a day',
  week: 'a week',
  month: 'a month',
}

export const payPeriodLabels: Record<PayPeriod, string> = { month: 'a month', year: 'a year' }

export const employmentLabels: Record<Employment, string> = {
  employee: 'Employee',
  contractor: 'Contractor',
}

export const costPeriodLabels: Record<CostPeriod, string> = {
  month: 'Every month',
  quarter: 'Every quarter',
  year: 'Every year',
  once: 'Once',
  'percent-of-sales': 'Percent of sales',
  'new-customer': 'For each new customer',
}

export const percentBaseLabels: Record<PercentBase, string> = {
  list: 'List price',
  paid: 'What is paid',
}

export const customerTermsLabels: Record<CustomerTerms, string> = { own: 'On terms of their own' }

export const costCategoryLabels: Record<CostCategory, string> = { marketing: 'Marketing', other: 'Other' }

export const startUpKindLabels: Record<StartUpKind, string> = {
  equipment: 'Equipment',
  'fit-out': 'Build-out',
  land: 'Land',
  stock: 'Opening stock',
  deposit: 'Deposit',
  fee: 'Fee or expense',
  'cash-reserve': 'Cash reserve',
}

export const moneySourceLabels: Record<MoneySource, string> = {
  owner: 'Owner',
  investor: 'Investor',
  grant: 'Grant',
}

export const lienOrderLabels: Record<LienOrder, string> = {
  first: 'First lien',
  second: 'Second lien',
  later: 'Third or later lien',
  unsecured: 'Unsecured',
}

export const pledgeKindLabels: Record<PledgeKind, string> = {
  'real-estate': 'Building or home',
  'vacant-land': 'Land without a building',
  'new-equipment': 'New equipment',
  'used-equipment': 'Used equipment',
  vehicle: 'Vehicle',
  furniture: 'Furniture and fixtures',
  stock: 'Stock',
  receivables: 'Money customers owe',
  cash: 'Cash deposit',
  other: 'Other',
}

/** Also kept in plans, so the values never change. */
export const accountingBases = [
  { value: 'cash', label: 'Cash: when money moves' },
  { value: 'accrual', label: 'Accrual: when it is earned or owed' },
] as const

export const entityLabels: Record<Entity, string> = {
  'sole-trader': 'Sole proprietor',
  partnership: 'Partnership',
  llc: 'LLC',
  's-corporation': 'S corporation',
  corporation: 'C corporation',
}

export const overwritableLineLabels: Record<OverwritableLine, string> = {
  volume: 'Number sold',
  sales: 'Sales',
  'direct-cost': 'Cost of sales',
  pay: 'Pay',
  cost: 'Running cost',
  draws: 'Owner’s draws',
}

export const sourceKindLabels: Record<SourceKind, string> = {
  measured: 'Measured by you',
  quoted: 'Quoted, with date',
  assumed: 'Assumed',
  suggested: 'Suggested by AI',
  skipped: 'No source',
}

type LabeledKey =
  | KeyOf<ChoiceAddress>
  | Extract<KeyOf<TextAddress>, 'legalStructure.businessEntity' | 'legalStructure.accountingBasis'>
  | 'review.sources.kind'

const labels: Record<LabeledKey, Readonly<Record<string, string>>> = {
  'legalStructure.businessEntity': Object.fromEntries(entityTypes.map(({ value, label }) => [value, label])),
  'legalStructure.accountingBasis': Object.fromEntries(
    accountingBases.map(({ value, label }) => [value, label]),
  ),
  'riskAnalysis.risks.impact': levelLabels,
  'riskAnalysis.risks.probability': levelLabels,
  'financialProjections.startupCosts.kind': startUpKindLabels,
  'financialProjections.forecast.frame.entity': entityLabels,
  'financialProjections.forecast.streams.kind': streamKindLabels,
  'financialProjections.forecast.streams.period': volumePeriodLabels,
  'financialProjections.forecast.people.payPeriod': payPeriodLabels,
  'financialProjections.forecast.people.employment': employmentLabels,
  'financialProjections.forecast.streams.costPercentOf': percentBaseLabels,
  'financialProjections.forecast.streams.customerTerms': customerTermsLabels,
  'financialProjections.forecast.runningCosts.percentOf': percentBaseLabels,
  'financialProjections.forecast.runningCosts.category': costCategoryLabels,
  'financialProjections.forecast.runningCosts.period': costPeriodLabels,
  'financialProjections.forecast.overwrites.line': overwritableLineLabels,
  'financialProjections.funding.contributions.source': moneySourceLabels,
  'financialProjections.funding.loans.lien': lienOrderLabels,
  'financialProjections.funding.pledges.kind': pledgeKindLabels,
  'financialProjections.personal.pledges.kind': pledgeKindLabels,
  'review.sources.kind': sourceKindLabels,
}

/** The words for a stored value of a field. Null for a field in which people write, and for a value it does not offer. */
export function labelChoice(key: string, value: unknown): string | null {
  const label = typeof value === 'string' ? findOwn(findOwn(labels, key), value) : undefined
  return typeof label === 'string' ? label : null
}
