import { listContextWords } from '#advisor/facts/agreement/context-words.ts'
import { listNamedFounders } from '#advisor/facts/agreement/founder-clauses.ts'
import { isLimited, isNotNow, listOwnTexts, type OwnText } from '#advisor/facts/agreement/own-texts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { splitSentences } from '#advisor/facts/plan-texts.ts'
import { type Rule, weights } from '#advisor/rules/rule.ts'
import { showTwo } from './show-two.ts'

/** 'I sign every report', and 'Tom signs the small reports himself'. */

interface Work {
  readonly text: OwnText
  readonly sentence: string
  readonly mark: string
  readonly verbs: readonly string[]
  readonly words: readonly string[]
}

const verbs = String.raw`([a-z]+(?:(?:, and |, | and )[a-z]+){0,2})`
const helper =
  '(?:technician|assistant|helper|apprentice|manager|trainee|crew|staff|intern|driver|employee|clerk|worker|cook|tutor|groomer)s?'
/** On the first person's word, so that one name is not read as another one's work. */
const byAnother = new RegExp(
  String.raw`\b(\p{Lu}\p{Ll}{2,}|[Tt]he (?:\p{L}+ ){0,2}${helper}) ${verbs} ([^.;:,]{0,60}?)\b(?:himself|herself|themselves|alone|on (?:his|her|their) own|without (?:me|the owner|us))\b`,
  'u',
)
const anyOther =
  /\b(?:himself|herself|themselves|alone|on (?:his|her|their) own|without (?:me|the owner|us))\b/u
/** 'From the first month' is now. */
const later = /^[^,;]{0,20}\b(?:from (?:month|year|20\d\d)|after|later|if|until|when|once)\b/iu
/** Whoever does it answers for it, whatever it is done to. */
const answersFor = new Set(
  ['seal', 'sign', 'approve', 'certify', 'stamp', 'prescribe', 'release', 'inspect', 'diagnose'].flatMap(
    (verb) => listContextWords(verb),
  ),
)

function listMine(texts: readonly OwnText[], names: readonly string[]): Work[] {
  const me = [...names, ...(names.length === 1 ? ['I'] : [])].join('|')
  const mine = new RegExp(
    String.raw`\b(?:${me}) (?:[^.;:,]{2,40} and |always |personally )?${verbs} (?:every|each|all)( [\w-]+(?: [\w-]+)?)|\b(?:[Ee]very|[Ee]ach|[Aa]ll)((?: [\w-]+){1,3}?) (?:is|are) ([a-z]+ed) by (?:${me}|me)\b`,
    'u',
  )
  return texts.flatMap((text) =>
    /\b(?:every|each|all)\b/iu.test(text.text)
      ? splitSentences(text.text.slice(0, 2000)).flatMap((sentence): Work[] => {
          const found = mine.exec(sentence)
          if (!found || isLimited(sentence, found.index + found[0].length)) return []
          const [mark, done = '', what = '', whatFirst = '', doneLast = ''] = found
          return [
            {
              text,
              sentence,
              mark,
              verbs: listContextWords(`${done} ${doneLast}`),
              words: listContextWords(`${what} ${whatFirst}`),
            },
          ]
        })
      : [],
  )
}

function findAnother(texts: readonly OwnText[], mine: readonly Work[], names: readonly string[]) {
  for (const text of texts) {
    if (!anyOther.test(text.text)) continue
    for (const sentence of splitSentences(text.text.slice(0, 2000))) {
      const found = byAnother.exec(sentence)
      if (!found || names.includes(found[1] ?? '')) continue
      const end = found.index + found[0].length
      if (isNotNow(sentence.slice(0, end)) || later.test(sentence.slice(end))) continue
      const done = listContextWords(found[2] ?? '')
      const things = listContextWords(found[3] ?? '')
      const one = mine.find(
        (work) =>
          work.text !== text &&
          work.verbs.some(
            (verb) =>
              done.includes(verb) &&
              (answersFor.has(verb) || work.words.some((word) => things.includes(word))),
          ),
      )
      if (one) return [one, { text, sentence, mark: found[0] }] as const
    }
  }
  return null
}

export const doneByAnotherRule: Rule = {
  id: 'done-by-another',
  steps: [7, 1, 3, 4, 9, 10],
  isShownAtEvidence: true,
  weight: weights.weak + 15,
  find(facts: PlanFacts) {
    const names = listNamedFounders(facts).map(({ first }) => first)
    if (names.length === 0) return null
    const texts = listOwnTexts(facts)
    const mine = listMine(texts, names)
    const found = mine.length === 0 ? null : findAnother(texts, mine, names)
    return found
      ? showTwo(
          'Whose hands is it in?',
          found[0],
          found[1],
          'Customers and agencies hold the one who signs for it to account.',
        )
      : null
  },
}
