import { listStatements, type Statement } from '#advisor/facts/agreement/statements.ts'
import { toSingular } from '#advisor/facts/claims/to-singular.ts'
import { isNear } from '#advisor/facts/compare-amounts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listWords, sampleItems } from '#advisor/facts/texts.ts'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { at, atFigure, type Rule, weights } from '#advisor/rules/rule.ts'
import { type Difference, sayDifference } from './said-differently.ts'
import { findUnknownPrice } from './unknown-price.ts'

/** A price that a text gives to something which the forecast, a tier or the unit economics sell at another price. */

interface Target {
  readonly nouns: ReadonlySet<string>
  readonly name: string
  readonly price: number
  readonly place: FieldAddress
  readonly isMonthly: boolean
}

/** The fields that tell what customers pay, and where a price may be mentioned in passing. */
const fields =
  /^(?:businessIdea\.(?:oneLiner|solution|valueProposition)|marketAnalysis\.som|businessModel\.(?:revenueStreams|keyResources|keyActivities|keyPartnerships)|competitiveAnalysis\.(?:pricingStrategy|marketPosition|competitiveAdvantages)|marketingStrategy\.|operationsPlan\.(?:keyProcesses|technology|quality)|financialProjections\.pricingTiers\.features|riskAnalysis\.risks\.mitigation|implementationTimeline\.(?:executiveSummary|milestones\.(?:title|description)))/u
