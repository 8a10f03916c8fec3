import type { PlanClaim } from '#advisor/facts/claims/claim.ts'
import { isNear } from '#advisor/facts/compare-amounts.ts'
import { claimsOf, listPhrases, type Phrase } from '#advisor/facts/phrases.ts'
import { toSingular } from '#advisor/facts/claims/to-singular.ts'
import { listWords } from '#advisor/facts/texts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { sayNumber, sayPercent } from '#advisor/wording/figures.ts'
import type { FieldKey } from '#domain/plan/address/field-key.ts'
import { readAt } from '#domain/plan/address/values-at.ts'
import { at, recommend, remark, type Rule, show, warn, weights } from '#advisor/rules/rule.ts'
import { textEvidence } from './text-evidence.ts'

/** Shares of one whole, and parts of one market. */

const wholeMarket = new Set(['sam', 'market', 'tam', 'som', 'total', 'all', 'it'])
const wholeSales = new Set(['sale', 'revenue', 'income', 'turnover', 'total'])
const wholeCompany = new Set([
  'share',
  'company',
  'equity',
  'stock',
  'business',
  'llc',
  'ownership',
  'corporation',
])

/** The first share of each text, if it is one of the whole. */
function listShares(
  facts: PlanFacts,
  fields: readonly FieldKey[],
  isOfWhole: (phrase: Phrase) => boolean,
): Phrase[] {
  const seen = new Set<unknown>()
  return listPhrases(facts, fields, ['percent']).filter((phrase) => {
    const { address } = phrase.claim
    if (seen.has(address) || !isOfWhole(phrase)) return false
    seen.add(address)
    return true
  })
}

function add(phrases: readonly Phrase[]): number {
  return phrases.reduce((sum, { claim }) => sum + claim.low, 0)
}

function sayAll(phrases: readonly Phrase[]): string {
  return phrases.map(({ claim }) => claim.quote).join(' + ')
}

