import { isFinished } from '#advisor/facts/texts.ts'
import { countOf, sayPercent } from '#advisor/wording/figures.ts'
import { bullets, paragraphs } from '#advisor/wording/markdown.ts'
import { nameStep } from '#advisor/wording/name-step.ts'
import { shorten } from '#advisor/wording/quote.ts'
import { joinWords } from '#advisor/wording/sentences.ts'
import { formatNumber } from '#domain/wording/format-number.ts'
import type { AnswerPlan } from './answer-context.ts'

const market = nameStep('marketAnalysis')
const competition = nameStep('competitiveAnalysis')
const personas = nameStep('customerPersonas')

export const answerMarketSize: AnswerPlan = ({
  data,
  facts: { money, market: facts, sayMoney, showMoney },
}) => {
  const sizes = facts.sizes.map((size) => ({ name: size.key.toUpperCase(), ...size }))
  const unread = sizes.filter(({ amount }) => amount === null).map(({ name }) => name)
  const [tamSize, samSize, somSize] = sizes.map(({ comparable }) => comparable)
  const { price } = data.financialProjections.projections
  const yearly = money.fixedMonthlyCosts * 12
  const lines = [
    ...sizes.flatMap(({ name, amount, foreignCurrency }) =>
      amount === null ? [] : [`${name}: ${sayMoney(amount, foreignCurrency)} a year`],
    ),
    tamSize && samSize ? `SAM ÷ TAM = ${sayPercent((samSize / tamSize) * 100)}` : null,
    samSize && somSize ? `SOM ÷ SAM = ${sayPercent((somSize / samSize) * 100)}` : null,
    somSize && price > 0
      ? `SOM ÷ price = ${sayMoney(somSize)} ÷ ${showMoney(price)} = ${countOf(Math.round(somSize / price), 'sale')} a year, ${formatNumber(somSize / price / 12)} a month`
      : null,
    somSize && yearly > 0
      ? `Fixed costs: ${showMoney(yearly)} a year, ${sayPercent((yearly / somSize) * 100)} of the SOM`
      : null,
  ].filter((line) => line !== null)
  if (lines.length === 0) {
    return {
      text: `Your plan has no market size yet. Fill in TAM, SAM and SOM in ${market}, each as “customers × what each spends a year.” The quick action “Help size my market” drafts a SOM from your price.`,
    }
  }
  return {
    text: paragraphs(
      judgeMarket(tamSize ?? null, samSize ?? null, somSize ?? null, yearly),
      bullets(lines),
      unread.length > 0 &&
        `I cannot find an amount in ${joinWords(unread)}. Put it first: “$4.2 million a year: …”`,
    ),
  }
}

function judgeMarket(
  tam: number | null,
  sam: number | null,
  som: number | null,
  yearlyCosts: number,
): string {
  if ((tam !== null && sam !== null && sam > tam) || (sam !== null && som !== null && som > sam))
    return '**The three sizes contradict each other.** Each has to be smaller than the one before it: TAM, then SAM, then SOM.'
  if (som === null) return '**I cannot say without the SOM**, the part you can win within about three years.'
  if (yearlyCosts > 0 && som < yearlyCosts)
    return '**No. The market you can win would not cover your fixed costs.** Expand the area or the offer, or lower the costs.'
  if (sam !== null && som / sam > 0.25)
    return '**It is tight.** You need more than a quarter of everyone you can serve. Few new businesses win that in three years.'
  return '**It looks big enough for this plan**, judging by its own numbers.'
}

export const answerCompetitors: AnswerPlan = ({ data, facts: { money, showMoney } }) => {
  const { directCompetitors, indirectCompetitors, marketPosition } = data.competitiveAnalysis
  const { price } = data.financialProjections.projections
  if (directCompetitors.length + indirectCompetitors.length === 0) {
    return {
      text: `Your plan lists no competitors yet. Add two or three in ${competition}, and one indirect way to solve the problem. The quick action “Research competitors” tells you what to look up and where.`,
    }
  }
  const describe = (competitor: (typeof directCompetitors)[number], kind: string) =>
    `${shorten(competitor.name, 80) || 'No name yet'} (${kind}). ${[
      competitor.pricing && `Price: ${shorten(competitor.pricing, 60)}`,
      competitor.strengths && `strong: ${shorten(competitor.strengths, 80)}`,
      competitor.weaknesses ? `weak: ${shorten(competitor.weaknesses, 80)}` : 'weaknesses: not written yet',
    ]
      .filter(Boolean)
      .join('; ')}`
  return {
    text: paragraphs(
      `**${countOf(directCompetitors.length, 'direct competitor')}, ${countOf(indirectCompetitors.length, 'indirect one')}**`,
      bullets([
        ...directCompetitors.slice(0, 8).map((competitor) => describe(competitor, 'direct')),
        ...indirectCompetitors.slice(0, 8).map((competitor) => describe(competitor, 'indirect')),
      ]),
      money.state === 'real' && price > 0 && `Your own price: ${showMoney(price)}.`,
      isFinished(marketPosition) && `Your position: ${shorten(marketPosition, 200)}`,
      indirectCompetitors.length === 0 &&
        'No indirect competitor is listed. What do people who buy from none of these do today?',
    ),
  }
}

