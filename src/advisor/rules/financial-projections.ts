import { isTemplateCost } from '#advisor/facts/is-template-cost.ts'
import { isReserve } from '#advisor/facts/money-facts.ts'
import { hasNumber, isBlank, joinTexts, sampleItems } from '#advisor/facts/texts.ts'
import { countOf, sayPercent } from '#advisor/wording/figures.ts'
import { quoteList } from '#advisor/wording/quote.ts'
import { plural } from '#domain/wording/plural.ts'
import { projectionRules } from './financial-projections-numbers.ts'
import { makePlaceholderRule } from './placeholder-rule.ts'
import {
  at,
  atFigure,
  atItem,
  recommend,
  remark,
  type Rule,
  show,
  type StepRules,
  warn,
  weights,
} from './rule.ts'

const step = 8
const section = 'financialProjections'
/** A tier whose features say so costs nothing on purpose. */
const freePattern =
  /\bfree\b|\bno (?:[a-z]+ )?(?:fees?|charge|cost|payment|price)\b|\bat no cost\b|\bwithout (?:a )?(?:fee|charge)\b|\bcosts? nothing\b/i

const tierRules: readonly Rule[] = [
  {
    id: 'tiers-none',
    steps: [step],
    weight: weights.polish,
    find: ({ data }) =>
      data.financialProjections.pricingTiers.length === 0
        ? recommend(
            'Show the price list',
            'There are no pricing tiers. Two or three offers, such as small, regular and large, show a reader what the average price is made of. They also let customers choose how much to buy instead of whether to buy.',
            at(section, 'pricingTiers'),
          )
        : null,
  },
  {
    id: 'tiers-unpriced',
    steps: [step],
    weight: weights.weak,
    find({ data }) {
      const free = sampleItems(data.financialProjections.pricingTiers).filter(
        ({ price, features }) => price <= 0 && !freePattern.test(joinTexts(features)),
      )
      const first = free[0]
      if (!first) return null
      return recommend(
        'A tier without a price',
        `${quoteList(
          free.map(({ name }) => name),
          'tier',
        )} ${plural(free.length, 'costs', 'cost')} nothing so far. Enter the price. If it is free, say so in the features, and say what it leads to.`,
        atItem(section, 'pricingTiers', first.id, 'price'),
      )
    },
  },
  {
    id: 'tiers-alike',
    steps: [step],
    weight: weights.polish,
    find({ data, sayMoney }) {
      const seen = new Set<number>()
      const tiers = sampleItems(data.financialProjections.pricingTiers)
      const twin = tiers.find(({ price }) => price > 0 && seen.size === seen.add(price).size)
      const first = tiers.find(({ price }) => price === twin?.price)
      if (!twin || !first) return null
      const words = joinTexts([first, twin].flatMap(({ name, features }) => [name, ...features]))
      if (/\bsame price\b|\b(?:no|without) (?:extra|surcharge)|\bat no (?:extra )?cost/i.test(words))
        return null
      return show(
        recommend(
          'Two tiers at the same price',
          `Two of your tiers cost ${sayMoney(twin.price)}. Change one or merge them. Customers use the difference to decide.`,
          atItem(section, 'pricingTiers', twin.id, 'price'),
        ),
        [
          {
            address: atItem(section, 'pricingTiers', first.id, 'price'),
            says: `${first.name}: ${sayMoney(first.price)}`,
          },
          {
            address: atItem(section, 'pricingTiers', twin.id, 'price'),
            says: `${twin.name}: ${sayMoney(twin.price)}`,
          },
        ],
      )
    },
  },
  {
    id: 'tiers-for-whom',
    steps: [step],
    weight: weights.polish,
    find({ data }) {
      const open = sampleItems(data.financialProjections.pricingTiers).filter(({ targetSegment }) =>
        isBlank(targetSegment),
      )
      const first = open[0]
      if (!first) return null
      return recommend(
        'Who takes which tier?',
        `The plan does not say who would choose ${quoteList(
          open.map(({ name }) => name),
          'tier',
        )}. Say who, and why they would not choose another tier. It shows where the average price comes from.`,
        atItem(section, 'pricingTiers', first.id, 'targetSegment'),
      )
    },
  },
]

