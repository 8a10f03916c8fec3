import { readFunding } from '#advisor/facts/funding-facts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { readSales } from '#advisor/facts/stream-facts.ts'
import { listWords, sampleItems } from '#advisor/facts/texts.ts'
import { sayPercent } from '#advisor/wording/figures.ts'
import { quote } from '#advisor/wording/quote.ts'
import { isFundingLine } from '#advisor/rules/money/dependence-rules.ts'
import { atStream } from '#advisor/rules/at-stream.ts'
import { at, atFigure, atItem, recommend, type Rule, show, warn, weights } from '#advisor/rules/rule.ts'

/** Figures of the forecast that a lender does not believe. */

const seasonName =
  /\b(?:summer|winter|spring|autumn|fall|holidays?|christmas|xmas|easter|halloween|snow|ski\w*|harvest|beach|pool opening|camps?|prom|graduation|back[- ]to[- ]school|tax season|school break|festival|leaf|leaves|ice)\b/i
/** The most of those who hear an offer and accept it, by the kind of business. Shops have a rule of their own. */
const mostAccept: Readonly<Record<string, number>> = {
  saas: 50,
  startup: 50,
  marketplace: 50,
  consulting: 75,
}
const guessed =
  /\b(?:(?:should|could|might|would) (?:be|cost|come to)(?: about| around| roughly)?|(?:i|we) (?:guess|think|hope|assume|estimate)|our (?:own )?(?:guess|estimate)|rough(?:ly)? (?:guess|estimate|figure)?|friends?|cousin|ballpark|from the internet|looked up|as far as (?:i|we) know|without an? (?:quote|bid|offer)|no (?:quote|bid|offer)s?)\b/i
const largeShare = 0.15
const fewestShared = 2

export const forecastQuestionRules: readonly Rule[] = [
  {
    id: 'forecast-season-in-name',
    steps: [8],
    weight: weights.weak + 3,
    find(facts) {
      const flat = readSales(facts)?.streams.find(({ stream, share }) => {
        const { kind, season, amounts, volumeByHand, salesByHand, shareOf, name } = stream
        if (kind === 'recurring' || shareOf >= 0 || share <= 0) return false
        const isLevel = season === null || Math.max(...season) - Math.min(...season) < 0.05
        const isTyped =
          amounts.some((amount) => amount !== null) || volumeByHand !== null || salesByHand !== null
        return isLevel && !isTyped && seasonName.test(name.slice(0, 120))
      })
      if (!flat) return null
      const { id, name } = flat.stream
      return show(
        recommend(
          'Named after a season, sold all year',
          `${quote(name)} sells the same in every month of the forecast. Set its season month by month, with zero where nothing is sold. The cash of the slow months decides how large the reserve must be.`,
          atStream(id, 'season'),
        ),
        [
          { address: atStream(id, 'name'), says: name, mark: seasonName.exec(name)?.[0] ?? '' },
          { address: atStream(id, 'season'), says: 'All months are alike' },
        ],
      )
    },
  },
  {
    id: 'conversion-too-high-for-kind',
    steps: [8, 6, 2],
    weight: weights.missing - 2,
    find(facts) {
      const { state, projections } = facts.money
      const limit = mostAccept[facts.templateId]
      const { conversionRate: rate } = projections
      if (limit === undefined || state !== 'real' || rate <= limit || rate > 100) return null
      return show(
        recommend(
          'Almost everyone says yes?',
          `You plan for ${sayPercent(rate)} of those who hear your offer to buy. In this kind of business ${sayPercent(limit)} would be exceptional. Count offers made and accepted over a few months and use that rate, or say whom you count as asked.`,
          atFigure('conversionRate'),
        ),
        [{ address: atFigure('conversionRate'), says: sayPercent(rate) }],
      )
    },
  },
  {
    id: 'startup-cost-guessed',
    steps: [8],
    weight: weights.weak + 2,
    readers: ['bank'],
    find(facts) {
      const { borrowed, needed } = readFunding(facts)
      if (borrowed <= 0) return null
      const cost = sampleItems(facts.data.financialProjections.startupCosts).find(
        ({ kind, amount, quote: from, description }) =>
          (kind === 'equipment' || kind === 'fit-out' || kind === 'land') &&
          amount >= needed * largeShare &&
          !from?.trim() &&
          guessed.test(description.slice(0, 400)),
      )
      if (!cost) return null
      const address = atItem('financialProjections', 'startupCosts', cost.id, 'description')
      const mark = guessed.exec(cost.description)?.[0] ?? ''
      return show(
        recommend(
          'A guess among the largest costs',
          `${quote(cost.category)} takes ${facts.sayMoney(cost.amount)} of ${facts.sayMoney(needed)}, and no one has quoted it: ${quote(cost.description, 70)}. Get a bid in writing and add 10 to 15% for surprises. When building costs more, it is the reserve that pays.`,
          address,
        ),
        [
          { address, says: cost.description.slice(0, 200), mark },
          {
            address: atItem('financialProjections', 'startupCosts', cost.id, 'amount'),
            says: facts.sayMoney(cost.amount),
          },
        ],
        [`${facts.sayMoney(cost.amount)} × 15% = ${facts.sayMoney(cost.amount * 0.15)} for surprises`],
      )
    },
  },
  {
    id: 'grant-counted-twice',
    steps: [3, 8],
    weight: weights.sinks - 2,
    find(facts) {
      const found = findCountedTwice(facts)
      if (!found) return null
      const { said, address, source, amount } = found
      return show(
        warn(
          'The same money is funding and sales',
          `${quote(said, 80)} is among the sales, and ${quote(source.name, 60)} brings ${facts.sayMoney(amount)} to pay for the start. It comes once and no customer pays it. Take it out of the sales.`,
          address,
        ),
        [
          { address, says: said.slice(0, 200) },
          {
            address: at('financialProjections', 'funding', 'contributions', { id: source.id }, 'name'),
            says: `${source.name}: ${facts.sayMoney(amount)}`,
          },
        ],
      )
    },
  },
]

/** A line of the sales with the words of a grant that is in the funding. One that is funding by its words is another rule’s. */
function findCountedTwice({ data }: PlanFacts) {
  const { funding, forecast } = data.financialProjections
  const lines = [
    ...sampleItems(data.businessModel.revenueStreams).map((said, index) => ({
      said,
      address: at('businessModel', 'revenueStreams', index),
    })),
    ...sampleItems(forecast.streams).map(({ id, name }) => ({ said: name, address: atStream(id, 'name') })),
  ]
  for (const source of sampleItems(funding.contributions)) {
    const amount = source.amount ?? 0
    if (source.source !== 'grant' || amount <= 0) continue
    const words = new Set(listWords(source.name.slice(0, 200)).filter((word) => word.length > 3))
    const line = lines.find(
      ({ said }) =>
        !isFundingLine(said) &&
        new Set(listWords(said.slice(0, 200)).filter((word) => words.has(word))).size >= fewestShared,
    )
    if (line) return { ...line, source, amount }
  }
  return null
}
