import { listContextWords } from '#advisor/facts/agreement/context-words.ts'
import { type FounderClause, listFounderClauses } from '#advisor/facts/agreement/founder-clauses.ts'
import { type FounderStates, founderStates } from '#advisor/facts/agreement/founder-states.ts'
import { listToldTexts } from '#advisor/facts/agreement/told-texts.ts'
import { readFirstMonth } from '#advisor/facts/calendar-facts.ts'
import { readHome } from '#advisor/facts/home-country.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { splitSentences } from '#advisor/facts/plan-texts.ts'
import { listPlaces } from '#advisor/facts/us-places.ts'
import { type Rule, weights } from '#advisor/rules/rule.ts'
import { showTwo } from './show-two.ts'

/** What two places say of one founder: left the job or keeps it, there every day or far away, certified or not yet. */

interface Told extends FounderClause {
  readonly mark: string
}

const hypothetical = /\b(?:(?<!even )if|could|might|would|unless|in case|can return)\b/i
const passing = /\b(?:(?<!\b(?:is|are|be) )used to|formerly|at first|not only|instead of|rather than)\b/i
const until = /\b(?:until|till|through|up to)\b([^.;,]{0,40})/i
const fromStart = /\bfrom (?:the (?:first|start|opening|beginning)|day one)\b/i
const livesAt = /\b(?:lives?|living|resides?|is based|moved) (?:to |in |near )/i
/** Words of every certificate and every job. */
const plainWords = new Set(
  'exam test license licence certif credent course degree diploma year state pass hold earn nation first job own custom never made'.split(
    ' ',
  ),
)
const noFault = /\bnever (?:yet )?(?:miss|los|fail|late|been|had|clos|su|turn|let|left|paid|ask)/i
const founderFields = /^teamStructure\.founders/u

/** A job that ends at the opening is no other job. */
function isOver(clause: string, firstYear: number): boolean {
  const end = until.exec(clause)?.[1]
  if (end === undefined) return false
  const year = /\b20\d\d\b/u.exec(end)?.[0]
  return year === undefined || Number(year) < firstYear + 2
}

/** Left long before the business. */
function isLongAgo(clause: string, firstYear: number): boolean {
  const year = /\b(?:19|20)\d\d\b/u.exec(clause)?.[0]
  return year !== undefined && Number(year) < firstYear - 2
}

function listTopic({ clause, who }: FounderClause): string[] {
  return listContextWords(clause.replaceAll(who, ' ')).filter((word) => !plainWords.has(word))
}

/** The words between the commas around a mark: '..., and the family lives on it at first' is not about the job. */
function readPart(clause: string, mark: string): string {
  return clause.split(/,\s/u).find((part) => part.includes(mark)) ?? clause
}

function findMark(clause: string, pattern: RegExp): string | null {
  const mark = hypothetical.test(clause) ? undefined : pattern.exec(clause)?.[0]
  return mark === undefined || passing.test(readPart(clause, mark)) ? null : mark
}

