import { readClaims } from '#advisor/facts/claims/read-claims.ts'
import { hasNumber, isBlank, isWritten, joinTexts, listWords, sampleItems } from '#advisor/facts/texts.ts'
import { countOf, sayNumber } from '#advisor/wording/figures.ts'
import { claimsOf } from '#advisor/facts/phrases.ts'
import { quote, quoteList, shorten } from '#advisor/wording/quote.ts'
import { plural } from '#domain/wording/plural.ts'
import { makePlaceholderRule } from './placeholder-rule.ts'
import { at, atFigure, recommend, remark, show, type StepRules, warn, weights } from './rule.ts'

const step = 6
const section = 'marketingStrategy'
const mostChannels = 6
/** A metric that covers every channel at once. */
const overallMetric =
  /\b(?:by channel|per channel|each channel|every channel|acquisition cost|cost per (?:new )?(?:customer|subscriber|client)|cac)\b/i
const phasePattern =
  /\b(?:before|pre-?launch|pre-?opening|opening|launch|week|weeks|month|months|quarter|q[1-4]|january|february|march|april|may|june|july|august|september|october|november|december)\b/i

const marketingCost = /\b(?:marketing|advert\w{0,8}|ads|promotions?)\b/i

/** A goal without a digit. */
const goalPattern = /\b(?:none|zero|no (?:more|fewer|late|lost)|never|every|all|always)\b/i
/** 'In the nine months to February', '10% of sales': what an amount is for. */
const spanPattern =
  /\b(?:months?|years?|quarters?|weeks?|season) (?:of|to|until|before|after)\b|\b(?:first|over|in|for|until|through) (?:the |our |a )?(?:\w+ ){0,2}(?:months?|years?|weeks?|season)\b|\d\s?(?:%|percent) of (?:sales|revenue)/i

