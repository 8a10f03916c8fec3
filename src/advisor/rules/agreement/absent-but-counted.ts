import { listStatements, type Statement } from '#advisor/facts/agreement/statements.ts'
import { listOwnTexts, type OwnText } from '#advisor/facts/agreement/own-texts.ts'
import { toSingular } from '#advisor/facts/claims/to-singular.ts'
import { splitSentences } from '#advisor/facts/plan-texts.ts'
import { rememberTexts } from '#advisor/facts/remember-texts.ts'
import { nameStep } from '#advisor/wording/name-step.ts'
import { quote, shorten } from '#advisor/wording/quote.ts'
import { recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { textEvidence } from '#advisor/rules/money/text-evidence.ts'

/** 'No deposit' in one place and 'a deposit of 30%' in another. */

const absent =
  /\b(?:no|without(?: an?y?)?|zero) ((?:[a-z]+[- ](?:fees?|charges?|minimums?|penalt(?:y|ies)|membership|orders?|costs?)|(?:[a-z]+[- ])?(?:deposits?|commissions?|surcharges?|tuition|royalt(?:y|ies)|markups?|waiting (?:time|lists?))))(?=\s*(?:[.,;:)]|$|and\b|or\b|for\b|to\b|is\b|are\b|at\b))/gi
const limited =
  /\b(?:if|unless|except|trials?|pilots?|tests?|beta|until|within|after|before|other|extra|more|further|instead|first|for (?:members|direct|regulars|orders|cancell\w+)|from (?:the|sellers?|buyers?))\b/i
const kinds = new Set(['money', 'percent', 'duration'])

interface Absence {
  readonly noun: string
  readonly sentence: string
  readonly mark: string
}

const listAbsences = rememberTexts((text: string): readonly Absence[] => {
  const found: Absence[] = []
  for (const sentence of splitSentences(text)) {
    for (const [mark, noun = ''] of sentence.matchAll(absent)) {
      if (!limited.test(sentence)) found.push({ noun: normalize(noun), sentence, mark })
    }
  }
  return found
})

function normalize(noun: string): string {
  return noun
    .toLowerCase()
    .replaceAll('-', ' ')
    .split(' ')
    .map(toSingular)
    .join(' ')
    .replaceAll('set up', 'setup')
}

/** Whether the figure is that of the noun: 'deposit of 30%', '30% deposit', 'setup fee: $99'. */
function isOf({ claim, lead, tail }: Statement, noun: string): boolean {
  if (!kinds.has(claim.kind) || claim.low <= 0) return false
  const before = normalize(
    lead.trim().replace(/\s*(?:[:=(]|\b(?:of|is|at|costs?|about|are|for)\b)*\s*$/i, ''),
  )
  if (before.endsWith(noun) && !/\b(?:no|without)\b/i.test(before.slice(-noun.length - 12))) return true
  return (
    normalize(
      tail
        .trim()
        .split(/[\s,.;]+/u)
        .slice(0, noun.split(' ').length)
        .join(' '),
    ) === noun
  )
}

function isOwnPlace({ section }: OwnText): boolean {
  return section !== 'legalStructure' && section !== 'teamStructure'
}

export const absentButCountedRule: Rule = {
  id: 'absent-but-counted',
  steps: [1, 3, 4, 6, 7, 8, 12],
  isShownAtEvidence: true,
  weight: weights.weak + 16,
  find(facts) {
    for (const text of listOwnTexts(facts)) {
      if (!isOwnPlace(text)) continue
      for (const { noun, sentence, mark } of listAbsences(text.text)) {
        const counted = listStatements(facts).find((statement) => isOf(statement, noun))
        // A text that says both explains it.
        if (!counted || text.text.includes(counted.claim.sentence)) continue
        const { claim } = counted
        return show(
          recommend(
            `Is there a ${noun}?`,
            `${nameStep(text.section)} says ${quote(sentence, 80)}, ${nameStep(claim.address[0])} says ${quote(claim.sentence, 80)}. Which is right? Customers hold you to what you promise, and the forecast counts one of them.`,
            claim.address,
          ),
          [{ address: text.address, says: shorten(sentence), mark }, textEvidence({ claim })],
          [`${mark} ≠ ${claim.quote}`],
        )
      }
    }
    return null
  },
}