const costRules: readonly Rule[] = [
  {
    id: 'costs-none',
    steps: [step],
    weight: weights.sinks - 2,
    find: ({ money }) =>
      money.startupTotal <= 0
        ? warn(
            'How much money do you need?',
            'No start-up cost has an amount, so a lender has nothing to lend for. List what you pay before sales cover your costs, from quotes where you can, with a reserve at the end.',
            at(section, 'startupCosts'),
          )
        : null,
  },
  {
    id: 'costs-template',
    steps: [step],
    weight: weights.missing + 1,
    find({ data, sayMoney }) {
      const untouched = sampleItems(data.financialProjections.startupCosts).filter(isTemplateCost)
      const first = untouched[0]
      if (!first) return null
      return warn(
        'Start-up costs from the template',
        `${quoteList(
          untouched.map(({ category }) => category),
          'cost',
        )} still ${plural(untouched.length, 'has', 'have')} the template’s amount, ${sayMoney(first.amount)} for the first. Get a quote or a price list for each. This total is what you ask the bank for.`,
        atItem(section, 'startupCosts', first.id, 'amount'),
      )
    },
  },
  {
    id: 'costs-without-amount',
    steps: [step],
    weight: weights.weak,
    find({ data, money, sayMoney }) {
      const open = sampleItems(data.financialProjections.startupCosts).filter(({ amount }) => amount <= 0)
      const first = open[0]
      if (!first || money.startupTotal <= 0) return null
      return recommend(
        'A start-up cost without an amount',
        `${quoteList(
          open.map(({ category }) => category),
          'cost',
        )} ${plural(open.length, 'adds', 'add')} nothing to the total of ${sayMoney(money.startupTotal)}. Enter an amount, even a rough one, or remove the line.`,
        atItem(section, 'startupCosts', first.id, 'amount'),
      )
    },
  },
  {
    id: 'costs-no-reserve',
    steps: [step],
    weight: weights.missing,
    find({ money, sayMoney }) {
      if (money.startupTotal <= 0 || money.hasReserve) return null
      const months =
        money.fixedMonthlyCosts > 0
          ? ` Three months of the costs you list would be ${sayMoney(money.fixedMonthlyCosts * 3)}.`
          : ''
      return show(
        warn(
          'No reserve for a slow start',
          `${sayMoney(money.startupTotal)} of start-up costs includes nothing for the months before sales cover your costs.${months} Add working capital. Running out of cash is the most common way for a sound business to fail.`,
          at(section, 'startupCosts'),
        ),
        [
          { address: at(section, 'startupCosts'), says: sayMoney(money.startupTotal) },
          ...(money.fixedMonthlyCosts > 0
            ? [
                {
                  address: at('businessModel', 'costStructure'),
                  says: `${sayMoney(money.fixedMonthlyCosts)} a month`,
                },
              ]
            : []),
        ],
        money.fixedMonthlyCosts > 0
          ? [`3 × ${sayMoney(money.fixedMonthlyCosts)} = ${sayMoney(money.fixedMonthlyCosts * 3)}`]
          : [],
      )
    },
  },
  {
    id: 'costs-unexplained',
    steps: [step],
    weight: weights.polish,
    find({ data }) {
      const bare = sampleItems(data.financialProjections.startupCosts).filter(
        ({ amount, description }) => amount > 0 && isBlank(description),
      )
      const reserve = bare.find(isReserve)
      const quoted = bare.filter((cost) => !isReserve(cost) && cost.kind !== 'deposit')
      const first = quoted[0]
      if (first) {
        return recommend(
          'How do you know the amount?',
          `${quoteList(
            quoted.map(({ category }) => category),
            'cost',
          )} ${plural(quoted.length, 'does', 'do')} not say what is covered. List the main items and the quote. A lender will ask for the paperwork behind the largest line.`,
          atItem(section, 'startupCosts', first.id, 'description'),
        )
      }
      if (!reserve) return null
      return recommend(
        'How long does the reserve last?',
        `${quoteList([reserve.category], 'cost')} does not say how many months of costs it covers. Nobody quotes a reserve: a lender asks how long the business lives on it. Three months of fixed costs is usual.`,
        atItem(section, 'startupCosts', reserve.id, 'description'),
      )
    },
  },
  {
    id: 'costs-one-dominates',
    steps: [step],
    weight: weights.praise,
    find({ data, money, sayMoney }) {
      const costs = sampleItems(data.financialProjections.startupCosts)
      const largest = costs.reduce<(typeof costs)[number] | null>(
        (most, cost) => (cost.amount > (most?.amount ?? 0) ? cost : most),
        null,
      )
      if (!largest || costs.length < 3 || isTemplateCost(largest) || !hasNumber(largest.description))
        return null
      return show(
        remark(
          'Your largest cost is backed up',
          `${quoteList([largest.category], 'cost')} is ${sayMoney(largest.amount)} of ${sayMoney(money.startupTotal)} across ${countOf(costs.length, 'line')}, with numbers behind it. Bring that quote to the first meeting. It is the one you will be asked for.`,
          atItem(section, 'startupCosts', largest.id, 'description'),
        ),
        [
          {
            address: atItem(section, 'startupCosts', largest.id, 'description'),
            says: sayMoney(largest.amount),
          },
        ],
        [
          `${sayMoney(largest.amount)} ÷ ${sayMoney(money.startupTotal)} = ${sayPercent((largest.amount / money.startupTotal) * 100)}`,
        ],
      )
    },
  },
]

export const financialProjectionsRules: StepRules = {
  step,
  section,
  isBlank: ({ data: { financialProjections: plan }, money }) =>
    money.state === 'empty' && plan.pricingTiers.length + plan.startupCosts.length === 0,
  suggestFirstMove: () =>
    recommend(
      'Start with two numbers',
      'Enter the price of one sale and what that sale costs you: beans, cup, card fee. The figures next to the form update right away, and the margin they show is the first thing a lender looks for.',
      atFigure('price'),
    ),
  rules: [makePlaceholderRule(step), ...projectionRules, ...tierRules, ...costRules],
}
