import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { isFinished } from '#advisor/facts/texts.ts'
import { countOf, sayPercent } from '#advisor/wording/figures.ts'
import { nameStep } from '#advisor/wording/name-step.ts'
import { shorten } from '#advisor/wording/quote.ts'
import { healthyLifetimeValueToCac } from '#domain/finance/unit-economics.ts'
import { riskPriority } from '#domain/plan/risk-priority.ts'
import { formatNumber } from '#domain/wording/format-number.ts'
import { plural } from '#domain/wording/plural.ts'

/** What a loan officer would stop at, worst first. */
export function findConcerns({ data, money, market, showMoney }: PlanFacts): string[] {
  const { projections, startupTotal } = money
  const { contributionMargin, lifetimeValueToCac, breakEvenMonths } = money.economics
  const sam = market.sam.comparable
  const som = market.som.comparable
  const open = data.riskAnalysis.risks.filter(
    ({ impact, probability, mitigation }) =>
      riskPriority(impact, probability) === 'Critical' && !isFinished(mitigation),
  )
  const concerns = [
    projections.price > 0 &&
      contributionMargin <= 0 &&
      `${contributionMargin < 0 ? 'Each sale loses money' : 'Each sale leaves nothing'}: ${showMoney(projections.price)} − ${showMoney(projections.cogs)} = ${showMoney(contributionMargin)} (${nameStep('financialProjections')}).`,
    projections.cac > 0 &&
      lifetimeValueToCac < healthyLifetimeValueToCac &&
      `Lifetime value is ${formatNumber(lifetimeValueToCac, 1)} times the cost to win a customer. 3 is the usual minimum.`,
    breakEvenMonths > 12 &&
      `It takes ${formatNumber(breakEvenMonths, 1)} months to get back the cost of winning a customer. Lenders like to see less than 12.`,
    som !== null &&
      sam !== null &&
      som > sam &&
      'The SOM is larger than the SAM, so one of the two is wrong.',
    som !== null &&
      sam !== null &&
      sam > 0 &&
      som <= sam &&
      som / sam > 0.25 &&
      `The SOM is ${sayPercent((som / sam) * 100)} of the SAM. Say how you will win that much.`,
    startupTotal <= 0 && 'No start-up costs are listed, so no one can see what the money is for.',
    startupTotal > 0 &&
      !money.hasReserve &&
      'The start-up costs include no working capital, a common reason for being turned down.',
    money.fixedCosts.length === 0 &&
      `No fixed cost with a monthly amount is listed in ${nameStep('businessModel')}, so I cannot check break-even.`,
    data.riskAnalysis.risks.length < 3 &&
      `Only ${countOf(data.riskAnalysis.risks.length, 'risk')} listed. Five honest ones look better.`,
    open.length > 0 &&
      `${countOf(open.length, 'critical risk')} without an answer: ${shorten(open[0]?.description ?? '', 90)}`,
    data.competitiveAnalysis.directCompetitors.length === 0 &&
      'No direct competitor is listed. Readers take that to mean that you did not look.',
    data.customerPersonas.personas.length > 0 &&
      data.customerPersonas.primaryPersona === '' &&
      'No primary persona is chosen.',
    data.implementationTimeline.milestones.length < 5 &&
      `${countOf(data.implementationTimeline.milestones.length, 'milestone')} ${plural(data.implementationTimeline.milestones.length, 'is', 'are')} not many. Eight to twelve cover a first year.`,
    data.teamStructure.founders.some(({ background }) => !isFinished(background)) &&
      'A founder has no background yet. Lenders finance people first.',
  ]
  return concerns.filter((concern) => typeof concern === 'string')
}
