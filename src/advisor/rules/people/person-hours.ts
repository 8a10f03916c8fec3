import type { PlanClaim } from '#advisor/facts/claims/claim.ts'
import { readWeeklyHours } from '#advisor/facts/counted.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { splitSentences } from '#advisor/facts/plan-texts.ts'
import { sampleItems } from '#advisor/facts/texts.ts'
import { sayNumber } from '#advisor/wording/figures.ts'
import { quote, shorten } from '#advisor/wording/quote.ts'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { at, atItem, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { markEvidence } from '#advisor/rules/marked-evidence.ts'

/** The hours of a week that the plan gives to one person, beside those that this person works. */

interface Person {
  readonly first: string
  readonly weekly: number
  readonly says: string
  readonly address: FieldAddress
}

/** Who works full-time can have a long week. */
const longWeek = 55
const sections: ReadonlySet<unknown> = new Set([
  'businessModel',
  'operationsPlan',
  'competitiveAnalysis',
  'businessIdea',
])
const there = String.raw`(?:answers?|works?|covers?|runs?|staffs?|teaches|serves?|takes?|sits?|mans|drives|keeps|opens|handles|is (?:there|here|on|at|in|behind))`
/** More than one person, a machine, or not always. */
const shared =
  /\b(?:both|together|shifts?|turns|alternat\w*|or|team|staff|everyone|voicemail|bot|answering service|on call|until (?:month|20)|at first|if|when (?:she|he)|by appointment|rotat\w*|helpers?|employees?|baristas?|cover each other|stands? in|every other|other week|(?:one|two|three|four) of (?:the|these|those)|mornings?|afternoons?|half|during|crew|in (?:january|february|march|april|may|june|july|august|september|october|november|december|season|summer|winter|spring|fall))\b/i
const another = /\b(?:with|and) (?!Mon|Tue|Wed|Thu|Fri|Sat|Sun)\p{Lu}\p{Ll}+/u
/** A new subject between the person and the hours: 'Petra bakes, and the shop is open from 8 to 6'. */
const otherSubject = /[:;]|\bopen\b|\b(?:which|that|who|while)\b|\b(?:and|but) (?:the|our|an?|we)\b/iu
const fullTime = /\bfull[- ]time\b/i

function readPerson(first: string, says: string, address: FieldAddress): Person | null {
  const text = says.slice(0, 400)
  const hours = readWeeklyHours(text)?.high ?? null
  if (fullTime.test(text)) return { first, weekly: Math.max(longWeek, hours ?? 0), says, address }
  return hours !== null && hours >= 4 ? { first, weekly: hours, says, address } : null
}

/** Everyone whose hours of a week are written, by the first name. A name that two share tells no one apart. */
function listPeople({ data }: PlanFacts): Person[] {
  const founders = sampleItems(data.teamStructure.founders).slice(0, 8)
  const roles = sampleItems(data.financialProjections.forecast.people)
  const people = founders.flatMap(({ id, name, role }) => {
    const first = /^\p{Lu}\p{L}{2,}/u.exec(name.trim())?.[0]
    if (first === undefined || founders.filter((one) => one.name.startsWith(first)).length > 1) return []
    const paid = roles.find((one) => one.role.includes(first))
    return (
      readPerson(first, role, atItem('teamStructure', 'founders', id, 'role')) ??
      (paid
        ? readPerson(
            first,
            paid.role,
            at('financialProjections', 'forecast', 'people', { id: paid.id }, 'role'),
          )
        : null) ??
      []
    )
  })
  return people
}

function countDays({ openingHours }: PlanClaim): number {
  return openingHours?.weekdays.length || (openingHours?.daysPerWeek ?? 0)
}

/** The hours of a claim are those of the only person whom its sentence names. */
function isOf({ first }: Person, { sentence, quote: mark }: PlanClaim, names: readonly string[]): boolean {
  const part = splitSentences(sentence).find((one) => one.includes(mark)) ?? ''
  if (shared.test(part) || another.test(part) || names.filter((name) => part.includes(name)).length !== 1)
    return false
  const between = part.slice(part.indexOf(first) + first.length).split(mark, 1)[0] ?? ''
  if (part.indexOf(first) < part.indexOf(mark) && otherSubject.test(between.replace(/^:/u, ''))) return false
  return new RegExp(
    String.raw`\((?:by |only |alone: )?${first}(?: alone| only)?\)|\b${first}(?: \p{L}+)? ${there}\b|\b(?:by|with) ${first}\b|^${first}:`,
    'u',
  ).test(part)
}

function findTooLong(facts: PlanFacts) {
  const people = listPeople(facts)
  if (people.length === 0) return null
  const names = facts.data.teamStructure.founders
    .slice(0, 8)
    .map(({ name }) => name.trim().split(/\s/u, 1)[0] ?? '')
    .filter((name) => name.length > 2)
  for (const claim of facts.claims) {
    if (claim.openingHours === null || !sections.has(claim.address[0])) continue
    const days = countDays(claim)
    const hours = claim.openingHours.hoursPerDay * days
    if (days === 0 || hours <= 0) continue
    const person = people.find((one) => hours > one.weekly * 1.15 && isOf(one, claim, names))
    if (person) return { claim, person, days, hours }
  }
  return null
}

export const personHourRules: readonly Rule[] = [
  {
    id: 'people-hours-of-one-person',
    steps: [7, 9, 3, 1],
    isShownAtEvidence: true,
    weight: weights.contradicts - 3,
    find(facts) {
      const found = findTooLong(facts)
      if (!found) return null
      const { claim, person, days, hours } = found
      const daily = claim.openingHours?.hoursPerDay ?? 0
      return show(
        recommend(
          'More hours than this person works',
          `${quote(claim.sentence, 90)} is ${sayNumber(hours)} hours a week for ${person.first} alone, but ${quote(person.says, 70)}. Shorten the promise, or name who is there in the other hours, with pay.`,
          claim.address,
        ),
        [
          markEvidence(claim.address, shorten(claim.sentence), claim.quote),
          { address: person.address, says: shorten(person.says) },
        ],
        [
          `${sayNumber(daily)} hours × ${sayNumber(days)} days = ${sayNumber(hours)} hours, against ${sayNumber(person.weekly)}`,
        ],
      )
    },
  },
]
