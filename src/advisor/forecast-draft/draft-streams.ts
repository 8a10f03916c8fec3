import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { isBlank, isFinished, sampleItems } from '#advisor/facts/texts.ts'
import { shorten } from '#advisor/wording/quote.ts'
import { upperFirst } from '#advisor/wording/sentences.ts'
import { currencyOf } from '#domain/plan/currency-of.ts'
import { deriveId } from '#domain/plan/ids.ts'
import { forecastListLimits } from '#domain/plan/list-limits.ts'
import type { StreamKind, VolumePeriod } from '#domain/plan/forecast-choices.ts'
import type { TemplateId } from '#domain/plan/templates/template.ts'
import { templateOrDefault } from '#domain/plan/templates/template-list.ts'
import { formatMoney } from '#domain/wording/format-money.ts'
import { formatNumber } from '#domain/wording/format-number.ts'
import type { DraftedFigure } from './draft-line.ts'
import type { Offer } from './draft-sale-costs.ts'
import { isMonthlyUnit, kindOfUnit, toPlural } from './kind-of-unit.ts'
import { isTemplateTier } from './is-template-tier.ts'
import type { PlanCalendar } from './plan-calendar.ts'
import { readIn } from './read-in.ts'

interface SellingKind {
  readonly kind: StreamKind
  readonly period?: VolumePeriod
  /** What one sale is called when the plan does not say. */
  readonly unit: string
  /** Whether a customer chooses one tier. Elsewhere an average sale mixes them, and step 8 has its price. */
  readonly hasTiers: boolean
}

const sellingKinds: Readonly<Record<TemplateId, SellingKind>> = {
  saas: { kind: 'recurring', unit: 'subscription', hasTiers: true },
  startup: { kind: 'recurring', unit: 'subscription', hasTiers: true },
  service: { kind: 'units', period: 'week', unit: 'visit', hasTiers: true },
  consulting: { kind: 'hours', unit: 'billed hour', hasTiers: false },
  'local-service': { kind: 'units', period: 'day', unit: 'visit', hasTiers: false },
  ecommerce: { kind: 'units', period: 'month', unit: 'order', hasTiers: false },
  marketplace: { kind: 'units', period: 'month', unit: 'booking', hasTiers: false },
}

export function draftStreams(facts: PlanFacts, calendar: PlanCalendar): Offer[] {
  const { pricingTiers, projections } = facts.data.financialProjections
  const currency = currencyOf(facts.data)
  const selling = sellingKinds[templateOrDefault(facts.templateId).id]
  const usual = adjustKind(selling, projections.priceUnit)
  const offered = sampleItems(pricingTiers).filter(({ price }) => price > 0)
  // Next to a price of the person's own, the template's tiers are not what the plan says.
  const tiers = facts.money.state === 'real' ? offered.filter((tier) => !isTemplateTier(tier)) : offered
  if (usual.hasTiers && tiers.length > 0) {
    return tiers.slice(0, forecastListLimits['forecast.streams']).map(({ id, name, price }) => {
      const title = isFinished(name) ? shorten(name, 80) : 'A pricing tier without a name'
      const kind = adjustKind(usual, name)
      const origin = readIn('Pricing tiers', `${title}, ${formatMoney(price, { currency })}`)
      return draftStream(facts, calendar, kind, { place: id, title, price, origin })
    })
  }
  const { price, purchasesPerMonth, priceUnit } = projections
  const unit = isBlank(priceUnit) || isMonthlyUnit(priceUnit) ? usual.unit : priceUnit.trim()
  const isOften = usual.kind === 'recurring' && purchasesPerMonth > 0 && purchasesPerMonth !== 1
  const offer = draftStream(facts, calendar, usual, {
    place: 'price',
    title: shorten(upperFirst(toPlural(unit)), 80),
    price: isOften ? Math.round(price * purchasesPerMonth * 100) / 100 : price,
    origin: readIn(
      'Price in step 8',
      `${formatMoney(price, { currency })}${isOften ? ` × ${formatNumber(purchasesPerMonth, 3)} times a month` : ''}`,
    ),
  })
  const isAsked = usual.hasTiers && offered.length > 0
  const { line } = offer
  return [isAsked ? { ...offer, line: { ...line, questions: [...line.questions, ownTiersQuestion] } } : offer]
}

const ownTiersQuestion =
  'The pricing tiers are still the template’s. What else do you sell, and at what price?'

/** The words next to a price are more exact than the template. */
function adjustKind(selling: SellingKind, words: string): SellingKind {
  const kind = kindOfUnit(words)
  if (kind === null) return selling
  return kind === 'units' ? { ...selling, kind, period: selling.period ?? 'month' } : { ...selling, kind }
}

interface Priced {
  readonly place: string
  readonly title: string
  readonly price: number
  readonly origin: string
}

function draftStream(
  { data, money }: PlanFacts,
  { opening }: PlanCalendar,
  { kind, period }: SellingKind,
  { place, title, price, origin }: Priced,
): Offer {
  const { churnRate } = data.financialProjections.projections
  const isTemplate = money.state === 'template'
  const figures: DraftedFigure[] = [
    { field: 'name', value: title, origin },
    { field: 'kind', value: kind, origin: 'from the kind of business and what the price is for' },
  ]
  const questions = [askVolume(kind, period ?? 'month')]
  if (kind === 'units') {
    figures.push({ field: 'period', value: period ?? 'month', origin: 'from the kind of business' })
  }
  if (price > 0) figures.push({ field: 'price', value: price, origin })
  else questions.push('What is the price? The plan has none yet.')
  if (kind === 'recurring' && churnRate > 0) {
    const share = Math.min(100, churnRate)
    const churn = readIn('Monthly churn in step 8', `${formatNumber(share, 2)}%`)
    figures.push({ field: 'churnPercent', value: share, origin: churn })
  }
  if (opening) figures.push({ field: 'startMonth', value: opening.month, origin: opening.origin })
  else questions.push('In which month do you sell it first? It counts from month 1.')
  if (isTemplate) questions.push('Price and cost are still the template’s. What are your own?')
  const id = deriveId(`draft.streams.${place}`)
  const line = {
    place: ['financialProjections', 'forecast', 'streams', { id }],
    part: 'What you sell',
    title,
    figures,
    questions,
  } as const
  return { line, title, kind, price }
}

function askVolume(kind: StreamKind, period: VolumePeriod): string {
  if (kind === 'recurring') return 'How many new customers join a month, in months 1, 6 and 12?'
  if (kind === 'hours') return 'How many people bill, how many hours a month, and what share of them is paid?'
  const days = period === 'day' ? ' On how many days a month are you open?' : ''
  return `How many do you sell a ${period}, in months 1, 6 and 12?${days}`
}
