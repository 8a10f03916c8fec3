import type { Suggestion } from '#advisor/advice/advice.ts'
import type { MarketSize } from '#advisor/facts/market-facts.ts'
import type { MoneyWords } from '#advisor/facts/money-words.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { claimsOf } from '#advisor/facts/phrases.ts'
import { splitSentences } from '#advisor/facts/plan-texts.ts'
import { isBlank, isWritten, joinTexts } from '#advisor/facts/texts.ts'
import { countOf, sayNumber, sayPercent } from '#advisor/wording/figures.ts'
import { quote, shorten } from '#advisor/wording/quote.ts'
import { namesSource, namesSourceInBrief } from '#advisor/facts/name-source.ts'
import { segmentRules } from './market-segments.ts'
import { makePlaceholderRule } from './placeholder-rule.ts'
import { at, atFigure, recommend, remark, show, type StepRules, warn, weights } from './rule.ts'

const step = 2
const bold = 0.2
const boldCounted = 0.3
const unbelievable = 0.5
/** Below this, the larger market was drawn too wide to mean anything. */
const leastShare = 0.0005
const bottomUpPattern =
  /[×*]|\d\s?x\s?[$\d]|\bat\s[$€£]|\beach\b|\bper (?:customer|client|visit|order|month|year)\b/i

const labels = { tam: 'TAM', sam: 'SAM', som: 'SOM' } as const

function atSize(size: MarketSize) {
  return at('marketAnalysis', size.key)
}

/** The same unit. A size without one counts as the same. */
function isComparable(one: MarketSize, other: MarketSize): boolean {
  return one.unit === other.unit || one.unit === 'unknown' || other.unit === 'unknown'
}

function saySize({ amount, unit, foreignCurrency }: MarketSize, sayMoney: MoneyWords['sayMoney']): string {
  return unit === 'money' ? sayMoney(amount ?? 0, foreignCurrency) : sayNumber(amount ?? 0)
}