export const answerAdvantage: AnswerPlan = ({ data }) => {
  const advantages = data.competitiveAnalysis.competitiveAdvantages.filter(({ title }) => isFinished(title))
  const { valueProposition } = data.businessIdea
  if (advantages.length === 0 && !isFinished(valueProposition)) {
    return {
      text: `Your plan does not say yet. Write the value proposition in ${nameStep('businessIdea')} and one or two competitive advantages in ${competition}: something customers value and rivals cannot easily copy.`,
    }
  }
  return {
    text: paragraphs(
      isFinished(valueProposition) && `**Your promise:** ${shorten(valueProposition, 300)}`,
      advantages.length > 0 && '**What is hard to copy:**',
      advantages.length > 0 &&
        bullets(
          advantages
            .slice(0, 5)
            .map(
              ({ title, description }) =>
                `${shorten(title, 80)}${isFinished(description) ? `. ${shorten(description, 160)}` : '. The plan does not say yet why it lasts.'}`,
            ),
        ),
      advantages.length === 0 &&
        `No lasting advantage is listed in ${competition}. A promise that others can copy wins your first customers, but does not last through year two.`,
    ),
  }
}

export const answerCustomer: AnswerPlan = ({ data }) => {
  const { personas: list, primaryPersona } = data.customerPersonas
  const primary = list.find(({ id }) => id === primaryPersona)
  const { segments } = data.marketAnalysis
  const shown = primary ?? list[0]
  if (!shown) {
    return {
      text: paragraphs(
        segments.length > 0 &&
          `Your market segments: ${joinWords(segments.slice(0, 4).map(({ name }) => shorten(name, 60)))}.`,
        `There is no persona yet. Add one in ${personas}, or use a draft from the quick action “Define target personas.”`,
      ),
    }
  }
  const parts = [
    ['Who', shown.demographics],
    ['Pain', shown.painPoints],
    ['Goal', shown.goals],
    ['Buys', shown.buyingBehavior],
  ] as const
  const others = list.filter((persona) => persona !== shown).slice(0, 4)
  return {
    text: paragraphs(
      `**${shorten(shown.name, 80) || 'A persona without a name'}**${primary ? ', your primary persona' : ''}`,
      bullets(
        parts.map(
          ([label, text]) => `${label}: ${text.trim() === '' ? 'not written yet' : shorten(text, 200)}`,
        ),
      ),
      others.length > 0 && `Also: ${joinWords(others.map(({ name }) => shorten(name, 60)))}.`,
      !primary &&
        `No primary persona is chosen. Choose one in ${personas}. When two needs conflict, that one wins.`,
    ),
  }
}

export const answerMarketing: AnswerPlan = ({ data, facts }) => {
  const { showMoney } = facts
  const { channels, metrics, budget } = data.marketingStrategy
  const { cac } = data.financialProjections.projections
  const monthly = facts.marketing.monthlyBudget
  if (channels.length === 0 && budget.trim() === '') {
    return {
      text: `Your plan has no marketing yet. Choose two or three channels in ${nameStep('marketingStrategy')}, with a monthly budget and one metric for each that shows whether it works.`,
    }
  }
  return {
    text: paragraphs(
      channels.length > 0 &&
        `**${countOf(channels.length, 'channel')}, ${countOf(metrics.length, 'metric')}**`,
      bullets(channels.slice(0, 8).map((channel) => shorten(channel, 120))),
      monthly === null
        ? 'I cannot find a monthly budget. Put it first: “$600 a month: …”'
        : cac > 0
          ? `Budget: ${showMoney(monthly)} a month ÷ ${showMoney(cac)} to win a customer = ${countOf(Math.floor(monthly / cac), 'new customer')} a month.`
          : `Budget: ${showMoney(monthly)} a month. Enter the cost to win a customer in ${nameStep('financialProjections')} to see how many customers that wins.`,
      metrics.length < channels.length &&
        channels.length > 0 &&
        `There are fewer metrics than channels. Give each channel one metric that tells you within weeks whether to continue.`,
    ),
  }
}

export const answerPrice: AnswerPlan = ({ data, facts: { money, showMoney } }) => {
  const { projections, pricingTiers } = data.financialProjections
  const { directCompetitors, pricingStrategy } = data.competitiveAnalysis
  if (projections.price <= 0)
    return {
      text: `There is no price yet. Enter it in ${nameStep('financialProjections')}, then compare it with the prices in ${competition}.`,
    }
  const rivals = directCompetitors.filter(({ pricing }) => pricing.trim() !== '').slice(0, 5)
  const margin = projections.price - projections.cogs
  return {
    text: paragraphs(
      money.state === 'template' && 'The price is still the template’s.',
      `**Your price: ${showMoney(projections.price)}**, which leaves ${showMoney(margin)} after ${showMoney(projections.cogs)} cost of goods, or ${sayPercent((margin / projections.price) * 100)} of it.`,
      pricingTiers.length > 0 &&
        `Tiers: ${joinWords(pricingTiers.slice(0, 6).map(({ name, price }) => `${shorten(name, 40)} ${showMoney(price)}`))}.`,
      rivals.length > 0
        ? bullets(rivals.map(({ name, pricing }) => `${shorten(name, 60)}: ${shorten(pricing, 80)}`))
        : `No competitor’s price is listed in ${competition}, so I cannot compare yours.`,
      isFinished(pricingStrategy) && `Your reasoning: ${shorten(pricingStrategy, 200)}`,
      `You make money at any price above ${showMoney(projections.cogs)}. A 10% higher price would leave ${showMoney(margin + projections.price * 0.1)} instead of ${showMoney(margin)}.`,
    ),
  }
}
