import { plural } from '#domain/wording/plural.ts'
import { mentionsCurrency, parseAmount } from '#domain/finance/parse-amount.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { countOf, sayMoney, sayPercent } from '#advisor/wording/figures.ts'
import { isBlank, isWritten, sampleItems } from '#advisor/facts/texts.ts'
import { quote, quoteList } from '#advisor/wording/quote.ts'
import { makePlaceholderRule } from './placeholder-rule.ts'
import {
  at,
  atItem,
  type Finding,
  recommend,
  remark,
  type Rule,
  type StepRules,
  warn,
  weights,
} from './rule.ts'

const step = 4
const section = 'competitiveAnalysis'
const cheapPattern =
  /\b(?:cheap(?:er|est)?|low(?:er|est)? (?:price|prices|cost)|affordable|undercut|discount)\b/i
const percentPattern = /(\d{1,3}(?:\.\d{1,2})?)\s?%/u

type Part = 'name' | 'strengths' | 'weaknesses' | 'pricing'

/** Both lists, with the name of the list each stands in. */
function listRivals({ data }: PlanFacts) {
  const { directCompetitors, indirectCompetitors } = data.competitiveAnalysis
  return [
    ...sampleItems(directCompetitors).map((rival) => ({ rival, field: 'directCompetitors' })),
    ...sampleItems(indirectCompetitors).map((rival) => ({ rival, field: 'indirectCompetitors' })),
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
      return recommend(title, content, atItem(section, first.field, first.rival.id, part))
    },
  }
}

/** Prices that competitors are said to ask for; percentages and words give none. */
function listRivalPrices({ data }: PlanFacts): number[] {
  return sampleItems(data.competitiveAnalysis.directCompetitors).flatMap(({ pricing }) => {
    const price = mentionsCurrency(pricing) ? parseAmount(pricing) : null
    return price !== null && price > 0 ? [price] : []
  })
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
      `Where do ${isBlank(businessIdea.name) ? 'your future customers' : `the future customers of ${quote(businessIdea.name, 32)}`} spend this money now? Add the two nearest places as direct competitors, visit them once and note price, queue and what people complain about: a lender knows they exist and wants to see that you looked.`,
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
              'No direct competitor named',
              'A plan without competitors reads as one whose writer did not look, or whose market does not exist. Name the two places nearest to you that sell almost the same.',
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
          'One competitor is hardly all',
          `${isBlank(only.name) ? 'Only one competitor' : `Only ${quote(only.name)}`} stands against you here. Add two more, also the one you respect most: the comparison is what shows your place in the market.`,
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
              'No indirect competitor is named. Making it at home, buying it elsewhere or going without also takes your sales: name at least one and what would make people change.',
              at(section, 'indirectCompetitors'),
            )
          : null,
    },
    makePartRule('rivals-no-weaknesses', 'weaknesses', weights.weak, (names, isOne) => ({
      title: 'A competitor without a weakness',
      content: `You name no weakness of ${names}. Read ${isOne ? 'its' : 'their'} worst reviews and write what customers complain about: that gap is where your first customers come from.`,
    })),
    makePartRule('rivals-no-strengths', 'strengths', weights.weak, (names) => ({
      title: 'Be fair to a competitor',
      content: `Nothing says why people buy from ${names} today. Give each a real strength: a rival without one tells the lender that you have not been there.`,
    })),
    makePartRule('rivals-no-pricing', 'pricing', weights.weak, (names) => ({
      title: 'A competitor without prices',
      content: `What do ${names} charge? Look it up or buy once, and write it in: your own price can only be judged beside theirs.`,
    })),
    makePartRule('rivals-no-name', 'name', weights.polish, () => ({
      title: 'A competitor without a name',
      content:
        'One competitor has no name. Write it, or the kind of provider if there are many alike, so that a reader can look it up.',
    })),
    {
      id: 'rivals-no-advantage',
      steps: [step],
      weight: weights.missing,
      find: ({ data }) =>
        data.competitiveAnalysis.competitiveAdvantages.length === 0
          ? warn(
              'Why would anyone choose you?',
              'No competitive advantage is written. Name one that is hard to copy, such as the corner, a contract, a recipe or ten years in the trade, and what it would cost a rival to catch up.',
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
          )} ${plural(bare.length, 'is', 'are')} only claimed so far. Say how you know that you have it and how long a rival would need to copy it.`,
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
        return warn(
          'A low price is easily copied',
          `${quote(cheap.title)} lasts until the larger rival lowers theirs for a month. Say what makes your costs lower than theirs, or lead with something that cannot be matched by a price tag.`,
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
              'Say for whom you are the obvious choice',
              'Market position is empty. One sentence will do: for whom you are the first choice, and for whom you are not; a business for everybody convinces nobody.',
              at(section, 'marketPosition'),
            )
          : null,
    },
    {
      id: 'rivals-no-price-strategy',
      steps: [step],
      weight: weights.weak,
      find({ data, money }) {
        if (isWritten(data.competitiveAnalysis.pricingStrategy)) return null
        const own = money.isReckonable ? ` of ${sayMoney(money.projections.price)}` : ''
        return recommend(
          'Explain your price',
          `The pricing strategy is empty. Put your price${own} beside two competitors’ and say why the difference is right: price is the first lever a lender asks about when sales are slow.`,
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
        const sum = rivals.reduce(
          (total, { marketShare }) =>
            total + Number(percentPattern.exec(marketShare.slice(0, 200))?.[1] ?? 0),
          0,
        )
        const first = rivals[0]
        if (!first || sum <= 100) return null
        return warn(
          'Market shares add up to too much',
          `Your competitors’ shares come to ${sayPercent(sum)} together, which leaves nothing for you. Say for each what it is a share of, or mark them as estimates.`,
          atItem(section, 'directCompetitors', first.id, 'marketShare'),
        )
      },
    },
    {
      id: 'rivals-price-apart',
      steps: [step],
      weight: weights.weak,
      find(facts) {
        const prices = listRivalPrices(facts)
        if (prices.length < 2 || !facts.money.isReckonable) return null
        const { price } = facts.money.projections
        const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
        if (price >= lowest / 2 && price <= highest * 2) return null
        return recommend(
          'Your price is far from theirs',
          `You plan with ${sayMoney(price)}; your competitors ask for ${sayMoney(lowest)} to ${sayMoney(highest)}. If that is per month and theirs per item, put both in the same unit; if not, say what makes the difference worth it.`,
          at(section, 'pricingStrategy'),
        )
      },
    },
    {
      id: 'rivals-price-among',
      steps: [step],
      weight: weights.praise,
      find(facts) {
        const prices = listRivalPrices(facts)
        if (prices.length < 2 || !facts.money.isReckonable) return null
        const { price } = facts.money.projections
        const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
        if (price < lowest / 2 || price > highest * 2) return null
        const dearer = prices.filter((other) => other > price).length
        const rank =
          dearer === 0
            ? 'nobody asks for more'
            : `${dearer} of ${prices.length} ${plural(dearer, 'asks', 'ask')} for more`
        return remark(
          'Where your price stands',
          `At ${sayMoney(price)} you are among competitors from ${sayMoney(lowest)} to ${sayMoney(highest)}, and ${rank}. Be ready to say what a customer gets for the difference.`,
          at(section, 'pricingStrategy'),
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
          'You have done the homework',
          `${countOf(full.length, 'competitor')} with strengths, weaknesses and prices: a lender reads from this that you know your customers’ other choices. Look at the prices again in the week you apply.`,
          at(section, 'directCompetitors'),
        )
      },
    },
  ],
}
