import { listToldTexts } from '#advisor/facts/agreement/told-texts.ts'
import { findTwo, type Slot } from '#advisor/facts/agreement/slots.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { splitSentences } from '#advisor/facts/plan-texts.ts'
import { rememberTexts } from '#advisor/facts/remember-texts.ts'
import { type Rule, weights } from '#advisor/rules/rule.ts'
import { showTwo } from './show-two.ts'

/** 'Every tenth coffee free' in one step and the fifth in another. */

const ordinals =
  'second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth twentieth'.split(
    ' ',
  )
const numbers =
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen twenty'.split(' ')
const ordinal = `(${ordinals.join('|')}|\\d{1,2}(?:nd|rd|th))`
const number = `(${numbers.toReversed().join('|')}|\\d{1,2})`
const gift = String.raw`(?:free|is free|on the house|on us|half price|at no charge|costs nothing|gratis)`
const loyalty = new RegExp(
  [
    String.raw`\b(?:every|each|the|your|a) ${ordinal} (?:[\w-]+ ){0,3}${gift}\b`,
    String.raw`\b(?:every|each|the) ${ordinal} (?:[\w-]+ ){0,2}(?:comes|goes) (?:free|on us)\b`,
    String.raw`\bfree (?:[\w-]+ ){0,2}(?:after|for|with) (?:every )?${number} (?:paid |bought )?(?:stamps?|visits?|cups|drinks|coffees|washes|cuts|loaves|meals|orders|classes|sessions|purchases|rides|games|plates|pizzas|lunches|sandwiches)\b`,
    String.raw`\b(?:buy|after|collect) ${number}\b[^.;]{0,30}\b(?:get|gets|next|one)\b[^.;]{0,20}\bfree\b`,
    String.raw`\b(?:card|pass) (?:of|with) ${number} (?:stamps|punches)\b`,
  ].join('|'),
  'i',
)
const others =
  /\b(?:competitors?|rivals?|unlike|others?|opening (?:day|week)|grand opening|first week|in (?:june|july|august|january)|if|until|instead)\b/i

/** The visit that is free: the tenth after nine paid ones. */
const listGifts = rememberTexts((text: string) =>
  !/free|house|on us|half price|no charge|stamps|punches/i.test(text)
    ? []
    : splitSentences(text.slice(0, 2000)).flatMap((sentence) =>
        sentence.split(/(?<=\w)[.:]\s/u).flatMap((part) => {
          const found = others.test(part) ? null : loyalty.exec(part)
          if (!found) return []
          const nth = (found[1] ?? found[2])?.toLowerCase()
          const paid = (found[3] ?? found[4] ?? found[5])?.toLowerCase()
          const value =
            nth === undefined
              ? (Number(paid) || numbers.indexOf(paid ?? '') + 2) + 1
              : Number.parseInt(nth, 10) || ordinals.indexOf(nth) + 2
          return [{ mark: found[0], sentence, value }]
        }),
      ),
)

function findGifts(facts: PlanFacts) {
  const slots = listToldTexts(facts).flatMap((text) =>
    listGifts(text.text).map((gift): Slot<number> => ({ ...gift, text, words: new Set() })),
  )
  // 'Ten stamps' can be the tenth visit or the eleventh.
  return findTwo(slots, { agree: (one, other) => Math.abs(one - other) <= 1, compares: () => true })
}

export const ordinalsDifferRule: Rule = {
  id: 'ordinals-differ',
  steps: [6, 3, 4, 7, 8],
  isShownAtEvidence: true,
  weight: weights.weak + 10,
  find(facts) {
    const found = findGifts(facts)
    if (!found) return null
    const [one, other] = found
    return showTwo(
      'Which one is free?',
      one,
      other,
      'The average price depends on it, and customers keep the card.',
      [`${one.mark} ≠ ${other.mark}`],
    )
  },
}