export const marketAnalysisRules: StepRules = {
  step,
  section: 'marketAnalysis',
  isBlank: ({ data: { marketAnalysis: market } }) =>
    [market.tam, market.sam, market.som, market.summary].every(isBlank) &&
    market.segments.length === 0 &&
    market.trends.length === 0,
  suggestFirstMove({ money, sayMoney }) {
    const priced = money.canCalculate
      ? `customers you can reach × the share that buys × what each pays a year, starting from your price of ${sayMoney(money.projections.price)}`
      : 'customers you can reach × the share that buys × what each pays a year'
    return recommend(
      'Start with what you can win',
      `Write SOM first, from the bottom up: ${priced}. A lender trusts a small market that you counted more than a huge one that you looked up. SAM and TAM come after it.`,
      at('marketAnalysis', 'som'),
    )
  },
  rules: [
    makePlaceholderRule(step),
    {
      id: 'market-not-a-number',
      steps: [step],
      weight: weights.missing,
      find({ market }) {
        const wordy = market.sizes.filter(({ text, amount }) => isWritten(text) && amount === null)
        const first = wordy[0]
        if (!first) return null
        return recommend(
          `${wordy.map(({ key }) => labels[key]).join(' and ')} without a number`,
          `${quote(first.text)} has no amount. Put a number first, in dollars a year, and the reasoning after it. Without one, no one can check whether your share is realistic.`,
          atSize(first),
        )
      },
    },
    {
      id: 'market-order',
      steps: [step],
      weight: weights.sinks,
      find({ market: { tam, sam, som }, sayMoney }) {
        const pairs = [
          [som, sam],
          [sam, tam],
          [som, tam],
        ] as const
        const wrong = pairs.find(
          ([inner, outer]) =>
            inner.amount !== null &&
            outer.amount !== null &&
            isComparable(inner, outer) &&
            inner.amount > outer.amount,
        )
        if (!wrong) return null
        const [inner, outer] = wrong
        const [part, whole] = [saySize(inner, sayMoney), saySize(outer, sayMoney)]
        return show(
          warn(
            `${labels[inner.key]} is larger than ${labels[outer.key]}`,
            `Your ${labels[inner.key]} is ${part} and your ${labels[outer.key]} is ${whole}, but the first is part of the second. Check both numbers and their units. A lender who finds this stops trusting the other numbers.`,
            atSize(inner),
          ),
          [
            { address: atSize(inner), says: shorten(inner.text) },
            { address: atSize(outer), says: shorten(outer.text) },
          ],
          [`${labels[inner.key]} ${part} > ${labels[outer.key]} ${whole}`],
        )
      },
    },
    {
      id: 'market-mixed-units',
      steps: [step],
      weight: weights.weak,
      find({ market }) {
        const written = market.sizes.filter(({ amount }) => amount !== null)
        const heads = written.find(({ unit }) => unit === 'heads')
        const money = written.find(({ unit }) => unit === 'money')
        if (!heads || !money) return null
        return show(
          recommend(
            'Dollars next to head counts',
            `${labels[money.key]} is in money (${quote(money.text, 32)}) and ${labels[heads.key]} counts people or businesses (${quote(heads.text, 32)}), so the two cannot be compared. Multiply the count by what each pays a year, and write all three in dollars.`,
            atSize(heads),
          ),
          [
            { address: atSize(money), says: shorten(money.text) },
            { address: atSize(heads), says: shorten(heads.text) },
          ],
        )
      },
    },
    {
      id: 'market-size-missing',
      steps: [step],
      weight: weights.missing,
      find({ market }) {
        const missing = market.sizes.filter(({ text }) => isBlank(text))
        const first = missing[0]
        if (!first) return null
        const isSomMissing = missing.some(({ key }) => key === 'som')
        return recommend(
          `${missing.map(({ key }) => labels[key]).join(' and ')} not written yet`,
          isSomMissing
            ? 'Your sales plan rests on SOM: what you can win in about three years. A lender reads it before the other two.'
            : 'The three sizes work as a funnel: everyone, those you can serve, those you will win. If one is missing, no one can see how you got from the first to the last.',
          at('marketAnalysis', isSomMissing ? 'som' : first.key),
        )
      },
    },
    {
      id: 'market-unit-missing',
      steps: [step],
      weight: weights.polish,
      find({ market }) {
        const bare = market.sizes.find(({ amount, unit }) => amount !== null && unit === 'unknown')
        if (!bare) return null
        return recommend(
          `Say what ${labels[bare.key]} counts`,
          `${quote(bare.text)} could be dollars, people or cups. Add the unit and the period, such as “$400,000 a year.”`,
          atSize(bare),
        )
      },
    },
    {
      id: 'market-no-bottom-up',
      steps: [step],
      weight: weights.weak,
      find(facts) {
        const { market, money, data, sayMoney } = facts
        const { yearlySales } = market
        // '1,950 bookings and 86 events' is a count from the bottom.
        if (claimsOf(facts, 'marketAnalysis.som').some(({ kind }) => kind === 'count')) return null
        const shown = joinTexts([market.som.text, data.marketAnalysis.summary])
        if (yearlySales === null || bottomUpPattern.test(shown) || market.namedCustomers !== null) return null
        if (!money.canCalculate) {
          return recommend(
            'Check SOM from the bottom up',
            `The plan does not show where ${sayMoney(yearlySales)} comes from. Write it as customers × price × purchases a year. Banks trust a market that was added up, not one carved out of a big number.`,
            atSize(market.som),
          )
        }
        const sales = yearlySales / money.projections.price
        return show(
          recommend(
            'Check SOM against your price',
            `${sayMoney(yearlySales)} a year at ${sayMoney(money.projections.price)} is ${countOf(sales, 'sale')} a year, about ${sayNumber(sales / 365)} every day. If you can serve that many, add this math to SOM. If not, lower it before a lender does the math.`,
            atSize(market.som),
          ),
          [
            { address: atSize(market.som), says: shorten(market.som.text) },
            { address: atFigure('price'), says: sayMoney(money.projections.price) },
          ],
          [
            `${sayMoney(yearlySales)} ÷ ${sayMoney(money.projections.price)} = ${countOf(sales, 'sale')} a year`,
            `${countOf(sales, 'sale')} ÷ 365 = ${sayNumber(sales / 365)} a day`,
          ],
        )
      },
    },
    {
      id: 'market-share-too-bold',
      steps: [step],
      weight: weights.contradicts,
      find(facts) {
        const { market, sayMoney } = facts
        const { sam, som } = market
        const share = findShare(som, sam)
        // A share that is counted customer by customer is less bold than one that is hoped for.
        const isCounted = claimsOf(facts, 'marketAnalysis.som').some(({ kind }) => kind === 'count')
        if (share === null || share <= (isCounted ? boldCounted : bold) || share > 1) return null
        const percent = sayPercent(share * 100)
        const found =
          share > unbelievable
            ? recommend(
                `${percent} of the market is not believable`,
                `SOM (${saySize(som, sayMoney)}) is ${percent} of SAM (${saySize(sam, sayMoney)}). Unless you are the only provider, plan on 1 to 10% for the first three years, or widen SAM and say why.`,
                atSize(som),
              )
            : recommend(
                `${percent} of the market is a bold claim`,
                `SOM (${saySize(som, sayMoney)}) is ${percent} of SAM (${saySize(sam, sayMoney)}). Say which competitors lose these customers and why, or plan on 1 to 10%. A lender will ask for proof.`,
                atSize(som),
              )
        return showShare(found, som, sam, sayMoney)
      },
    },
    {
      id: 'market-sam-is-tam',
      steps: [step],
      weight: weights.weak,
      find: ({ market: { tam, sam }, sayMoney }) =>
        sam.amount !== null && sam.amount === tam.amount && isComparable(sam, tam)
          ? show(
              recommend(
                'SAM and TAM are the same',
                `Both are ${saySize(sam, sayMoney)}. SAM is only the part that your area, hours and offer can serve. Cut it down to the streets or the customers you can really reach.`,
                atSize(sam),
              ),
              [
                { address: atSize(sam), says: shorten(sam.text) },
                { address: atSize(tam), says: shorten(tam.text) },
              ],
            )
          : null,
    },
    {
      id: 'market-no-source',
      steps: [step],
      weight: weights.weak,
      find(facts) {
        const { market, data } = facts
        const all = joinTexts([...market.sizes.map(({ text }) => text), data.marketAnalysis.summary])
        if (market.sizes.every(({ amount }) => amount === null)) return null
        if (namesSource(all)) return askForSource(facts)
        return recommend(
          'Where do the numbers come from?',
          'Your market sizes have no source. Give each a source and its year, such as the census, a trade association or your own count on a Tuesday morning. A reader will check one of them. If it holds up, they believe the rest.',
          at('marketAnalysis', 'summary'),
        )
      },
    },
    ...segmentRules,
    {
      id: 'market-share-sound',
      steps: [step],
      weight: weights.praise,
      find({ market: { sam, som }, sayMoney }) {
        const share = findShare(som, sam)
        if (share === null || share > bold / 2 || share < leastShare) return null
        return showShare(
          remark(
            'A believable share',
            `SOM of ${saySize(som, sayMoney)} is ${sayPercent(share * 100)} of SAM. That tells a lender you can be off by half and still find enough customers.`,
            atSize(som),
          ),
          som,
          sam,
          sayMoney,
        )
      },
    },
    {
      id: 'market-daily-sales',
      steps: [step],
      weight: weights.praise,
      find({ market: { yearlySales }, money, sayMoney }) {
        if (yearlySales === null || !money.canCalculate) return null
        const monthly = yearlySales / money.projections.price / 12
        return show(
          remark(
            'What your SOM means in sales',
            `${sayMoney(yearlySales)} a year is ${countOf(monthly, 'sale')} a month at your price of ${sayMoney(money.projections.price)}. Be ready to say how that many customers find you and how you serve them. It is the first thing you will be asked.`,
            at('marketAnalysis', 'som'),
          ),
          [
            { address: at('marketAnalysis', 'som'), says: `${sayMoney(yearlySales)} a year` },
            { address: atFigure('price'), says: sayMoney(money.projections.price) },
          ],
          [
            `${sayMoney(yearlySales)} ÷ ${sayMoney(money.projections.price)} ÷ 12 = ${countOf(monthly, 'sale')} a month`,
          ],
        )
      },
    },
  ],
}

