import type { Proposal } from '#advisor/advice/advice.ts'
import type { AnswerPlan } from '#advisor/answers/answer-context.ts'
import { readFinancialsState, readMarketingBudget } from '#advisor/answers/plan-numbers.ts'
import { bullets, isWritten, lowerFirst, nameStep, paragraphs, quote } from '#advisor/answers/plan-words.ts'
import { countOf, showLargeMoney, showMoney, showNumber, showPercent } from '#advisor/answers/show-figures.ts'
import { parseAmount } from '#domain/finance/parse-amount.ts'
import { templateOrDefault } from '#domain/plan/templates/catalogue.ts'
import type { TemplateId } from '#domain/plan/templates/template.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'

/** How often a customer pays the price in a year, where nobody has said it: a month is sure, the rest is assumed. */
const purchasesAYear: Readonly<Record<TemplateId, { count: number; words: string }>> = {
  saas: { count: 12, words: 'months' },
  startup: { count: 12, words: 'months' },
  service: { count: 12, words: 'visits a year' },
  consulting: { count: 120, words: 'billed hours a year' },
  ecommerce: { count: 4, words: 'orders a year' },
  marketplace: { count: 2, words: 'bookings a year' },
  'local-service': { count: 100, words: 'visits a year' },
}

/** What a new business may hope to win of the customers it can reach, within three years. */
const assumedShare = 0.05

interface Sizing {
  readonly price: number
  readonly purchases: { count: number; words: string }
  readonly yearly: number
  readonly segments: readonly { name: string; size: number }[]
  readonly customers: number
}

export const answerMarketSizing: AnswerPlan = ({ data, templateId }) => {
  const sizing = readSizing(data, templateId)
  const [tam, sam, som] = [data.marketAnalysis.tam, data.marketAnalysis.sam, data.marketAnalysis.som].map(
    parseAmount,
  )
  const bottomUp = Math.round(sizing.customers * assumedShare) * sizing.yearly
  return {
    text: paragraphs(
      '**From the top down**',
      describeTopDown(tam ?? null, sam ?? null, som ?? null),
      '**From the bottom up**',
      describeBottomUp(data, sizing, bottomUp),
      compareBoth(data, som ?? null, bottomUp, sizing),
      '**Assumptions to check**',
      bullets(listAssumptions(data, sizing)),
      '**Action Items**',
      bullets([
        'Count the customers yourself: a public register, a trade association, people past the door on three days.',
        'Replace the 5% with something measured, such as the share that left a deposit in a test.',
        'Write the source and the year beside every figure.',
      ]),
    ),
    proposals: propose(data, sizing, sam ?? null, som ?? null, bottomUp),
  }
}

function readSizing(data: WorkbookData, templateId: string): Sizing {
  const { price } = data.financialProjections.projections
  const purchases = purchasesAYear[templateOrDefault(templateId).id]
  const segments = data.marketAnalysis.segments.slice(0, 20).flatMap(({ name, size }) => {
    const count = isWritten(size) ? parseAmount(size) : null
    return count === null || count < 1
      ? []
      : [{ name: quote(name, 60) || 'Segment without a name', size: count }]
  })
  return {
    price,
    purchases,
    yearly: price * purchases.count,
    segments,
    customers: segments.reduce((sum, { size }) => sum + size, 0),
  }
}

