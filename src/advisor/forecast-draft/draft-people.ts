import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import type { PlannedHire } from '#advisor/facts/team-facts.ts'
import { isFinished, sampleItems } from '#advisor/facts/texts.ts'
import { shorten } from '#advisor/wording/quote.ts'
import { readForecastInputs } from '#domain/forecast/inputs/read-forecast-inputs.ts'
import { paysOwnerSalary } from '#domain/forecast/inputs/read-people.ts'
import { employersPayrollPercent } from '#domain/forecast/inputs/tax-rules.ts'
import { currencyOf } from '#domain/plan/currency-of.ts'
import { labelChoice } from '#domain/plan/fields/choice-labels.ts'
import { deriveId } from '#domain/plan/ids.ts'
import { forecastListLimits } from '#domain/plan/list-limits.ts'
import { defaultCurrency } from '#domain/wording/currencies.ts'
import { formatNumber } from '#domain/wording/format-number.ts'
import { isOwnersPay } from './draft-costs.ts'
import type { DraftedFigure, DraftLine } from './draft-line.ts'
import { draftedMonths, type PlanCalendar } from './plan-calendar.ts'
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
  const owners = draftOwners(facts)
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
  const fromPay = `from Key hires: ${shorten(salary, 80)}`
  const figures: DraftedFigure[] = [
    { field: 'role', value: title, origin: 'from Key hires' },
    { field: 'employment', value: 'employee', origin: 'from Key hires' },
  ]
  const questions: string[] = []
  const count = readCount(role)
  if (count !== null) figures.push({ field: 'count', value: count, origin: `from Key hires: ${title}` })
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
    figures.push({ field: 'startMonth', value: start, origin: `from Key hires: ${timeline.slice(0, 80)}` })
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

/** What an owner takes has no field of its own, but lenders look for it first. A line of the costs may tell it. */
function draftOwners({ data, money }: PlanFacts): DraftLine[] {
  const { entity } = readForecastInputs(data).frame
  const isSalary = paysOwnerSalary(entity)
  const form = labelChoice('legalStructure.businessEntity', data.legalStructure.businessEntity)
  const how = isSalary ? 'a salary with payroll taxes' : 'a draw from profit'
  const named = sampleItems(data.teamStructure.founders).filter(({ name, role }) => isFinished(name + role))
  const source = named.length > 0 ? 'from Founders' : 'no founder is listed yet'
  const origin =
    form === null ? `${source}; the pay counts as ${how}` : `from Legal structure: ${form}, so pay is ${how}`
  const owners = named.length > 0 ? named.slice(0, mostOwners) : [{ id: 'owner', name: 'Owner', role: '' }]
  const paid = money.fixedCosts.filter(({ line }) => isOwnersPay(line))
  const only = owners.length === 1 && paid.length === 1 ? paid[0] : undefined
  return owners.map(({ id, name, role }): DraftLine => {
    const title = shorten(name.trim() === '' ? role : name, 80)
    const pay = readOwnersPay(title, only)
    return {
      place: ['financialProjections', 'forecast', 'people', { id: deriveId(`draft.owners.${id}`) }],
      part: 'People',
      title,
      figures: [
        { field: 'role', value: title, origin: source },
        { field: 'isOwner', value: true, origin },
        ...pay.figures,
      ],
      questions: pay.questions,
    }
  })
}

const fromMonth = /\b(?:from|after|in|starting)\s(?:in\s)?month\s(\d{1,2})\b/iu

function readOwnersPay(
  title: string,
  cost: PlanFacts['money']['fixedCosts'][number] | undefined,
): Pick<DraftLine, 'figures' | 'questions'> {
  if (!cost) {
    const question = `What does ${title} take out a month, and from which month? Lenders look for it first.`
    return { figures: [], questions: [question] }
  }
  const origin = `from Cost structure: ${shorten(cost.line, 80)}`
  const figures: DraftedFigure[] = [
    { field: 'pay', value: Math.round(cost.monthly * 100) / 100, origin },
    { field: 'payPeriod', value: 'month', origin },
  ]
  const month = Number(fromMonth.exec(cost.line.slice(0, 200))?.[1])
  if (month >= 1 && month <= draftedMonths) figures.push({ field: 'startMonth', value: month, origin })
  else return { figures, questions: [`From which month does ${title} take it? It counts from month 1.`] }
  return { figures, questions: [] }
}
