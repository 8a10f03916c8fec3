import { plural } from '#domain/wording/plural.ts'
import { mentionsCurrency, parseAmount } from '#domain/finance/parse-amount.ts'
import type { MarketSize } from '#advisor/facts/market-facts.ts'
import { countOf, sayMoney, sayNumber, sayPercent } from '#advisor/wording/figures.ts'
import { isBlank, isWritten, joinTexts, sampleItems } from '#advisor/facts/texts.ts'
import { quote, quoteList } from '#advisor/wording/quote.ts'
import { makePlaceholderRule } from './placeholder-rule.ts'
import { at, atItem, recommend, remark, type StepRules, warn, weights } from './rule.ts'

const step = 2
const bold = 0.2
const unbelievable = 0.5
/** Below it the wider market was drawn too wide to say anything. */
const leastShare = 0.0005
const sourcePattern =
  /\b(?:source|census|survey|association|report|according|statistics|bureau|study|register|counted|interview(?:ed|s)?|estimate[ds]?|(?:19|20)\d\d)\b|https?:/i
const bottomUpPattern =
  /[×*]|\d\s?x\s?[$\d]|\bat\s[$€£]|\beach\b|\bper (?:customer|client|visit|order|month|year)\b/i

const labels = { tam: 'TAM', sam: 'SAM', som: 'SOM' } as const

function place(size: MarketSize) {
  return at('marketAnalysis', size.key)
}

/** The same unit, or one that is not said and is taken for the same. */
function isComparable(one: MarketSize, other: MarketSize): boolean {
  return one.unit === other.unit || one.unit === 'unknown' || other.unit === 'unknown'
}

function saySize({ amount, unit }: MarketSize): string {
  return unit === 'money' ? sayMoney(amount ?? 0) : sayNumber(amount ?? 0)
}