const plain = new Set(
  'sale first second third home new own full average regular standard basic month week day year hour per one two three store customer client online other small large plan price service product order'.split(
    ' ',
  ),
)
const perThing = /^\s*(?:(?:for )?(?:an?|each|every|one|the)|per)\s+((?:[\p{L}’'-]+\s+){0,2}[\p{L}’'-]+)/iu
const linking =
  /(?:\s|^)(?:at|for|costs?|is|are|of|pays?|sells?|sold|priced|charged?|charges|a|an|per|the|each|every|about|around|roughly|only|just|now|from|average|averages?|typical|month|week|day|year|=|×|x|:|,|\(|–|—|-)\s*$/iu
/** A comparison, a part of a price, or what something costs the business. */
const otherLead =
  /\b(?:than|below|above|under|over|beneath|more|less|cheaper|dearer|saves?|saved|saving|instead|rather|versus|vs|against|compared|they|their|competitors?|rivals?|others|market|most|usual|typical(?:ly)? charge|deposits?|discounts?|off|credit|refund|referral|bonus|reward|fee[sd]?|costs? (?:us|me|of)|our (?:own )?costs?|to make|worth|profit|margin|keeps?|leaves|earns?|earned|rais(?:e|es|ed)|wages?|salary|spends?|spent|budget|ads?|tax|insur\w*|loan|bank|until|up to|at least|at most|was|were|used to|last year|in 20(?:1\d|2[0-5])|survey\w*|asked|said|would|willing|if|gift|voucher|first|trial|pilot|introduct\w*|founding|early|students?|seniors?|wholesale price|supplier|buy|bought|pay for|extra|plus|additional|add-?ons?|adds?|commission|brings? us|shelf|retail|bulk|member price|from)\b[^.;:]{0,50}$/iu
const otherTail =
  /^\s*(?:(?:\p{L}+ ){0,2}(?:above|below|more|less|cheaper|dearer|off|under|over|higher|lower|extra|back|saved|worth|million|billion)\b|credit|discount|deposit|gift|voucher|(?:in|of|from) (?:sales|revenue|fees?|wages|costs?|profit|margin|which)|in (?:costs?|wages|materials?|parts|food|ads|tips)|profit|margin|instead|to (?:win|make|produce|run|build|insure|repair|ship))/iu
const mostApart = 1.8

function nounsOf(text: string): string[] {
  return listWords(text.slice(0, 80))
    .map(toSingular)
    .filter((word) => word.length > 2 && !/\d/u.test(word))
}

/** The words that tell it from the others. 'Orders' alone is all that a shop may have. */
function namesOf(text: string): string[] {
  const nouns = nounsOf(text)
  const own = nouns.filter((word) => !plain.has(word))
  return own.length > 0 ? own : nouns
}

const amountBefore = /(?:\p{Sc}\s?\d[\d.,]*|\d\s?%)[^;:.]*?(?:,|\band\b|\bor\b|;|:)/gu

/** The words of the sentence since the amount before it. A count belongs to what it costs: '766 windows at $540'. */
function readLead({ claim: { sentence, quote }, lead }: Statement): string {
  const before = sentence.slice(0, Math.max(0, sentence.indexOf(quote))).slice(-90)
  const [last] = Array.from(before.matchAll(amountBefore)).toReversed()
  const own = last ? before.slice(last.index + last[0].length) : before
  return own.length > lead.length ? own : lead
}

/** Whether the words before an amount name clearly what is sold: 'a platted lot' for 'Platted lot survey'. */
function namesWell(statement: Statement, { name }: Target): boolean {
  const said = new Set(nounsOf(readLead(statement)))
  const nouns = namesOf(name)
  return nouns.length > 0 && nouns.filter((noun) => said.has(noun)).length >= Math.min(2, nouns.length)
}

function namesSome({ lead, tail }: Statement, { name }: Target): boolean {
  const said = new Set([...nounsOf(lead.slice(-50)), ...nounsOf(tail.slice(0, 30))])
  return namesOf(name).some((noun) => said.has(noun))
}

function listTargets({ data }: PlanFacts): Target[] {
  const { projections, pricingTiers, forecast } = data.financialProjections
  const unit = toSingular(projections.priceUnit)
  const streams = sampleItems(forecast.streams).flatMap(({ id, name, kind, price }): Target[] =>
    kind === 'amount' || !price
      ? []
      : [
          {
            nouns: new Set(namesOf(name)),
            name,
            price,
            place: at('financialProjections', 'forecast', 'streams', { id }, 'price'),
            isMonthly: kind === 'recurring',
          },
        ],
  )
  const tiers = sampleItems(pricingTiers).flatMap(({ id, name, price, targetSegment }): Target[] =>
    price > 0
      ? [
          {
            nouns: new Set([
              ...namesOf(name),
              ...nounsOf(targetSegment.split(/\b(?:in|who|with|of|that)\b/u, 1)[0] ?? ''),
            ]),
            name,
            price,
            place: at('financialProjections', 'pricingTiers', { id }, 'price'),
            isMonthly: unit === 'month',
          },
        ]
      : [],
  )
  const main: Target[] =
    projections.price > 0 && unit !== '' && !/^(?:month|week|day|year|hour)/u.test(unit)
      ? [
          {
            nouns: new Set([unit]),
            name: unit,
            price: projections.price,
            place: atFigure('price'),
            isMonthly: false,
          },
        ]
      : []
  return [...streams, ...tiers, ...main].filter(({ nouns }) => nouns.size > 0)
}

/** The last words before the amount, without 'at', 'costs' and 'a month'. */
function readBefore(lead: string): string[] {
  let words = lead.split(/[.;]\s/u).at(-1) ?? ''
  for (let turn = 0; turn < 6; turn += 1) {
    const cut = words.replace(linking, '')
    if (cut === words) break
    words = cut
  }
  return words.trim().split(/\s+/u).slice(-3).flatMap(nounsOf)
}

function findMeant({ claim, tail }: Statement, lead: string, targets: readonly Target[]): readonly Target[] {
  const per = claim.per ?? perThing.exec(tail)?.[1] ?? null
  const said = new Set(
    per === null || /^(?:month|week|day|year|hour)/iu.test(per) ? readBefore(lead) : nounsOf(per),
  )
  const scored = targets.map((target) => ({
    target,
    score: [...target.nouns].filter((noun) => said.has(noun)).length,
  }))
  const best = Math.max(0, ...scored.map(({ score }) => score))
  return best === 0 ? [] : scored.filter(({ score }) => score === best).map(({ target }) => target)
}

function mayBePrice({ claim, tail }: Statement, lead: string): boolean {
  return (
    claim.low === claim.high &&
    claim.low > 0 &&
    (claim.certainty === 'stated' || claim.certainty === 'about') &&
    (claim.period === null || claim.period === 'once' || claim.period === 'month') &&
    !otherLead.test(lead) &&
    !otherTail.test(tail)
  )
}

/** Every price as it is, what is left of it after its cost, and the price that is meant for several or years later. */
function isKnown(
  amount: number,
  meant: readonly Target[],
  targets: readonly Target[],
  { data }: PlanFacts,
): boolean {
  const { projections, forecast } = data.financialProjections
  const streams = sampleItems(forecast.streams)
  const rises = streams.map(({ priceRisePercent }) => 1 + (priceRisePercent ?? 0) / 100)
  const plainly = [
    ...targets.map(({ price }) => price),
    ...streams.flatMap(({ price, costPerUnit }) => [costPerUnit ?? 0, (price ?? 0) - (costPerUnit ?? 0)]),
    projections.cogs,
    projections.price - projections.cogs,
    projections.cac,
  ]
  const ofMeant = meant.flatMap(({ price }) => [
    ...times.map((count) => price * count),
    ...rises.flatMap((rise) => [price * rise, price * rise * rise]),
  ])
  return [...plainly, ...ofMeant].some((known) => known > 0 && isNear(amount, known, 0.012))
}

const ofSize =
  /\b(?:small(?:er)?|minor|simple|quick|short(?:er)?|single|half|mini|junior|kids?[’']?|child(?:ren)?[’']?s?|large(?:r)?|big(?:ger)?|double|long(?:er)?|extended|rush|emergency|same-day|weekend|partial|basic|premium|deluxe|extra|special)\b/iu

/** 'Small repairs $58, overhauls $175; the average bill comes to $98' tells the price of a repair, too. */
function isVariant(
  { claim, lead }: Statement,
  { name, price }: Target,
  statements: readonly Statement[],
): boolean {
  const near =
    lead
      .slice(-50)
      .split(/[,;:]\s|\band\b/u)
      .at(-1) ?? ''
  const size = ofSize.exec(near)?.[0]
  const isOfSize = size !== undefined && !name.toLowerCase().includes(size.toLowerCase())
  if (isOfSize) return true
  return (
    claim.field === 'financialProjections.pricingTiers.features' &&
    statements.some(
      (other) =>
        other.claim.address === claim.address &&
        other.claim.kind === 'money' &&
        isNear(other.claim.low, price, 0.005),
    )
  )
}

function isBetweenPrices(amount: number, targets: readonly Target[]): boolean {
  return targets.some(({ price }) => price < amount) && targets.some(({ price }) => price > amount)
}

const times = [1, 12, 1 / 12, 10, 11, 4, 52, 1 / 52, 6, 2, 3, 0.5]

function findNamedPrice(facts: PlanFacts): Difference | null {
  const targets = listTargets(facts)
  if (targets.length === 0 || !facts.money.canCalculate) return null
  const statements = listStatements(facts)
  const unknown = findUnknownPrice(facts)?.claim.address
  for (const statement of statements) {
    const { claim } = statement
    if (claim.kind !== 'money' || claim.address === unknown || !fields.test(claim.field)) continue
    // 'Booking and memberships, $99 a month' is what a tool costs us.
    if (claim.field === 'operationsPlan.technology' && claim.period !== null) continue
    const lead = readLead(statement)
    if (!mayBePrice(statement, lead)) continue
    const meant = findMeant(statement, lead, targets).filter(
      ({ isMonthly }) => claim.period !== 'month' || isMonthly,
    )
    const [target] = meant.toSorted(
      (one, other) => Math.abs(one.price - claim.low) - Math.abs(other.price - claim.low),
    )
    if (!target || isVariant(statement, target, statements) || isKnown(claim.low, meant, targets, facts))
      continue
    if (Math.max(target.price, claim.low) > mostApart * Math.min(target.price, claim.low)) continue
    const isNamed = namesWell(statement, target)
    // 'A plate of $23', between lunch at $18 and dinner at $30, is one dish of several.
    if (!isNamed && isBetweenPrices(claim.low, targets)) continue
    const isElsewhere = statements.some(
      (other) =>
        other.claim.kind === 'money' &&
        other.claim.address !== claim.address &&
        isNear(other.claim.low, claim.low, 0.005) &&
        // The same thing at the same price in another text is no other thing.
        !(isNamed && namesSome(other, target)),
    )
    if (isElsewhere) continue
    const counted = facts.sayMoney(target.price)
    return {
      title: 'Two prices for the same thing',
      claim,
      place: target.place,
      counted: `the numbers have “${target.name.slice(0, 40)}” at ${counted}`,
      matters: 'Use the price that customers will pay in both places.',
      sums: [`${claim.quote} ≠ ${counted}`],
    }
  }
  return null
}

export const namedPriceRule: Rule = {
  id: 'named-price-differs',
  steps: [8, 1, 2, 3, 4, 6, 7, 11, 12],
  isShownAtEvidence: true,
  weight: weights.contradicts - 3,
  find(facts) {
    const found = findNamedPrice(facts)
    return found && sayDifference(found)
  },
}
