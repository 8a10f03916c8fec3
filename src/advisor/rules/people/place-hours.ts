import type { Claim } from '#advisor/facts/claims/claim.ts'
import { readKnownText } from '#advisor/facts/claims/known-texts.ts'
import { readWeeklyHours } from '#advisor/facts/counted.ts'
import { readDaysAWeek } from '#advisor/facts/opening-times.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { isFinished, sampleItems } from '#advisor/facts/texts.ts'
import { quote, shorten } from '#advisor/wording/quote.ts'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { at, atItem, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'

/** The hours of a week that a place is open, beside those of the only person who is named there. */

const opens = /\b(?:open|opens|opening|hours:|doors|staffed|manned|counter hours|service hours)\b/i
/** Not always, or without a person. */
const unstaffed =
  /\b(?:by appointment|on call|self-service|unattended|unstaffed|unmanned|vending|lockers?|key ?codes?|24\/7|online|by phone|hotline|summer|winter|season\w*|holidays?)\b/i
/** Someone else is there, too. */
const others =
  /\b(?:i|i[’']m|me|my|we|us|owners?|founders?|both|shifts?|turns|alternat\w*|rotat\w*|team|staff|crew|everyone|employees|volunteers?|helpers?|temps?|interns?|students?|part-timers?|family|husband|wife|son|daughter|partner|covers? for|stands? in|(?:the )?(?:rest|remaining|other hours|other days)|another|two|three|four|or)\b/i
const works =
  /\b(?:works?|working|employed|hired|contract(?:ed)?|paid|payroll|comes? in|is (?:there|here|in|on)|stays?|does|has|puts in|runs?|mans|staffs|keeps|covers|looks after|full[- ]time|part[- ]time|week of|for)\b/i
const total = /\b(?:together|altogether|in all|in total|total(?:s|ling)?|makes?|sums?|that is|=)\b[\s:]*$/i
const mostBeyond = 1.15
const leastHours = 8
const mostWeekly = 60

/** '38.5', because half an hour a day is a part of a week. */
function sayHours(hours: number): string {
  return String(Math.round(hours * 10) / 10)
}

interface Place {
  readonly text: string
  readonly address: FieldAddress
}

interface Hours {
  readonly weekly: number
  readonly says: string
}

interface Worker extends Hours {
  readonly name: string
  readonly place: Place
}

function listPlaces({ data: { operationsPlan, businessModel } }: PlanFacts): Place[] {
  return [
    ...sampleItems(operationsPlan.keyProcesses).map((text, index) => ({
      text: text.slice(0, 600),
      address: at('operationsPlan', 'keyProcesses', index),
    })),
    ...sampleItems(businessModel.keyActivities).map((text, index) => ({
      text: text.slice(0, 600),
      address: at('businessModel', 'keyActivities', index),
    })),
  ]
}

function isWeekly({ kind, unit, period, low, high }: Claim): boolean {
  return kind === 'duration' && unit === 'hour' && (period === null || period === 'week') && low === high
}

function leadOf(text: string, claims: readonly Claim[], claim: Claim): string {
  const before = claims.findLast(({ end }) => end <= claim.start)
  return text.slice(before?.end ?? 0, claim.start)
}

/** 'Open 66 hours a week', 'Monday to Saturday 8 to 7', or both with the sum at the end. */
function readOpen(text: string, claims: readonly Claim[]): Hours | null {
  const said = claims.find((claim) => {
    const lead = leadOf(text, claims, claim)
    return isWeekly(claim) && claim.low > 20 && (total.test(lead) || opens.test(lead)) && !works.test(lead)
  })
  if (said && opens.test(text.slice(0, said.start))) return { weekly: said.low, says: said.quote }
  const ranges = claims.filter(
    ({ openingHours, start }) => openingHours !== null && opens.test(text.slice(0, start)),
  )
  const [first] = ranges
  if (!first) return null
  const sums = ranges.map(({ openingHours }) => {
    const days = openingHours?.weekdays.length || (openingHours?.daysPerWeek ?? 0)
    return (openingHours?.hoursPerDay ?? 0) * (days || (ranges.length === 1 ? (readDaysAWeek(text) ?? 0) : 0))
  })
  if (sums.includes(0)) return null
  return { weekly: sums.reduce((sum, hours) => sum + hours, 0), says: first.quote }
}

/** 'Kelsey works 38.5 hours', 'one clerk for 30 hours a week'. */
function readWorked(text: string, claims: readonly Claim[], open: Hours): Hours | null {
  const claim = claims.find((one) => {
    if (!isWeekly(one) || one.low < leastHours || one.low > mostWeekly || one.quote === open.says)
      return false
    const clause =
      leadOf(text, claims, one)
        .split(/[.;:]\s/u)
        .at(-1) ?? ''
    return works.test(clause) && !opens.test(clause)
  })
  return claim ? { weekly: claim.low, says: claim.quote } : null
}

const plainRole =
  /^(?:part|full|time|senior|junior|head|lead|first|assistant|employee|with|and|from|hours?|years?|the|for|month|week|our|who|certified|licensed)$/i

/** The names and the last words of the roles by which a text can mean a hire: 'Kelsey', 'mechanic'. */
function listCalled(role: string): string[] {
  const names = Array.from(
    role.matchAll(/(?<=^|[:,(] ?)\p{Lu}\p{L}{2,}(?= \p{Lu}\p{L}+)/gu),
    ([name]) => name,
  )
  const head =
    (role.split(/[:,(;]|\s(?:for|so|with|of|at|in|until)\s/u, 1)[0] ?? '').trim().split(/\s+/u).at(-1) ?? ''
  return [...names, ...(head.length > 3 && !plainRole.test(head) ? [head] : [])]
}

function isNamedIn(text: string, called: string): boolean {
  return new RegExp(String.raw`\b${called.replaceAll(/[^\p{L}]/gu, '.')}\b`, 'iu').test(text)
}

/** The only hire whom a text names, when no founder is named there. */
function findHire(facts: PlanFacts, text: string): { name: string; says: string; place: Place } | null {
  const { founders, keyHires } = facts.data.teamStructure
  const isFounder = sampleItems(founders).some(({ name }) => {
    const first = name.trim().split(/\s/u, 1)[0] ?? ''
    return first.length > 2 && isNamedIn(text, first)
  })
  if (isFounder) return null
  const named = sampleItems(keyHires).flatMap(({ id, role, salary }) => {
    const name = listCalled(role.slice(0, 120)).find((called) => isNamedIn(text, called))
    const says = `${role}: ${salary}`
    const address = atItem('teamStructure', 'keyHires', id, 'salary')
    return name === undefined ? [] : [{ name, says, place: { text: says, address } }]
  })
  const [only] = named
  return only && named.length === 1 && !/\b(?:two|three|four|[2-9]) /iu.test(only.says.slice(0, 20))
    ? only
    : null
}

function findWorker(facts: PlanFacts, place: Place, claims: readonly Claim[], open: Hours): Worker | null {
  const worked = readWorked(place.text, claims, open)
  const hire = findHire(facts, place.text)
  if (worked) return { ...worked, name: hire?.name ?? '', place }
  if (!hire) return null
  const hours = readWeeklyHours(hire.says.slice(0, 400)) ?? readHours(hire.says)
  return hours ? { weekly: hours.high, says: hire.says, name: hire.name, place: hire.place } : null
}

/** '$23 an hour for 38.5 hours' has no word for the week. */
function readHours(text: string): Claim | null {
  const said = readKnownText(text.slice(0, 400)).filter(
    (claim) => isWeekly(claim) && claim.low >= leastHours && claim.low <= mostWeekly,
  )
  return said.length === 1 ? (said[0] ?? null) : null
}

function findLongerThanStaff(facts: PlanFacts): { place: Place; open: Hours; worker: Worker } | null {
  for (const place of listPlaces(facts)) {
    const { text } = place
    if (!opens.test(text) || !isFinished(text) || unstaffed.test(text) || others.test(text)) continue
    const claims = readKnownText(text)
    const open = readOpen(text, claims)
    if (!open || open.weekly <= 0 || open.weekly > 168) continue
    const worker = findWorker(facts, place, claims, open)
    if (worker && open.weekly > worker.weekly * mostBeyond) return { place, open, worker }
  }
  return null
}

export const placeHourRules: readonly Rule[] = [
  {
    id: 'people-place-open-longer',
    steps: [7, 3, 9],
    isShownAtEvidence: true,
    weight: weights.contradicts - 3,
    find(facts) {
      const found = findLongerThanStaff(facts)
      if (!found) return null
      const { place, open, worker } = found
      const who = worker.name === '' ? 'the only person named there' : quote(worker.name)
      return show(
        recommend(
          'Open longer than anyone is there',
          `${quote(place.text, 80)} is ${sayHours(open.weekly)} hours a week, but ${who} works ${sayHours(worker.weekly)}. Say who is there in the other hours, with pay, or open for fewer.`,
          place.address,
        ),
        [
          { address: place.address, says: shorten(place.text, 300), mark: open.says },
          ...(worker.place === place ? [] : [{ address: worker.place.address, says: shorten(worker.says) }]),
        ],
        [
          `${sayHours(open.weekly)} − ${sayHours(worker.weekly)} = ${sayHours(open.weekly - worker.weekly)} hours with no one`,
        ],
      )
    },
  },
]
