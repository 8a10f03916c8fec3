import type { Evidence } from '#advisor/advice/advice.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { readFirstPercent } from '#advisor/facts/counted.ts'
import { mentionsMoney, readMainAmount } from '#advisor/facts/named-amounts.ts'
import { isBlank, isWritten, normalizeText, sampleItems } from '#advisor/facts/texts.ts'
import { countOf, sayPercent } from '#advisor/wording/figures.ts'
import { claimsOf } from '#advisor/facts/phrases.ts'
import { quote, quoteList, shorten } from '#advisor/wording/quote.ts'
import { plural } from '#domain/wording/plural.ts'
import { makePlaceholderRule } from './placeholder-rule.ts'
import {
  at,
  atFigure,
  atItem,
  type Finding,
  recommend,
  remark,
  type Rule,
  show,
  type StepRules,
  warn,
  weights,
} from './rule.ts'

const step = 4
/** More parts than this would not fit into a line. */
const mostSummed = 6
const section = 'competitiveAnalysis'
const cheapPattern =
  /\b(?:cheap(?:er|est)?|low(?:er|est)? (?:price|prices|cost)|affordable|undercut|discount)\b/i

type Part = 'name' | 'strengths' | 'weaknesses' | 'pricing'

/** Both lists, each competitor with the list it is in. */
function listRivals({ data }: PlanFacts) {
  const { directCompetitors, indirectCompetitors } = data.competitiveAnalysis
  return [
    ...sampleItems(directCompetitors).map((rival) => ({ rival, list: 'directCompetitors' as const })),
    ...sampleItems(indirectCompetitors).map((rival) => ({ rival, list: 'indirectCompetitors' as const })),
  ]
}

function makePartRule(
  id: string,
  part: Part,
  weight: number,
  say: (names: string, isOne: boolean) => { title: string; content: string },
): Rule {
  return {
    id,
    steps: [step],
    weight,
    find(facts): Finding {
      const open = listRivals(facts).filter(({ rival }) => isBlank(rival[part]))
      const first = open[0]
      if (!first) return null
      const names = quoteList(
        open.map(({ rival }) => rival.name),
        'competitor',
      )
      const { title, content } = say(names, open.length === 1)
      return recommend(title, content, atItem(section, first.list, first.rival.id, part))
    },
  }
}

/** What a share is a share of: 'native sales' in 'About half of native sales'. */
function readWhole(share: string): string {
  return normalizeText(/\bof\s(.{1,80})/i.exec(share.slice(0, 200))?.[1] ?? '')
}

/** Prices that competitors charge, where the plan gives an amount. */
export function listRivalPrices({ data }: PlanFacts): number[] {
  return sampleItems(data.competitiveAnalysis.directCompetitors).flatMap(({ pricing }) => {
    const price = mentionsMoney(pricing) ? readMainAmount(pricing) : null
    return price !== null && price > 0 ? [price] : []
  })
}

/** The competitors that set the range of prices. */
function showRivalPrices({ data }: PlanFacts): Evidence[] {
  return sampleItems(data.competitiveAnalysis.directCompetitors)
    .filter(({ pricing }) => mentionsMoney(pricing))
    .slice(0, 3)
    .map(({ id, name, pricing }) => ({
      address: atItem(section, 'directCompetitors', id, 'pricing'),
      says: shorten(isBlank(name) ? pricing : `${name}: ${pricing}`),
    }))
}