/** 'Household figures are from the Census' stands for all three sizes. */
const figuresFrom =
  /\bcounted\b[^.;]{0,60}\b(?:on|in|from|at|by|with)\b|\b(?:counts?|figures?|numbers?|households?|population|data|sizes?|spending|days|statistics|prices?|market|sales)\b[^.;]{0,40}(?:\b(?:from|by|of|according to|per|show|shows|says?|gives?|estimates?)\b|:)/i

/** What was measured may be something else than the market. */
const wholeMarket =
  /\b(?:(?:I|we) counted|figures|sizes|numbers are|statistics|market data|population|market|spending|households?)\b/i
/** Talks with customers tell what they want, and not how many there are. */
const conversations =
  /\b(?:interview(?:ed|s)?|asked|spoke (?:to|with)|called|survey(?:ed|s)?|trial|pilot)\b/gi

/** The other sizes start from the largest one, so its own figures need a source. */
function askForSource(facts: PlanFacts): Suggestion | null {
  const { tam } = facts.market
  const { summary } = facts.data.marketAnalysis
  const counted = claimsOf(facts, 'marketAnalysis.tam').flatMap(({ unit }) => (unit === null ? [] : [unit]))
  const isAboutMarket = (sentence: string) =>
    wholeMarket.test(sentence) || counted.some((unit) => sentence.toLowerCase().includes(unit))
  const isSourced =
    namesSourceInBrief(tam.text) ||
    splitSentences(summary).some(
      (sentence) =>
        figuresFrom.test(sentence) &&
        isAboutMarket(sentence) &&
        namesSource(sentence.replaceAll(conversations, ' ')),
    )
  if (tam.amount === null || isSourced) return null
  return show(
    recommend(
      'Where does the TAM come from?',
      `${quote(tam.text, 90)} names no source, neither here nor in the summary. Write who counted and in which year, in parentheses after each figure. SAM and SOM start from it, so a reader checks this one first.`,
      atSize(tam),
    ),
    [{ address: atSize(tam), says: tam.text }],
  )
}

function findShare(part: MarketSize, whole: MarketSize): number | null {
  if (part.amount === null || whole.amount === null || part.amount <= 0 || whole.amount <= 0) return null
  return part.unit === whole.unit ? part.amount / whole.amount : null
}

function showShare(
  found: Suggestion,
  som: MarketSize,
  sam: MarketSize,
  sayMoney: MoneyWords['sayMoney'],
): Suggestion {
  const share = findShare(som, sam) ?? 0
  return show(
    found,
    [
      { address: atSize(som), says: shorten(som.text) },
      { address: atSize(sam), says: shorten(sam.text) },
    ],
    [`${saySize(som, sayMoney)} ÷ ${saySize(sam, sayMoney)} = ${sayPercent(share * 100)}`],
  )
}