export const marketAnalysisRules: StepRules = {
  step,
  section: 'marketAnalysis',
  isBlank: ({ data: { marketAnalysis: market } }) =>
    [market.tam, market.sam, market.som, market.summary].every(isBlank) &&
    market.segments.length === 0 &&
    market.trends.length === 0,
  suggestFirstMove({ money }) {
    const priced = money.isReckonable
      ? `customers you can reach × the share that buys × what each pays a year, starting from your price of ${sayMoney(money.projections.price)}`
      : 'customers you can reach × the share that buys × what each pays a year'
    return recommend(
      'Begin with what you can win',
      `Write SOM first, from the bottom: ${priced}. A lender believes a small market that you counted sooner than a huge one that you looked up; SAM and TAM come after it.`,
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
        return warn(
          `${wordy.map(({ key }) => labels[key]).join(' and ')} without a number`,
          `${quote(first.text)} names no amount. Put a figure in front, in dollars a year, and the reasoning behind it: without one nobody can check whether your share is realistic.`,
          place(first),
        )
      },
    },
    {
      id: 'market-order',
      steps: [step],
      weight: weights.sinks,
      find({ market: { tam, sam, som } }) {
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
        return warn(
          `${labels[inner.key]} is larger than ${labels[outer.key]}`,
          `You have ${labels[inner.key]} at ${saySize(inner)} and ${labels[outer.key]} at ${saySize(outer)}, but the first is a part of the second. Check both figures and their units: a lender who finds this stops trusting the other numbers.`,
          place(inner),
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
        return recommend(
          'Dollars beside heads',
          `${labels[money.key]} is in money (${quote(money.text, 32)}) and ${labels[heads.key]} counts heads (${quote(heads.text, 32)}), so the two cannot be compared. Multiply the heads by what each pays a year and write all three in dollars.`,
          place(heads),
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
          `${missing.map(({ key }) => labels[key]).join(' and ')} still to write`,
          isSomMissing
            ? 'SOM is the figure that your sales plan stands on: what you can win in about three years. A lender reads it before the other two.'
            : 'The three sizes work as a funnel: everyone, those you can serve, those you will win. With one left out, nobody can see how you got from the first to the last.',
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
          `${quote(bare.text)} could be dollars, people or cups. Add the unit and the period, such as “$400,000 a year”.`,
          place(bare),
        )
      },
    },
    {
      id: 'market-no-bottom-up',
      steps: [step],
      weight: weights.weak,
      find({ market, money, data }) {
        const { yearlySales } = market
        const shown = joinTexts([market.som.text, data.marketAnalysis.summary])
        if (yearlySales === null || bottomUpPattern.test(shown) || market.namedCustomers !== null) return null
        if (!money.isReckonable) {
          return recommend(
            'Check SOM from the bottom',
            `Nothing shows how ${sayMoney(yearlySales)} comes about. Write it as customers × price × purchases a year: banks trust a market that was counted up, not one cut out of a large number.`,
            place(market.som),
          )
        }
        const sales = yearlySales / money.projections.price
        return recommend(
          'Check SOM against your price',
          `${sayMoney(yearlySales)} a year at ${sayMoney(money.projections.price)} is ${countOf(sales, 'sale')} a year, about ${sayNumber(sales / 365)} every day. If you can serve that many, write the sum into SOM; if not, lower it before a lender does this division.`,
          place(market.som),
        )
      },
    },
    {
      id: 'market-share-too-bold',
      steps: [step],
      weight: weights.contradicts,
      find({ market: { sam, som } }) {
        const share = findShare(som, sam)
        if (share === null || share <= bold || share > 1) return null
        const percent = sayPercent(share * 100)
        return share > unbelievable
          ? warn(
              `${percent} of the market is not believable`,
              `SOM (${saySize(som)}) is ${percent} of SAM (${saySize(sam)}). Unless you are the only provider, plan with 1 to 10% for the first three years, or widen SAM and say why.`,
              place(som),
            )
          : recommend(
              `${percent} of the market is a bold claim`,
              `SOM (${saySize(som)}) is ${percent} of SAM (${saySize(sam)}). Say which competitors lose these customers and why, or plan with 1 to 10%: a lender will ask for proof.`,
              place(som),
            )
      },
    },
    {
      id: 'market-sam-is-tam',
      steps: [step],
      weight: weights.weak,
      find: ({ market: { tam, sam } }) =>
        sam.amount !== null && sam.amount === tam.amount && isComparable(sam, tam)
          ? recommend(
              'SAM and TAM are the same',
              `Both stand at ${saySize(sam)}. SAM is only the part your area, opening hours and offer can serve: cut it down to the streets or the customers you really reach.`,
              place(sam),
            )
          : null,
    },
    {
      id: 'market-no-source',
      steps: [step],
      weight: weights.weak,
      find({ market, data }) {
        const all = joinTexts([...market.sizes.map(({ text }) => text), data.marketAnalysis.summary])
        if (market.sizes.every(({ amount }) => amount === null) || sourcePattern.test(all)) return null
        return recommend(
          'Where do the figures come from?',
          'No source stands beside your market sizes. Name one and its year for each, such as the census, a trade association or your own count on a Tuesday morning: an analyst checks one of them, and one that holds carries the rest.',
          at('marketAnalysis', 'summary'),
        )
      },
    },
    {
      id: 'market-no-segments',
      steps: [step],
      weight: weights.weak,
      find: ({ data }) =>
        data.marketAnalysis.segments.length === 0
          ? recommend(
              'Split the market into two or three groups',
              'No segment is described. Name the groups that buy for different reasons, such as commuters and families, with a size each: it shows that you know whom you will sell to first.',
              at('marketAnalysis', 'segments'),
            )
          : null,
    },
    {
      id: 'market-segment-unsized',
      steps: [step],
      weight: weights.weak,
      find({ data }) {
        const unsized = sampleItems(data.marketAnalysis.segments).filter(({ size }) => isBlank(size))
        const first = unsized[0]
        if (!first) return null
        return recommend(
          'A segment without a size',
          `Nothing says how large ${quoteList(
            unsized.map(({ name }) => name),
            'segment',
          )} ${plural(unsized.length, 'is', 'are')}. A rough count with how you got it is enough, and tells you which group to serve first.`,
          atItem('marketAnalysis', 'segments', first.id, 'size'),
        )
      },
    },
    {
      id: 'market-segment-unnamed',
      steps: [step],
      weight: weights.polish,
      find({ data }) {
        const segment = sampleItems(data.marketAnalysis.segments).find(
          ({ name }) => isBlank(name) || name.trim() === 'New Market Segment',
        )
        if (!segment) return null
        return recommend(
          'Name the segment',
          'One segment still has no name of its own. Call it by what its people have in common, such as “office workers within five minutes’ walk”.',
          atItem('marketAnalysis', 'segments', segment.id, 'name'),
        )
      },
    },
    {
      id: 'market-segments-exceed',
      steps: [step],
      weight: weights.contradicts,
      find({ data, market }) {
        const widest = market.tam.amount === null ? market.sam : market.tam
        const sizes = sampleItems(data.marketAnalysis.segments).filter(({ size }) => mentionsCurrency(size))
        const sum = sizes.reduce((total, { size }) => total + (parseAmount(size) ?? 0), 0)
        const first = sizes[0]
        if (!first || widest.amount === null || widest.unit !== 'money' || sum <= widest.amount * 1.05)
          return null
        return warn(
          'The segments are larger than the market',
          `Together your segments come to ${sayMoney(sum)}, but ${labels[widest.key]} is ${sayMoney(widest.amount)}. One of the two is wrong, or a group is counted twice: mend it before a lender adds them up.`,
          atItem('marketAnalysis', 'segments', first.id, 'size'),
        )
      },
    },
    {
      id: 'market-no-trends',
      steps: [step],
      weight: weights.polish,
      find({ data }) {
        const { trends } = data.marketAnalysis
        const thin = sampleItems(trends).find(({ description }) => isBlank(description))
        if (trends.length > 0 && !thin) return null
        return recommend(
          'What is changing in this market?',
          thin
            ? `${isBlank(thin.title) ? 'A trend' : quote(thin.title)} has no description. Say what is changing, how fast and whether it helps you: a lender finances the next five years, not the last.`
            : 'No trend is named. Add one that helps you and one that could hurt, each with a figure: a lender finances the next five years, not the last.',
          thin ? atItem('marketAnalysis', 'trends', thin.id, 'description') : at('marketAnalysis', 'trends'),
        )
      },
    },
    {
      id: 'market-share-sound',
      steps: [step],
      weight: weights.praise,
      find({ market: { sam, som } }) {
        const share = findShare(som, sam)
        if (share === null || share > bold / 2 || share < leastShare) return null
        return remark(
          'A share that can be believed',
          `SOM of ${saySize(som)} is ${sayPercent(share * 100)} of SAM. A lender reads that as: there is room to be wrong by half and still find enough customers.`,
          place(som),
        )
      },
    },
    {
      id: 'market-daily-sales',
      steps: [step],
      weight: weights.praise,
      find({ market: { yearlySales }, money }) {
        if (yearlySales === null || !money.isReckonable) return null
        const monthly = yearlySales / money.projections.price / 12
        return remark(
          'What your SOM means in sales',
          `${sayMoney(yearlySales)} a year is ${countOf(monthly, 'sale')} a month at your price of ${sayMoney(money.projections.price)}. Have an answer ready for how that many customers find you and are served: it is the first thing you will be asked.`,
          at('marketAnalysis', 'som'),
        )
      },
    },
  ],
}

function findShare(part: MarketSize, whole: MarketSize): number | null {
  if (part.amount === null || whole.amount === null || part.amount <= 0 || whole.amount <= 0) return null
  return part.unit === whole.unit ? part.amount / whole.amount : null
}
