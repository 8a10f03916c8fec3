import { listsCosts, readCosts } from '#advisor/facts/cost-facts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listTexts } from '#advisor/facts/plan-texts.ts'
import { joinTexts, sampleItems } from '#advisor/facts/texts.ts'
import { quote, shorten } from '#advisor/wording/quote.ts'
import { at, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { mixedCosts, readPremises, rentWords } from './missing-cost-rules.ts'

/** Energy that costs far less than the equipment of the plan uses, or nothing at all. */

/** Only where a thousand is about as much as a thousand dollars. */
const comparableCurrencies = new Set(['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'NZD', 'CHF'])
const energy = /\b(?:power|electric\w*|energy|heat(?:ing)?|gas|utilit(?:y|ies)|water)\b/i
const notEnergy =
  /^(?!.*\b(?:power|electric\w*|energy)\b).*\b(?:tests?|testing|chemicals?|bottled|gasoline|fuel)\b/i
/** What it never costs less than in a month, even in a small place. */
const users: readonly (readonly [pattern: RegExp, least: number])[] = [
  [/\b(?:ice rink|skating rink)\b/i, 1500],
  [
    /\b(?:heated pool|swimming pool|indoor pool|swim school|metre pool|meter pool|pool (?:kept|heated|at \d)|aquatic center)\b/i,
    700,
  ],
  [/\b(?:laundromat|launderette|coin laundry|self-service laundry|industrial laundry)\b/i, 500],
  [/\b(?:brewery|distillery|data cent(?:er|re)|cold storage|car wash|heated greenhouse)\b/i, 300],
  [/\b(?:restaurant|bakery|pizzeria|gym with sauna|bathhouse|sauna)\b/i, 150],
]
const notOwn =
  /\b(?:app|software|marketplace|platform|supplies|for restaurants|for bakeries|consult\w*|clean\w*|repair\w*|service for|pool (?:service|cleaning|maintenance)|home|kiosk|cart|truck|shared kitchen|commissary)\b/i

function findUser({ data }: PlanFacts): { word: string; least: number } | null {
  const { name, oneLiner, solution } = data.businessIdea
  if (notOwn.test(oneLiner.slice(0, 400))) return null
  const words = joinTexts([name, oneLiner, solution, ...sampleItems(data.businessModel.keyResources)]).slice(
    0,
    3000,
  )
  for (const [pattern, least] of users) {
    const word = pattern.exec(words)?.[0]
    if (word !== undefined) return { word, least }
  }
  return null
}

/** Someone else pays for it, or the rent does. */
const paidFor =
  /\b(?:power|electric\w*|energy|heat\w*|gas|utilit(?:y|ies)|water|bills|everything)\b[^.;]{0,40}\b(?:includ\w+|landlord|in the rent|paid by)\b|\b(?:includ\w+|with|landlord pays(?: for)?) (?:the |all |its )?(?:power|electric\w*|energy|heat\w*|utilit(?:y|ies)|water)\b|\ball[- ]in(?:clusive)?\b|\bgross (?:lease|rent)\b|\bsolar\b/i

export const energyRules: readonly Rule[] = [
  {
    id: 'costs-no-utilities',
    steps: [8, 3],
    weight: weights.missing - 2,
    find(facts) {
      const costs = readCosts(facts)
      if (!listsCosts(costs) || !rentWords.test(costs.words)) return null
      if (energy.test(costs.words) || mixedCosts.test(costs.words)) return null
      const premises = readPremises(facts)
      if (premises === null || listTexts(facts).some(({ text }) => paidFor.test(text))) return null
      const list = at('financialProjections', 'forecast', 'runningCosts')
      return show(
        recommend(
          'Who pays for power, heat and water?',
          `The plan counts on ${quote(premises)} and pays its rent, but no cost is for electricity, heating or water. Ask the landlord for last year’s bills, and enter what a month costs. If the rent includes them, say so there.`,
          list,
        ),
        [
          { address: at('businessModel', 'keyResources'), says: shorten(premises) },
          { address: list, says: 'No utilities' },
        ],
      )
    },
  },
  {
    id: 'costs-energy-too-low',
    steps: [8, 3],
    weight: weights.missing - 3,
    find(facts) {
      if (!comparableCurrencies.has(facts.currency)) return null
      const bills = readCosts(facts).running.filter(
        ({ name, monthly }) => monthly !== null && energy.test(name) && !notEnergy.test(name),
      )
      const [bill] = bills
      const user = bill ? findUser(facts) : null
      const monthly = bills.reduce((sum, one) => sum + (one.monthly ?? 0), 0)
      if (!bill || !user || monthly >= user.least) return null
      const place = at('financialProjections', 'forecast', 'runningCosts', { id: bill.id }, 'amount')
      return show(
        recommend(
          'Energy for almost nothing',
          `${quote(bill.name)} is ${facts.sayMoney(monthly)} a month, but ${quote(user.word)} rarely runs on less than ${facts.sayMoney(user.least)}. Ask the utility or someone with the same equipment for a bill, and enter that.`,
          place,
        ),
        [{ address: place, says: `${facts.sayMoney(monthly)} a month` }],
      )
    },
  },
]
