import { saysNothing } from '#advisor/facts/common-words.ts'
import { readCosts } from '#advisor/facts/cost-facts.ts'
import { readForecast } from '#advisor/facts/forecast-facts.ts'
import { readFunding } from '#advisor/facts/funding-facts.ts'
import { isReserve } from '#advisor/facts/money-facts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { isFinished, sampleItems } from '#advisor/facts/texts.ts'
import { sayNumber } from '#advisor/wording/figures.ts'
import { quote } from '#advisor/wording/quote.ts'
import { at, atItem, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'

/** What the money is spent on, as the person who lends it reads the list. */

const list = at('financialProjections', 'startupCosts')
/** Debts, pay and things of the owner’s past or private life. */
const ownersOwn =
  /\b(?:repay\w*|pay(?:ing)? (?:back|off)|refinanc\w+|settle\w*|clear(?:ing)?)\b[^.;]{0,40}\b(?:credit cards?|debts?|loans?|mortgage|balances?|taxes|friends?|famil\w+|parents?|owner\w*|founders?)\b|\b(?:owner|founder|director|partner|family|wife|husband|personal|private|my|our)(?:s|[’']s|s[’'])? (?:[a-z]+ ){0,2}(?:credit cards?|debts?|car\b|home\b|house\b|apartment|flat\b|mortgage|student loans?|living (?:costs|expenses)|vacation|holiday|tuition)|\b(?:back[- ]?pay|unpaid (?:salar\w+|wages|pay)|past (?:salar\w+|wages)|(?:salar\w+|wages|pay) (?:since|for) (?:19|20)\d\d|family car|personal (?:vehicle|car|expenses|loan)|own(?:er[’']s)? living)\b/i
/** An owner’s van that the business buys or pledges is one for work. */
const forWork = /\b(?:reserve|deposit|equity|down payment on (?:the )?(?:building|equipment|van|truck))\b/i
const vagueShare = 0.1
const boughtShare = 0.4
const quoted =
  /\b(?:quotes?|quoted|offers?|estimates?|bids?|price list|listed at|invoice|catalog\w*)\b|https?:/i

/** Words for things that nobody has chosen yet: 'Other', 'Miscellaneous: various things that will be needed, rounded'. */
const anything = new Set(
  'various varied miscellaneous misc other others sundry sundries general diverse different mixed assorted additional further extra extras more items item things thing stuff bits pieces odds ends expenses expense costs cost spending spendings purchases purchase outlay needs needed required necessary buy bought rounded round roughly about approximately estimate estimated sum lump budget amount money small large start startup start-up starting opening launch business company initial everything anything whatever something etc and or of for the a an as that which will be is are we i may might come comes up to on in at with all kinds sorts kind not yet specified listed detailed unforeseen unplanned equipment setup set-up supplies position positions'.split(
    ' ',
  ),
)
const fewestThings = 1

function isAnything(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\d-]+/gu) ?? []
  return (
    words.length > 0 &&
    words.filter((word) => !anything.has(word)).length < fewestThings &&
    /\b(?:various|misc\w*|others?|sundr\w+|things|stuff|everything|anything|whatever|etc|unforeseen|additional|odds|general)\b/i.test(
      text,
    )
  )
}

function monthlyCosts(facts: PlanFacts): number {
  const people = sampleItems(facts.data.financialProjections.forecast.people).reduce(
    (sum, { pay, payPeriod, count, startMonth }) =>
      (startMonth ?? 1) > 3 || (payPeriod !== 'month' && payPeriod !== 'year')
        ? sum
        : sum + ((pay ?? 0) * (count ?? 1)) / (payPeriod === 'year' ? 12 : 1),
    0,
  )
  return readCosts(facts).running.reduce((sum, { monthly }) => sum + (monthly ?? 0), people)
}

export const startCostRules: readonly Rule[] = [
  {
    id: 'startup-for-the-owner',
    steps: [8],
    weight: weights.missing,
    find(facts) {
      const found = sampleItems(facts.data.financialProjections.startupCosts).find((cost) => {
        const words = `${cost.category.slice(0, 200)}: ${cost.description.slice(0, 400)}`
        return cost.amount > 0 && !isReserve(cost) && ownersOwn.test(words) && !forWork.test(words)
      })
      if (!found) return null
      const address = atItem('financialProjections', 'startupCosts', found.id, 'category')
      return show(
        recommend(
          'The loan pays for something of the owner’s',
          `${quote(found.category)} (${facts.sayMoney(found.amount)}${found.description ? `: ${quote(found.description, 50)}` : ''}) does not start the business. Lenders do not pay old debts, past pay or private things. Take it out, or show what the business earns with it.`,
          address,
        ),
        [{ address, says: `${found.category}: ${facts.sayMoney(found.amount)}` }],
      )
    },
  },
  {
    id: 'startup-line-vague',
    steps: [8],
    weight: weights.weak + 4,
    find(facts) {
      const { startupTotal } = facts.money
      const vague = sampleItems(facts.data.financialProjections.startupCosts).find(
        (cost) =>
          cost.amount >= startupTotal * vagueShare &&
          cost.amount > 0 &&
          cost.kind !== 'deposit' &&
          (isAnything(`${cost.category} ${cost.description}`) ||
            (!isReserve(cost) &&
              isFinished(cost.description) &&
              saysNothing(cost.category.toLowerCase(), 2) &&
              saysNothing(cost.description, 1))),
      )
      if (!vague) return null
      const address = atItem('financialProjections', 'startupCosts', vague.id, 'description')
      return show(
        recommend(
          'What exactly does this buy?',
          `${quote(vague.category)} takes ${facts.sayMoney(vague.amount)} of ${facts.sayMoney(startupTotal)}, and ${quote(vague.description, 50)} does not say for what. List the things, each with its price. A lender pays against invoices.`,
          address,
        ),
        [
          { address, says: vague.description },
          {
            address: atItem('financialProjections', 'startupCosts', vague.id, 'amount'),
            says: facts.sayMoney(vague.amount),
          },
        ],
      )
    },
  },
  {
    id: 'startup-reserve-small',
    steps: [8],
    weight: weights.missing - 2,
    find(facts) {
      const reserves = sampleItems(facts.data.financialProjections.startupCosts).filter(
        (cost) => isReserve(cost) && cost.amount > 0,
      )
      const [first] = reserves
      const monthly = readForecast(facts) ? monthlyCosts(facts) : 0
      const reserve = reserves.reduce((sum, { amount }) => sum + amount, 0)
      if (!first || monthly <= 0 || reserve >= monthly * 0.8) return null
      const address = atItem('financialProjections', 'startupCosts', first.id, 'amount')
      const days = Math.max(1, Math.round((reserve / monthly) * 30))
      return show(
        recommend(
          'The reserve lasts a few weeks',
          `${facts.sayMoney(reserve)} in reserve stands against ${facts.sayMoney(Math.round(monthly))} of running costs and pay a month: ${sayNumber(days)} days. Plan for three months, because the first sales come late more often than early.`,
          address,
        ),
        [
          { address, says: facts.sayMoney(reserve) },
          {
            address: at('financialProjections', 'forecast', 'runningCosts'),
            says: `${facts.sayMoney(Math.round(monthly))} a month with pay`,
          },
        ],
        [
          `${facts.sayMoney(reserve)} ÷ ${facts.sayMoney(Math.round(monthly))} × 30 ≈ ${sayNumber(days)} days`,
        ],
      )
    },
  },
  {
    id: 'startup-no-quotes',
    steps: [8],
    weight: weights.weak,
    readers: ['bank'],
    find(facts) {
      const { borrowed, needed } = readFunding(facts)
      const costs = sampleItems(facts.data.financialProjections.startupCosts)
      const bought = costs.filter(
        ({ kind, amount }) => (kind === 'equipment' || kind === 'fit-out') && amount > 0,
      )
      const [first] = bought.toSorted((one, other) => other.amount - one.amount)
      const paid = bought.reduce((sum, { amount }) => sum + amount, 0)
      if (borrowed <= 0 || !first || paid < needed * boughtShare) return null
      if (
        costs.some(({ quote: from, description }) => from?.trim() || quoted.test(description.slice(0, 400)))
      )
        return null
      return show(
        recommend(
          'Who quoted these prices?',
          `You borrow ${facts.sayMoney(borrowed)} and buy equipment and fit-out for ${facts.sayMoney(paid)}, but no line names a quote. Get one in writing for ${quote(first.category)} first, and write who gave it and when. Lenders finance quotes, not guesses.`,
          atItem('financialProjections', 'startupCosts', first.id, 'quote'),
        ),
        [{ address: list, says: `${facts.sayMoney(paid)} without a quote` }],
      )
    },
  },
  {
    id: 'startup-used-too-long',
    steps: [8],
    weight: weights.polish,
    find(facts) {
      const old = sampleItems(facts.data.financialProjections.startupCosts).find(
        ({ kind, amount, yearsOfUse }) =>
          (kind === 'equipment' && (yearsOfUse ?? 0) > 20) ||
          (kind === 'fit-out' && (yearsOfUse ?? 0) > 40 && amount > 0),
      )
      if (!old) return null
      const address = at('financialProjections', 'startupCosts', { id: old.id }, 'yearsOfUse')
      return show(
        recommend(
          'Will it last that long?',
          `${quote(old.category)} is written off over ${sayNumber(old.yearsOfUse ?? 0)} years. Machines last 5 to 10, vehicles 5 to 7, a fit-out as long as the lease. A longer time makes every year look more profitable than it is.`,
          address,
        ),
        [{ address, says: `${sayNumber(old.yearsOfUse ?? 0)} years` }],
      )
    },
  },
]
