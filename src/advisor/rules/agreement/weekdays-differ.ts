import { listContextWords } from '#advisor/facts/agreement/context-words.ts'
import { areHeadsApart, isListItem } from '#advisor/facts/agreement/item-heads.ts'
import { readNear } from '#advisor/facts/agreement/near-words.ts'
import { listOwnTexts } from '#advisor/facts/agreement/own-texts.ts'
import { areOfSame, countWords, findTwo, type Slot } from '#advisor/facts/agreement/slots.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { splitSentences } from '#advisor/facts/plan-texts.ts'
import { rememberTexts } from '#advisor/facts/remember-texts.ts'
import { listWeekdays } from '#advisor/facts/weekdays.ts'
import { type Rule, weights } from '#advisor/rules/rule.ts'
import { showTwo } from './show-two.ts'

/** The weekday of the same thing, where two steps name another one. */

type Days = ReadonlySet<number>

const day = String.raw`(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?`
const named = new RegExp(
  String.raw`\b(?:on |every |each )?${day}(?:(?:, | and |, and | or | & )${day})*\b(?! ?(?:to|through|-|–) ?${day})`,
  'gi',
)
const whenWords = new RegExp(String.raw`\b(?:${day}|morning|afternoon|evening|night|owner|trainer)s?\b`, 'gi')
const shortest = 80
const otherTime =
  /\b(?:until|at first|if|later|or|not|no|never|except|instead|also|first|second|every other|meeting|competitors?|rivals?|others|holiday|in (?:summer|winter|july|august|december|january)|asked|survey\w*|counted)\b/i
const otherFields =
  /^(?:legalStructure|marketAnalysis|marketingStrategy\.(?:metrics|timeline)|implementationTimeline)/u
const mostDays = 3

const listDays = rememberTexts((text: string): readonly Omit<Slot<Days>, 'text'>[] =>
  !/day|mon|tue|wed|thu|fri|sat|sun/i.test(text)
    ? []
    : splitSentences(text.slice(0, 2000)).flatMap((sentence) => {
        const [first, second] = sentence.matchAll(named)
        // With two stretches of days, the words belong to one of them only.
        if (!first || second) return []
        const [mark] = first
        const value = listWeekdays(mark)
        const near = readNear(sentence, first.index, first.index + mark.length)
        if (value.size === 0 || value.size > mostDays || otherTime.test(`${near.lead} ${near.tail}`))
          return []
        const isShort = sentence.length < shortest || near.words.size === 0
        const all = isShort ? listContextWords(sentence.slice(0, 160).replaceAll(whenWords, ' ')) : []
        return [{ sentence, mark, words: new Set([...near.words, ...all].map(trim)), value }]
      }),
)

function listSlots(facts: PlanFacts): readonly Slot<Days>[] {
  return listOwnTexts(facts)
    .filter(({ field }) => !otherFields.test(field))
    .flatMap((text) => listDays(text.text).map((days) => ({ ...days, text })))
    .filter(({ words }) => words.size > 0)
}

/** 'Cutting' and 'cut', 'changed' and 'change'. */
function trim(stem: string): string {
  return stem.replace(/er?$|(?<=([^aeiou]))\1$/u, '')
}

/** One of them can have a day more, which is a question of how often. */
function agree(one: Days, other: Days): boolean {
  return [...one].some((day) => other.has(day))
}

/** 'Route: …, the driver takes Wednesday' and 'Markets: …, the driver takes Saturday' are two tasks. */
function areListed(one: Slot<Days>, other: Slot<Days>): boolean {
  return isListItem(one.text.field) && isListItem(other.text.field)
}

export const weekdaysDifferRule: Rule = {
  id: 'weekdays-differ',
  steps: [7, 1, 3, 4, 6, 8],
  isShownAtEvidence: true,
  weight: weights.weak + 12,
  find(facts) {
    const slots = listSlots(facts)
    const uses = countWords(slots.map(({ words }) => words))
    const found = findTwo(slots, {
      agree,
      // How often something happens is asked elsewhere.
      compares: (one, other) =>
        one.value.size === other.value.size &&
        !(areListed(one, other) && areHeadsApart(one.text.text, other.text.text)) &&
        areOfSame(one.words, other.words, uses),
    })
    if (!found) return null
    const [one, other] = found
    return showTwo('On which day?', one, other, 'Staff, suppliers and customers go by it.', [
      `${one.mark} ≠ ${other.mark}`,
    ])
  },
}
