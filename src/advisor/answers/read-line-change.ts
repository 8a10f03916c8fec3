import { readClaims } from '#advisor/facts/claims/read-claims.ts'
import type { Claim } from '#advisor/facts/claims/claim.ts'
import { toMonthly } from '#advisor/facts/claims/periods.ts'
import { writeAt } from '#domain/plan/address/values-at.ts'
import type { AddressPath } from '#domain/plan/address/field-address.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { emptyPerson } from '#domain/forecast/inputs/new-items.ts'
import { listInputs } from '#domain/named-figures/list-inputs.ts'
import type { NamedFigure } from '#domain/named-figures/named-figure.ts'
import { formatNumber } from '#domain/wording/format-number.ts'
import { plural } from '#domain/wording/plural.ts'
import { findNamed, listNamingWords } from './find-asked-figures.ts'

/** A copy of the plan in which one thing is changed, and what was changed in words. */
export interface LineChange {
  readonly words: string
  readonly data: WorkbookData
  /** What was taken that the question does not say. */
  readonly assumption: string | null
}

type ShowMoney = (amount: number) => string

const readLength = 300
const isCase =
  /\b(?:if|suppose|assume|assuming|what happens|how about)\b|\b(?:can|could) (?:i|we) (?:hire|pay|afford|add)\b|\b(?:goes|go|rises?|jumps?|drops?|falls?) (?:up|down|from|to|by)\b/iu

/** Null unless the question changes one thing that the plan's own figures name. */
export function readLineChange(typed: string, data: WorkbookData, showMoney: ShowMoney): LineChange | null {
  const question = typed.slice(0, readLength)
  if (!isCase.test(question)) return null
  return (
    readHire(question, data, showMoney) ??
    readPaymentDays(question, data) ??
    readOwnersPay(question, data, showMoney) ??
    readNamedLine(question, data, showMoney)
  )
}

const hiring =
  /\b(?:hir(?:e|es|ed|ing)|employ|take on|bring (?:in|on)|add) (?:an?|another|one|my|our|someone|somebody)\b/iu
const hoursAMonth = 173
const usualPayrollPercent = 10

/** 'hire a second groomer in month 4 at $3,200 a month' */
function readHire(question: string, data: WorkbookData, showMoney: ShowMoney): LineChange | null {
  if (!hiring.test(question)) return null
  const pay = readClaims(question).find(({ kind }) => kind === 'money')
  if (!pay) return null
  const monthly = pay.period === 'hour' ? pay.low * hoursAMonth : toMonthly(pay.low, payPeriodOf(pay))
  const { people } = data.financialProjections.forecast
  const named = readMonth(question)
  const employee = people.find((person) => !person.isOwner && person.payrollPercent !== null)
  const payrollPercent = employee?.payrollPercent ?? usualPayrollPercent
  const hire = {
    ...emptyPerson('asked'),
    role: 'Asked',
    count: 1,
    pay: monthly,
    payPeriod: 'month' as const,
    startMonth: named ?? 1,
    employment: 'employee' as const,
    payrollPercent,
  }
  const hours = pay.period === 'hour' ? `, ${hoursAMonth} hours a month` : ''
  return {
    words: `One more person at ${showMoney(monthly)} a month from month ${named ?? 1}`,
    data: changeForecast(data, ['people'], [...people, hire]),
    assumption: `I took ${formatNumber(payrollPercent, 1)}% for payroll taxes and benefits${hours}.`,
  }
}

function payPeriodOf({ period, low }: Claim): 'week' | 'month' | 'year' | 'day' | 'quarter' {
  if (period !== null && period !== 'once' && period !== 'hour') return period
  return low >= 15_000 ? 'year' : 'month'
}

function readMonth(question: string): number | null {
  const month = Number(/\bmonth (\d{1,2})\b/iu.exec(question)?.[1] ?? 0)
  return month >= 1 && month <= 60 ? month : null
}

const customersPay =
  /\b(?:customers?|clients?|they|everyone|people|insurers?|buyers?|invoices?)\b[^.?!]{0,40}\b(?:pays?|paid|paying)\b/iu

function readPaymentDays(question: string, data: WorkbookData): LineChange | null {
  if (!customersPay.test(question)) return null
  const days = readDays(question)
  if (days === null) return null
  const { streams } = data.financialProjections.forecast
  const own = streams.map((stream) => ({ ...stream, customerTerms: '' as const }))
  const forAll = changeForecast(data, ['timing', 'daysUntilCustomersPay'], days)
  return {
    words: `Customers pay after ${days} ${plural(days, 'day')}`,
    data: changeForecast(forAll, ['streams'], own),
    assumption: null,
  }
}

function readDays(question: string): number | null {
  const found = readClaims(question).find(({ kind }) => kind === 'duration')
  if (!found) return null
  const days = found.unit === 'week' ? found.low * 7 : found.unit === 'month' ? found.low * 30 : found.low
  return days >= 0 && days <= 365 && found.unit !== 'year' ? Math.round(days) : null
}

const ownersPay =
  /\bpay(?:ing)? (?:myself|ourselves|me)\b|\b(?:my|our) (?:own )?(?:pay|salary|draws?|wage)\b|\btake out\b/iu

