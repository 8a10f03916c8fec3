import { listOwnTexts, type OwnText, type Saying } from '#advisor/facts/agreement/own-texts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listSectionTexts, splitSentences } from '#advisor/facts/plan-texts.ts'
import { nameStep } from '#advisor/wording/name-step.ts'
import { quote, shorten } from '#advisor/wording/quote.ts'
import type { Suggestion } from '#advisor/advice/advice.ts'
import { type FieldKey, toFieldKey } from '#domain/plan/address/field-key.ts'
import { recommend, show } from '#advisor/rules/rule.ts'
import { markEvidence } from '#advisor/rules/marked-evidence.ts'

/** What the texts say in words, to compare it with each other and with the forecast. */

const moreFields: ReadonlySet<FieldKey> = new Set([
  'riskAnalysis.risks.mitigation',
  'teamStructure.founders.background',
])
const known = new WeakMap<PlanFacts, readonly OwnText[]>()

/** How the business works, with the answers to its risks. */
export function listSaid(facts: PlanFacts): readonly OwnText[] {
  const kept = known.get(facts) ?? [
    ...listOwnTexts(facts),
    ...listSectionTexts(facts, ['riskAnalysis', 'teamStructure']).flatMap((text) => {
      const field = toFieldKey(text.address)
      return moreFields.has(field) ? [{ ...text, field }] : []
    }),
  ]
  known.set(facts, kept)
  return kept
}

/** What others do, and what is so only later or was so before. */
const otherTime =
  /\b(?:instead of|unlike|rather than|compared (?:to|with)|than (?:the|an?|other|most) |competitors?|rivals?|most (?:shops|firms|companies|providers|builders)|the chains?|later|someday|eventually|at first|so far|for now|unless|except|could|might|used to|previously|formerly|asked|surveyed|from (?:year|month|20\d\d)|after (?:year|month|20\d\d))\b/i
const wordsAfter = 30

/** What stands far behind the words is about something else. */
function isOtherTime(sentence: string, mark: string): boolean {
  return otherTime.test(sentence.slice(0, sentence.indexOf(mark) + mark.length + wordsAfter))
}

/** Everything that a pattern finds. A cue keeps most texts from being read closely. */
export function findAllSaid(
  facts: PlanFacts,
  cue: (text: string) => boolean,
  pattern: RegExp,
  isMeant: (saying: Saying) => boolean = () => true,
): Saying[] {
  return listSaid(facts).flatMap((text): Saying[] => {
    if (!cue(text.text)) return []
    for (const sentence of splitSentences(text.text)) {
      const mark = pattern.exec(sentence)?.[0]
      const saying = { text, sentence, mark: mark ?? '' }
      if (mark !== undefined && !isOtherTime(sentence, mark) && isMeant(saying)) return [saying]
    }
    return []
  })
}

/** Two places that cannot both be true. */
export function sayBoth(title: string, one: Saying, other: Saying, matters: string): Suggestion {
  const places = [one, other].map(({ text, sentence, mark }) => {
    const says = shorten(sentence)
    return markEvidence(text.address, says, mark)
  })
  return show(
    recommend(
      title,
      `${nameStep(one.text.section)} says ${quote(one.sentence, 80)}, but ${nameStep(other.text.section)} says ${quote(other.sentence, 80)}. Which is right? ${matters}`,
      other.text.address,
    ),
    places,
    [`“${one.mark.trim()}” ≠ “${other.mark.trim()}”`],
  )
}
