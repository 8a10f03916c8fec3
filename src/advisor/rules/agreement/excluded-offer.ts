import { listContextWords } from '#advisor/facts/agreement/context-words.ts'
import { listOwnTexts, type OwnText } from '#advisor/facts/agreement/own-texts.ts'
import { splitSentences } from '#advisor/facts/plan-texts.ts'
import { rememberTexts } from '#advisor/facts/remember-texts.ts'
import { nameStep } from '#advisor/wording/name-step.ts'
import { quote, shorten } from '#advisor/wording/quote.ts'
import { recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'

/** What the plan says it does not offer, and sells or does all the same: 'no squads', then 'Squad training at $125'. */

const sayingFields = new Set([
  'businessIdea.oneLiner',
  'businessIdea.solution',
  'businessIdea.valueProposition',
  'competitiveAnalysis.marketPosition',
  'competitiveAnalysis.pricingStrategy',
])
const offerFields = new Set([
  'businessIdea.oneLiner',
  'businessIdea.solution',
  'businessIdea.valueProposition',
  'businessModel.revenueStreams',
  'businessModel.keyActivities',
  'operationsPlan.keyProcesses',
  'financialProjections.pricingTiers.name',
  'financialProjections.pricingTiers.features',
  'financialProjections.forecast.streams.name',
])
/** 'No squads, no aqua aerobics', 'we do no billing': a thing after 'no' and before what ends it. */
const noThing = /\bno ((?:[a-z][a-z-]+ ){0,2}[a-z][a-z-]+)(?=\s*(?:[.,;:)]|and no\b|or\b|$))/giu
/** What is said to be absent for the customer's good, or is no offer. */
const noOffer =
  /\b(?:one|other|more|longer|extra|charge|cost|fees?|risk|contract|obligation|commitment|need|waiting|wait|rush|matter|doubt|way|problem|hidden|surprises?|time|music|work|change|idea|debt|loan|interest|employees|competitors?)\b/i
const denied =
  /\b(?:no|not|never|without|nor|neither|none|instead of|unlike|don[’']t|doesn[’']t|do not|does not)\b[^.;]*$/iu
const mostFound = 2

interface Absence {
  readonly thing: string
  readonly words: readonly string[]
  readonly sentence: string
}

const listAbsences = rememberTexts((text: string): readonly Absence[] =>
  /\bno\b/iu.test(text)
    ? splitSentences(text).flatMap((sentence) =>
        Array.from(sentence.matchAll(noThing), ([, thing = '']) => ({
          thing,
          words: listContextWords(thing),
          sentence,
        })).filter(({ thing }) => isThing(thing)),
      )
    : [],
)

/** A plain word such as 'plan' says too little to be found again. */
function isThing(thing: string): boolean {
  const last = thing.split(' ').at(-1) ?? ''
  return listContextWords(last).length > 0 && !noOffer.test(thing)
}

/** The sentence of a text that offers the thing, with all its words in it. */
function findOffer({ text }: OwnText, words: readonly string[]): string | null {
  for (const sentence of splitSentences(text)) {
    const own = listContextWords(sentence)
    if (!words.every((word) => own.includes(word))) continue
    const [first = ''] = words
    const start = sentence.toLowerCase().indexOf(first.slice(0, 4))
    if (start >= 0 && !denied.test(sentence.slice(0, start))) return sentence
  }
  return null
}

export const excludedOfferRule: Rule = {
  id: 'excluded-but-offered',
  steps: [4, 1, 3, 7, 8],
  isShownAtEvidence: true,
  weight: weights.weak + 15,
  find(facts) {
    const texts = listOwnTexts(facts)
    const offers = texts.filter(({ field }) => offerFields.has(field))
    const found = texts.flatMap((text) => {
      if (!sayingFields.has(text.field)) return []
      return listAbsences(text.text).flatMap(({ thing, words, sentence }) => {
        const other = offers.find(
          (offer) => offer.address !== text.address && findOffer(offer, words) !== null,
        )
        const offer = other && findOffer(other, words)
        if (!other || !offer) return []
        return [
          show(
            recommend(
              'Offered, or not?',
              `${nameStep(text.section)} says ${quote(`no ${thing}`, 40)}, but ${nameStep(other.section)} says ${quote(offer, 80)}. Which is right? What you leave out is part of what you promise.`,
              other.address,
            ),
            [
              { address: text.address, says: shorten(sentence), mark: `no ${thing}` },
              { address: other.address, says: shorten(offer) },
            ].map(({ mark, ...evidence }: { mark?: string; address: OwnText['address']; says: string }) => ({
              ...evidence,
              ...(mark !== undefined && evidence.says.includes(mark) && { mark }),
            })),
          ),
        ]
      })
    })
    return found.length === 0 ? null : found.slice(0, mostFound)
  },
}
