import { listOwnTexts, type OwnText } from '#advisor/facts/agreement/own-texts.ts'
import { splitSentences } from '#advisor/facts/plan-texts.ts'
import { rememberTexts } from '#advisor/facts/remember-texts.ts'
import { nameStep } from '#advisor/wording/name-step.ts'
import { quote, shorten } from '#advisor/wording/quote.ts'
import { recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'

/** The hour at which something is there, where two steps promise and plan another one. */

const hours = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const clock = String.raw`(?:(\d{1,2})(?::(\d\d))?\s?(a\.?m|p\.?m)?\b|(${hours.join('|')}|noon|midnight)\b(?: (?:in the )?(morning|evening|afternoon))?)`
const happenings =
  'breakfast|lunch|dinner|brunch|coffee|bread|doors?|delivery|deliveries|pickup|check-in|check-out|checkout|kitchen|happy hour|phones?|support|hotline|drop-off|first (?:class|session|tour|ride|appointment|boat|bus|departure|slot)|last (?:class|session|tour|ride|appointment|order|orders|boat|slot)|cut-?off|orders?'
const starts = new RegExp(
  String.raw`\b(${happenings})\b(?: (?:is|are|open|opens|starts?|begins?|served|ready|there|delivered|answered|placed|close|closes))*(?:,| on the table)? ?(from|at|by|before|until|till|:)? ?(?:as early as )?${clock}(?!\s?(?:%|percent|days?|weeks?|months?|years?|minutes?|hours?|miles?|dollars|euros?|people|guests|tables?|rooms?|seats|a |an |per |[a-z]+s\b))`,
  'gi',
)
const others =
  /\b(?:instead of|unlike|others?|competitors?|rivals?|none serves|nobody|no one|weekends?|saturdays?|sundays?|holidays?)\b/i

interface Hour {
  readonly thing: string
  readonly end: boolean
  readonly hour: number
  readonly mark: string
  readonly sentence: string
}

function toHour(
  digits: string | undefined,
  minutes: string | undefined,
  half: string | undefined,
  word: string | undefined,
  part: string | undefined,
): number {
  const plain =
    word === undefined
      ? Number(digits)
      : /^(?:noon|midnight)$/i.test(word)
        ? 12
        : hours.indexOf(word.toLowerCase()) + 1
  const hour = plain + Number(minutes ?? 0) / 60
  const isLate = half?.toLowerCase().startsWith('p') === true || part === 'evening' || part === 'afternoon'
  return isLate && hour < 12 ? hour + 12 : hour
}

const listHours = rememberTexts((text: string): readonly Hour[] => {
  const found: Hour[] = []
  for (const sentence of splitSentences(text.slice(0, 2000))) {
    if (others.test(sentence)) continue
    for (const [mark, thing = '', preposition = '', digits, minutes, half, word, part] of sentence.matchAll(
      starts,
    )) {
      // '8 orders' is no hour: without minutes, 'a.m.' or a word for a time it must say 'at' or 'from'.
      const isSure = preposition !== '' || minutes !== undefined || half !== undefined
      const hour = toHour(digits, minutes, half, word, part)
      if (!isSure || hour > 24 || (preposition === ':' && minutes === undefined && half === undefined))
        continue
      found.push({
        thing: thing.toLowerCase().replace(/ies$/u, 'y').replace(/s$/u, '').replace('check-', 'check'),
        end: /^(?:until|till)$/i.test(preposition) || /^(?:last|cut|order)/i.test(thing),
        hour,
        mark,
        sentence,
      })
    }
  }
  return found
})

/** Six can be in the morning or in the evening. */
function isSameHour(one: number, other: number): boolean {
  return Math.abs((one % 12) - (other % 12)) < 0.4
}

function findDifference(texts: readonly OwnText[]) {
  const told = texts.flatMap((text) => listHours(text.text).map((hour) => ({ text, hour }))).slice(0, 80)
  for (const [index, one] of told.entries()) {
    for (const other of told.slice(index + 1)) {
      if (
        one.text.field === other.text.field ||
        one.hour.thing !== other.hour.thing ||
        one.hour.end !== other.hour.end
      )
        continue
      const isTold = (text: OwnText, { hour, thing }: Hour) =>
        told.some(
          (third) => third.text === text && third.hour.thing === thing && isSameHour(third.hour.hour, hour),
        )
      if (!isTold(one.text, other.hour) && !isTold(other.text, one.hour)) return { one, other }
    }
  }
  return null
}

export const clockTimesRule: Rule = {
  id: 'clock-times-differ',
  steps: [7, 1, 3, 4, 6, 8, 12],
  isShownAtEvidence: true,
  weight: weights.weak + 14,
  find(facts) {
    const found = findDifference(listOwnTexts(facts))
    if (!found) return null
    const { one, other } = found
    return show(
      recommend(
        'At what time?',
        `${nameStep(one.text.section)} says ${quote(one.hour.sentence, 80)}, ${nameStep(other.text.section)} says ${quote(other.hour.sentence, 80)}. Which time is right? Staff and hours have to cover what you promise.`,
        other.text.address,
      ),
      [one, other].map(({ text, hour }) => {
        const says = shorten(hour.sentence)
        return { address: text.address, says, ...(says.includes(hour.mark) && { mark: hour.mark }) }
      }),
      [`${one.hour.mark.trim()} ≠ ${other.hour.mark.trim()}`],
    )
  },
}
