import { isUnspaced, saysNothing } from '#advisor/facts/common-words.ts'
import { hasNumber, isFinished, listWords } from '#advisor/facts/texts.ts'
import { listTexts, type PlanText } from '#advisor/facts/plan-texts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { quote } from '#advisor/wording/quote.ts'
import { joinWords } from '#advisor/wording/sentences.ts'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { toFieldKey } from '#domain/plan/address/field-key.ts'
import { steps } from '#domain/plan/steps.ts'
import type { SectionKey } from '#domain/plan/workbook-data.ts'
import { recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { type ExpectedAnswer, expectedAnswers } from './expected-answers.ts'
import { isPraise, isWish } from './praise.ts'

/** Answers that are there, but do not answer what a lender asks. */

interface Thin {
  readonly address: FieldAddress
  readonly says: string
  readonly wants: string
  /** It has words enough, but any business could have written them. */
  readonly isGeneral: boolean
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
  const found = expectedAnswers.flatMap((expected) => {
    const texts = byField.get(expected.field) ?? []
    const poor = texts.filter(
      ({ text }) => isShort(text, expected) || isGeneral(text, expected) || isTalk(text, expected),
    )
    if (poor.length === 0 || (expected.isList === true && (poor.length < texts.length || texts.length > 6)))
      return []
    return poor.map(({ address, text, section }) => ({
      address,
      says: text,
      wants: expected.wants,
      section,
      isGeneral: !isShort(text, expected),
    }))
  })
  known.set(facts, found)
  return found
}

function isShort(text: string, { words = 0, unless }: ExpectedAnswer): boolean {
  return (
    words > 0 &&
    unless?.test(text) !== true &&
    isFinished(text) &&
    !isUnspaced(text) &&
    !hasNumber(text) &&
    listWords(text).length < words
  )
}

function isGeneral(text: string, { ownWords = 0, mostWords = Infinity, unless }: ExpectedAnswer): boolean {
  return (
    ownWords > 0 &&
    unless?.test(text) !== true &&
    isFinished(text) &&
    saysNothing(text, ownWords) &&
    listWords(text).length <= mostWords
  )
}

function isTalk(text: string, { field }: ExpectedAnswer): boolean {
  return isFinished(text) && !isUnspaced(text) && (isPraise(field, text) || isWish(field, text))
}

/** One rule per step, so that each step has its own finding. */
export const thinAnswerRules: readonly Rule[] = steps
  .filter(({ key }) => expectedAnswers.some(({ field }) => field.startsWith(`${key}.`)))
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
        first.isGeneral
          ? recommend(
              'An answer that fits any business',
              `${said}: nothing in it is about this business alone. Write ${first.wants}. A lender looks for a figure, a name or a date.`,
              first.address,
            )
          : recommend(
              'Too short to answer the question',
              `${said}: a reader learns next to nothing from it. Write ${first.wants}. A lender takes a short answer for one that you do not have.`,
              first.address,
            ),
        found.slice(0, 4).map(({ address, says }) => ({ address, says })),
      )
    },
  }
}
