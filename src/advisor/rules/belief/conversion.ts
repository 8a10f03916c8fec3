import { readFirstPercent } from '#advisor/facts/counted.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { sellsToBusinesses } from '#advisor/facts/sold-to-businesses.ts'
import { sayNumber, sayPercent } from '#advisor/wording/figures.ts'
import { quote, shorten } from '#advisor/wording/quote.ts'
import { atFigure, recommend, type Rule, show, warn, weights } from '#advisor/rules/rule.ts'

/** How many of those who come buy, against what is usual. */

const step = 8
const onlineTemplates = new Set(['ecommerce', 'saas', 'marketplace', 'startup'])
const mostWebConversion = 10
/** More than this of strangers buy only where someone has counted it. */
const muchWebConversion = 5
const mostConversion = 85
const visitorsPattern =
  /\b(?:(?:web ?site|shop|store|page|online|site) (?:visitors?|visits?|traffic)|visitors?|clicks?|traffic|impressions|page views?)\b/i
const buyPattern =
  /\b(?:buy|buys|buyers?|order|orders|purchas\w{0,3}|customers?|convert\w{0,3}|conversion|sign(?:s|ed)? up|subscrib\w{0,3}|pay|paying|sales?|books?|booked|bookings?|reserv\w{0,7}|hires?|rents?|enrol\w{0,5}|registers?|joins?)\b/i

/** A share of visitors who buy, as the plan's texts give it. */
function findWebConversion({ claims, templateId }: PlanFacts) {
  const isOnline = onlineTemplates.has(templateId)
  return claims.find(
    ({ kind, high, sentence, field, quote: words }) =>
      kind === 'percent' &&
      high > mostWebConversion &&
      high <= 100 &&
      /%|percent/i.test(words) &&
      (field.startsWith('marketing') ||
        field.startsWith('businessModel') ||
        field === 'marketAnalysis.som') &&
      (isOnline || /\b(?:web ?site|online|clicks?|traffic|page)\b/i.test(sentence)) &&
      isAboutVisitors(sentence),
  )
}

const visitPattern = /\b(?:visitors?|visits|clicks?|sessions|traffic)\b/i
const measuredPattern =
  /\b(?:in 20\d\d|measured|so far|last (?:year|season|month|quarter)|over the (?:last|past)|our (?:old|own|current|present|first|test|pilot) (?:site|shop|store|page|numbers)|(?:pilot|test|trial)(?:s|ed)?|pre-?orders?|today|to date)\b/i

/** A high share of a web shop’s visitors who buy, which nobody has counted. */
function findUncounted(facts: PlanFacts) {
  const { data, money, templateId } = facts
  if (templateId !== 'ecommerce' || money.state !== 'real' || !isWebShop(facts)) return null
  const { conversionRate: rate } = money.projections
  if (rate <= muchWebConversion || rate > mostWebConversion) return null
  const isCounted =
    data.review.sources.some(
      ({ field, kind, figure }) =>
        kind === 'measured' &&
        field === 'financialProjections.projections.conversionRate' &&
        readFirstPercent(figure) === rate,
    ) ||
    facts.claims.some(
      ({ kind, high, sentence }) =>
        kind === 'percent' &&
        high > muchWebConversion &&
        high <= 30 &&
        visitPattern.test(sentence) &&
        measuredPattern.test(sentence),
    )
  return isCounted ? null : rate
}

const stepLimits: readonly (readonly [RegExp, number])[] = [
  [/\b(?:demos?|proposals?|leads?|inquir\w{1,3}|enquir\w{1,3}|consultations?|pitches)\b/i, 80],
  [/\b(?:trials?|free (?:users?|version|plan|accounts?)|freemium|sign-?ups?)\b/i, 60],
  [
    /\b(?:cold (?:calls?|emails?|contacts?)|flyers?|leaflets?|postcards?|mailers?|letters sent|door hangers?|followers|impressions)\b/i,
    20,
  ],
]
const becomePattern =
  /\b(?:to paid|to paying|to customers?|pay|paying|paid|convert\w{0,3}|conversion|become|becomes|buy|buys|book|books|order|orders|subscribe)\b/i

/** A share of trials or cold contacts who buy, far above what anyone reaches. */
function findStepConversion({ claims }: PlanFacts) {
  return claims.find(
    ({ kind, low, high, certainty, sentence, field }) =>
      kind === 'percent' &&
      high <= 100 &&
      certainty !== 'at-most' &&
      certainty !== 'denied' &&
      field.startsWith('marketing') &&
      becomePattern.test(sentence) &&
      stepLimits.some(([pattern, most]) => low > most && pattern.test(sentence)),
  )
}