export const marketingStrategyRules: StepRules = {
  step,
  section,
  isBlank: ({ data: { marketingStrategy: plan } }) =>
    isBlank(plan.budget) &&
    isBlank(plan.timeline) &&
    !plan.channels.some(isWritten) &&
    !plan.metrics.some(isWritten),
  suggestFirstMove({ data }) {
    const { personas, primaryPersona } = data.customerPersonas
    const primary = personas.find(({ id }) => id === primaryPersona) ?? personas[0]
    const who = primary && isWritten(primary.name) ? quote(primary.name, 32) : 'your most important customer'
    return recommend(
      'Pick two places where they already look',
      `Where would ${who} hear about you this week? Add those two channels and what you do there. Then add one metric for each that shows within weeks whether it works. Two done well bring in more than six half done.`,
      at(section, 'channels'),
    )
  },
  rules: [
    makePlaceholderRule(step),
    {
      id: 'marketing-no-channels',
      steps: [step],
      weight: weights.missing,
      find: ({ data }) =>
        data.marketingStrategy.channels.some(isWritten)
          ? null
          : warn(
              'No path to customers',
              'You list no channels, so no one can tell how customers hear about you. Start with two where your primary persona already looks. Sales with no path to them are a hope, not a forecast.',
              at(section, 'channels'),
            ),
    },
    {
      id: 'marketing-too-many-channels',
      steps: [step],
      weight: weights.polish,
      find({ data }) {
        const count = data.marketingStrategy.channels.filter(isWritten).length
        if (count <= mostChannels) return null
        return recommend(
          'Too many channels at once',
          `${countOf(count, 'channel')} at once means none gets enough attention. Keep the three closest to your primary persona for the first six months, and save the others for later.`,
          at(section, 'channels'),
        )
      },
    },
    {
      id: 'marketing-no-metrics',
      steps: [step],
      weight: weights.missing,
      find({ data }) {
        const channels = data.marketingStrategy.channels.filter(isWritten)
        if (channels.length === 0 || data.marketingStrategy.metrics.some(isWritten)) return null
        return show(
          warn(
            'Channels without metrics',
            `The plan does not say how you will know whether ${quoteList(channels, 'channel')} ${plural(channels.length, 'works', 'work')}. Give each a metric that shows results within weeks, such as cost per new customer. A lender wants to know when you would stop spending.`,
            at(section, 'metrics'),
          ),
          [
            { address: at(section, 'channels'), says: shorten(channels.slice(0, 3).join(', ')) },
            { address: at(section, 'metrics'), says: 'No metric' },
          ],
        )
      },
    },
    {
      id: 'marketing-channel-unmeasured',
      steps: [step],
      weight: weights.weak,
      find({ data }) {
        const channels = sampleItems(data.marketingStrategy.channels).filter(isWritten)
        const metrics = joinTexts(sampleItems(data.marketingStrategy.metrics))
        const count = data.marketingStrategy.metrics.filter(isWritten).length
        if (isBlank(metrics) || count >= channels.length || overallMetric.test(metrics)) return null
        const measured = new Set(listWords(metrics))
        const bare = channels.filter(
          (channel) => !listWords(channel).some((word) => word.length > 3 && measured.has(word)),
        )
        if (bare.length === 0) return null
        return show(
          recommend(
            'A channel without a metric',
            `You have ${countOf(channels.length, 'channel')} and ${countOf(count, 'metric')}, but none of them covers ${quoteList(bare, 'channel')}. Add the number that would make you stop, or drop the channel.`,
            at(section, 'metrics'),
          ),
          [
            { address: at(section, 'channels'), says: shorten(bare.slice(0, 3).join(', ')) },
            { address: at(section, 'metrics'), says: shorten(metrics) },
          ],
        )
      },
    },
    {
      id: 'marketing-metric-without-goal',
      steps: [step],
      weight: weights.polish,
      find({ data }) {
        const bare = sampleItems(data.marketingStrategy.metrics).filter(
          (metric) => isWritten(metric) && !hasNumber(metric) && !goalPattern.test(metric.slice(0, 300)),
        )
        if (bare.length === 0 || (bare.length === 1 && data.marketingStrategy.metrics.length > 2)) return null
        return recommend(
          'A metric needs a goal',
          `${quoteList(bare, 'metric')} ${plural(bare.length, 'has', 'have')} no target. Write the number and the month, such as “below $150 by month 3,” so that you can tell good from bad.`,
          at(section, 'metrics'),
        )
      },
    },
    {
      id: 'marketing-no-budget',
      steps: [step],
      weight: weights.missing,
      find({ data, money, sayMoney }) {
        if (isWritten(data.marketingStrategy.budget)) return null
        const paid = data.financialProjections.forecast.runningCosts.find(
          ({ name, category, amount }) =>
            (category === 'marketing' || marketingCost.test(name)) && amount !== null && amount > 0,
        )
        if (paid) {
          return show(
            recommend(
              'The marketing budget is only in the forecast',
              `Your forecast pays for ${quote(paid.name || 'marketing', 40)}. Write the amount a month here too, and what it buys, so that a lender finds the same number in both places.`,
              at(section, 'budget'),
            ),
            [
              {
                address: at('financialProjections', 'forecast', 'runningCosts', { id: paid.id }, 'amount'),
                says: `${paid.name || 'Marketing'}: ${sayMoney(paid.amount ?? 0)}`,
              },
              { address: at(section, 'budget'), says: 'Empty' },
            ],
          )
        }
        const { cac } = money.projections
        const isKnown = money.state === 'real' && cac > 0
        const hint = isKnown
          ? `Ten customers a month at your ${sayMoney(cac)} each would be ${sayMoney(cac * 10)}.`
          : 'Multiply the customers you want each month by what it costs to win one.'
        return show(
          warn(
            'No marketing budget',
            `Customers do not come for free, and the plan sets nothing aside. ${hint} Write it as an amount a month. A lender checks that it is part of the cash you ask for.`,
            at(section, 'budget'),
          ),
          [
            { address: at(section, 'budget'), says: 'Empty' },
            ...(isKnown ? [{ address: atFigure('cac'), says: `${sayMoney(cac)} a customer` }] : []),
          ],
          isKnown ? [`10 × ${sayMoney(cac)} = ${sayMoney(cac * 10)} a month`] : [],
        )
      },
    },
    {
      id: 'marketing-budget-not-a-number',
      steps: [step],
      weight: weights.weak,
      find: (facts) =>
        isWritten(facts.data.marketingStrategy.budget) &&
        facts.marketing.budget === null &&
        !claimsOf(facts, 'marketingStrategy.budget').some(({ kind }) => kind === 'money')
          ? recommend(
              'Put a number on the budget',
              `${quote(facts.data.marketingStrategy.budget)} has no amount. Even a share of sales only becomes real as dollars a month in the first year.`,
              at(section, 'budget'),
            )
          : null,
    },
    {
      id: 'marketing-budget-without-period',
      steps: [step],
      weight: weights.polish,
      find({ data, marketing: { budget }, sayMoney }) {
        if (
          !budget ||
          budget.period !== null ||
          spanPattern.test(data.marketingStrategy.budget.slice(0, 1000))
        )
          return null
        return recommend(
          'Per month, per year or once?',
          `Your budget of ${sayMoney(budget.amount)} does not say for how long. Write it as an amount a month, with opening costs listed separately, so that a reader can compare it with the customers it should win.`,
          at(section, 'budget'),
        )
      },
    },
    {
      id: 'marketing-budget-unsplit',
      steps: [step],
      weight: weights.polish,
      find({ data, marketing: { budget }, sayMoney }) {
        const channels = data.marketingStrategy.channels.filter(isWritten).length
        const figures = readClaims(data.marketingStrategy.budget.slice(0, 1000)).length
        if (!budget || channels < 2 || figures > 1) return null
        return show(
          recommend(
            'Split the budget',
            `${sayMoney(budget.amount)} across ${countOf(channels, 'channel')} says little about any of them. Write how much goes where, with most of it on the channel that brings customers soonest.`,
            at(section, 'budget'),
          ),
          [
            { address: at(section, 'budget'), says: sayMoney(budget.amount) },
            { address: at(section, 'channels'), says: countOf(channels, 'channel') },
          ],
        )
      },
    },
    {
      id: 'marketing-no-timeline',
      steps: [step],
      weight: weights.weak,
      find({ data }) {
        const { timeline } = data.marketingStrategy
        if (isWritten(timeline) && phasePattern.test(timeline.slice(0, 2000))) return null
        return recommend(
          'When does what happen?',
          isBlank(timeline)
            ? 'The marketing timeline is empty. Say what you do before opening, in the first month, and after that. Attention is cheapest in the weeks before opening.'
            : `${quote(timeline)} has no week or month. Say what happens before opening, in the first month, and after that, so that the spending fits into the cash plan.`,
          at(section, 'timeline'),
        )
      },
    },
    {
      id: 'marketing-customers-bought',
      steps: [step],
      weight: weights.praise,
      whenBlank: true,
      find({ marketing, money, sayMoney }) {
        const { customersPerMonth, monthlyBudget } = marketing
        if (customersPerMonth === null || monthlyBudget === null || customersPerMonth < 1) return null
        return show(
          remark(
            'What the budget buys',
            `${sayMoney(monthlyBudget)} a month at ${sayMoney(money.projections.cac)} a customer wins about ${sayNumber(Math.floor(customersPerMonth))} a month, ${sayNumber(Math.floor(customersPerMonth * 12))} in the first year. Track this ratio from the first week, and you will see trouble before the bank does.`,
            at(section, 'budget'),
          ),
          [
            { address: at(section, 'budget'), says: `${sayMoney(monthlyBudget)} a month` },
            { address: atFigure('cac'), says: `${sayMoney(money.projections.cac)} a customer` },
          ],
          [
            `${sayMoney(monthlyBudget)} ÷ ${sayMoney(money.projections.cac)} = ${sayNumber(customersPerMonth)} customers a month`,
          ],
        )
      },
    },
    {
      id: 'marketing-measured',
      steps: [step],
      weight: weights.praise,
      find({ data }) {
        const channels = data.marketingStrategy.channels.filter(isWritten).length
        const goals = data.marketingStrategy.metrics.filter(
          (metric) => isWritten(metric) && hasNumber(metric),
        ).length
        if (channels < 2 || goals < channels) return null
        return remark(
          'Every channel has a target',
          `${countOf(channels, 'channel')} and ${countOf(goals, 'goal')} with numbers: you will know within weeks where to stop and where to spend more. That answers a lender’s “What if it does not work?”`,
          at(section, 'metrics'),
        )
      },
    },
  ],
}
