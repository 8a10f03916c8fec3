import { listAllTexts, type OwnText } from '#advisor/facts/agreement/own-texts.ts'
import { readHome } from '#advisor/facts/home-country.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { splitSentences } from '#advisor/facts/plan-texts.ts'
import { listStates } from '#advisor/facts/us-places.ts'
import { type Rule, weights } from '#advisor/rules/rule.ts'
import { showTwo } from './show-two.ts'

/** 'In Kent and nowhere else', where another step already advertises or opens in the next county. */

interface Told {
  readonly text: OwnText
  readonly sentence: string
  readonly mark: string
}

const place = String.raw`((?:\p{Lu}[\p{L}’'-]+)(?: \p{Lu}[\p{L}’'-]+| County| county)?)`
const only = new RegExp(
  [
    String.raw`${place} and nowhere else\b`,
    String.raw`\b(?:only|just) (?:(?:in|within|serves?|for|around) )+(?:the )?${place}`,
    String.raw`\b(?:[Nn]othing|[Nn]obody|[Nn]o (?:jobs|work|customers|deliveries)|not|never) (?:anything )?(?:outside|beyond) (?:of )?(?:the )?${place}`,
    String.raw`\b[Ww]e (?:do not|don[’']t|never) (?:leave|go (?:outside|beyond)|work (?:outside|beyond)|deliver (?:outside|beyond)) (?:of )?(?:the )?${place}`,
  ].join('|'),
  'u',
)
/** Going into another place, and not only drawing people from it. */
const goes =
  /\b(?:the same (?:again|thing)?(?: there)? ?in|also (?:serve|deliver|work|open|go)[a-z]* (?:to|in)|expand\w* (?:to|into)|branch(?:es)? out (?:to|into)|(?:launch|open)(?:es|s)? (?:a (?:second|branch|shop|office) )?in|start(?:s|ing)? (?:to (?:serve|deliver|work) )?in|ads? (?:in|for|across)|deliver(?:s|ies)? (?:to|in)|routes? (?:to|in)|jobs in|customers in|crews? in|move into|into)\b/i
const notNow =
  /\b(?:not before|not until|never|no |later|one day|if|might|could|talk about|think about|decide|look at|after (?:year|20\d\d)|year (?:three|four|five|[3-5])|competitors?|rivals?|suppliers?|trained|worked|grew up|asked|survey\w*|far from)\b/i
/** Not the month. */
const perhaps = /\bmay\b/u
const wider =
  /\b(?:both (?:counties|states|cities|towns|countries|islands)|(?:next|neighbou?ring|second|another|other) (?:county|state|city|town|country|counties|states)|the same again|expand\w*|branch(?:es)? out|as well as)\b/i
const limitFields =
  /^(?:businessIdea|competitiveAnalysis\.(?:marketPosition|pricingStrategy|competitiveAdvantages)|operationsPlan|businessModel)/u
const workFields =
  /^(?:businessIdea|marketingStrategy|businessModel\.(?:revenueStreams|keyActivities|keyPartnerships)|operationsPlan\.keyProcesses|financialProjections\.(?:startupCosts|pricingTiers)|implementationTimeline)/u
const placeName = /(?<=\b(?:in|to|into|for|across|and|,) )\p{Lu}[\p{L}’'-]{3,}/gu
const notPlaces =
  /^(?:January|February|March|April|June|July|August|September|October|November|December|Easter|Christmas|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Google|Facebook|Instagram|Spring|Summer|Fall|Winter|Autumn|Year|Month)/u

function findOnly(texts: readonly OwnText[]): (Told & { readonly area: string }) | null {
  for (const text of texts) {
    if (!limitFields.test(text.field)) continue
    for (const sentence of splitSentences(text.text)) {
      const found = only.exec(sentence)
      const area = found?.slice(1).find((group) => group !== undefined)
      if (found && area !== undefined && !notPlaces.test(area))
        return { text, sentence, mark: found[0], area }
    }
  }
  return null
}

/** A sentence that goes into a place which no other text has as its own. */
function findGoing(texts: readonly OwnText[], { text: limit, area }: Told & { area: string }): Told | null {
  for (const text of texts) {
    if (text.text === limit.text || !workFields.test(text.field)) continue
    for (const sentence of splitSentences(text.text)) {
      if (!goes.test(sentence) || !wider.test(sentence) || notNow.test(sentence) || perhaps.test(sentence))
        continue
      const named = (sentence.match(placeName) ?? []).filter((name) => !notPlaces.test(name))
      const isNew = named.find(
        (name) => !area.includes(name) && !texts.some((other) => other !== text && other.text.includes(name)),
      )
      if (isNew !== undefined) return { text, sentence, mark: isNew }
    }
  }
  return null
}

const worksThere =
  /\b(?:bring|deliver|serve|work|sell|ship|haul|install|clean|mow|teach|cater|drop|visit|set up|drive|repair)s?\b|\b(?:jobs?|customers?|clients?|routes?|crews?|deliver(?:y|ies)|stops?|sites?|stalls?)\b/i
/** Things come from there, or the law of it is told. */
const fromThere =
  /\b(?:from|made|born|bought|supplier|learned|laws?|rules?|needs? other|university|college|licensed in)\b/i

/** 'We stay in Oregon', and 'two sites in Washington every Monday'. */
function findOtherState(facts: PlanFacts, texts: readonly OwnText[]): readonly [Told, Told] | null {
  const home = readHome(facts)?.states
  const [state = ''] = home?.size === 1 ? home : []
  if (state === '') return null
  const limit = texts
    .filter(({ text, field }) => limitFields.test(field) && text.includes(state))
    .flatMap((text) => splitSentences(text.text).map((sentence) => ({ text, sentence, mark: state })))
    .find(({ sentence }) => isLimitTo(sentence, state))
  if (!limit) return null
  for (const text of texts) {
    if (text.text === limit.text.text || !workFields.test(text.field)) continue
    for (const sentence of splitSentences(text.text)) {
      const other = listStates(sentence).find(({ name }) => name !== state)
      if (!other || !worksThere.test(sentence) || notNow.test(sentence) || fromThere.test(sentence)) continue
      return [limit, { text, sentence, mark: other.name }]
    }
  }
  return null
}

function isLimitTo(sentence: string, state: string): boolean {
  return new RegExp(
    String.raw`\b(?:stays?|remains?|keeps?|works? only|serves? only|delivers? only|sells? only|only|just|never leaves?|nothing (?:outside|beyond)) (?:(?:in|within|to|inside|of|on) )*(?:the )?${state}\b(?! side of\b)|\b${state} (?:only|alone)\b`,
    'iu',
  ).test(sentence)
}

export const areaLeftRule: Rule = {
  id: 'area-left',
  steps: [4, 1, 3, 6, 7, 12],
  isShownAtEvidence: true,
  weight: weights.weak + 12,
  find(facts: PlanFacts) {
    const texts = listAllTexts(facts)
    const limit = findOnly(texts)
    const going = limit && findGoing(texts, limit)
    const found = limit && going ? ([limit, going] as const) : findOtherState(facts, texts)
    return found
      ? showTwo(
          'Only there, or elsewhere too?',
          found[0],
          found[1],
          'The market, the drive and the ads are of one area.',
        )
      : null
  },
}
