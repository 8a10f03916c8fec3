import { mentionsMoney, readMainAmount } from '#advisor/facts/named-amounts.ts'
import { isBlank, sampleItems } from '#advisor/facts/texts.ts'
import { quote, quoteList, shorten } from '#advisor/wording/quote.ts'
import { plural } from '#domain/wording/plural.ts'
import { at, atItem, recommend, type Rule, show, weights } from './rule.ts'

const step = 2
/** More parts than this would not fit into a line. */
const mostSummed = 6

/** What the market is made of, and where it is going. */
export const segmentRules: readonly Rule[] = [
  {
    id: 'market-no-segments',
    steps: [step],
    weight: weights.weak,
    find: ({ data }) =>
      data.marketAnalysis.segments.length === 0
        ? recommend(
            'Split the market into two or three groups',
            'No segment is listed. Name the groups that buy for different reasons, such as commuters and families, with a size for each. It shows that you know who you will sell to first.',
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
        `The plan does not say how large ${quoteList(
          unsized.map(({ name }) => name),
          'segment',
        )} ${plural(unsized.length, 'is', 'are')}. A rough count is enough, with how you got it. It tells you which group to serve first.`,
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
        'One segment still has no name of its own. Name it for what its people have in common, such as “office workers within a five-minute walk.”',
        atItem('marketAnalysis', 'segments', segment.id, 'name'),
      )
    },
  },
  {
    id: 'market-segments-exceed',
    steps: [step],
    weight: weights.contradicts,
    find({ data, market, sayMoney }) {
      const widest = market.tam.amount === null ? market.sam : market.tam
      const sizes = sampleItems(data.marketAnalysis.segments).filter(({ size }) => mentionsMoney(size))
      const sum = sizes.reduce((total, { size }) => total + (readMainAmount(size) ?? 0), 0)
      const first = sizes[0]
      if (!first || widest.amount === null || widest.unit !== 'money' || sum <= widest.amount * 1.05)
        return null
      return show(
        recommend(
          'The segments are larger than the market',
          `Your segments add up to ${sayMoney(sum)}, but ${widest.key.toUpperCase()} is ${sayMoney(widest.amount)}. One of the two is wrong, or you counted a group twice. Fix it before a lender adds them up.`,
          atItem('marketAnalysis', 'segments', first.id, 'size'),
        ),
        [
          ...sizes.slice(0, 4).map(({ id, name, size }) => ({
            address: atItem('marketAnalysis', 'segments', id, 'size'),
            says: shorten(isBlank(name) ? size : `${name}: ${size}`),
          })),
          { address: at('marketAnalysis', widest.key), says: shorten(widest.text) },
        ],
        [
          `${sizes
            .slice(0, mostSummed)
            .map(({ size }) => sayMoney(readMainAmount(size) ?? 0))
            .join(' + ')}${sizes.length > mostSummed ? ' + …' : ''} = ${sayMoney(sum)}`,
          `${sayMoney(sum)} − ${sayMoney(widest.amount)} = ${sayMoney(sum - widest.amount)} too much`,
        ],
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
          ? `${isBlank(thin.title) ? 'A trend' : quote(thin.title)} has no description. Say what is changing, how fast, and whether it helps you. A lender finances the next five years, not the last.`
          : 'No trend is listed. Add one that helps you and one that could hurt you, each with a number. A lender finances the next five years, not the last.',
        thin ? atItem('marketAnalysis', 'trends', thin.id, 'description') : at('marketAnalysis', 'trends'),
      )
    },
  },
]
