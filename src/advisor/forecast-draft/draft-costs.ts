import { isNear } from '#advisor/facts/compare-amounts.ts'
import { isOwnersPay } from '#advisor/facts/owners-pay.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listWords } from '#advisor/facts/texts.ts'
import { quote, shorten } from '#advisor/wording/quote.ts'
import { currencyOf } from '#domain/plan/currency-of.ts'
import { deriveId } from '#domain/plan/ids.ts'
import { forecastListLimits } from '#domain/plan/list-limits.ts'
import { formatMoney } from '#domain/wording/format-money.ts'
import { type CostLine, nameCostLine, readCostLines } from './cost-lines.ts'
import type { DraftedFigure, DraftLine } from './draft-line.ts'
import type { PlanCalendar } from './plan-calendar.ts'
import { costStructure, readIn } from './read-in.ts'

export interface DraftedCosts {
  readonly lines: readonly DraftLine[]
  readonly remarks: readonly string[]
}

interface CountedElsewhere {
  readonly paidRoles: readonly string[]
  readonly hasSubscribers: boolean
  /** The lines that are what a sale costs. */
  readonly ofSales: ReadonlySet<CostLine>
}

const wages = /\b(?:wages?|payroll|salar(?:y|ies)|staff|employees|personnel)\b/iu
const marketing = /\b(?:marketing|advertising|adverts?|ads|promotions?)\b/iu

/** The costs in the lines of the cost structure, without what the forecast counts elsewhere. */
export function draftCosts(
  facts: PlanFacts,
  calendar: PlanCalendar,
  elsewhere: CountedElsewhere,
): DraftedCosts {
  const remarks: string[] = []
  const marketingLine = draftMarketing(facts, calendar, elsewhere.hasSubscribers)
  const lines = readCostLines(facts).flatMap((line, index) => {
    if (elsewhere.ofSales.has(line)) return []
    const reason = findReason(line, elsewhere.paidRoles, marketingLine, facts)
    if (reason === null) return [draftCost(line, index)]
    remarks.push(`${quote(line.text, 60)} is not a running cost here: ${reason}`)
    return []
  })
  const most = forecastListLimits['forecast.runningCosts']
  return { lines: [...lines, ...(marketingLine ? [marketingLine] : [])].slice(0, most), remarks }
}

function findReason(
  line: CostLine,
  paidRoles: readonly string[],
  budget: DraftLine | null,
  { marketing: { monthlyBudget } }: PlanFacts,
): string | null {
  const { text, monthly, percent } = line
  const head = text.slice(0, line.phrases[0]?.claim.start ?? 200)
  if (isOwnersPay(head)) return 'it belongs to the owner’s pay, under People.'
  if (line.isLoan) return 'write the loan under funding, and its payments follow.'
  if (line.isAcquisition) return 'what it takes to win a customer is in step 8.'
  if (monthly === null && percent === null) {
    if (line.perSale !== null) return 'it is the cost of one sale. Which of the things you sell is it for?'
    return line.isOnce
      ? 'it is paid once. Add it to the start-up costs.'
      : 'it does not say how often it is paid.'
  }
  if (paidRoles.length > 0 && wages.test(head)) return 'the pay of your key hires counts instead.'
  const hired = paidRoles.find((role) => sharesName(head, role))
  if (hired !== undefined) return `it is the pay of ${quote(hired, 40)}.`
  const isBudget = monthly !== null && monthlyBudget !== null && isNear(monthly, monthlyBudget)
  const isMarketing = line.isOnlyMarketing || (isBudget && marketing.test(head))
  return isMarketing && budget ? 'the marketing budget counts instead.' : null
}

const commonWords = new Set(
  'part time full half second first third month months years people person monthly'.split(' '),
)

function sharesName(line: string, role: string): boolean {
  const name = new Set(listWords(role.split(/[,:;(]/u)[0] ?? '').filter((word) => word.length > 4))
  return listWords(line).some((word) => name.has(word) && !commonWords.has(word))
}

function draftCost(line: CostLine, index: number): DraftLine {
  const { text, monthly, percent, isOnlyMarketing } = line
  const title = shorten(nameCostLine(line), 80)
  const origin = readIn(costStructure, text)
  const amount = monthly ?? percent ?? 0
  return {
    place: toPlace(`cost.${index}`),
    part: 'Running costs',
    title,
    figures: [
      { field: 'name', value: title, origin },
      { field: 'category', value: isOnlyMarketing ? 'marketing' : 'other', origin },
      { field: 'amount', value: Math.round(amount * 100) / 100, origin },
      { field: 'period', value: monthly === null ? 'percent-of-sales' : 'month', origin },
    ],
    questions:
      marketing.test(title) && !isOnlyMarketing
        ? ['This line names marketing too. Make sure that it counts only once.']
        : [],
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
  const isAmount = monthlyBudget !== null && monthlyBudget > 0
  if (!isAmount && !(hasSubscribers && cac > 0)) return null
  const origin = isAmount
    ? readIn('Marketing budget', data.marketingStrategy.budget)
    : readIn('Cost to win a customer in step 8', formatMoney(cac, { currency }))
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
