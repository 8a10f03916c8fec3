import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listWords } from '#advisor/facts/texts.ts'
import { quote, shorten } from '#advisor/wording/quote.ts'
import { currencyOf } from '#domain/plan/currency-of.ts'
import { deriveId } from '#domain/plan/ids.ts'
import { forecastListLimits } from '#domain/plan/list-limits.ts'
import { formatMoney } from '#domain/wording/format-money.ts'
import type { DraftedFigure, DraftLine } from './draft-line.ts'
import type { PlanCalendar } from './plan-calendar.ts'

export interface DraftedCosts {
  readonly lines: readonly DraftLine[]
  readonly remarks: readonly string[]
}

const loanLine =
  /\b(?:loan|debt|mortgage|credit)\b.{0,40}\b(?:payments?|repayments?|installments?)\b|^\s*(?:loan|debt)\b/iu
const ownersPay =
  /\b(?:founders?|owners?|partners?|my|our own)[’']?s?[’']?\s(?:own\s)?(?:pay|salar(?:y|ies)|draws?|wages?)\b/iu
const wages = /\b(?:wages?|payroll|salar(?:y|ies)|staff|employees|personnel)\b/iu
const marketing = /\b(?:marketing|advertising|adverts?|ads|promotions?)\b/iu

/** The fixed costs in the lines of the cost structure, without what the forecast counts elsewhere. */
export function draftCosts(
  facts: PlanFacts,
  calendar: PlanCalendar,
  paidRoles: readonly string[],
  hasSubscribers: boolean,
): DraftedCosts {
  const remarks: string[] = []
  const marketingLine = draftMarketing(facts, calendar, hasSubscribers)
  const lines = facts.money.fixedCosts.flatMap(({ line, monthly }, index) => {
    const reason = findReason(line, paidRoles, marketingLine !== null)
    if (reason !== null) {
      remarks.push(`${quote(line, 60)} is not a running cost here: ${reason}`)
      return []
    }
    return [draftCost(line, monthly, index)]
  })
  const most = forecastListLimits['forecast.runningCosts']
  return { lines: [...lines, ...(marketingLine ? [marketingLine] : [])].slice(0, most), remarks }
}

function findReason(line: string, paidRoles: readonly string[], hasMarketing: boolean): string | null {
  const head = headOf(line)
  if (loanLine.test(head)) return 'write the loan under funding, and its payments follow.'
  if (isOwnersPay(line)) return 'it belongs to the owner’s pay, under People.'
  if (paidRoles.length > 0 && wages.test(head)) return 'the pay of your key hires counts instead.'
  const hired = paidRoles.find((role) => sharesName(head, role))
  if (hired !== undefined) return `it is the pay of ${quote(hired, 40)}.`
  const isMarketingOnly = marketing.test(head) && !/,|\band\b/iu.test(head)
  return isMarketingOnly && hasMarketing ? 'the marketing budget counts instead.' : null
}

/** 'My own pay: $3,600 a month'. */
export function isOwnersPay(line: string): boolean {
  return ownersPay.test(headOf(line))
}

const pricePattern =
  /(?:\b(?:about|at|for)\s)?[$€£]\s?\d+(?:[,.]\d+)*k?(?:\s?(?:a|per|each|every|\/)\s?(?:month|mo|year|yr|quarter|week|day|hour))?/giu

/** 'Insurance $310, software $89, phone $60 a month' is 'Insurance, software, phone'. */
function nameCost(line: string): string {
  const text = line.slice(0, 200)
  const [head = ''] = text.split(':')
  if (head !== text && !/[$€£]/u.test(head)) return head
  const words = text.replaceAll(pricePattern, '').replaceAll(/\s+(?=[,;.])|\s{2,}/gu, '')
  return words.replaceAll(/[\s,;:.]+$/gu, '').trim() || text
}

/** What comes before the amount. */
function headOf(line: string): string {
  return line.slice(0, 200).split(/[:$€£]/u)[0] ?? ''
}

const commonWords = new Set(
  'part time full half second first third month months years people person monthly'.split(' '),
)

function sharesName(line: string, role: string): boolean {
  const name = new Set(listWords(role.split(/[,:;(]/u)[0] ?? '').filter((word) => word.length > 4))
  return listWords(line).some((word) => name.has(word) && !commonWords.has(word))
}

function draftCost(line: string, monthly: number, index: number): DraftLine {
  const title = shorten(nameCost(line), 80)
  const origin = `from Cost structure: ${shorten(line, 80)}`
  const isMarketing = marketing.test(title)
  return {
    place: toPlace(`cost.${index}`),
    part: 'Running costs',
    title,
    figures: [
      { field: 'name', value: title, origin },
      { field: 'category', value: 'other', origin },
      { field: 'amount', value: Math.round(monthly * 100) / 100, origin },
      { field: 'period', value: 'month', origin },
    ],
    questions: isMarketing ? ['This line names marketing too. Make sure that it counts only once.'] : [],
  }
}

/** The budget as an amount, or else the cost to win a customer times new customers, and never both. */
function draftMarketing(
  { data, marketing: { monthlyBudget }, money }: PlanFacts,
  { opening }: PlanCalendar,
  hasSubscribers: boolean,
): DraftLine | null {
  const { cac } = data.financialProjections.projections
  const currency = currencyOf(data)
  const budget = data.marketingStrategy.budget
  const isAmount = monthlyBudget !== null && monthlyBudget > 0
  if (!isAmount && !(hasSubscribers && cac > 0)) return null
  const origin = isAmount
    ? `from Marketing budget: ${shorten(budget, 80)}`
    : `from Cost to win a customer in step 8: ${formatMoney(cac, { currency })}`
  const figures: DraftedFigure[] = [
    { field: 'name', value: 'Marketing', origin },
    { field: 'category', value: 'marketing', origin },
    { field: 'amount', value: isAmount ? Math.round(monthlyBudget * 100) / 100 : cac, origin },
    { field: 'period', value: isAmount ? 'month' : 'new-customer', origin },
  ]
  if (isAmount && opening) figures.push({ field: 'startMonth', value: opening.month, origin: opening.origin })
  const prepaid = data.financialProjections.startupCosts.find(({ category }) =>
    marketing.test(category.slice(0, 200)),
  )
  return {
    place: toPlace('marketing'),
    part: 'Running costs',
    title: 'Marketing',
    figures,
    questions: [
      ...(prepaid ? [`${quote(prepaid.category)} is also a start-up cost. Does it pay for the same?`] : []),
      ...(!isAmount && money.state === 'template'
        ? ['This cost is still the template’s. What is yours?']
        : []),
    ],
  }
}

function toPlace(name: string): DraftLine['place'] {
  return ['financialProjections', 'forecast', 'runningCosts', { id: deriveId(`draft.costs.${name}`) }]
}
