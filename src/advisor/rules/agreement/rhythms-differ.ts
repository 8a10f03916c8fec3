import { listOwnTexts, type OwnText } from '#advisor/facts/agreement/own-texts.ts'
import { listFirstNames } from '#advisor/facts/agreement/founder-names.ts'
import { listContextWords } from '#advisor/facts/agreement/context-words.ts'
import { listRhythms, type Rhythm } from '#advisor/facts/agreement/rhythms.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { splitSentences } from '#advisor/facts/plan-texts.ts'
import { nameStep } from '#advisor/wording/name-step.ts'
import { quote, shorten } from '#advisor/wording/quote.ts'
import { recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { markEvidence } from '#advisor/rules/marked-evidence.ts'

/** How often the same thing happens, where two steps differ. */

interface Told {
  readonly text: OwnText
  readonly rhythm: Rhythm
}

/** A word that stands beside many rhythms tells nothing about one of them. */
const mostUses = 4
const mostTold = 120
const otherSections: ReadonlySet<string> = new Set(['legalStructure', 'marketAnalysis'])
/** What is looked at often and changed seldom. */
const otherTime =
  /\b(?:review|check|count|compare|look|report|measure|survey|ask|meet|discuss|decide|update|audit|until|at first|first (?:month|year|season)|in (?:summer|winter|july|august|december|january)|later|no|not|never|without|from (?:month|year)|if|when|busy|peak|slow|low season|high season|instead|competitors?|rivals?|others)/i

function isTold({ text, rhythm }: Told): boolean {
  return (
    !otherSections.has(text.section) &&
    text.field !== 'marketingStrategy.metrics' &&
    rhythm.words.size > 0 &&
    !otherTime.test(`${rhythm.lead} ${rhythm.tail}`)
  )
}

function agree(one: Rhythm, other: Rhythm): boolean {
  // One of two named days is one of them.
  const [few, many] = one.days.size < other.days.size ? [one.days, other.days] : [other.days, one.days]
  if (few.size > 0) return [...few].some((day) => many.has(day))
  return one.low <= other.high * 1.25 && other.low <= one.high * 1.25
}

/** Almost all that both say must be of the same thing. */
function areOfSame(one: Rhythm, other: Rhythm, uses: ReadonlyMap<string, number>): boolean {
  const shared = [...one.words].filter((word) => other.words.has(word))
  const isNamed = shared.some((word) => (uses.get(word) ?? 0) <= mostUses)
  const least = Math.min(one.words.size, other.words.size)
  return isNamed && (least === 1 || shared.length * 2 > least)
}

function findDifference(facts: PlanFacts): readonly [Told, Told] | null {
  // Who does it is not what is done.
  const names = new Set(listFirstNames(facts).flatMap(({ name }) => listContextWords(name)))
  const told = listOwnTexts(facts)
    .flatMap((text) =>
      listRhythms(text.text).map((rhythm) => ({
        text,
        rhythm: { ...rhythm, words: new Set([...rhythm.words].filter((word) => !names.has(word))) },
      })),
    )
    .filter(isTold)
    .slice(0, mostTold)
  const uses = new Map<string, number>()
  for (const { rhythm } of told) for (const word of rhythm.words) uses.set(word, (uses.get(word) ?? 0) + 1)
  for (const [index, one] of told.entries()) {
    for (const other of told.slice(index + 1)) {
      if (one.text.text === other.text.text || one.text.field === other.text.field) continue
      if (agree(one.rhythm, other.rhythm) || !areOfSame(one.rhythm, other.rhythm, uses)) continue
      // A text that names both explains them.
      if (told.some((third) => isBeside(third, one, other) || isBeside(third, other, one))) continue
      return [one, other]
    }
  }
  return null
}

/** Whether the text of one also tells the rhythm of the other, about the same thing. */
function isBeside(third: Told, one: Told, other: Told): boolean {
  return third.text === one.text && third !== one && agree(third.rhythm, other.rhythm)
}

function findSentence({ text, rhythm }: Told): string {
  return splitSentences(text.text).find((sentence) => sentence.includes(rhythm.mark)) ?? text.text
}

export const rhythmsDifferRule: Rule = {
  id: 'rhythms-differ',
  steps: [7, 1, 3, 4, 6, 8, 12],
  isShownAtEvidence: true,
  weight: weights.weak + 14,
  find(facts) {
    const found = findDifference(facts)
    if (!found) return null
    const [one, other] = found
    return show(
      recommend(
        'How often?',
        `${nameStep(one.text.section)} says ${quote(one.rhythm.mark, 40)} in ${quote(findSentence(one), 80)}, ${nameStep(other.text.section)} says ${quote(other.rhythm.mark, 40)} in ${quote(findSentence(other), 80)}. Which is right? Hours, costs and what you promise depend on it.`,
        other.text.address,
      ),
      found.map((told) => {
        const says = shorten(findSentence(told))
        const { mark } = told.rhythm
        return markEvidence(told.text.address, says, mark)
      }),
      [`${one.rhythm.mark} ≠ ${other.rhythm.mark}`],
    )
  },
}
