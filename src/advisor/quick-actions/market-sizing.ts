import type { Proposal } from '#advisor/advice/advice.ts'
import type { AnswerPlanLater } from '#advisor/answers/answer-context.ts'
import { isUnwritten } from '#advisor/answers/is-unwritten.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { isBlank, isFinished } from '#advisor/facts/texts.ts'
import { countOf, sayPercent } from '#advisor/wording/figures.ts'
import { bullets, paragraphs } from '#advisor/wording/markdown.ts'
import { nameStep } from '#advisor/wording/name-step.ts'
import { shorten } from '#advisor/wording/quote.ts'
import { lowerFirst } from '#advisor/wording/sentences.ts'
import type { MarketSize } from '#advisor/facts/market-facts.ts'
import { readMainAmount } from '#advisor/facts/named-amounts.ts'
import { templateOrDefault } from '#domain/plan/templates/template-list.ts'
import type { TemplateId } from '#domain/plan/templates/template.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { formatNumber } from '#domain/wording/format-number.ts'

/** How often a customer pays the price in a year, where the plan does not say. Monthly is certain, the rest is assumed. */
const purchasesAYear: Readonly<Record<TemplateId, { count: number; words: string }>> = {
  saas: { count: 12, words: 'months' },
  startup: { count: 12, words: 'months' },
  service: { count: 12, words: 'visits a year' },
  consulting: { count: 120, words: 'billed hours a year' },
  ecommerce: { count: 4, words: 'orders a year' },
  marketplace: { count: 2, words: 'bookings a year' },
  'local-service': { count: 100, words: 'visits a year' },
}

/** The share of reachable customers that a new business might win within three years. */
const assumedShare = 0.05

interface Sizing {
  readonly price: number
  readonly purchases: { count: number; words: string }
  readonly yearly: number
  readonly segments: readonly { name: string; size: number }[]
  readonly customers: number
}

export const answerMarketSizing: AnswerPlanLater = async (context) => {
  const { data, facts, templateId } = context
  const ownSom = (await isUnwritten(context, ['marketAnalysis', 'som'])) ? '' : data.marketAnalysis.som
  const sizing = readSizing(data, templateId)
  const { market } = facts
  const [sam, som] = [market.sam.comparable, market.som.comparable]
  const bottomUp = Math.round(sizing.customers * assumedShare) * sizing.yearly
  return {
    text: paragraphs(
      '**From the top down**',
      describeTopDown(facts),
      '**From the bottom up**',
      describeBottomUp(facts, sizing, bottomUp),
      compareBoth(facts, som, bottomUp, sizing),
      '**Assumptions to check**',
      bullets(listAssumptions(facts, sizing)),
      '**Action Items**',
      bullets([
        'Count the customers yourself: public records, a trade association, or foot traffic on three different days.',
        'Replace the 5% with something you measured, such as the share of people who left a deposit in a test.',
        'Write the source and the year next to every number.',
      ]),
    ),
    proposals: propose(facts, sizing, { sam, som, bottomUp, ownSom }),
  }
}

function readSizing(data: WorkbookData, templateId: string): Sizing {
  const { price } = data.financialProjections.projections
  const purchases = purchasesAYear[templateOrDefault(templateId).id]
  const segments = data.marketAnalysis.segments.slice(0, 20).flatMap(({ name, size }) => {
    const count = isFinished(size) ? readMainAmount(size) : null
    return count === null || count < 1 ? [] : [{ name: shorten(name, 60) || 'Unnamed segment', size: count }]
  })
  return {
    price,
    purchases,
    yearly: price * purchases.count,
    segments,
    customers: segments.reduce((sum, { size }) => sum + size, 0),
  }
}

