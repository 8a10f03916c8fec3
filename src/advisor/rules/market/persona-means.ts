import type { PlanClaim } from '#advisor/facts/claims/claim.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { type Period, toMonthly, toYearly } from '#advisor/facts/claims/periods.ts'
import { joinTexts, readBeginning, sampleItems } from '#advisor/facts/texts.ts'
import { sayPercent } from '#advisor/wording/figures.ts'
import { quote, quoteList, shorten } from '#advisor/wording/quote.ts'
import { findMainPersona } from '#advisor/rules/customer-personas.ts'
import { listRivalPrices } from '#advisor/rules/competitive-analysis.ts'
import { atFigure, atItem, type Finding, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'

/** Whether the customer can pay the price. */

const steps = [5, 8]
const muchOfIncome = 18
/** With little money, food and rent leave less. */
const muchOfLittle = 12
/** Of a year's income, for something that is bought once. */
const muchOnce = 10
const mostOnce = 50
const littleIncome = 32_000
const leastYearly = 7000
const comparableCurrencies = new Set(['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'NZD', 'CHF'])
const incomePattern =
  /\b(?:incomes?|earn(?:s|ing|ings)?|salary|wages?|makes|pension|social security|benefits|allowance|stipend|scholarship|takes? home|lives? on|disposable|spending money|pocket money)\b/i
const businessPattern = /\b(?:sales|revenue|turnover|company|business|firm|employees|workers|trucks|plant)\b/i
const notIncomePattern =
  /\b(?:spen[dt]\w*|pays?|paid|bought|budget|rent|rents|house|home|mortgage|debts?|loans?|savings?|saved|worth|wedding|invest\w*|raised|costs?|bill|value|trip|car|account|contract|assets|property)\b/i
const spendPattern =
  /\b(?:budget|spends?|spending|pays?|can afford|affords?|willing to pay|up to|at most|no more than|maximum of|(?:has|have) (?:saved|set aside|put aside)|saved)\b/i
const frugalPattern =
  /\b(?:price[- ]sensitive|tight budget|low[- ]income|always (?:buys|takes|chooses) the cheapest|watches every (?:dollar|penny|cent|euro)|counts every (?:dollar|penny|cent)|lives? paycheck|paycheck to paycheck|unemployed|coupons?|can(?:no|[’'])t afford|minimum wage|food stamps|student (?:budget|loan debt)|broke)\b/i

/** What they spend elsewhere, or on top. */
const otherSpendingPattern =
  /\b(?:today|now|currently|elsewhere|shipping|deposit|tip|fee|extra|more|less|instead|competitor)\b/i
/** 'never spends more than' is a limit. */
const limitPattern = /\b(?:never|no|not)\b[^,;]{0,20}\bmore than\b/i
/** Paid one time or on top of something, so that nobody can buy it alone. */
const besideOffer =
  /\b(?:once|one-time|set-?up|onboarding|installation|deposit|add-?ons?|extras?|upgrades?|refills?|fees?)\b/i
const purchases = new Set(['visit', 'order', 'purchase', 'time', 'booking', 'stay', 'gift'])

/** Not the price of a part, such as '$3 a cup'. */
function isPerPurchase({ per }: PlanClaim): boolean {
  return per === null || purchases.has(per)
}

export type Persona = NonNullable<ReturnType<typeof findMainPersona>>

export function listClaims({ claims }: PlanFacts, persona: Persona, fields: readonly string[]): PlanClaim[] {
  return claims.filter(({ address, field, kind }) => {
    const [section, list, item] = address
    return (
      kind === 'money' &&
      section === 'customerPersonas' &&
      list === 'personas' &&
      typeof item === 'object' &&
      item.id === persona.id &&
      fields.some((name) => field.endsWith(`.${name}`))
    )
  })
}

/** The lowest price that someone can pay alone: of the unit economics, of the price list, or month by month in the forecast. */
export function findLowestPrice({ data, money }: PlanFacts): number {
  const { pricingTiers, forecast } = data.financialProjections
  const monthly = sampleItems(forecast.streams).filter(({ kind }) => kind === 'recurring')
  const offers = [...sampleItems(pricingTiers), ...monthly]
    .filter(({ name }) => !besideOffer.test(name.slice(0, 100)))
    .map(({ price }) => price ?? 0)
  return Math.min(money.projections.price, ...offers.filter((price) => price > 0))
}

/** The clause that an amount stands in. */
export function clauseOf({ sentence, quote: words }: PlanClaim): string {
  return sentence.split(/[;,.]\s/u).find((part) => part.includes(words)) ?? sentence
}

/** A wage without a period: outside the United States people name the month’s, and nobody lives on so little a year. */
function guessPeriod({ currency }: PlanFacts, amount: number): Period {
  return !comparableCurrencies.has(currency) || amount < leastYearly ? 'month' : 'year'
}

/** What a persona earns in a year, as the plan says it. */
export function findIncome(facts: PlanFacts, persona: Persona): { claim: PlanClaim; yearly: number } | null {
  for (const claim of listClaims(facts, persona, ['demographics'])) {
    const clause = clauseOf(claim)
    if (businessPattern.test(claim.sentence)) continue
    // Beside an age and a job, an amount that large is what they live on.
    const after = claim.sentence.slice(claim.sentence.indexOf(claim.quote) + claim.quote.length)
    const isBare =
      claim.high >= 5000 &&
      claim.per === null &&
      !notIncomePattern.test(clause) &&
      !/^\s+(?:for|to spend|of)\b/i.test(after)
    if (!incomePattern.test(clause) && !isBare) continue
    const period: Period =
      claim.period === null || claim.period === 'once' ? guessPeriod(facts, claim.high) : claim.period
    return { claim, yearly: toYearly(claim.high, period) }
  }
  return null
}

function isLittle({ currency }: PlanFacts, yearly: number): boolean {
  return yearly <= littleIncome && comparableCurrencies.has(currency)
}

/** Something that is bought once, by someone with little money. Who earns more may save for it or borrow. */
function findOncePrice(
  facts: PlanFacts,
  persona: Persona,
  { claim, yearly }: { claim: PlanClaim; yearly: number },
): Finding {
  const { price } = facts.money.projections
  const share = (price / yearly) * 100
  if (share <= (isLittle(facts, yearly) ? muchOnce : mostOnce)) return null
  return show(
    recommend(
      'Can this persona pay the price?',
      `${quoteList([persona.name], 'persona')} has ${facts.sayMoney(yearly)} a year (${quote(clauseOf(claim), 48)}), and your price of ${facts.sayMoney(price)} is ${sayPercent(share)} of it. Choose a persona who can pay, add a smaller offer, or say how they pay for it.`,
      claim.address,
    ),
    [
      { address: claim.address, says: shorten(claim.sentence), mark: claim.quote },
      { address: atFigure('price'), says: facts.showMoney(price) },
    ],
    [`${facts.showMoney(price)} ÷ ${facts.showMoney(yearly)} = ${sayPercent(share)}`],
  )
}

export const personaMeansRules: readonly Rule[] = [
  {
    id: 'persona-cannot-pay',
    steps,
    weight: weights.missing,
    find(facts) {
      const persona = findMainPersona(facts)
      const { price, purchasesPerMonth } = facts.money.projections
      if (!persona || !facts.money.canCalculate) return null
      const income = findIncome(facts, persona)
      if (!income || income.yearly <= 0) return null
      const { claim, yearly } = income
      const { priceUnit, churnRate } = facts.money.projections
      const isMonthly = priceUnit === 'month' || facts.templateId === 'saas'
      // When everyone leaves after a month, everyone buys once.
      const isOnce = churnRate >= 90 || (purchasesPerMonth === undefined && !isMonthly)
      if (isOnce) return findOncePrice(facts, persona, income)
      const perYear = price * (purchasesPerMonth ?? 1) * 12
      const share = (perYear / yearly) * 100
      if (share <= (isLittle(facts, yearly) ? muchOfLittle : muchOfIncome)) return null
      return show(
        recommend(
          'The persona cannot pay the price',
          `${quoteList([persona.name], 'persona')} has ${facts.sayMoney(yearly)} a year (${quote(clauseOf(claim), 48)}) and would spend ${facts.sayMoney(perYear)} of it with you: ${sayPercent(share)}. Choose a persona who can pay, or a price and a frequency that fit.`,
          claim.address,
        ),
        [
          { address: claim.address, says: shorten(claim.sentence), mark: claim.quote },
          { address: atFigure('price'), says: facts.showMoney(price) },
        ],
        [
          `${facts.showMoney(price)} × ${purchasesPerMonth ?? 1} × 12 = ${facts.showMoney(perYear)}`,
          `${facts.showMoney(perYear)} ÷ ${facts.showMoney(yearly)} = ${sayPercent(share)}`,
        ],
      )
    },
  },
  {
    id: 'persona-pays-less',
    steps,
    weight: weights.contradicts,
    find(facts) {
      const { money, sayMoney } = facts
      if (!money.canCalculate) return null
      const { purchasesPerMonth, priceUnit, churnRate } = money.projections
      const isMonthly = priceUnit === 'month' || facts.templateId === 'saas'
      // When everyone leaves after a month, a yearly budget pays for one purchase.
      const isOnce = (churnRate ?? 0) >= 90
      const lowest = findLowestPrice(facts)
      const perMonth =
        isOnce || (purchasesPerMonth === undefined && !isMonthly) ? null : lowest * (purchasesPerMonth ?? 1)
      for (const persona of sampleItems(facts.data.customerPersonas.personas)) {
        for (const claim of listClaims(facts, persona, ['buyingBehavior', 'demographics', 'goals'])) {
          const clause = clauseOf(claim)
          if (!spendPattern.test(clause) || incomePattern.test(clause) || businessPattern.test(clause))
            continue
          if (otherSpendingPattern.test(clause.replace(limitPattern, ''))) continue
          if (!isPerPurchase(claim) || claim.high <= 0) continue
          const needed = claim.period === null || claim.period === 'once' ? lowest : perMonth
          const paid =
            claim.period === null || claim.period === 'once'
              ? claim.high
              : toMonthly(claim.high, claim.period)
          if (needed === null || paid >= needed * 0.6) continue
          return show(
            recommend(
              'The persona pays less than you charge',
              `${quoteList([persona.name], 'persona')}: ${quote(clause, 60)}. ${needed === lowest ? 'Your lowest price is' : 'A month with you costs'} ${sayMoney(needed)}. Lower the price, find a smaller offer for them, or describe the people who pay it.`,
              claim.address,
            ),
            [
              { address: claim.address, says: shorten(claim.sentence), mark: claim.quote },
              { address: atFigure('price'), says: sayMoney(needed) },
            ],
            [`${sayMoney(needed)} − ${sayMoney(paid)} = ${sayMoney(needed - paid)} too much`],
          )
        }
      }
      return null
    },
  },
  {
    id: 'persona-frugal-price-high',
    steps: [5, 4, 8],
    weight: weights.weak,
    find(facts) {
      const persona = findMainPersona(facts)
      const prices = listRivalPrices(facts)
      if (!persona || prices.length === 0 || !facts.money.canCalculate) return null
      const text = joinTexts([
        persona.demographics,
        persona.painPoints,
        persona.goals,
        persona.buyingBehavior,
      ])
      const words = frugalPattern.exec(readBeginning(text))?.[0]
      const { price } = facts.money.projections
      const highest = Math.max(...prices)
      if (words === undefined || price <= highest || price > highest * 5) return null
      return show(
        recommend(
          'The frugal customer and the highest price',
          `${quoteList([persona.name], 'persona')} is described with ${quote(words)}, but your price of ${facts.sayMoney(price)} is above every competitor you list (up to ${facts.sayMoney(highest)}). Say why this person pays more, or choose another persona.`,
          atItem('customerPersonas', 'personas', persona.id, 'buyingBehavior'),
        ),
        [{ address: atFigure('price'), says: facts.showMoney(price) }],
      )
    },
  },
]
