import { readHourlyPay } from '#advisor/facts/hourly-pay.ts'
import { findUsualPay, type UsualPay } from '#advisor/facts/usual-pay.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { isFinished, sampleItems } from '#advisor/facts/texts.ts'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { at, atItem } from '#advisor/rules/rule.ts'

/** Everyone whose pay the plan writes, for the rules that compare it. */

export const hoursAYear = 2080
/** The shortest week that is called full-time, 35 hours in many countries. */
export const fewestHoursAYear = 1820
const notFullTime =
  /\b(?:part|half)[- ]time|\bhours\b|\bweekends?\b|\bseason\w*|\bsummer\b|\bwinter\b|\bholidays?\b|\btempor\w+|\bintern\w*|\bapprentic\w*|\bcontract\w*|\bfreelanc\w*|\bcommission|\btips?\b|\bstipend|\bunpaid|\bequity|\bvolunteer\w*|\bstudents?\b|\bfamily\b|\bper (?:class|visit|job|event|day)\b|\bon call\b|\bper diem\b|\bsubstitut\w*|\ba (?:class|visit|job|day)\b|\bfor \w+ months\b/i

/** Pay that is not all there is, or that the law allows to be lower. */
export const lawfullyLow =
  /\b(?:tips?|commission|intern\w*|apprentic\w*|trainee\w*|volunteer\w*|stipend|students?|equity|unpaid|family|grant[- ]funded|subsid\w+)\b/i

export interface PaidRole {
  readonly role: string
  /** What the salary text gives for one hour, whatever the number of hours. */
  readonly hourly: number | null
  /** For a full-time year of one person. */
  readonly yearly: number
  readonly isFullTime: boolean
  readonly says: string
  readonly address: FieldAddress
}

const paidOf = new WeakMap<PlanFacts, readonly PaidRole[]>()

/** Everyone whose pay is written, in the team step and in the forecast. Three rules ask. */
export function listPaid(facts: PlanFacts): readonly PaidRole[] {
  const paid = paidOf.get(facts) ?? readPaid(facts)
  paidOf.set(facts, paid)
  return paid
}

function readPaid(facts: PlanFacts): PaidRole[] {
  const partTimers = listPartTimers(facts)
  const hires = facts.team.hires.flatMap(({ id, role, salary, yearlyPay }): PaidRole[] =>
    yearlyPay === null || !isFinished(salary) || !isFinished(role)
      ? []
      : [
          {
            role,
            yearly: yearlyPay,
            hourly: lawfullyLow.test(`${role.slice(0, 200)} ${salary.slice(0, 300)}`)
              ? null
              : readHourlyPay(salary, facts.currency),
            isFullTime:
              isFullTime(`${role.slice(0, 200)} ${salary.slice(0, 300)}`) &&
              !isOfFewHours(yearlyPay, readHourlyPay(salary, facts.currency)),
            says: salary,
            address: atItem('teamStructure', 'keyHires', id, 'salary'),
          },
        ],
  )
  const people = sampleItems(facts.data.financialProjections.forecast.people).flatMap(
    (person): PaidRole[] => {
      const { id, role, pay, payPeriod, isOwner, employment } = person
      if (pay === null || pay <= 0 || isOwner || !isFinished(role)) return []
      if (payPeriod !== 'month' && payPeriod !== 'year') return []
      const yearly = payPeriod === 'month' ? pay * 12 : pay
      return [
        {
          role,
          yearly,
          hourly: null,
          isFullTime:
            employment !== 'contractor' &&
            isFullTime(role.slice(0, 200)) &&
            !isPartTimeHire(partTimers, role),
          says: `${role}: ${facts.showMoney(pay)} a ${payPeriod}`,
          address: at('financialProjections', 'forecast', 'people', { id }, 'pay'),
        },
      ]
    },
  )
  return [...hires, ...people]
}

/** '$28 an hour, $672 a month' pays for a day a week. */
function isOfFewHours(yearly: number, hourly: number | null): boolean {
  return hourly !== null && hourly > 0 && yearly / hourly < fewestHoursAYear * 0.8
}

/** A season is shorter than a year, but its weeks can be full. */
function isFullTime(text: string): boolean {
  return !notFullTime.test(text) || (/\bfull[- ]time\b/i.test(text) && !lawfullyLow.test(text))
}

/** What the part-time hires of the team step usually earn. */
function listPartTimers({ team }: PlanFacts): (UsualPay | null)[] {
  return team.hires.flatMap(({ role, salary }) =>
    notFullTime.test(`${role.slice(0, 200)} ${salary.slice(0, 300)}`) ? [findUsualPay(role)] : [],
  )
}

/** The forecast may name a role whose hours only the team step gives. */
function isPartTimeHire(partTimers: readonly (UsualPay | null)[], role: string): boolean {
  const usual = findUsualPay(role)
  return partTimers.length > 0 && (usual === null || partTimers.some((one) => one?.pattern === usual.pattern))
}

/** One amount may pay a whole crew. */
export function isForSeveral({ role, says }: PaidRole): boolean {
  return (
    /\b(?:two|three|four|five|six|seven|eight|nine|ten|several|both|crew|team|staff|all|\d+)\b|s\b(?=,|$)/i.test(
      role.slice(0, 60),
    ) && !/\beach\b/i.test(says)
  )
}

/** Titles of who leads others. */
export const leads = /\b(?:lead|head|senior|chief|foreman|managers?|supervis\w+|director|master)\b/i
/** Titles of who helps others. */
export const helps =
  /\b(?:helpers?|assistants?|aides?|apprentices?|juniors?|trainees?|laborers?|dishwashers?|cleaners?|packers?|cashiers?)\b/i
