import type { PlanClaim } from '#advisor/facts/claims/claim.ts'
import { toSingular } from '#advisor/facts/claims/to-singular.ts'
import { claimsOf } from '#advisor/facts/phrases.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listStreamNouns, toMonthlyVolume } from '#advisor/facts/stream-claims.ts'
import { readSales, type StreamFacts } from '#advisor/facts/stream-facts.ts'
import { listWords, sampleItems } from '#advisor/facts/texts.ts'
import { at, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { countOf, sayNumber } from '#advisor/wording/figures.ts'
import { quote } from '#advisor/wording/quote.ts'

/** More than a person works in a month, even in a hard one. */
const mostHours = 190
const fields = [
  'operationsPlan.keyProcesses',
  'operationsPlan.quality',
  'businessModel.keyActivities',
  'businessModel.keyResources',
] as const
/** Machines, helpers and customers work too, and not all hours are someone’s. */
const notWorked =
  /\b(?:oven|machines?|dr(?:y|ies|ying)|cures?|curing|rests?|storage|wait\w*|within|answer\w*|ready|open|deliver\w* in|freelanc\w*|subcontract\w*|partners?|customers? (?:wait|stay)|guests?|before|after|notice|warranty|rent\w*|class|tours?)\b/i
const perPerson =
  /\b(?:each|every|per|one|a|an)\s(?:full-time\s)?(?:person|employee|bookkeeper|consultant|teacher|tutor|trainer|groomer|stylist|barber|therapist|physiotherapist|nurse|caregiver|driver|technician|cleaner|coach|crew|agent|designer|developer|baker|cook|worker|member of staff|of us)\b/i

/** 'Ten students to one teacher' are those of one class. */
const ofAGroup = /^\s*(?:to|in) (?:an?|each|every|one|the) \p{L}+/iu

function countPeople({ data }: PlanFacts, month: number): number {
  return sampleItems(data.financialProjections.forecast.people).reduce(
    (sum, { count, startMonth, endMonth }) =>
      (startMonth ?? 1) <= month && (endMonth ?? Infinity) >= month ? sum + (count ?? 1) : sum,
    0,
  )
}

/** 'Editing: 26 hours a wedding', 'Each visit takes 90 minutes', 'Visit: 2.5 hours'. */
function readHoursPerUnit(claim: PlanClaim, text: string, nouns: ReadonlySet<string>): number | null {
  const after = text.slice(claim.end, claim.end + 60)
  const isHours = claim.unit === 'hour' || (claim.kind === 'count' && /^\s?hours?\b/i.test(after))
  // Days are worked only if the text says who works them. Otherwise they are how long the customer waits.
  const workers = claim.unit === 'day' ? readWorkers(after) : null
  if (!isHours && claim.unit !== 'minute' && workers === null) return null
  if (claim.period !== null && claim.period !== 'once') return null
  const before =
    text
      .slice(Math.max(0, claim.start - 60), claim.start)
      .split(/[.;]/u)
      .at(-1) ?? ''
  const named =
    claim.per ??
    /^(?:\s?hours?)?(?:\sof\s(?:\w+\s){0,2}?\w+)?\s(?:an?|per|each|for (?:an?|each|every|one))\s(\w+)/i.exec(
      after,
    )?.[1] ??
    /\b(?:each|every|one|an?)\s(\w+)\s(?:takes?|needs?|lasts?|requires?)\b[^,]{0,20}$/i.exec(before)?.[1] ??
    /^\s*(\w+):\s(?:about\s|at least\s)?$/i.exec(before)?.[1]
  if (named === undefined || !nouns.has(toSingular(named.toLowerCase()))) return null
  if (workers !== null) return claim.low * hoursPerDay * workers
  return claim.unit === 'minute' ? claim.low / 60 : claim.low
}

const hoursPerDay = 8
const workersByWord: Readonly<Record<string, number>> = {
  one: 1,
  a: 1,
  an: 1,
  both: 2,
  two: 2,
  three: 3,
  four: 4,
}

/** 'Eight days of one auditor', 'two days of work'. */
function readWorkers(after: string): number | null {
  const [, word = ''] = /^\sof\s(one|an?|both|two|three|four|work)\b/i.exec(after) ?? []
  return word === '' ? null : (workersByWord[word.toLowerCase()] ?? 1)
}

interface TooMuch {
  readonly claim: PlanClaim
  readonly text: string
  readonly month: number
  readonly people: number
  readonly content: string
  readonly sum: string
}

/** The first month at the end of a year in which a stream needs more than the people of the forecast can do. */
function findTooMuch(facts: PlanFacts, one: StreamFacts, only: boolean): TooMuch | null {
  const isMain = readSales(facts)?.main === one
  // The unit of the price is that of the main stream.
  const nouns = isMain ? listStreamNouns(one, facts) : new Set(listWords(one.stream.name).map(toSingular))
  const { name } = one.stream
  for (const claim of fields.flatMap((field) => claimsOf(facts, field))) {
    if (claim.certainty === 'denied') continue
    const text = claim.sentence
    const at = text.indexOf(claim.quote)
    if (at < 0) continue
    const local = { ...claim, start: at, end: at + claim.quote.length }
    const hours = notWorked.test(text) ? null : readHoursPerUnit(local, text, nouns)
    const isCap =
      claim.kind === 'count' &&
      perPerson.test(text) &&
      (nouns.has(claim.unit ?? '') ||
        (only &&
          !ofAGroup.test(text.slice(local.end)) &&
          claim.certainty === 'at-most' &&
          one.stream.kind === 'recurring'))
    // Without a period it can only be customers at a time.
    const isPaced = one.stream.kind === 'recurring' || claim.period !== null
    const cap = isCap && isPaced ? toMonthlyVolume(claim.high, claim, one) : null
    for (let month = 12; month <= one.volumes.length; month += 12) {
      const volume = one.volumes[month - 1] ?? 0
      const people = countPeople(facts, month)
      if (people === 0 || volume <= 0) continue
      if (hours !== null && hours * volume > people * mostHours) {
        return {
          claim,
          text,
          month,
          people,
          content: `In month ${month}, ${sayNumber(Math.round(volume))} of ${quote(name, 32)} take ${sayNumber(Math.round(hours * volume))} hours at ${quote(claim.quote)} each. ${countOf(people, 'person', 'people')} in the forecast can work about ${sayNumber(people * mostHours)}.`,
          sum: `${sayNumber(hours)} × ${sayNumber(Math.round(volume))} = ${sayNumber(Math.round(hours * volume))} hours; ${sayNumber(people)} × ${mostHours} = ${sayNumber(people * mostHours)}`,
        }
      }
      if (cap !== null && cap > 0 && volume > cap * people * 1.05) {
        return {
          claim,
          text,
          month,
          people,
          content: `${quote(text, 60)}, so ${countOf(people, 'person', 'people')} can do ${sayNumber(Math.round(cap * people))}. The forecast has ${sayNumber(Math.round(volume))} of ${quote(name, 32)} in month ${month}.`,
          sum: `${sayNumber(cap)} × ${sayNumber(people)} = ${sayNumber(Math.round(cap * people))} against ${sayNumber(Math.round(volume))}`,
        }
      }
    }
  }
  return null
}

export const unitWorkRules: readonly Rule[] = [
  {
    id: 'people-work-exceeds-hands',
    steps: [8, 7, 9],
    weight: weights.contradicts,
    find(facts) {
      const streams = readSales(facts)?.streams ?? []
      for (const one of streams) {
        if (one.stream.kind !== 'units' && one.stream.kind !== 'recurring') continue
        const found = findTooMuch(
          facts,
          one,
          streams.filter(({ stream }) => stream.kind === 'recurring').length === 1,
        )
        if (!found) continue
        return show(
          recommend(
            'More work than people',
            `${found.content} Add people and their pay, or sell less.`,
            found.claim.address,
          ),
          [
            { address: found.claim.address, says: found.text, mark: found.claim.quote },
            {
              address: at('financialProjections', 'forecast', 'people'),
              says: `${countOf(found.people, 'person', 'people')} in month ${found.month}`,
            },
          ],
          [found.sum],
        )
      }
      return null
    },
  },
]
