import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listOwnersPay, nameWords, type SaidPay } from '#advisor/facts/owners-pay.ts'
import { listPhrases, type Phrase } from '#advisor/facts/phrases.ts'
import type { PlannedHire } from '#advisor/facts/team-facts.ts'
import { isFinished, listWords, sampleItems } from '#advisor/facts/texts.ts'
import { quote, shorten } from '#advisor/wording/quote.ts'
import { readForecastInputs } from '#domain/forecast/inputs/read-forecast-inputs.ts'
import { paysOwnerSalary } from '#domain/forecast/inputs/read-people.ts'
import { employersPayrollPercent } from '#domain/forecast/inputs/tax-rules.ts'
import { currencyOf } from '#domain/plan/currency-of.ts'
import { labelChoice } from '#domain/plan/fields/choice-labels.ts'
import { deriveId } from '#domain/plan/ids.ts'
import { forecastListLimits } from '#domain/plan/list-limits.ts'
import { defaultCurrency } from '#domain/wording/currencies.ts'
import { formatNumber } from '#domain/wording/format-number.ts'
import type { DraftedFigure, DraftLine } from './draft-line.ts'
import { draftedMonths, type PlanCalendar } from './plan-calendar.ts'
import { costStructure, readIn } from './read-in.ts'
import { readCount, readPay, type ReadPay } from './read-pay.ts'

const mostOwners = 5

export interface DraftedPeople {
  readonly lines: readonly DraftLine[]
  /** The roles whose pay is drafted, so that the same pay is not counted again as a running cost. */
  readonly paidRoles: readonly string[]
  readonly remarks: readonly string[]
}

export function draftPeople(facts: PlanFacts, calendar: PlanCalendar): DraftedPeople {
  const remarks: string[] = []
  const paidRoles: string[] = []
  const hires = facts.team.hires.flatMap((hire) => {
    if (!isFinished(hire.role)) return []
    const start = readStart(hire, calendar)
    if (start !== null && start > draftedMonths) {
      remarks.push(`“${shorten(hire.role, 60)}” starts after the ${draftedMonths} months of the forecast.`)
      return []
    }
    const pay = readPay(hire.salary, hire.role, facts.currency)
    if (pay) paidRoles.push(hire.role)
    return [draftHire(hire, pay, start, calendar, currencyOf(facts.data) === defaultCurrency)]
  })
  const owners = draftOwners(facts, calendar)
  return {
    lines: [...owners, ...hires].slice(0, forecastListLimits['forecast.people']),
    paidRoles,
    remarks,
  }
}

function draftHire(
  { id, role, salary, timeline }: PlannedHire,
  pay: ReadPay | null,
  start: number | null,
  { opening }: PlanCalendar,
  isUnitedStates: boolean,
): DraftLine {
  const title = shorten(role, 80)
  const fromPay = readIn('Key hires', salary)
  const figures: DraftedFigure[] = [
    { field: 'role', value: title, origin: 'from Key hires' },
    { field: 'employment', value: 'employee', origin: 'from Key hires' },
  ]
  const questions: string[] = []
  const count = readCount(role)
  if (count !== null) figures.push({ field: 'count', value: count, origin: readIn('Key hires', role) })
  if (pay) {
    figures.push({ field: 'pay', value: pay.amount, origin: fromPay })
    figures.push({ field: 'payPeriod', value: pay.period, origin: fromPay })
    if (pay.question !== null) questions.push(pay.question)
    if (pay.hasTaxes) {
      figures.push({ field: 'payrollPercent', value: 0, origin: 'from Key hires: the pay includes taxes' })
    } else if (isUnitedStates) {
      const { value, source } = employersPayrollPercent
      figures.push({ field: 'payrollPercent', value, origin: `the employer’s share by law, ${source}` })
      questions.push(
        `What do you pay on top of pay? ${formatNumber(value, 2)}% is the least; benefits are extra.`,
      )
    } else questions.push('What do you pay on top of pay for taxes and benefits?')
  } else questions.push('What is the pay, with the hours if it is hourly?')
  if (start !== null)
    figures.push({ field: 'startMonth', value: start, origin: readIn('Key hires', timeline) })
  else {
    questions.push(
      `When do they start?${timeline.trim() === '' ? '' : ` The plan says “${shorten(timeline, 60)}”.`}`,
    )
    if (opening) figures.push({ field: 'startMonth', value: opening.month, origin: opening.origin })
  }
  return {
    place: ['financialProjections', 'forecast', 'people', { id: deriveId(`draft.people.${id}`) }],
    part: 'People',
    title,
    figures,
    questions,
  }
}

const beforeOpening =
  /\b(?:(\d{1,2})|(one|a|two|three|four|five|six))?\s?(weeks?|months?|days?)?\s?before\s(?:the\s)?(?:opening|launch|we open|start)/iu
const atOpening = /\b(?:at|from|with|on|by)\s(?:the\s)?(?:opening|launch|day one|start)\b/iu
const countOfWord: Readonly<Record<string, number>> = {
  one: 1,
  a: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
}