export const competitiveAnalysisRules: StepRules = {
  step,
  section,
  isBlank: ({ data: { competitiveAnalysis: analysis } }) =>
    isBlank(analysis.marketPosition) &&
    isBlank(analysis.pricingStrategy) &&
    analysis.directCompetitors.length +
      analysis.indirectCompetitors.length +
      analysis.competitiveAdvantages.length ===
      0,
  suggestFirstMove: ({ data: { businessIdea } }) =>
    recommend(
      'Start with who gets the money today',
      `Where do ${isBlank(businessIdea.name) ? 'your future customers' : `the future customers of ${quote(businessIdea.name, 32)}`} spend this money now? Add the two nearest places as direct competitors. Visit each once and note the prices, the line, and what people complain about. A lender knows they exist and wants to see that you looked.`,
      at(section, 'directCompetitors'),
    ),
  rules: [
    makePlaceholderRule(step),
    {
      id: 'rivals-no-direct',
      steps: [step],
      weight: weights.missing,
      find: ({ data }) =>
        data.competitiveAnalysis.directCompetitors.length === 0
          ? warn(
              'No direct competitor listed',
              'A plan without competitors tells a reader that you did not look, or that there is no market. Name the two places nearest you that sell almost the same thing.',
              at(section, 'directCompetitors'),
            )
          : null,
    },
    {
      id: 'rivals-only-one',
      steps: [step],
      weight: weights.polish,
      find({ data }) {
        const [only, second] = data.competitiveAnalysis.directCompetitors
        if (!only || second) return null
        return recommend(
          'There is more than one competitor',
          `You list only ${isBlank(only.name) ? 'one competitor' : quote(only.name)}. Add two more, including the one you respect most. The comparison shows where you fit in the market.`,
          at(section, 'directCompetitors'),
        )
      },
    },
    {
      id: 'rivals-no-indirect',
      steps: [step],
      weight: weights.polish,
      find: ({ data }) =>
        data.competitiveAnalysis.indirectCompetitors.length === 0
          ? recommend(
              'What do people do instead?',
              'No indirect competitor is listed. Making it at home, buying it elsewhere or going without also costs you sales. Name at least one, and say what would make people switch.',
              at(section, 'indirectCompetitors'),
            )
          : null,
    },
    makePartRule('rivals-no-weaknesses', 'weaknesses', weights.weak, (names, isOne) => ({
      title: 'A competitor without a weakness',
      content: `You list no weakness for ${names}. Read ${isOne ? 'its' : 'their'} worst reviews and write what customers complain about. Your first customers come from that gap.`,
    })),
    makePartRule('rivals-no-strengths', 'strengths', weights.weak, (names) => ({
      title: 'Be fair to a competitor',
      content: `The plan does not say why people buy from ${names} today. Give each a real strength. A rival without one tells the lender that you have never been there.`,
    })),
    makePartRule('rivals-no-pricing', 'pricing', weights.weak, (names) => ({
      title: 'A competitor without prices',
      content: `What do ${names} charge? Look it up or buy something, and write it down. A reader can only judge your price next to theirs.`,
    })),
    makePartRule('rivals-no-name', 'name', weights.polish, () => ({
      title: 'A competitor without a name',
      content:
        'One competitor has no name. Write it so that a reader can look it up. If there are many like it, write what kind of business it is.',
    })),
    {
      id: 'rivals-no-advantage',
      steps: [step],
      weight: weights.missing,
      find: ({ data }) =>
        data.competitiveAnalysis.competitiveAdvantages.length === 0
          ? warn(
              'Why would anyone choose you?',
              'No competitive advantage is listed. Name one that is hard to copy, such as the corner, a contract, a recipe or ten years in the business, and what it would cost a rival to catch up.',
              at(section, 'competitiveAdvantages'),
            )
          : null,
    },
    {
      id: 'rivals-advantage-unproven',
      steps: [step],
      weight: weights.weak,
      find({ data }) {
        const bare = sampleItems(data.competitiveAnalysis.competitiveAdvantages).filter(({ description }) =>
          isBlank(description),
        )
        const first = bare[0]
        if (!first) return null
        return recommend(
          'An advantage without proof',
          `${quoteList(
            bare.map(({ title }) => title),
            'advantage',
          )} ${plural(bare.length, 'is', 'are')} only a claim so far. Say how you know you have it and how long a rival would need to copy it.`,
          atItem(section, 'competitiveAdvantages', first.id, 'description'),
        )
      },
    },
    {
      id: 'rivals-cheapness',
      steps: [step],
      weight: weights.weak,
      find({ data }) {
        const cheap = sampleItems(data.competitiveAnalysis.competitiveAdvantages).find(({ title }) =>
          cheapPattern.test(title.slice(0, 200)),
        )
        if (!cheap) return null
        return recommend(
          'A low price is easily copied',
          `${quote(cheap.title)} lasts until a larger rival cuts its price for a month. Say what makes your costs lower than theirs, or lead with something that a price cut cannot match.`,
          atItem(section, 'competitiveAdvantages', cheap.id, 'title'),
        )
      },
    },
    {
      id: 'rivals-no-position',
      steps: [step],
      weight: weights.polish,
      find: ({ data }) =>
        isBlank(data.competitiveAnalysis.marketPosition)
          ? recommend(
              'Say who should choose you',
              'Market position is empty. One sentence is enough: who you are the first choice for, and who you are not for. A business for everyone convinces no one.',
              at(section, 'marketPosition'),
            )
          : null,
    },
    {
      id: 'rivals-no-price-strategy',
      steps: [step],
      weight: weights.weak,
      find({ data, money, sayMoney }) {
        if (isWritten(data.competitiveAnalysis.pricingStrategy)) return null
        const own = money.canCalculate ? ` of ${sayMoney(money.projections.price)}` : ''
        return recommend(
          'Explain your price',
          `The pricing strategy is empty. Put your price${own} next to two competitors’ prices and say why the difference is right. When sales are slow, price is the first thing a lender asks about.`,
          at(section, 'pricingStrategy'),
        )
      },
    },
    {
      id: 'rivals-shares-exceed',
      steps: [step],
      weight: weights.contradicts,
      find({ data }) {
        const rivals = sampleItems(data.competitiveAnalysis.directCompetitors)
        const sums = new Map<string, number>()
        for (const { marketShare } of rivals) {
          const whole = readWhole(marketShare)
          sums.set(whole, (sums.get(whole) ?? 0) + (readFirstPercent(marketShare) ?? 0))
        }
        // A share that does not say of what may be of the same as any other.
        const plain = sums.get('') ?? 0
        const sum = Math.max(...[...sums].map(([whole, part]) => (whole === '' ? part : part + plain)))
        const [first] = rivals
        if (!first || sum <= 100) return null
        const widest = [...sums].find(([whole, part]) => (whole === '' ? part : part + plain) === sum)?.[0]
        const shares = rivals.flatMap(({ id, name, marketShare }) => {
          const whole = readWhole(marketShare)
          const percent = readFirstPercent(marketShare) ?? 0
          return percent > 0 && (whole === '' || whole === widest) ? [{ id, name, marketShare, percent }] : []
        })
        return show(
          (sums.size === 1 ? warn : recommend)(
            'Market shares add up to too much',
            `Your competitors’ shares add up to ${sayPercent(sum)}, which leaves nothing for you. Say what each is a share of, or mark them as estimates.`,
            atItem(section, 'directCompetitors', first.id, 'marketShare'),
          ),
          shares.slice(0, 4).map(({ id, name, marketShare }) => ({
            address: atItem(section, 'directCompetitors', id, 'marketShare'),
            says: shorten(isBlank(name) ? marketShare : `${name}: ${marketShare}`),
          })),
          [
            `${shares
              .slice(0, mostSummed)
              .map(({ percent }) => sayPercent(percent))
              .join(' + ')}${shares.length > mostSummed ? ' + …' : ''} = ${sayPercent(sum)}`,
          ],
        )
      },
    },
    {
      id: 'rivals-price-apart',
      steps: [step],
      weight: weights.weak,
      find(facts) {
        const { money, sayMoney } = facts
        const prices = listRivalPrices(facts)
        if (prices.length < 2 || !money.canCalculate) return null
        const { price } = money.projections
        const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
        if (price >= lowest / 2 && price <= highest * 2) return null
        // The pricing strategy compares in the rivals' unit.
        const isCompared = claimsOf(facts, 'competitiveAnalysis.pricingStrategy').some(
          ({ kind, low }) => kind === 'money' && low >= lowest / 2 && low <= highest * 2,
        )
        if (isCompared) return null
        return show(
          recommend(
            'Your price is far from theirs',
            `Your price is ${sayMoney(price)}. Your competitors charge ${sayMoney(lowest)} to ${sayMoney(highest)}. If yours is per month and theirs is per item, put both in the same unit. If not, say what makes the difference worth it.`,
            at(section, 'pricingStrategy'),
          ),
          [{ address: atFigure('price'), says: sayMoney(price) }, ...showRivalPrices(facts)],
        )
      },
    },
    {
      id: 'rivals-price-among',
      steps: [step],
      weight: weights.praise,
      find(facts) {
        const { money, sayMoney } = facts
        const prices = listRivalPrices(facts)
        if (prices.length < 2 || !money.canCalculate) return null
        const { price } = money.projections
        const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
        if (price < lowest / 2 || price > highest * 2) return null
        const higher = prices.filter((other) => other > price).length
        const rank =
          higher === 0
            ? 'none of them charges more'
            : `${higher} of ${prices.length} ${plural(higher, 'charges', 'charge')} more`
        return show(
          remark(
            'Where your price stands',
            `At ${sayMoney(price)} you are among competitors that charge ${sayMoney(lowest)} to ${sayMoney(highest)}, and ${rank}. Be ready to say what a customer gets for the difference.`,
            at(section, 'pricingStrategy'),
          ),
          [{ address: atFigure('price'), says: sayMoney(price) }, ...showRivalPrices(facts)],
        )
      },
    },
    {
      id: 'rivals-well-compared',
      steps: [step],
      weight: weights.praise,
      find(facts) {
        const full = listRivals(facts).filter(({ rival }) =>
          [rival.name, rival.strengths, rival.weaknesses, rival.pricing].every(isWritten),
        )
        if (full.length < 3) return null
        return remark(
          'You did your homework',
          `${countOf(full.length, 'competitor')} with strengths, weaknesses and prices: this tells a lender that you know your customers’ other choices. Check the prices again in the week you apply.`,
          at(section, 'directCompetitors'),
        )
      },
    },
  ],
}