function describeTopDown(tam: number | null, sam: number | null, som: number | null): string {
  const market = nameStep('marketAnalysis')
  const lines = [
    tam === null
      ? `TAM: no amount can be read in ${market}. Number of possible customers × what one spends a year.`
      : `TAM: ${showLargeMoney(tam)} a year`,
    sam === null
      ? 'SAM: no amount can be read. Which part of the TAM can you serve, with your area, price and license?'
      : `SAM: ${showLargeMoney(sam)} a year${tam ? `, ${showLargeMoney(sam)} ÷ ${showLargeMoney(tam)} = ${showPercent(sam / tam)} of the TAM` : ''}`,
    som === null
      ? 'SOM: no amount can be read. It follows from the bottom up, below.'
      : `SOM: ${showLargeMoney(som)} a year${sam ? `, ${showLargeMoney(som)} ÷ ${showLargeMoney(sam)} = ${showPercent(som / sam)} of the SAM` : ''}`,
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
  data: WorkbookData,
  { price, purchases, yearly, segments, customers }: Sizing,
  bottomUp: number,
): string {
  if (price <= 0)
    return `There is no price yet. Enter it in ${nameStep('financialProjections')}: customers × price × purchases a year is the whole sum.`
  const budget = readMarketingBudget(data)
  const { cac } = data.financialProjections.projections
  const won = budget !== null && cac > 0 ? Math.floor((budget / cac) * 12) : null
  const lines = [
    `One customer: ${showMoney(price)} × ${purchases.count} ${purchases.words} = ${showMoney(yearly)} a year`,
    ...segments.map(({ name, size }) => `${name}: ${showNumber(size)}`),
    segments.length > 0
      ? `Customers you could reach: ${showNumber(customers)} × ${showPercent(assumedShare)} who buy × ${showMoney(yearly)} = ${showLargeMoney(bottomUp)} a year`
      : `Your segments name no number of customers (${nameStep('marketAnalysis')}). Each 1,000 you can reach × ${showPercent(assumedShare)} × ${showMoney(yearly)} = ${showLargeMoney(1000 * assumedShare * yearly)} a year.`,
    won === null || budget === null
      ? null
      : `Your budget: ${showMoney(budget)} a month × 12 ÷ ${showMoney(cac)} to win a customer = ${countOf(won, 'new customer')} a year × ${showMoney(yearly)} = ${showLargeMoney(won * yearly)}, if all stay`,
  ]
  return bullets(lines.filter((line) => line !== null))
}

/** '180 visits a day × $8 × 312 days': the founder has done the sum, and knows more than a rule of thumb. */
function showsOwnSum(som: string): boolean {
  return /\d[^×*\n]{0,80}[×*]\s?[$€£]?\d/u.test(som.slice(0, 400))
}

function compareBoth(
  data: WorkbookData,
  som: number | null,
  bottomUp: number,
  { yearly, customers }: Sizing,
): string | null {
  if (som === null || yearly <= 0) return null
  const needed = Math.ceil(som / yearly)
  const share =
    customers > 0
      ? `, ${showPercent(needed / customers)} of the ${showNumber(customers)} in your segments`
      : ''
  const verdict = showsOwnSum(data.marketAnalysis.som)
    ? ' Your SOM shows its own sum, which counts for more than my 5%. Check that share, and that the budget can win so many.'
    : bottomUp <= 0
      ? ''
      : som > bottomUp * 2
        ? ' Your SOM is more than twice what the bottom-up sum gives. Believe the lower one until you know why.'
        : som < bottomUp / 2
          ? ' Your SOM is less than half of the bottom-up sum, which is cautious. Lenders do not mind.'
          : ' The two sums agree within a factor of two, which is as good as such sums get.'
  return `Your SOM of ${showLargeMoney(som)} means ${showLargeMoney(som)} ÷ ${showMoney(yearly)} = ${countOf(needed, 'customer')}${share}.${verdict}`
}

function listAssumptions(data: WorkbookData, { price, purchases }: Sizing): string[] {
  return [
    `${showPercent(assumedShare)} of the customers you can reach buy from you within three years`,
    `One customer pays for ${purchases.count} ${purchases.words}`,
    readFinancialsState(data) === 'template'
      ? `The price of ${showMoney(price)} is the template’s, not yours`
      : `The price of ${showMoney(price)} holds for every segment`,
    'The sizes of your segments are counted, not hoped for, and do not overlap',
  ]
}

/** A SOM is offered where there is none that can be read, or where the sums are far apart. */
function propose(
  data: WorkbookData,
  sizing: Sizing,
  sam: number | null,
  som: number | null,
  bottomUp: number,
): Proposal[] {
  if (bottomUp <= 0 || (som !== null && showsOwnSum(data.marketAnalysis.som))) return []
  const customers = Math.round(sizing.customers * assumedShare)
  const sum = `${showNumber(customers)} customers × ${showMoney(sizing.yearly)} a year`
  const share = sam !== null && sam >= bottomUp ? `, ${showPercent(bottomUp / sam)} of the SAM` : ''
  const assumptions = [
    ...listAssumptions(data, sizing),
    `Read from your segments: ${sizing.segments.map(({ size }) => showNumber(size)).join(', ')}`,
    `Worked out from these: ${showNumber(customers)} of ${showNumber(sizing.customers)} customers, ${showMoney(sizing.yearly)} a year each, ${showMoney(bottomUp)}${share}`,
  ]
  const proposals: Proposal[] = []
  if (som === null || som > bottomUp * 2) {
    proposals.push({
      place: { section: 'marketAnalysis', field: 'som' },
      label: 'SOM from the bottom up',
      change: {
        kind: 'replace',
        text: `${showMoney(bottomUp)} a year by the end of year three: ${sum}${share} (assumed: ${showPercent(assumedShare)} of ${showNumber(sizing.customers)} reachable customers, ${sizing.purchases.count} ${sizing.purchases.words})`,
      },
      assumptions,
    })
  }
  const { summary } = data.marketAnalysis
  const added = `Checked from the bottom up: ${sizing.segments.map(({ name, size }) => `${lowerFirst(name)} ${showNumber(size)}`).join(', ')}, together ${showNumber(sizing.customers)}; at ${showPercent(assumedShare)} and ${showMoney(sizing.yearly)} a year each that is ${showMoney(bottomUp)}. Sources: [who counted the customers, and when].`
  proposals.push({
    place: { section: 'marketAnalysis', field: 'summary' },
    label: 'Research summary: the bottom-up check',
    change: { kind: 'replace', text: summary.trim() === '' ? added : `${summary.trimEnd()}\n\n${added}` },
    assumptions,
  })
  return proposals
}
