import { listNamedFounders } from '#advisor/facts/agreement/founder-clauses.ts'
import type { OwnText } from '#advisor/facts/agreement/own-texts.ts'
import { listTexts, splitSentences } from '#advisor/facts/plan-texts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { rememberTexts } from '#advisor/facts/remember-texts.ts'
import { listWords } from '#advisor/facts/texts.ts'
import { toFieldKey } from '#domain/plan/address/field-key.ts'
import { type Rule, weights } from '#advisor/rules/rule.ts'
import { showTwo } from './show-two.ts'

/** When a person leaves a job or a business, where two places give another year or one has the person still there. */

interface Leaving {
  /** First name, or 'I'. */
  readonly who: string
  /** Null where the person is still there. */
  readonly year: number | null
  readonly month: number | null
  readonly mark: string
  readonly sentence: string
  /** What is left, by name, and all words around it. */
  readonly from: ReadonlySet<string>
  readonly words: ReadonlySet<string>
  /** 'Stops', 'retires': whatever is left, it happens once. */
  readonly isForGood: boolean
}

interface Told extends Leaving {
  readonly text: OwnText
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const month = String.raw`(?:(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? (?:\d{1,2}, )?)?`
const verb = String.raw`(?:left|leaves?|is leaving|quits?|is quitting|resigned|gave notice|(stops?|is stopping|retires?|retired|is retiring|closes? (?:his|her|the) shop)|(?:my|her|his|the) last day)`
const leaving = new RegExp(
  String.raw`\b${verb}\b(?:(?! but | and )[^.;,\d]){0,40}?\b(?:in|on|at the end of|by|is|was|since|of|until)? ?(?:early |late |mid-?)?${month}((?:19|20)\d\d)\b`,
  'i',
)
const stays =
  /\bstill (?:has (?:[\w-]+ ){0,2}(?:\w+days?|shifts?|mornings|evenings)|(?:works|teaches|drives|nurses|is (?:employed|at|with|on the payroll))\b)[^.;,]{0,40}|\bstill (?:there|employed)\b/i
const cue = /still|\b(?:left|leav|quit|resign|stop|retir|notice|last day|close)/i
const notOfPerson =
  /\b(?:lease|rent|milk|contract|permit|licen[cs]e|warranty|if|would|might|could|unless|customers?|tenants?|employees?)\b/i
const pronoun = /\b(?:she|he|her|his)\b/i
const self = /\b(?:I|my)\b/u
const employer =
  /\b(?:at|from|with|for|left|leaves|quit) (?:the |a |an |his |her |my |our |their )?((?:[\p{L}’'-]+ ?){1,3})/giu
const plain = new Set(
  'the his her their and for from with was who years year work works job one two three four five six seven eight nine ten now then there january february march april may june july august september october november december'.split(
    ' ',
  ),
)

/** The names of employers and the words right after 'at' or 'from'. */
function readEmployers(text: string, who: string): Set<string> {
  const named = Array.from(text.matchAll(/(?<=\p{Ll},? )\p{Lu}\p{Ll}{2,}/gu), ([word]) => word)
  const told = Array.from(text.matchAll(employer), ([, words = '']) => words)
  return new Set(
    listWords([...named, ...told].join(' ')).filter(
      (word) => word.length > 2 && !plain.has(word) && word !== who.toLowerCase(),
    ),
  )
}

/** Who a sentence is about: the one it names, or the one before for 'she'. */
function readWho(sentence: string, names: readonly string[], before: string | null): string | null {
  const named = names.filter((name) => new RegExp(String.raw`\b${name}\b(?![’']s )`, 'u').test(sentence))
  if (named.length > 0) return named.length === 1 ? (named[0] ?? null) : null
  return pronoun.test(sentence) ? before : null
}

function readLeaving(sentence: string, who: string, context: string): Leaving | null {
  const found = leaving.exec(sentence)
  const still = found ? null : stays.exec(sentence)
  const mark = found?.[0] ?? still?.[0]
  if (mark === undefined || notOfPerson.test(mark)) return null
  const typed = found?.[2]?.toLowerCase()
  return {
    who,
    year: found ? Number(found[3]) : null,
    month: typed === undefined ? null : months.indexOf(typed),
    mark,
    sentence,
    from: readEmployers(context, who),
    words: new Set(listWords(context)),
    isForGood: found?.[1] !== undefined,
  }
}

const hasCue = rememberTexts((text: string) => cue.test(text))

/** People outside the business who are named in full. */
function listNames(facts: PlanFacts): string[] {
  const { keyHires, advisors } = facts.data.teamStructure
  const said = [...keyHires.map(({ role }) => role), ...advisors.map(({ name }) => name)].slice(0, 20)
  return said.flatMap((text) => /(\p{Lu}\p{Ll}{2,}) \p{Lu}\p{Ll}{2,}/u.exec(text.slice(0, 120))?.[1] ?? [])
}

function listTold(facts: PlanFacts): Told[] {
  const founders = listNamedFounders(facts)
  const isAlone = facts.data.teamStructure.founders.length === 1
  const names = [...new Set([...founders.map(({ first }) => first), ...listNames(facts)])]
  return listTexts(facts).flatMap((text): Told[] => {
    if (text.section === 'competitiveAnalysis' && text.address[1].endsWith('Competitors')) return []
    if (text.section === 'customerPersonas' || !hasCue(text.text)) return []
    const item = text.address[2]
    const owner =
      text.address[1] === 'founders' && typeof item === 'object'
        ? (founders.find(({ id }) => id === item.id)?.first ?? null)
        : null
    const own = { ...text, field: toFieldKey(text.address) }
    const found: Told[] = []
    let who: string | null = owner
    let before = ''
    for (const sentence of splitSentences(text.text.slice(0, 2000))) {
      const alone = isAlone && self.test(sentence) ? (founders[0]?.first ?? null) : null
      who = readWho(sentence, names, who) ?? owner ?? alone
      const told = who === null ? null : readLeaving(sentence, who, `${before} ${sentence}`)
      if (told) found.push({ ...told, text: own })
      before = sentence
    }
    return found
  })
}

function isOfOne(one: Told, other: Told): boolean {
  return (
    (one.isForGood && other.isForGood) ||
    [...one.from].some((word) => other.words.has(word)) ||
    [...other.from].some((word) => one.words.has(word))
  )
}

function clash(one: Told, other: Told, firstYear: number): boolean {
  if (one.who !== other.who || one.text.text === other.text.text || !isOfOne(one, other)) return false
  if (one.year === null || other.year === null) {
    const left = one.year ?? other.year
    return left !== null && left < firstYear
  }
  if (one.year !== other.year) return true
  return one.month !== null && other.month !== null && Math.abs(one.month - other.month) > 1
}

export const leavingDatesRule: Rule = {
  id: 'leaving-dates-differ',
  steps: [9, 2, 4, 6, 7, 11, 12],
  isShownAtEvidence: true,
  weight: weights.weak + 15,
  find(facts) {
    const told = listTold(facts)
    const { firstMonth } = facts.data.financialProjections.forecast.frame
    const firstYear = Number(firstMonth.slice(0, 4)) || 0
    for (const [index, one] of told.entries()) {
      const other = told.slice(index + 1).find((candidate) => clash(one, candidate, firstYear))
      if (!other) continue
      const title = [one, other].some(({ year }) => year === null) ? 'Left, or still there?' : 'Left when?'
      return showTwo(title, one, other, 'The hours for the business and what others promise depend on it.')
    }
    return null
  },
}