function describeTopDown({ market: sizes, sayMoney }: PlanFacts): string {
  const market = nameStep('marketAnalysis')
  const [tam, sam, som] = [sizes.tam.comparable, sizes.sam.comparable, sizes.som.comparable]
  const sayOwn = ({ amount, foreignCurrency }: MarketSize) => sayMoney(amount ?? 0, foreignCurrency)
  const lines = [
    sizes.tam.amount === null
      ? `TAM: I cannot find an amount in ${market}. It is the number of possible customers × what each spends a year.`
      : `TAM: ${sayOwn(sizes.tam)} a year`,
    sizes.sam.amount === null
      ? 'SAM: I cannot find an amount. What part of the TAM can you serve, given your area, price and license?'
      : `SAM: ${sayOwn(sizes.sam)} a year${sam !== null && tam ? `, ${sayMoney(sam)} ÷ ${sayMoney(tam)} = ${sayPercent((sam / tam) * 100)} of the TAM` : ''}`,
    sizes.som.amount === null
      ? 'SOM: I cannot find an amount. The bottom-up math below gives you one.'
      : `SOM: ${sayOwn(sizes.som)} a year${som !== null && sam ? `, ${sayMoney(som)} ÷ ${sayMoney(sam)} = ${sayPercent((som / sam) * 100)} of the SAM` : ''}`,
    sam !== null && tam !== null && sam > tam
      ? 'The SAM is larger than the TAM, so one of them is wrong.'
      : null,
    som !== null && sam !== null && som > sam
      ? 'The SOM is larger than the SAM, so one of them is wrong.'
      : null,
  ]
  return bullets(lines.filter((line) => line !== null))
}

function describeBottomUp(
  { money, marketing, sayMoney, showMoney }: PlanFacts,
  { price, purchases, yearly, segments, customers }: Sizing,
  bottomUp: number,
): string {
  if (price <= 0)
    return `There is no price yet. Enter it in ${nameStep('financialProjections')}: customers × price × purchases a year is all it takes.`
  const budget = marketing.monthlyBudget
  const { cac } = money.projections
  const won = budget !== null && cac > 0 ? Math.floor((budget / cac) * 12) : null
  const lines = [
    `One customer: ${showMoney(price)} × ${purchases.count} ${purchases.words} = ${showMoney(yearly)} a year`,
    ...segments.map(({ name, size }) => `${name}: ${formatNumber(size)}`),
    segments.length > 0
      ? `Customers you could reach: ${formatNumber(customers)} × ${sayPercent(assumedShare * 100)} who buy × ${showMoney(yearly)} = ${sayMoney(bottomUp)} a year`
      : `Your segments do not say how many customers there are (${nameStep('marketAnalysis')}). Each 1,000 you can reach × ${sayPercent(assumedShare * 100)} × ${showMoney(yearly)} = ${sayMoney(1000 * assumedShare * yearly)} a year.`,
    won === null || budget === null
      ? null
      : `Your budget: ${showMoney(budget)} a month × 12 ÷ ${showMoney(cac)} to win a customer = ${countOf(won, 'new customer')} a year × ${showMoney(yearly)} = ${sayMoney(won * yearly)}, if all stay`,
  ]
  return bullets(lines.filter((line) => line !== null))
}

/** '180 visits a day × $8 × 312 days': the founder did the math, which beats a rule of thumb. */
function showsOwnSum(som: string): boolean {
  return /\d[^×*\n]{0,80}[×*]\s?[$€£]?\d/u.test(som.slice(0, 400))
}

function compareBoth(
  { data, sayMoney, showMoney }: PlanFacts,
  som: number | null,
  bottomUp: number,
  { yearly, customers }: Sizing,
): string | null {
  if (som === null || yearly <= 0) return null
  const needed = Math.ceil(som / yearly)
  const share =
    customers > 0
      ? `, ${sayPercent((needed / customers) * 100)} of the ${formatNumber(customers)} in your segments`
      : ''
  const verdict = showsOwnSum(data.marketAnalysis.som)
    ? ' Your SOM shows its own math, which counts for more than my 5%. Check that share, and check that the budget can win that many.'
    : bottomUp <= 0
      ? ''
      : som > bottomUp * 2
        ? ' Your SOM is more than twice the bottom-up result. Trust the lower one until you know why.'
        : som < bottomUp / 2
          ? ' Your SOM is less than half the bottom-up result, which is cautious. Lenders do not mind.'
          : ' The two results are within a factor of two, which is as close as these estimates get.'
  return `Your SOM of ${sayMoney(som)} means ${sayMoney(som)} ÷ ${showMoney(yearly)} = ${countOf(needed, 'customer')}${share}.${verdict}`
}