/** Someone who starts two weeks before opening is paid from the month before. */
function readStart({ when, timeline }: PlannedHire, { opening, toFirstMonth }: PlanCalendar): number | null {
  const month = toFirstMonth(when)
  if (month !== null || !opening) return month
  const text = timeline.slice(0, 200)
  const before = beforeOpening.exec(text)
  if (before) {
    const [, digits, word = '', unit = ''] = before
    const count = digits === undefined ? (countOfWord[word.toLowerCase()] ?? 1) : Number(digits)
    return Math.max(1, opening.month - (/^month/iu.test(unit) ? count : Math.ceil(count / 5)))
  }
  return atOpening.test(text) ? opening.month : null
}

/** What an owner takes has no field of its own, but lenders look for it first. Some text may say it. */
function draftOwners(facts: PlanFacts, { toFirstMonth }: PlanCalendar): DraftLine[] {
  const { data } = facts
  const { entity } = readForecastInputs(data).frame
  const isSalary = paysOwnerSalary(entity)
  const form = labelChoice('legalStructure.businessEntity', data.legalStructure.businessEntity)
  const how = isSalary ? 'a salary with payroll taxes' : 'a draw from profit'
  const named = sampleItems(data.teamStructure.founders).filter(({ name, role }) => isFinished(name + role))
  const source = named.length > 0 ? 'from Founders' : 'no founder is listed yet'
  const origin =
    form === null ? `${source}; the pay counts as ${how}` : `from Legal structure: ${form}, so pay is ${how}`
  const owners = named.length > 0 ? named.slice(0, mostOwners) : [{ id: 'owner', name: 'Owner', role: '' }]
  const said = listOwnersPay(
    facts,
    owners.map(({ name }) => name),
  )
  return owners.map((owner, index): DraftLine => {
    const { id, name, role } = owner
    const title = shorten(name.trim() === '' ? role : name, 80)
    const pay = findPay(facts, said, owner, index, owners.length)
    const start = pay?.claim.time && pay.claim.time.scale !== 'any-year' ? pay.claim.time : null
    const month = start && toFirstMonth({ ...start, scale: start.scale === 'plan' ? 'plan' : 'calendar' })
    const isPlaced = month !== null && month <= draftedMonths
    const words = pay && readIn(sayField(pay.claim.field), pay.text)
    return {
      place: ['financialProjections', 'forecast', 'people', { id: deriveId(`draft.owners.${id}`) }],
      part: 'People',
      title,
      figures: [
        { field: 'role', value: title, origin: source },
        { field: 'isOwner', value: true, origin },
        ...(pay && words !== null
          ? [
              { field: 'pay', value: pay.claim.high, origin: words },
              { field: 'payPeriod', value: pay.period, origin: words },
              ...(isPlaced ? [{ field: 'startMonth', value: month, origin: words }] : []),
            ]
          : []),
      ],
      questions: pay
        ? isPlaced
          ? []
          : [`From which month does ${title} take it? It counts from month 1.`]
        : [askPay(title, said)],
    }
  })
}

function askPay(title: string, [unclear]: readonly SaidPay[]): string {
  return unclear
    ? `What of ${quote(unclear.phrase.text, 80)} does ${title} take out a month?`
    : `What does ${title} take out a month, and from which month? Lenders look for it first.`
}

function sayField(field: string): string {
  if (field.startsWith('teamStructure')) return 'Founders'
  if (field.startsWith('riskAnalysis')) return 'Risks'
  return field === 'businessModel.costStructure' ? costStructure : 'Milestones'
}

interface FoundPay {
  readonly claim: Phrase['claim']
  readonly text: string
  readonly period: 'month' | 'year'
}

/** With the owner's name, in the words about them, or of each. '$2,500 a month for Ann, $2,000 for Joe' names both. */
function findPay(
  facts: PlanFacts,
  said: readonly SaidPay[],
  owner: { readonly id: string; readonly name: string },
  index: number,
  count: number,
): FoundPay | null {
  const own = new Set(nameWords(owner.name))
  const isNamed = (words: string) => listWords(words).some((word) => own.has(word))
  const isTheirs = ({ phrase: { claim, tail }, named }: SaidPay) => {
    const item = claim.address.find((part) => typeof part === 'object')
    return named === index || isNamed(tail) || (typeof item === 'object' && item.id === owner.id)
  }
  const ofAll = ({ phrase: { claim }, named }: SaidPay) =>
    named === null && (count === 1 || claim.per === 'each')
  const found = said.find(isTheirs) ?? said.find(ofAll)
  if (found) return { ...found.phrase, period: found.phrase.claim.period === 'year' ? 'year' : 'month' }
  const [first] = said
  const next = listPhrases(facts, ['businessModel.costStructure']).find(
    ({ text, tail }) => text === first?.phrase.text && isNamed(tail),
  )
  return next ? { ...next, period: first?.phrase.claim.period === 'year' ? 'year' : 'month' } : null
}
