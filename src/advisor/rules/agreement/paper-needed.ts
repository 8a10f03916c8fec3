import { listContextWords } from '#advisor/facts/agreement/context-words.ts'
import { isLimited, listOwnTexts, type OwnText } from '#advisor/facts/agreement/own-texts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { splitSentences } from '#advisor/facts/plan-texts.ts'
import { rememberTexts } from '#advisor/facts/remember-texts.ts'
import { type Rule, weights } from '#advisor/rules/rule.ts'
import { showTwo } from './show-two.ts'

/** 'Under 26,001 pounds, so no CDL', where the driver who is hired must have one. */

interface Need {
  readonly isNeeded: boolean
  readonly head: string
  /** The words before it that say which one: 'food', 'handler'. */
  readonly words: readonly string[]
  readonly mark: string
  readonly sentence: string
}

interface Told extends Need {
  readonly text: OwnText
}

const paper = String.raw`((?:[\w’'-]+ ){0,3}?)(CDL|licen[cs]e|permit|certificat(?:e|ion)|degree|diploma|inspection|variance|endorsement)\b`
const which = String.raw`(?:(?:an?|any|the|extra|further|special) )*`
const notNeeded = new RegExp(
  [
    String.raw`\b(?:so|therefore|which means|and) no ${paper}(?=\s*(?:[.,;)]|$|(?:is|are|needed|required)\b))`,
    String.raw`\bno ${paper} (?:is |are )?(?:needed|required|necessary)\b`,
    String.raw`\b(?:do(?:es)? not|don[’']t|doesn[’']t|needn[’']t|nobody|no one) (?:needs?|requires?|has to have|have to have) ${which}${paper}`,
    String.raw`\bwithout (?:needing )?${which}${paper}(?=\s*(?:[.,;)]|$))`,
  ].join('|'),
  'i',
)
const needed = new RegExp(
  String.raw`\b(?:needs?|requires?|must (?:have|hold|get|show)|ha(?:s|ve) to (?:have|hold|get|show)|only with) ${which}${paper}|\b${paper} (?:is |are )?(?:required|mandatory|a must)\b`,
  'i',
)
const cue = /CDL|licen[cs]e|permit|certificat|degree|diploma|inspection|variance|endorsement/i
const denial = /\b(?:no|not|nobody|never|neither|nor|without|don[’']t|doesn[’']t)\b[^,;.]*$/i
const fields =
  /^(?:legalStructure|teamStructure|operationsPlan|businessModel|businessIdea|implementationTimeline)/u

function readNeed(sentence: string, pattern: RegExp, isNeeded: boolean): Need[] {
  const found = pattern.exec(sentence)
  if (!found) return []
  const [mark, ...groups] = found
  if (isLimited(sentence, found.index + mark.length)) return []
  if (isNeeded && denial.test(sentence.slice(0, found.index))) return []
  const at = groups.findIndex((group, index) => index % 2 === 1 && group !== undefined)
  return [
    {
      isNeeded,
      head: (groups[at] ?? '').toLowerCase().replace('licence', 'license').replace('ication', 'icate'),
      words: listContextWords(groups[at - 1] ?? ''),
      mark,
      sentence,
    },
  ]
}

const listNeeds = rememberTexts((text: string): readonly Need[] =>
  cue.test(text)
    ? splitSentences(text.slice(0, 2000)).flatMap((sentence) =>
        cue.test(sentence)
          ? [...readNeed(sentence, notNeeded, false), ...readNeed(sentence, needed, true)].slice(0, 1)
          : [],
      )
    : [],
)

/** A CDL is one thing, a license is one of many. */
function isSame(one: Need, other: Need): boolean {
  return (
    one.head === other.head && (one.head === 'cdl' || one.words.some((word) => other.words.includes(word)))
  )
}

export const paperNeededRule: Rule = {
  id: 'paper-needed-or-not',
  steps: [10, 9, 7, 1, 3, 12],
  isShownAtEvidence: true,
  weight: weights.weak + 16,
  find(facts: PlanFacts) {
    const told = listOwnTexts(facts).flatMap((text) =>
      fields.test(text.field) ? listNeeds(text.text).map((need): Told => ({ ...need, text })) : [],
    )
    for (const one of told) {
      if (one.isNeeded) continue
      const other = told.find((each) => each.isNeeded && each.text !== one.text && isSame(one, each))
      if (other)
        return showTwo(
          'Needed, or not?',
          one,
          other,
          'It decides whom you can hire, and whether the work is allowed.',
        )
    }
    return null
  },
}
