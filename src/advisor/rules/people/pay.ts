import { findMinimumWage, readJurisdiction } from '#advisor/facts/us-places.ts'
import { findUsualPay, type UsualPay } from '#advisor/facts/usual-pay.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { isFinished, sampleItems } from '#advisor/facts/texts.ts'
import { quote } from '#advisor/wording/quote.ts'
import { formatMoney } from '#domain/wording/format-money.ts'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { at, atItem, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'

const hoursAYear = 2080
/** Below this share of the usual low end, or above this multiple of the high end, pay is not a matter of taste. */
const farBelow = 0.65
const farAbove = 1.5
const notFullTime =
  /\b(?:part|half)[- ]time|\bhours\b|\bweekends?\b|\bseason\w*|\bintern\w*|\bapprentic\w*|\bcontract\w*|\bfreelanc\w*|\bcommission|\btips?\b|\bstipend|\bunpaid|\bequity|\bvolunteer\w*|\bstudents?\b|\bfamily\b|\bper (?:class|visit|job|event|day)\b|\bon call\b|\bper diem\b|\bsubstitut\w*|\ba (?:class|visit|job|day)\b|\bfor \w+ months\b/i

interface PaidRole {
  readonly role: string
  /** For a full-time year of one person. */
  readonly yearly: number
  readonly isFullTime: boolean
  readonly says: string
  readonly address: FieldAddress
}

function listPaid(facts: PlanFacts): PaidRole[] {
  if (facts.currency !== 'USD') return []
  const hires = facts.team.hires.flatMap(({ id, role, salary, yearlyPay }): PaidRole[] =>
    yearlyPay === null || !isFinished(salary) || !isFinished(role)
      ? []
      : [
          {
            role,
            yearly: yearlyPay,
            isFullTime: !notFullTime.test(`${role.slice(0, 200)} ${salary.slice(0, 300)}`),
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
          isFullTime:
            employment !== 'contractor' &&
            !notFullTime.test(role.slice(0, 200)) &&
            !isPartTimeHire(facts, role),
          says: `${role}: ${facts.showMoney(pay)} a ${payPeriod}`,
          address: at('financialProjections', 'forecast', 'people', { id }, 'pay'),
        },
      ]
    },
  )
  return [...hires, ...people]
}

/** The forecast may name a role whose hours only the team step gives. */
function isPartTimeHire({ team }: PlanFacts, role: string): boolean {
  const usual = findUsualPay(role)
  return team.hires.some(
    (hire) =>
      notFullTime.test(`${hire.role.slice(0, 200)} ${hire.salary.slice(0, 300)}`) &&
      (usual === null || usual === findUsualPay(hire.role)),
  )
}

function sumHourly(yearly: number): string {
  return `${formatMoney(yearly)} a year ÷ ${hoursAYear.toLocaleString('en-US')} hours = ${formatMoney(yearly / hoursAYear, { cents: 'always' })} an hour`
}

function sayRange({ low, high }: UsualPay): string {
  return `${formatMoney(low)} to ${formatMoney(high)} a year`
}

export const payRules: readonly Rule[] = [
  {
    id: 'people-pay-below-minimum',
    steps: [9, 8],
    weight: weights.contradicts,
    find(facts) {
      const { jurisdiction } = facts.data.legalStructure
      const states = readJurisdiction(jurisdiction)
      const { wage, where } = findMinimumWage(states)
      const low = listPaid(facts).find(
        ({ yearly, isFullTime }) => isFullTime && yearly < wage * hoursAYear * 0.98,
      )
      if (!low) return null
      return show(
        recommend(
          'Pay below the minimum wage',
          `${quote(low.role, 40)} would earn ${formatMoney(low.yearly / hoursAYear, { cents: 'always' })} an hour for a full-time year. In ${where} the law asks for at least ${formatMoney(wage, { cents: 'always' })}. Raise the pay, or write the hours a week if it is part-time.`,
          low.address,
        ),
        [
          { address: low.address, says: low.says },
          ...(states.size > 0 ? [{ address: at('legalStructure', 'jurisdiction'), says: jurisdiction }] : []),
        ],
        [sumHourly(low.yearly)],
      )
    },
  },
  {
    id: 'people-pay-far-below',
    steps: [9, 8],
    weight: weights.weak + 5,
    find(facts) {
      for (const paid of listPaid(facts)) {
        const usual = findUsualPay(paid.role)
        if (!usual || !paid.isFullTime || paid.yearly >= usual.low * farBelow) continue
        return show(
          recommend(
            'Pay far below the usual',
            `${quote(paid.says, 48)} for ${quote(paid.role, 40)} is far below what ${usual.role} usually earns, ${sayRange(usual)}. Look at three job ads nearby and plan with the middle one. A hire who leaves after a month costs more.`,
            paid.address,
          ),
          [{ address: paid.address, says: paid.says }],
          [`Usual: ${sayRange(usual)}; planned: ${formatMoney(paid.yearly)}`],
        )
      }
      return null
    },
  },
  {
    id: 'people-pay-far-above',
    steps: [9, 8],
    weight: weights.weak + 5,
    find(facts) {
      for (const paid of listPaid(facts)) {
        const usual = findUsualPay(paid.role)
        if (!usual || paid.yearly <= usual.high * farAbove || isForSeveral(paid)) continue
        return show(
          recommend(
            'Pay far above the usual',
            `${quote(paid.says, 48)} for ${quote(paid.role, 40)} is far above what ${usual.role} usually earns, ${sayRange(usual)}. Check the period and the number of people, or say what makes this person worth it.`,
            paid.address,
          ),
          [{ address: paid.address, says: paid.says }],
          [`Usual: ${sayRange(usual)}; planned: ${formatMoney(paid.yearly)}`],
        )
      }
      return null
    },
  },
  {
    id: 'people-owner-pay-unlivable',
    steps: [8, 9],
    weight: weights.weak,
    readers: ['bank'],
    find(facts) {
      if (facts.currency !== 'USD') return null
      const owner = sampleItems(facts.data.financialProjections.forecast.people).find(
        ({ isOwner, pay, payPeriod }) => isOwner && (pay ?? 0) > 0 && payPeriod === 'month',
      )
      const income = facts.data.teamStructure.founders
        .map(({ role, background }) => `${role.slice(0, 300)} ${background.slice(0, 600)}`)
        .join(' ')
      if (!owner || owner.pay === null || owner.pay >= 1000) return null
      if (
        /\b(?:spouse|wife|husband|partner[’']s income|pension|savings|part[- ]time|retired|other income|keeps? (?:his|her|my) job)\b/i.test(
          income,
        )
      )
        return null
      return show(
        recommend(
          'Can you live on this?',
          `The forecast pays ${quote(owner.role, 32)} ${facts.showMoney(owner.pay)} a month. Say what covers your own rent and food in the meantime, or plan more. A lender adds up your household too.`,
          at('financialProjections', 'forecast', 'people', { id: owner.id }, 'pay'),
        ),
        [
          {
            address: at('financialProjections', 'forecast', 'people', { id: owner.id }, 'pay'),
            says: `${owner.role}: ${facts.showMoney(owner.pay)} a month`,
          },
        ],
      )
    },
  },
]

/** One amount may pay a whole crew. */
function isForSeveral({ role, says }: PaidRole): boolean {
  return (
    /\b(?:two|three|four|five|six|seven|eight|nine|ten|several|both|crew|team|staff|all|\d+)\b|s\b(?=,|$)/i.test(
      role.slice(0, 60),
    ) && !/\beach\b/i.test(says)
  )
}