function readOwnersPay(question: string, data: WorkbookData, showMoney: ShowMoney): LineChange | null {
  if (!ownersPay.test(question)) return null
  const amount = readNewAmount(question)
  if (amount === null) return null
  const { people, timing } = data.financialProjections.forecast
  const owners = people.filter(({ isOwner, pay }) => isOwner && pay !== null)
  const [owner] = owners
  const monthly = /\b(?:a|per|each) year\b|\byearly\b|\bannual/iu.test(question) ? amount / 12 : amount
  const words = `Your pay at ${showMoney(monthly)} a month`
  if (owners.length > 1 || (owner && (timing.ownersDraws ?? 0) > 0)) return null
  if (!owner)
    return { words, data: changeForecast(data, ['timing', 'ownersDraws'], monthly), assumption: null }
  const pay = owner.payPeriod === 'year' ? monthly * 12 : monthly
  const changed = people.map((person) => (person === owner ? { ...owner, pay } : person))
  return { words, data: changeForecast(data, ['people'], changed), assumption: null }
}

/** Words that say that something changes, and not what. */
const changeWords =
  /\b(?:if|suppose|assume|assuming|what|whats|happens?|happen|goes|go|went|gets?|up|down|ris(?:es?|ing)|rose|higher|more|extra|lower|less|increas(?:es?|ed)|decreas(?:es?|ed)|drop(?:s|ped)?|falls?|fell|jumps?|climbs?|becomes?|instead|from|by|only|percent|double[sd]?|raise[sd]?|costs?|suddenly|landlord|was|were|is|are|turns? out|ends? up)\b/giu
/** Where what is asked begins, after what is changed. */
const tail =
  /(?:,|\.|;|\?)\s|\b(?:how (?:low|much|long|bad)|what (?:is|s|happens|does|would)|whats|does|do (?:i|we)|will|can|am|is (?:the|my|it)|then)\b/iu

/** 'if rent goes up to $3,000', 'if flour rises 20%': a line of the forecast by its own name. */
function readNamedLine(question: string, data: WorkbookData, showMoney: ShowMoney): LineChange | null {
  const clause = readCaseClause(question)
  const figures = listInputs(data).filter(({ id }) => /\.(?:forecast|funding|startupCosts)\./u.test(id))
  const asked = listNamingWords(
    clause.replaceAll(changeWords, ' ').replaceAll(/[$€£]?\d[\d,.]*\s?[k%]?/giu, ' '),
  )
  if (asked.length === 0) return null
  const found = findNamed(asked, figures)
  const [figure] = found
  if (!figure || found.length > 1 || figure.address === null) return null
  const value = readNewValue(clause, figure)
  if (value === null || value === figure.value) return null
  const show = (amount: number) => (figure.unit === 'money' ? showMoney(amount) : formatNumber(amount, 2))
  return {
    words: `${figure.name} ${show(value)} instead of ${show(figure.value)}`,
    data: writeAt(data, figure.address, value) as WorkbookData,
    assumption: null,
  }
}

/** What follows 'if', up to where the question itself begins. */
function readCaseClause(question: string): string {
  const start = /\b(?:if|suppose|assume|assuming|how about)\b/iu.exec(question)
  const rest = start ? question.slice(start.index + start[0].length) : question
  const end = tail.exec(rest)
  return end && end.index > 0 ? rest.slice(0, end.index) : rest
}

const falling =
  /\b(?:lower|less|down|drop(?:s|ped)?|falls?|fell|decreas\w*|cut|cheaper|fewer|lose|shrinks?)\b/iu
const byDifference = /\b(?:by|more|extra|less|higher|lower)\b/iu

function readNewValue(clause: string, { value, unit }: NamedFigure): number | null {
  const claims = readClaims(clause)
  const percent = claims.find(({ kind }) => kind === 'percent')
  const sign = falling.test(clause) ? -1 : 1
  if (percent && unit !== 'percent') return value * (1 + (sign * percent.low) / 100)
  if (percent) return percent.low
  if (/\bdoubles?d?\b/iu.test(clause)) return value * 2
  const amount = readNewAmount(clause)
  if (amount === null) return null
  const isDifference = byDifference.test(clause) && !/\bto\b/iu.test(clause)
  return isDifference ? value + sign * amount : amount
}

/** The amount that it becomes: after 'to', or the only one that is not the former one. */
function readNewAmount(clause: string): number | null {
  const amounts = readClaims(clause).filter(
    ({ kind }) => kind === 'money' || kind === 'number' || kind === 'count',
  )
  const isFormer = ({ start }: Claim) =>
    /\b(?:from|instead of|not|rather than)\s[^\d]{0,3}$/iu.test(clause.slice(0, start))
  const isTarget = ({ start }: Claim) => /\bto\s[^\d]{0,3}$/iu.test(clause.slice(0, start))
  return (amounts.find(isTarget) ?? amounts.find((claim) => !isFormer(claim)))?.low ?? null
}

function changeForecast(data: WorkbookData, path: AddressPath, value: unknown): WorkbookData {
  return writeAt(data, ['financialProjections', 'forecast', ...path], value) as WorkbookData
}
