import { hasNumber, isFinished, listWords } from '#advisor/facts/texts.ts'
import { listTexts, type PlanText } from '#advisor/facts/plan-texts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { quote } from '#advisor/wording/quote.ts'
import { joinWords } from '#advisor/wording/sentences.ts'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { type FieldKey, toFieldKey } from '#domain/plan/address/field-key.ts'
import { steps } from '#domain/plan/steps.ts'
import type { SectionKey } from '#domain/plan/workbook-data.ts'
import { recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'

/** Answers that are there, but too short to answer what a lender asks. */

interface Expected {
  readonly field: FieldKey
  /** Fewer words that carry meaning are too few. A figure makes up for them. */
  readonly words: number
  /** What a full answer says. */
  readonly wants: string
  /** Every item of the list is as short. One short item among others is no gap. */
  readonly isList?: boolean
}

const expected: readonly Expected[] = [
  { field: 'businessIdea.solution', words: 5, wants: 'what customers get, how and when' },
  {
    field: 'businessIdea.valueProposition',
    words: 4,
    wants: 'what gets better for the customer, by how much',
  },
  { field: 'marketAnalysis.summary', words: 7, wants: 'who was asked or counted, when, and what came out' },
  { field: 'marketAnalysis.segments.size', words: 4, wants: 'how many there are' },
  {
    field: 'marketAnalysis.segments.characteristics',
    words: 2,
    wants: 'what these customers have in common',
  },
  {
    field: 'businessModel.keyResources',
    words: 3,
    wants: 'what you have, how much of it and since when',
    isList: true,
  },
  {
    field: 'businessModel.keyPartnerships',
    words: 3,
    wants: 'who it is, and what each side gives',
    isList: true,
  },
  { field: 'competitiveAnalysis.pricingStrategy', words: 6, wants: 'your price, beside those of the others' },
  { field: 'customerPersonas.personas.painPoints', words: 2, wants: 'what bothers them, how often' },
  { field: 'customerPersonas.personas.goals', words: 2, wants: 'what they want to reach' },
  {
    field: 'customerPersonas.personas.buyingBehavior',
    words: 2,
    wants: 'where, how often and for how much they buy',
  },
  {
    field: 'marketingStrategy.channels',
    words: 2,
    wants: 'what you do there, and what it brings',
    isList: true,
  },
  {
    field: 'operationsPlan.technology',
    words: 2,
    wants: 'what it is used for and what it costs',
    isList: true,
  },
]
/** Scripts that put no spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}]/u

interface Thin {
  readonly address: FieldAddress
  readonly says: string
  readonly wants: string
}

const known = new WeakMap<PlanFacts, readonly (Thin & { readonly section: SectionKey })[]>()

/** Every answer of the plan that is too short. */
function listThin(facts: PlanFacts): readonly (Thin & { readonly section: SectionKey })[] {
  const kept = known.get(facts)
  if (kept) return kept
  const byField = new Map<string, PlanText[]>()
  for (const text of listTexts(facts)) {
    const field = toFieldKey(text.address)
    const texts = byField.get(field)
    if (texts) texts.push(text)
    else byField.set(field, [text])
  }
  const found = expected.flatMap(({ field, words, wants, isList = false }) => {
    const texts = byField.get(field) ?? []
    const short = texts.filter(({ text }) => isShort(text, words))
    if (short.length === 0 || (isList && (short.length < texts.length || texts.length > 6))) return []
    return short.map(({ address, text, section }) => ({ address, says: text, wants, section }))
  })
  known.set(facts, found)
  return found
}

function isShort(text: string, words: number): boolean {
  return isFinished(text) && !unspaced.test(text) && !hasNumber(text) && listWords(text).length < words
}

/** One rule per step, so that each step has its own finding. */
export const thinAnswerRules: readonly Rule[] = steps
  .filter(({ key }) => expected.some(({ field }) => field.startsWith(`${key}.`)))
  .map(({ key, number }) => makeRule(key, number))

function makeRule(section: SectionKey, step: number): Rule {
  return {
    id: `words-thin-${section}`,
    steps: [step],
    weight: weights.weak,
    find(facts) {
      const found = listThin(facts).filter((thin) => thin.section === section)
      const [first] = found
      if (!first) return null
      const said = joinWords(found.slice(0, 3).map(({ says }) => quote(says, 40)))
      return show(
        recommend(
          'Too short to answer the question',
          `${said}: a reader learns next to nothing from it. Write ${first.wants}. A lender takes a short answer for one that you do not have.`,
          first.address,
        ),
        found.slice(0, 4).map(({ address, says }) => ({ address, says })),
      )
    },
  }
}