/** '64% of the SAM’s homes' */
const ofMarketsOwn = /^\s*of (?:the |our |this )?(?:[st]am|market)(?:[’']s)?\b/iu

function isOfMarket({ claim, text }: Phrase): boolean {
  if (/\boutside\b|\bgrow|\boverlap/i.test(text.slice(0, 300))) return false
  return claim.of === null
    ? !/^\s*(?:of|are|have|buy|that|who|a year)\b/i.test(text.slice(claim.end))
    : wholeMarket.has(claim.of) || ofMarketsOwn.test(text.slice(claim.end))
}

function isOfSales({ claim, text, tail }: Phrase): boolean {
  const after = text.slice(claim.end, claim.end + 60)
  if (
    /^\s*of (?:(?:the|our|all|total|yearly|annual|expected|planned|[\w-]*year(?:’s|'s)?)\s+){0,4}(?:sales|revenues?|income|turnover)\b/i.test(
      after,
    )
  )
    return true
  if (claim.of !== null) return wholeSales.has(claim.of)
  return (
    /^\s*$/u.test(tail) &&
    /[,:(]\s*(?:about|roughly|around|some|nearly)?\s*$/i.test(text.slice(0, claim.start)) &&
    !/commission|fee|margin|discount|markup/i.test(text.slice(0, 300))
  )
}

/** '550,000 visitor days' are no people. */
function isOfVisits({ data }: PlanFacts, { address, end }: PlanClaim): boolean {
  const text = readAt(data, address)
  return typeof text === 'string' && /^[\s-](?:days|nights|visits|trips|meals|hours)\b/i.test(text.slice(end))
}

export const shareRules: readonly Rule[] = [
  {
    id: 'segments-over-100',
    steps: [2],
    weight: weights.contradicts,
    find(facts) {
      const shares = listShares(facts, ['marketAnalysis.segments.size'], isOfMarket)
      const [first] = shares
      const sum = add(shares)
      if (!first || shares.length < 2) return null
      if (sum > 102) {
        return show(
          recommend(
            'The segments are more than the whole',
            `The shares of your segments add up to ${sayPercent(sum)}: ${sayAll(shares)}. Someone is counted twice, or a share is wrong. Bring them to 100% or less.`,
            first.claim.address,
          ),
          shares.slice(0, 4).map(textEvidence),
          [`${sayAll(shares)} = ${sayPercent(sum)}`],
        )
      }
      if (sum < 97) return null
      return remark(
        'The segments make up the market',
        `The shares of your ${shares.length} segments add up to ${sayPercent(sum)}.`,
        at('marketAnalysis', 'segments'),
      )
    },
  },
  {
    id: 'segments-count-exceeds',
    steps: [2],
    weight: weights.contradicts,
    find(facts) {
      const counts = claimsOf(facts, 'marketAnalysis.segments.size').filter(
        (claim) => claim.kind === 'count' && !isOfVisits(facts, claim),
      )
      const [first] = counts
      if (!first || counts.length < 2) return null
      const widest = findCount(facts, first.unit)
      const same = counts.filter(
        ({ unit, address }, index) =>
          isSameKind(unit, first.unit) && counts.findIndex((other) => other.address === address) === index,
      )
      const sum = same.reduce((total, { low }) => total + low, 0)
      if (!widest || same.length < 2 || sum <= widest.low * 1.1) return null
      if (sum > widest.low * mostTimes) return null
      // The segments may split the whole market instead of the part that can be served.
      const isWhole = claimsOf(facts, 'marketAnalysis.tam').some(
        ({ kind, low }) => kind === 'count' && isNear(sum, low, 0.1),
      )
      if (isWhole) return null
      const counted = same.every(({ unit }) => unit === first.unit) ? `${first.unit}s` : 'people'
      return show(
        recommend(
          'The segments have more members than the market',
          `Your segments add up to ${sayNumber(sum)} ${counted === 'persons' ? 'people' : counted}, but the market you can serve has ${widest.quote}. Correct one of them, or say that the groups overlap.`,
          first.address,
        ),
        [textEvidence({ claim: widest }), ...same.slice(0, 3).map((claim) => textEvidence({ claim }))],
        [`${same.map(({ quote }) => quote).join(' + ')} = ${sayNumber(sum)}`],
      )
    },
  },
  {
    id: 'revenue-shares',
    steps: [3],
    weight: weights.contradicts - 1,
    find(facts) {
      const streams = facts.data.businessModel.revenueStreams.filter((stream) => stream.trim() !== '')
      const shares = listShares(facts, ['businessModel.revenueStreams'], isOfSales)
      const [first] = shares
      const sum = add(shares)
      if (!first || shares.length < 2) return null
      if (sum > 103) {
        return show(
          recommend(
            'The revenue streams are more than all sales',
            `Their shares add up to ${sayPercent(sum)}: ${sayAll(shares)}. Bring them to 100%, with the shares of the forecast.`,
            at('businessModel', 'revenueStreams'),
          ),
          shares.slice(0, 4).map(textEvidence),
          [`${sayAll(shares)} = ${sayPercent(sum)}`],
        )
      }
      if (sum >= 92 || shares.length < streams.length) return null
      return recommend(
        'A part of sales has no stream',
        `The shares of your revenue streams add up to ${sayPercent(sum)}. Say where the other ${sayPercent(100 - sum)} comes from.`,
        at('businessModel', 'revenueStreams'),
      )
    },
  },
  {
    id: 'owners-shares-over-100',
    steps: [9, 10],
    weight: weights.contradicts,
    find(facts) {
      const shares = listShares(
        facts,
        [
          'teamStructure.founders.role',
          'teamStructure.founders.background',
          'teamStructure.advisors.expertise',
        ],
        ({ claim, tail }) =>
          (claim.of !== null && wholeCompany.has(claim.of)) ||
          /^\s*(?:owner|ownership|share(?:s|holder)?|stake|equity|partner)\b/i.test(tail),
      )
      const [first] = shares
      const sum = add(shares)
      if (!first || shares.length < 2 || sum <= 100.5) return null
      return show(
        recommend(
          'More than the whole company is given away',
          `The owners’ shares add up to ${sayPercent(sum)}: ${sayAll(shares)}. Correct them, and check the agreement they come from.`,
          first.claim.address,
        ),
        shares.slice(0, 4).map(textEvidence),
        [`${sayAll(shares)} = ${sayPercent(sum)}`],
      )
    },
  },
  {
    id: 'budget-shares-over-100',
    steps: [6],
    weight: weights.contradicts - 2,
    find(facts) {
      const shares = listPhrases(facts, ['marketingStrategy.budget'], ['percent']).filter(
        ({ claim, tail }) => claim.of === null && /^\s*(?:for|on|to|goes|into|is)?\s*\p{L}/u.test(tail),
      )
      const sum = add(shares)
      if (shares.length < 3 || sum <= 102) return null
      return show(
        warn(
          'The budget is spent more than once',
          `The parts of the marketing budget add up to ${sayPercent(sum)}: ${sayAll(shares)}. Bring them to 100%.`,
          at('marketingStrategy', 'budget'),
        ),
        shares.slice(0, 1).map(textEvidence),
        [`${sayAll(shares)} = ${sayPercent(sum)}`],
      )
    },
  },
]

const people = new Set(
  'person adult resident student parent woman man child teen senior retiree patient nurse tourist guest employee'.split(
    ' ',
  ),
)
const doer = /(?:ist|er|or|ian|ant|ent)$/u
const notDoer = new Set(
  (
    'order offer answer paper letter number corner quarter counter center centre trailer tower computer apartment event plant ' +
    'restaurant acre hectare square-meter meter container printer scanner filter dryer washer freezer cooker mixer heater boiler ' +
    'burner router server sensor motor tractor elevator monitor door floor hour dinner supper parlor harbor shower flower voucher ' +
    'newsletter sticker charter transfer paper document shipment payment appointment treatment department investment statement ' +
    'equipment garment instrument agreement accident winter'
  ).split(' '),
)
/** Those who were asked are no market: '62 of 412 answers to our survey'. */
const sample =
  /\b(?:survey\w*|answer\w*|repl(?:y|ies|ied)|respon[ds]\w*|interview\w*|asked|polled|talked|spoke|sample)\b|\bof (?:about )?[\d,]+\s*$/i
const clauseEnd = /[()=×*;]/u
/** A market so much smaller than its parts is one of something else. */
const mostTimes = 20

function isPeople(unit: string | null): boolean {
  return unit !== null && (people.has(unit) || (doer.test(unit) && !notDoer.has(unit)))
}

/** Commuters, parents and cyclists are all people. */
function isSameKind(one: string | null, other: string | null): boolean {
  return one === other || (isPeople(one) && isPeople(other))
}

/** How many of a kind the served market has, or else the whole market. */
function findCount(facts: PlanFacts, unit: string | null): PlanClaim | null {
  for (const field of ['marketAnalysis.sam', 'marketAnalysis.tam'] as const) {
    const found = listPhrases(facts, [field], ['count'])
      .filter(
        ({ claim, text, lead, tail }) =>
          !sample.test(
            `${lead.split(clauseEnd).at(-1) ?? ''} ${claim.quote} ${tail.split(clauseEnd, 1)[0] ?? ''}`,
          ) &&
          (isSameKind(claim.unit, unit) ||
            listWords(text.slice(claim.end, claim.end + 50).split(/[×*(;]/u, 1)[0] ?? '').some(
              (word) => toSingular(word) === unit,
            )),
      )
      .map(({ claim }) => claim)
    const [largest, ...parts] = found.toSorted((one, other) => other.low - one.low)
    // '3,000 practices: 2,750 clinics and 250 mobile practices' says the whole and its parts.
    const isWhole = parts.reduce((sum, { low }) => sum + low, 0) <= (largest?.low ?? 0)
    if (largest) return isWhole ? largest : null
  }
  return null
}
