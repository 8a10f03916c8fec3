import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import type { MoneyFacts } from './money-facts.ts'
import { toMonthly } from './claims/periods.ts'
import { type PeriodAmount, readPricedItem } from './priced-items.ts'

export interface MarketingFacts {
  budget: PeriodAmount | null
  monthlyBudget: number | null
  /** Budget ÷ cost to win a customer. Null while either is unknown or still the template's. */
  customersPerMonth: number | null
}

export function readMarketing(data: WorkbookData, money: MoneyFacts, currency: string): MarketingFacts {
  const budget = readBudget(data.marketingStrategy.budget, currency)
  const monthlyBudget = budget && budget.period !== null ? toMonthly(budget.amount, budget.period) : null
  const { cac } = money.projections
  const canDivide = monthlyBudget !== null && monthlyBudget > 0 && money.state === 'real' && cac > 0
  return { budget, monthlyBudget, customersPerMonth: canDivide ? monthlyBudget / cac : null }
}

/** '$1,200 for each new customer' is what one costs, and no budget. */
const perCustomer =
  /^\W*[\w.,\s]{1,20}\s(?:for (?:each|every)|per|a|an)\s(?:new\s)?(?:customer|client|user|subscriber|account|member|carrier|buyer|lead|sale|order|patient|student)\b|^\W*[\d.,]+\s(?:for (?:each|every)|per) new\b/i

/** '$19,500 in year one' is a yearly budget too. */
function readBudget(text: string, currency: string): PeriodAmount | null {
  const item = readPricedItem(text, currency)
  if (!item || perCustomer.test(text.slice(0, 200))) return null
  const isYearly = /\byear\b|\bannual/i.test(text.slice(0, 200))
  return { ...item, period: item.period ?? (isYearly ? 'year' : null) }
}

/** Customers left after some months, with so many new ones a month and a share of them leaving. */
export function countCustomersAfter(months: number, wonPerMonth: number, churnPercent: number): number {
  const churn = Math.min(1, Math.max(0, churnPercent / 100))
  if (churn === 0) return wonPerMonth * months
  return (wonPerMonth * (1 - (1 - churn) ** months)) / churn
}