/** 'Luis’s salary carries us' is of Luis. */
function isOfAnother(mark: string, who: string): boolean {
  const [, holder = who] =
    /(\p{L}+?)[’']s?\s(?:\p{L}+ )?(?:pay|salary|wages|income|paycheck|job)\b/iu.exec(mark) ?? []
  return holder.toLowerCase() !== who.toLowerCase()
}

function compareStates(states: FounderStates, clauses: readonly FounderClause[], firstYear: number) {
  const tellBy = (pattern: RegExp) =>
    clauses.flatMap((clause): Told[] => {
      const mark = findMark(clause.clause, pattern)
      return mark === null || isOfAnother(mark, clause.who) ? [] : [{ ...clause, mark }]
    })
  const ones = tellBy(states.one).filter(
    ({ clause, text }) =>
      !noFault.test(clause) && (!states.ofRole || text.field === 'teamStructure.founders.role'),
  )
  if (ones.length === 0) return null
  const others = [...tellBy(states.other), ...(states.isPast ? clauses.flatMap(tellPast) : [])].filter(
    ({ clause }) => !(states.isOfLate && isLongAgo(clause, firstYear)) && !states.one.test(clause),
  )
  for (const one of ones) {
    const other = others.find(
      (candidate) =>
        candidate.who === one.who &&
        candidate.text !== one.text &&
        !(states.ofRole && founderFields.test(candidate.text.field)) &&
        (fromStart.test(candidate.clause) || !isOver(readPart(one.clause, one.mark), firstYear)) &&
        // Another rule asks about two full-time jobs in the founder's own fields.
        !(
          /full[- ]time/i.test(one.clause) &&
          founderFields.test(one.text.field) &&
          founderFields.test(candidate.text.field)
        ) &&
        (!states.needsTopic || countShared(one, candidate) >= (candidate.mark === '' ? 2 : 1)),
    )
    if (other) return [one, other] as const
  }
  return null
}

/** A founder's past tells of the work without saying how many. */
function tellPast(clause: FounderClause): Told[] {
  return clause.text.field === 'teamStructure.founders.background' && /\d|years/u.test(clause.clause)
    ? [{ ...clause, mark: '' }]
    : []
}

function countShared(one: FounderClause, other: FounderClause): number {
  const topic = new Set(listTopic(one))
  return new Set(listTopic(other).filter((word) => topic.has(word))).size
}

/** Someone who lives in another state and stands behind the counter every day. */
function findFarAway(facts: PlanFacts, clauses: readonly FounderClause[]) {
  const home = readHome(facts)?.states
  const states = founderStates[1]
  if (!home || home.size === 0 || !states) return null
  for (const clause of clauses) {
    const mark = findMark(clause.clause, livesAt)
    if (mark === null || /\b(?:from|until|before)\b/i.test(clause.clause)) continue
    const place = listPlaces(clause.clause.slice(clause.clause.indexOf(mark)))[0]
    if (!place || place.states.some((state) => home.has(state))) continue
    const other = clauses.find(
      (candidate) =>
        candidate.who === clause.who &&
        candidate.text !== clause.text &&
        findMark(candidate.clause, states.other),
    )
    if (other)
      return [
        { ...clause, mark },
        { ...other, mark: findMark(other.clause, states.other) ?? '' },
      ] as const
  }
  return null
}

const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?'
const someDays = new RegExp(
  String.raw`^[ ,]{0,2}(?:on |every )?${weekday}(?:(?:, | and |, and )${weekday}){0,2}(?![\w’'-]| to | through )`,
  'iu',
)
const otherDays = /\b(?:(?:the|all) other (?:week)?days|the rest of the week)\b/iu
const allWeek =
  /\b(?:monday (?:to|through) (?:friday|saturday)|every (?:day|weekday)|all week|(?:five|six) days a week)\b/iu

/** 'Ana Tuesday and Thursday, a service the other days', and Ana at the counter every day. */
function findDays(facts: PlanFacts, clauses: readonly FounderClause[]) {
  for (const clause of clauses) {
    const mark = allWeek.test(clause.clause) ? findMark(clause.clause, allWeek) : null
    if (mark === null || clause.text.section !== 'teamStructure') continue
    for (const text of listToldTexts(facts)) {
      if (text === clause.text || !otherDays.test(text.text)) continue
      const sentence = splitSentences(text.text).find((part) => otherDays.test(part)) ?? ''
      const at = sentence.indexOf(`${clause.who} `)
      const days = at < 0 ? null : someDays.exec(sentence.slice(at + clause.who.length))
      if (days)
        return [
          { text, sentence, mark: days[0].trim() },
          { ...clause, mark },
        ] as const
    }
  }
  return null
}

export const founderToldTwiceRule: Rule = {
  id: 'founder-told-twice',
  steps: [9, 1, 3, 7, 11, 12],
  isShownAtEvidence: true,
  weight: weights.weak + 16,
  find(facts) {
    const clauses = listFounderClauses(facts)
    if (clauses.length < 2) return null
    const first = readFirstMonth(facts)
    const firstYear = first === null ? 2000 : Math.floor(first / 12)
    for (const states of founderStates) {
      const found = compareStates(states, clauses, firstYear)
      if (found) return showTwo(states.title, found[0], found[1], states.matters)
    }
    const days = findDays(facts, clauses)
    if (days)
      return showTwo(
        'Every day, or on some days?',
        days[0],
        days[1],
        'Someone has to be there on the others.',
      )
    const far = findFarAway(facts, clauses)
    return far
      ? showTwo('There every day, or far away?', far[0], far[1], founderStates[1]?.matters ?? '')
      : null
  },
}
