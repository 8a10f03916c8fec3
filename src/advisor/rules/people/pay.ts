import { readHome } from '#advisor/facts/home-country.ts'
import { findMinimumWage } from '#advisor/facts/us-places.ts'
import { findUsualPay, type UsualPay } from '#advisor/facts/usual-pay.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { sampleItems } from '#advisor/facts/texts.ts'
import { quote } from '#advisor/wording/quote.ts'
import { formatMoney } from '#domain/wording/format-money.ts'
import { at, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { fewestHoursAYear, helps, hoursAYear, isForSeveral, leads, listPaid } from './paid-roles.ts'

/** Below this share of the usual low end, or above this multiple of the high end, pay is not a matter of taste. */
const farBelow = 0.75
const farAbove = 1.5
const trucking = /\b(?:trucking|freight|haul\w*|pallets?|trucks|moving company|movers)\b/i

/** The law of the place, in the currency of the plan. Without a place, a plan in dollars is read as an American one. */
function readMinimum(facts: PlanFacts) {
  const home = readHome(facts)
  if (!home || home.country.code === 'US') {
    if (facts.currency !== 'USD') return null
    const { wage, where } = findMinimumWage(home?.states ?? new Set())
    return { wage, where: `in ${where}`, hours: hoursAYear }
  }
  const { minimum, name } = home.country
  if (minimum?.currency !== facts.currency) return null
  return { wage: minimum.wage, where: `in ${name} (${minimum.year})`, hours: fewestHoursAYear }
}

/** What the role usually earns where the plan is at home. Abroad it is only a rough range. */
function findUsualHere(facts: PlanFacts, role: string): (UsualPay & { where: string }) | null {
  // A driver of a freight company drives a truck.
  const isOfTruck = /\bdrivers?\b/i.test(role) && trucking.test(facts.kind.ownText)
  const usual = findUsualPay(isOfTruck ? `truck driver, ${role}` : role)
  const country = readHome(facts)?.country
  if (!usual) return null
  if (!country || country.code === 'US')
    return facts.currency === 'USD' ? { ...usual, where: 'usually earns' } : null
  const currency = country.minimum?.currency ?? 'EUR'
  if (!country.pay || currency !== facts.currency) return null
  const [least, most] = country.pay
  return {
    ...usual,
    low: usual.low * least,
    high: usual.high * most,
    where: `earns in ${country.name} by a rough estimate`,
  }
}

function sayRange({ showMoney }: PlanFacts, { low, high }: UsualPay): string {
  return `${showMoney(low)} to ${showMoney(high)} a year`
}

export const payRules: readonly Rule[] = [
  {
    id: 'people-pay-below-minimum',
    steps: [9, 8],
    weight: weights.contradicts,
    find(facts) {
      const { jurisdiction } = facts.data.legalStructure
      const minimum = readMinimum(facts)
      if (!minimum) return null
      const { wage, where, hours } = minimum
      const sayWage = (amount: number) => formatMoney(amount, { cents: 'always', currency: facts.currency })
      const low = listPaid(facts).find(({ yearly, isFullTime, hourly }) =>
        hourly === null ? isFullTime && yearly < wage * hours * 0.98 : hourly < wage * 0.98,
      )
      if (!low) return null
      const rate = low.hourly ?? low.yearly / hours
      return show(
        recommend(
          'Pay below the minimum wage',
          `${quote(low.role, 40)} would earn ${sayWage(rate)} an hour${low.hourly === null ? ' for a full-time year' : ''}. The law asks for at least ${sayWage(wage)} ${where}. Raise the pay, or write the hours a week if it is part-time.`,
          low.address,
        ),
        [
          { address: low.address, says: low.says },
          ...(jurisdiction.trim() === ''
            ? []
            : [{ address: at('legalStructure', 'jurisdiction'), says: jurisdiction }]),
        ],
        low.hourly === null
          ? [
              `${facts.showMoney(low.yearly)} a year ÷ ${hours.toLocaleString('en-US')} hours = ${sayWage(rate)} an hour`,
            ]
          : [`${sayWage(rate)} an hour against ${sayWage(wage)}`],
      )
    },
  },
  {
    id: 'people-pay-far-below',
    steps: [9, 8],
    weight: weights.weak + 5,
    find(facts) {
      for (const paid of listPaid(facts)) {
        const usual = findUsualHere(facts, paid.role)
        if (!usual || !paid.isFullTime || paid.yearly >= usual.low * farBelow) continue
        return show(
          recommend(
            'Pay far below the usual',
            `${quote(paid.says, 48)} for ${quote(paid.role, 40)} is far below what ${usual.role} ${usual.where}, ${sayRange(facts, usual)}. Look at three job ads nearby and plan with the middle one. A hire who leaves after a month costs more.`,
            paid.address,
          ),
          [{ address: paid.address, says: paid.says }],
          [`Usual: ${sayRange(facts, usual)}; planned: ${facts.showMoney(paid.yearly)}`],
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
        const usual = findUsualHere(facts, paid.role)
        if (!usual || paid.yearly <= usual.high * farAbove || isForSeveral(paid)) continue
        return show(
          recommend(
            'Pay far above the usual',
            `${quote(paid.says, 48)} for ${quote(paid.role, 40)} is far above what ${usual.role} ${usual.where}, ${sayRange(facts, usual)}. Check the period and the number of people, or say what makes this person worth it.`,
            paid.address,
          ),
          [{ address: paid.address, says: paid.says }],
          [`Usual: ${sayRange(facts, usual)}; planned: ${facts.showMoney(paid.yearly)}`],
        )
      }
      return null
    },
  },
  {
    id: 'people-lead-paid-less',
    steps: [9, 8],
    weight: weights.weak + 12,
    find(facts) {
      const paid = listPaid(facts).filter((one) => one.isFullTime && !isForSeveral(one))
      for (const leader of paid) {
        if (!leads.test(leader.role.slice(0, 80)) || helps.test(leader.role.slice(0, 80))) continue
        const helper = paid.find(
          ({ role, yearly, address }) =>
            address[0] === leader.address[0] &&
            helps.test(role.slice(0, 80)) &&
            !leads.test(role.slice(0, 80)) &&
            leader.yearly < yearly * 0.97,
        )
        if (!helper) continue
        return show(
          recommend(
            'Who leads earns less than who helps',
            `${quote(leader.role, 40)} earns ${facts.showMoney(Math.round(leader.yearly))} a year and ${quote(helper.role, 40)} ${facts.showMoney(Math.round(helper.yearly))}. Which is right? No one takes on more for less.`,
            leader.address,
          ),
          [
            { address: leader.address, says: leader.says },
            { address: helper.address, says: helper.says },
          ],
          [`${facts.showMoney(Math.round(leader.yearly))} < ${facts.showMoney(Math.round(helper.yearly))}`],
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