function isAboutVisitors(sentence: string): boolean {
  const text = sentence.slice(0, 300)
  return (
    visitorsPattern.test(text) &&
    buyPattern.test(text) &&
    !/\b(?:open|bounce|come back|return|from|by)\b/i.test(text)
  )
}

/** Those who were shown it or asked for it, and not strangers who click. */
const askedPattern =
  /\b(?:quotes?|quoted|bids?|proposals?|estimates?|inquir\w+|enquir\w+|tours?|calls?|consultations?|sampl\w+|tast\w+|meetings?|leads?|demos?|pitch\w*|appointments?|fittings?|trials?|try-?outs?|letters?|requests?|referr\w+|buyers? (?:met|seen|visited)|visits? to|visited|shown|stores|shops|restaurants|kitchens|offices|accounts)\b/i

/** What is sold over the web to strangers, where a few in a hundred buy. */
function isWebShop(facts: PlanFacts): boolean {
  const { templateId } = facts
  const { marketingStrategy, financialProjections } = facts.data
  const { conversionRate } = financialProjections.projections
  // A share of quotes or visits to the house, by the plan’s own measure.
  const isOfAsked = marketingStrategy.metrics.some((typed) => {
    const metric = typed.slice(0, 300)
    return (
      metric.includes('%') &&
      askedPattern.test(metric) &&
      !visitorsPattern.test(metric) &&
      new RegExp(String.raw`\b${conversionRate}\s?%`, 'u').test(metric)
    )
  })
  if (isOfAsked || sellsToBusinesses(facts)) return false
  if (templateId === 'ecommerce') return true
  return (
    onlineTemplates.has(templateId) &&
    marketingStrategy.metrics.some(
      (metric) => visitorsPattern.test(metric.slice(0, 300)) && buyPattern.test(metric),
    )
  )
}

export const conversionRules: readonly Rule[] = [
  {
    id: 'conversion-unbelievable',
    steps: [step, 6],
    weight: weights.missing,
    find(facts) {
      const { state, projections } = facts.money
      const { conversionRate: rate } = projections
      const isTyped = state === 'real' && rate > mostWebConversion && rate <= 100 && isWebShop(facts)
      const claim = findWebConversion(facts)
      if (isTyped || claim) {
        const share = isTyped ? rate : (claim?.high ?? 0)
        const found = warn(
          `${sayPercent(share)} of visitors will not buy`,
          `You plan for ${sayPercent(share)} of visitors to buy${claim ? ` (${quote(claim.sentence, 60)})` : ''}. Online shops usually turn 1 to 4 of 100 visitors into buyers. Use a rate you have measured, and count the visitors that your orders need.`,
          isTyped ? atFigure('conversionRate') : claim?.address,
        )
        return show(
          found,
          [
            ...(isTyped ? [{ address: atFigure('conversionRate'), says: sayPercent(rate) }] : []),
            ...(claim ? [{ address: claim.address, says: shorten(claim.sentence), mark: claim.quote }] : []),
          ],
          [`100 orders ÷ ${sayPercent(share)} = ${sayNumber(10000 / share)} visitors; at 3%, 3,333`],
        )
      }
      const uncounted = findUncounted(facts)
      if (uncounted !== null) {
        return show(
          recommend(
            'More visitors buy than in most shops',
            `You plan for ${sayPercent(uncounted)} of visitors to buy. Online shops usually turn 1 to 4 of 100 visitors into buyers. Say where and when you have counted it, or plan with 2 to 3% and the ads that it takes.`,
            atFigure('conversionRate'),
          ),
          [{ address: atFigure('conversionRate'), says: sayPercent(uncounted) }],
          [`100 orders ÷ ${sayPercent(uncounted)} = ${sayNumber(10000 / uncounted)} visitors; at 3%, 3,333`],
        )
      }
      const found = findStepConversion(facts)
      if (found) {
        return show(
          recommend(
            'Hardly anyone drops out?',
            `${quote(found.sentence, 80)} is far above what is usual: about 10 to 30 of 100 free trials become paying customers, and a few of 100 cold contacts. Write what you have measured, with how many people, or plan with less.`,
            found.address,
          ),
          [{ address: found.address, says: shorten(found.sentence), mark: found.quote }],
        )
      }
      if (state !== 'real' || rate <= mostConversion || rate > 100) return null
      return recommend(
        'Nearly everyone buys?',
        `A conversion of ${sayPercent(rate)} means that hardly anyone who asks says no. Say what you count, such as offers that become orders, and how many you have measured.`,
        atFigure('conversionRate'),
      )
    },
  },
]
