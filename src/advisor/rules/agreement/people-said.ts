import { readFirstMonth, toForecastMonths } from '#advisor/facts/calendar-facts.ts'
import type { PlanClaim } from '#advisor/facts/claims/claim.ts'
import { readKnownText } from '#advisor/facts/claims/known-texts.ts'
import { toSingular } from '#advisor/facts/claims/to-singular.ts'
import { isAmong, readMonthly } from '#advisor/facts/compare-amounts.ts'
import { readForecast } from '#advisor/facts/forecast-facts.ts'
import { claimsOf, listPhrases } from '#advisor/facts/phrases.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { countsWork } from '#advisor/facts/team-facts.ts'
import { listWords, sampleItems } from '#advisor/facts/texts.ts'
import { countOf, sayNumber } from '#advisor/wording/figures.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { nameCalendarMonth } from '#domain/wording/calendar-months.ts'
import { at, atItem, type Rule, weights } from '#advisor/rules/rule.ts'
import { listPayReadings } from '#advisor/rules/money/pay-readings.ts'
import { type Difference, makeDifferenceRules } from './said-differently.ts'

/** The people whom the forecast pays, and what other steps say of their number, pay, hours and first month. */

type Person = WorkbookData['financialProjections']['forecast']['people'][number]

const plainWords = new Set(
  'part time full one two three four five six seven eight nine ten more another both first second third new hour week day each year month additional other seasonal junior senior staff employee season all'.split(
    ' ',
  ),
)

export function listRoleWords(role: string): string[] {
  return listWords(role.slice(0, 120))
    .map(toSingular)
    .filter((word) => word.length > 2 && !plainWords.has(word) && !/\d/u.test(word))
}

interface Role {
  readonly person: Person
  readonly words: readonly string[]
}