function listAssumptions({ money, showMoney }: PlanFacts, { price, purchases }: Sizing): string[] {
  return [
    `${sayPercent(assumedShare * 100)} of the customers you can reach buy from you within three years`,
    `One customer pays for ${purchases.count} ${purchases.words}`,
    money.state === 'template'
      ? `The price of ${showMoney(price)} is the template’s, not yours`
      : `The price of ${showMoney(price)} holds for every segment`,
    'Your segment sizes are counted, not wishful thinking, and do not overlap',
  ]
}

interface Results {
  readonly sam: number | null
  readonly som: number | null
  readonly bottomUp: number
  /** What the person wrote as their SOM. Empty for a template's text. */
  readonly ownSom: string
}

/** Offers a SOM where the plan has no readable one. Next to one that is too high, a second amount would contradict it. */
function propose(facts: PlanFacts, sizing: Sizing, { sam, som, bottomUp, ownSom }: Results): Proposal[] {
  const { data, showMoney } = facts
  if (bottomUp <= 0 || (som !== null && showsOwnSum(data.marketAnalysis.som))) return []
  const customers = Math.round(sizing.customers * assumedShare)
  const sum = `${formatNumber(customers)} customers × ${showMoney(sizing.yearly)} a year`
  const share = sam !== null && sam >= bottomUp ? `, ${sayPercent((bottomUp / sam) * 100)} of the SAM` : ''
  const assumptions = [
    ...listAssumptions(facts, sizing),
    `Read from your segments: ${sizing.segments.map(({ size }) => formatNumber(size)).join(', ')}`,
    `Calculated from these: ${formatNumber(customers)} of ${formatNumber(sizing.customers)} customers, ${showMoney(sizing.yearly)} a year each, ${showMoney(bottomUp)}${share}`,
  ]
  const proposals: Proposal[] = []
  if (som === null) {
    proposals.push({
      address: ['marketAnalysis', 'som'],
      label: 'SOM from the bottom up',
      change: {
        kind: 'replace',
        text: addTo(
          ownSom,
          `${ownSom === '' ? '' : 'From the bottom up: '}${showMoney(bottomUp)} a year by the end of year three: ${sum}${share} (assumed: ${sayPercent(assumedShare * 100)} of ${formatNumber(sizing.customers)} reachable customers, ${sizing.purchases.count} ${sizing.purchases.words})`,
        ),
      },
      assumptions,
    })
  }
  const { summary } = data.marketAnalysis
  const check = `Checked from the bottom up: ${sizing.segments.map(({ name, size }) => `${lowerFirst(name)} ${formatNumber(size)}`).join(', ')}, together ${formatNumber(sizing.customers)}; at ${sayPercent(assumedShare * 100)} and ${showMoney(sizing.yearly)} a year each that is ${showMoney(bottomUp)}.`
  const source = 'Sources: [who counted the customers, and when].'
  proposals.push({
    address: ['marketAnalysis', 'summary'],
    label: 'Research summary: the bottom-up check',
    change: {
      kind: 'replace',
      text: addTo(summary, isBlank(summary) ? `${check} ${source}` : check),
    },
    assumptions,
  })
  return proposals
}

/** What the person wrote stays in front of it. */
function addTo(current: string, text: string): string {
  return isBlank(current) ? text : `${current.trimEnd()}\n\n${text}`
}
