import { listOwnTexts, type OwnText } from '#advisor/facts/agreement/own-texts.ts'
import { readKnownText } from '#advisor/facts/claims/known-texts.ts'
import { toSingular } from '#advisor/facts/claims/to-singular.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { splitSentences } from '#advisor/facts/plan-texts.ts'
import { rememberTexts } from '#advisor/facts/remember-texts.ts'
import { readAt } from '#domain/plan/address/values-at.ts'
import { type Rule, weights } from '#advisor/rules/rule.ts'
import { showTwo } from './show-two.ts'

/** How many come to one class, tour or camp at most, where two steps let in another number. */

const sessions =
  'class(?:es)?|courses?|workshops?|lessons?|sessions?|tours?|groups?|trips?|camps?|seminars?|trainings?|retreats?|rides?|charters?|tastings?|dinners?|rehearsals?|cohorts?'
const people =
  '(?:people|persons|students|pupils|guests|participants|children|kids|teens|adults|dogs|riders|visitors|learners|campers|attendees|seats|spots|places|heads|of you|of them)'
const number =
  '(?:\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty(?:-(?:four|five))?|thirty|forty)'
const atMost =
  '(?:at most|no more than|never more than|not more than|never over|up to|(?:a )?max(?:imum)?\\.?(?: of)?|limited to|limit of|limit is|capped at|cap of|cap is)'
const session = new RegExp(String.raw`\b(${sessions})\b`, 'gi')
const hasSession = new RegExp(String.raw`\b(?:${sessions})\b`, 'i')
const cap = new RegExp(
  String.raw`\b${atMost} (${number})(?= ${people}\b| (?:in|per|to|for|at) (?:an?|each|every|one) (?:${sessions})\b| (?:an?|per|each) (?:${sessions})\b|\s*(?:[,;)]|\.(?!\d)|$))`,
  'gi',
)
const size = new RegExp(
  String.raw`\b(?:${sessions}) (?:of|for|takes?|holds?|seats?) (${number})(?= ${people}\b|\s*(?:[,;)]|\.(?!\d)|$))`,
  'gi',
)
/** Kinds that have sizes of their own, other times, and what is counted over a week. */
const other =
  /\b(?:private|infants?|toddlers?|bab(?:y|ies)|ages?|aged|beginners?|advanced|summer|winter|pilot|trial|pop-?ups?|corporate|compan(?:y|ies)|school (?:groups?|class)|birthday|part(?:y|ies)|larger|bigger|until|later|from (?:january|february|march|april|may|june|july|august|september|october|november|december|month|year)|a (?:day|week|month|year)|per (?:day|week|month|year)|each (?:day|week|month|year)|occupancy|hours?|minutes?|dollars|percent|%|rivals?|competitors?|others?)\b/i
const readFields =
  /^(?:businessIdea\.(?:oneLiner|solution|valueProposition)|businessModel\.(?:revenueStreams|keyActivities|keyResources)|competitiveAnalysis\.|operationsPlan\.(?:keyProcesses|quality)|marketingStrategy\.channels|financialProjections\.(?:pricingTiers\.features|forecast\.streams)|implementationTimeline\.executiveSummary)/u

interface Size {
  readonly high: number
  readonly isCap: boolean
  readonly mark: string
  readonly sentence: string
}

interface Told extends Size {
  readonly text: OwnText
  readonly sessions: ReadonlySet<string>
}

const listSizes = rememberTexts((text: string): readonly Size[] =>
  splitSentences(text.slice(0, 2000)).flatMap((sentence) =>
    [cap, size].flatMap((pattern) =>
      Array.from(sentence.matchAll(pattern), ([mark, said = '']): Size => {
        const high = readKnownText(`${said} machines`).at(0)?.low ?? 0
        return { high, isCap: pattern === cap, mark, sentence }
      }).filter(({ high }) => high >= 2 && !other.test(sentence)),
    ),
  ),
)

function listSessions(words: string): Set<string> {
  return new Set(Array.from(words.matchAll(session), ([word]) => toSingular(word.toLowerCase())))
}

/** 'At most ten people' in the tier of a course is of that course. */
function readTierName({ data }: PlanFacts, { address, field }: OwnText): string {
  if (field !== 'financialProjections.pricingTiers.features') return ''
  const name = readAt(data, [...address.slice(0, 3), 'name'])
  return typeof name === 'string' ? name.slice(0, 120) : ''
}

function listTold(facts: PlanFacts): Told[] {
  return listOwnTexts(facts)
    .filter(({ field }) => readFields.test(field))
    .flatMap((text) => {
      const tier = readTierName(facts, text)
      if (!hasSession.test(text.text) && !hasSession.test(tier)) return []
      if (other.test(tier)) return []
      return listSizes(text.text).map((one) => ({
        ...one,
        text,
        sessions: listSessions(tier === '' ? one.sentence : tier),
      }))
    })
    .filter(({ sessions: named }) => named.size > 0)
    .slice(0, 40)
}

function isTier({ text }: Told): boolean {
  return text.field.startsWith('financialProjections.pricingTiers.')
}

function areApart(one: Told, two: Told): boolean {
  if (one.high === two.high || one.text.text === two.text.text || (isTier(one) && isTier(two))) return false
  if (![...one.sessions].some((name) => two.sessions.has(name))) return false
  const [small, large] = one.high < two.high ? [one, two] : [two, one]
  return small.isCap && (large.isCap || large.high > small.high)
}

function findTwo(facts: PlanFacts): readonly [Told, Told] | null {
  const told = listTold(facts)
  for (const [index, one] of told.entries()) {
    const two = told.slice(index + 1).find((later) => areApart(one, later))
    if (!two) continue
    const alike = told.filter(({ sessions: named }) => [...one.sessions].some((name) => named.has(name)))
    // Three sizes are of three kinds, and a text with both explains them.
    const isExplained = [one, two].some(({ text }) =>
      [one, two].every(({ high }) =>
        told.some((third) => third.text.text === text.text && third.high === high),
      ),
    )
    if (!isExplained && new Set(alike.map(({ high }) => high)).size === 2) return [one, two]
  }
  return null
}

export const sessionSizeRule: Rule = {
  id: 'session-size-differs',
  steps: [7, 1, 3, 4, 6, 8],
  isShownAtEvidence: true,
  weight: weights.weak + 15,
  find(facts) {
    const found = findTwo(facts)
    return found
      ? showTwo('How many at once?', found[0], found[1], 'Space, staff and sales all follow from it.', [
          `${found[0].mark.trim()} ≠ ${found[1].mark.trim()}`,
        ])
      : null
  },
}