export function listRoles({ data }: PlanFacts): Role[] {
  return sampleItems(data.financialProjections.forecast.people).flatMap((person) => {
    const [title = ''] = person.role.slice(0, 120).split(/[,;:(]/u, 1)
    const words = listRoleWords(title)
    return person.isOwner || words.length === 0 ? [] : [{ person, words }]
  })
}

/** The roles that a text names with all the words of their titles. */
function findNamed(text: string, roles: readonly Role[]): Role[] {
  const words = new Set(listRoleWords(text))
  return roles.filter((role) => role.words.every((word) => words.has(word)))
}

const otherPay =
  /\b(?:from year|from month|then|later|raise\w*|bonus|overtime|train\w*|owner\w*|my|our|draw|an hour|per hour|hourly|plus|from)\b/i

function findPay(facts: PlanFacts, roles: readonly Role[]): Difference | null {
  for (const { claim, lead, tail } of listPhrases(facts, ['businessModel.costStructure'])) {
    if (claim.period !== 'month' && claim.period !== 'year') continue
    const item = lead.split(/;|\p{Sc}/u).at(-1) ?? ''
    const named = findNamed(item, roles)
    const [role] = named
    const monthly = readMonthly(claim)
    if (!role || !monthly || otherPay.test(`${item} ${tail}`)) continue
    // 'Cook, packers and drivers $9,000': a sum over several roles.
    const others = new Set(named.flatMap(({ words }) => words))
    if (
      listRoleWords(item).some((word) => !others.has(word) && roles.some(({ words }) => words.includes(word)))
    )
      continue
    const people = named.map(({ person }) => person)
    const single = people.flatMap((person) => listPayReadings(person))
    const sums = [4, 5, 6, 7, 0, 1, 2, 3].map((way) =>
      people.reduce((sum, person) => sum + (listPayReadings(person)[way] ?? 0), 0),
    )
    if (isAmong(monthly, [...single, ...sums], 0.06)) continue
    const [most = 0] = sums
    if (monthly.low > Math.max(...sums) * 3 || monthly.low * 3 < Math.min(...single)) continue
    // What an employer adds is told in many ways.
    if (single.concat(sums).some((pay) => monthly.low > pay && monthly.low < pay * 1.16)) continue
    const pay = role.person.pay ?? 0
    return {
      title: 'The forecast pays another wage',
      claim,
      place: at('financialProjections', 'forecast', 'people', { id: role.person.id }, 'pay'),
      counted: `the forecast pays ${countOf(role.person.count ?? 1, 'person', 'people')} ${facts.sayMoney(pay)} a ${role.person.payPeriod || 'month'} as “${role.person.role.slice(0, 40)}”`,
      matters: 'Wages are the largest cost of most plans.',
      sums: [`${claim.quote} ≠ ${facts.sayMoney(Math.round(most === 0 ? pay : most))}`],
    }
  }
  return null
}

/** 'Game masters, five part-time': how many they are stands without a noun. */
function listHeads({ data }: PlanFacts): PlanClaim[] {
  return sampleItems(data.teamStructure.keyHires).flatMap(({ id, role }) => {
    const text = role.slice(0, 120)
    if (!/\b(?:part|full)-time\s*$/i.test(text)) return []
    return readKnownText(`${text} people`).flatMap((claim): PlanClaim[] => {
      const quote = claim.quote.replace(/ people$/u, '')
      if (claim.unit !== 'person' || !text.endsWith(quote)) return []
      const address = atItem('teamStructure', 'keyHires', id, 'role')
      return [{ ...claim, quote, sentence: text, address, field: 'teamStructure.keyHires.role' }]
    })
  })
}

/** Those who join later, and those who work for others: 'Two mechanics in town charge $90'. */
const otherHeads = /\b(?:more|from|then|later|by|another|until|charges?|competitors?|rivals?|there are)\b/i

/** How many a hire is, wherever the number stands. */
function findCount(facts: PlanFacts, roles: readonly Role[]): Difference | null {
  const fields = ['teamStructure.keyHires.role', 'businessModel.costStructure'] as const
  for (const field of fields) {
    for (const claim of [
      ...claimsOf(facts, field),
      ...(field === 'teamStructure.keyHires.role' ? listHeads(facts) : []),
    ]) {
      if ((claim.kind !== 'count' && claim.kind !== 'number') || claim.low !== claim.high || claim.low < 2)
        continue
      if (!isOfPeople(claim) || claim.time || claim.period !== null || !Number.isInteger(claim.low)) continue
      const text = claim.sentence.slice(0, 160)
      const named = findNamed(field === 'teamStructure.keyHires.role' ? text : claim.quote, roles)
      const [role] = named
      if (!role || otherHeads.test(text) || named.some(({ person }) => countsWork(person.role))) continue
      const counts = named.map(({ person }) => person.count ?? 1)
      const total = counts.reduce((sum, count) => sum + count, 0)
      if (total === claim.low || counts.includes(claim.low)) continue
      // Six at 24 hours a week are the 3.5 jobs that the forecast pays.
      const jobs = (claim.low * readHoursEach(text)) / 40
      if (jobs > 0 && Math.abs(jobs - total) <= Math.max(0.5, total * 0.15)) continue
      // Several lines of one role are people who join one after the other.
      if (claim.low < total && named.length > 1) continue
      return {
        title: 'The forecast pays another number of people',
        claim,
        place: at('financialProjections', 'forecast', 'people', { id: role.person.id }, 'count'),
        counted: `the forecast pays ${countOf(total, 'person', 'people')} as “${role.person.role.slice(0, 40)}”`,
        matters: 'Wages are the largest cost of most plans.',
        sums: [`${sayNumber(claim.low)} ≠ ${sayNumber(total)}`],
      }
    }
  }
  return null
}

/** The weekly hours of each, or 0 when the text does not say. */
function readHoursEach(text: string): number {
  const hours = readKnownText(text).find(
    ({ kind, unit, period }) => kind === 'duration' && unit === 'hour' && period === 'week',
  )
  return hours && /\beach\b/i.test(text) ? hours.low : 0
}

const notPeople = /^(?:hour|day|week|month|year|shift|evening|morning|minute|percent|site|location)s?$/iu

function isOfPeople({ unit, kind }: PlanClaim): boolean {
  return kind === 'number' ? unit === null : unit !== null && !notPeople.test(unit)
}

/** The hours of a hire in two places. */
function findHours(facts: PlanFacts, roles: readonly Role[]): Difference | null {
  const paid = claimsOf(facts, 'financialProjections.forecast.people.role').filter(isRegular)
  const said = [
    'teamStructure.keyHires.role',
    'teamStructure.keyHires.timeline',
    'teamStructure.keyHires.salary',
    'businessModel.costStructure',
  ] as const
  for (const claim of said.flatMap((field) => claimsOf(facts, field)).filter(isRegular)) {
    const text = readRoleText(facts, claim)
    for (const other of paid) {
      const item = other.address[3]
      const role = roles.find(({ person }) => typeof item === 'object' && person.id === item.id)
      if (!role || claim.field === other.field) continue
      // 'Second cook, 25 hours a week' in both, or one role of its kind.
      const isTitle = titleOf(text) === titleOf(role.person.role)
      if (!isTitle && (findNamed(text, roles).length !== 1 || findNamed(text, [role]).length === 0)) continue
      // A month may have four weeks or a third more.
      const most = claim.period === other.period ? 1.05 : 1.12
      const [one, next] = [toWeekly(claim), toWeekly(other)]
      if (claim.low * one <= other.high * next * most && other.low * next <= claim.high * one * most) continue
      return {
        title: `How many hours a ${other.period}?`,
        claim,
        place: other.address,
        counted: `the forecast pays for ${other.quote} a ${other.period} as “${role.person.role.slice(0, 40)}”`,
        matters: 'The pay in the forecast is for these hours.',
        sums: [`${claim.quote} ≠ ${other.quote}`],
      }
    }
  }
  return null
}

function titleOf(role: string): string {
  return listWords(role.slice(0, 120).split(/[,;:(]/u, 1)[0] ?? '')
    .map(toSingular)
    .join(' ')
}

function isRegular({ kind, unit, period }: PlanClaim): boolean {
  return kind === 'duration' && unit === 'hour' && (period === 'week' || period === 'month')
}

function toWeekly({ period }: PlanClaim): number {
  return period === 'month' ? 12 / 52 : 1
}

/** When a hire starts and what it is paid stand beside its role. */
function readRoleText({ data }: PlanFacts, { address, sentence }: PlanClaim): string {
  const item = address[2]
  const hire =
    address[1] === 'keyHires' && typeof item === 'object'
      ? data.teamStructure.keyHires.find(({ id }) => id === item.id)
      : undefined
  return hire?.role ?? sentence
}

const drawStarts =
  /\b(?:draws?|own pay|salary|pays? (?:myself|ourselves|herself|himself))\b[^.;]{0,40}\b(?:starts?|begins?|only|from|first)\b/i

/** 'The owner’s draw starts in month four.' */
function findDraw(facts: PlanFacts): Difference | null {
  const owners = sampleItems(facts.data.financialProjections.forecast.people).filter(
    ({ isOwner, pay }) => isOwner && (pay ?? 0) > 0,
  )
  const [owner] = owners
  const first = readFirstMonth(facts)
  if (!owner || first === null) return null
  const fields = [
    'businessModel.costStructure',
    'riskAnalysis.risks.mitigation',
    'teamStructure.founders.role',
    'teamStructure.founders.background',
    'implementationTimeline.milestones.description',
    'implementationTimeline.executiveSummary',
  ] as const
  const starts = owners.map(({ startMonth }) => startMonth ?? 1)
  for (const claim of fields.flatMap((field) => claimsOf(facts, field))) {
    const before = claim.sentence.slice(0, Math.max(0, claim.sentence.indexOf(claim.quote)))
    if (claim.kind !== 'date' || !claim.time || !drawStarts.test(before.slice(-80))) continue
    // An insurance pays it from its thirtieth day.
    if (/\binsur|\bdisab|\bsick/i.test(before)) continue
    const time = toForecastMonths(facts, claim.time)
    if (!time || time.end - time.start > 1.5 || time.start < 0) continue
    if (starts.some((start) => Math.abs(start - 1 - Math.floor(time.start)) <= 1)) continue
    return {
      title: 'When does the owner’s pay start?',
      claim,
      place: at('financialProjections', 'forecast', 'people', { id: owner.id }, 'startMonth'),
      counted: `the forecast pays “${owner.role.slice(0, 40)}” from ${nameCalendarMonth(first + (starts[0] ?? 1) - 1)}`,
      matters: 'Each month of pay is cash of the start.',
    }
  }
  return null
}

/** Only a forecast that can be calculated pays anyone. */
function whenCounted(find: (facts: PlanFacts, roles: readonly Role[]) => Difference | null) {
  return (facts: PlanFacts) => readForecast(facts) && find(facts, listRoles(facts))
}

export const peopleSaidRules: readonly Rule[] = makeDifferenceRules(weights.contradicts - 3, [
  ['people-pay-said-differs', [3, 8], whenCounted(findPay)],
  ['people-count-said-differs', [9, 8, 3], whenCounted(findCount)],
  ['people-hours-said-differ', [9, 8, 3], whenCounted(findHours)],
  ['owner-pay-start-differs', [8, 3, 9, 11, 12], whenCounted(findDraw)],
])
