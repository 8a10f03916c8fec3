import type { PlanClaim } from '#advisor/facts/claims/claim.ts'
import { isNear } from '#advisor/facts/compare-amounts.ts'
import type { Evidence } from '#advisor/advice/advice.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { sampleItems } from '#advisor/facts/texts.ts'
import { at, atFigure } from '#advisor/rules/rule.ts'

export interface OwnPrice {
  readonly name: string
  readonly price: number
  readonly place: Evidence['address']
}

/** Every price that the plan counts with: of the unit economics, of the forecast and of the tiers. */
export function listOwnPrices({ data }: PlanFacts): OwnPrice[] {
  const { projections, pricingTiers, forecast } = data.financialProjections
  return [
    { name: projections.priceUnit, price: projections.price, place: atFigure('price') },
    ...sampleItems(forecast.streams).flatMap(({ id, name, price, kind }): OwnPrice[] =>
      kind === 'amount' || price === null
        ? []
        : [{ name, price, place: at('financialProjections', 'forecast', 'streams', { id }, 'price') }],
    ),
    ...sampleItems(pricingTiers).map(({ id, name, price }) => ({
      name,
      price,
      place: at('financialProjections', 'pricingTiers', { id }, 'price'),
    })),
  ].filter(({ price }) => price > 0)
}

const laterYear = /\b(?:years? (?:two|three|2|3)|(?:second|third|2nd|3rd|later|following|next) years?)\b/i
/** What a price may rise in a year without a word about it. */
const usualRisePercent = 5
const tolerance = 0.012
const mostInPackage = 60

/** 'In 2029', 'in the third year': a later year than the forecast's first. What can be won is told for one, too. */
function isOfLaterYear({ data }: PlanFacts, { field, sentence }: PlanClaim): boolean {
  if (field === 'marketAnalysis.som' || laterYear.test(sentence)) return true
  const first = Number((data.financialProjections.forecast.frame.firstMonth ?? '').slice(0, 4))
  const years = sentence.match(/\b20\d\d\b/g) ?? []
  return first > 0 && years.some((year) => Number(year) > first)
}

/** The price after one and two of the forecast's rises, or of usual ones. */
function isRaised(claim: PlanClaim, price: number, risePercent: number): boolean {
  return [1, 2].some((years) => isNear(claim.low, price * (1 + risePercent / 100) ** years, tolerance))
}

/** '$260 for ten visits, or $26 a visit': a price of the plan, divided by the pieces in it. */
function isPartOfPackage(facts: PlanFacts, claim: PlanClaim, prices: readonly OwnPrice[]): boolean {
  const beside = facts.claims.filter(
    ({ kind, address, sentence }) =>
      kind === 'money' && address === claim.address && sentence === claim.sentence,
  )
  return beside.some(({ low }) => {
    const pieces = Math.round(low / claim.low)
    return (
      pieces >= 2 &&
      pieces <= mostInPackage &&
      isNear(low / pieces, claim.low, tolerance) &&
      prices.some(({ price }) => isNear(price, low, tolerance))
    )
  })
}

const mixed = /\b(?:averag\w*|on the whole|blend\w*|mix(?:ed)?|overall|across)\b/i

/** 'Orders average $48' between the piece at $30 and the set at $70. */
function isAverageOfStreams({ data }: PlanFacts, { low, sentence }: PlanClaim): boolean {
  if (!mixed.test(sentence)) return false
  const prices = sampleItems(data.financialProjections.forecast.streams).flatMap(({ kind, price }) =>
    kind === 'units' && price !== null && price > 0 ? [price] : [],
  )
  return prices.length > 1 && low > Math.min(...prices) && low < Math.max(...prices)
}

/** Whether an amount is a price of the plan told in another way: of a later year, of one piece, of all together. */
export function isPriceRetold(
  facts: PlanFacts,
  claim: PlanClaim,
  prices: readonly OwnPrice[],
  meant: OwnPrice,
): boolean {
  if (isPartOfPackage(facts, claim, prices) || isAverageOfStreams(facts, claim)) return true
  if (!isOfLaterYear(facts, claim)) return false
  const streams = sampleItems(facts.data.financialProjections.forecast.streams)
  const raised = streams.some(
    ({ price, priceRisePercent }) =>
      price !== null && (priceRisePercent ?? 0) > 0 && isRaised(claim, price, priceRisePercent ?? 0),
  )
  const most = meant.price * (1 + usualRisePercent / 100) ** 2
  return raised || (claim.low >= meant.price && claim.low <= most * (1 + tolerance))
}
