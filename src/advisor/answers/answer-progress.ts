import { computeUnitEconomics, healthyLifetimeValueToCac } from '#domain/finance/unit-economics.ts'
import { parseAmount } from '#domain/finance/parse-amount.ts'
import { findStep } from '#domain/plan/steps.ts'
import { riskPriority } from '#domain/plan/risk-priority.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { describeGap, findGaps, type Gap, sortByUrgency } from './gaps.ts'
import type { AnswerPlan } from './answer-context.ts'
import { readFinancialsState, readFixedCosts, readStartupCosts } from './plan-numbers.ts'
import { bullets, firstSentence, isWritten, joinWords, nameStep, paragraphs, quote } from './plan-words.ts'
import { countOf, showLargeMoney, showMoney, showNumber } from './show-figures.ts'

export const answerMissing: AnswerPlan = ({ data }) => {
  const gaps = findGaps(data)
  if (gaps.length === 0) {
    return {
      text: 'Every field that a reader expects is filled in, and no [brackets] are left. Ask “Is my plan ready for the bank?” for a look at how it holds together.',
    }
  }
  const byStep = new Map<string, Gap[]>()
  for (const gap of gaps) {
    const step = `${gap.stepName} (step ${gap.stepNumber})`
    byStep.set(step, [...(byStep.get(step) ?? []), gap])
  }
  const lines = [...byStep].map(([step, found]) => {
    const empty = found.filter(({ kind }) => kind === 'empty').map(({ label }) => label)
    const brackets = found.filter(({ kind }) => kind === 'brackets').map(({ label }) => label)
    const parts = [
      empty.length > 0 && `empty: ${joinWords(empty)}`,
      brackets.length > 0 && `template text in [brackets]: ${joinWords(brackets)}`,
      found.some(({ kind }) => kind === 'template-numbers') && 'price and costs are still the template’s',
    ]
    return `${step}: ${parts.filter((part) => part !== false).join('; ')}`
  })
  const first = sortByUrgency(gaps)[0]
  return {
    text: paragraphs(
      `**${countOf(gaps.length, 'field')} in ${countOf(byStep.size, 'step')} still ${gaps.length === 1 ? 'waits' : 'wait'} for you.**`,
      bullets(lines),
      first && `Begin with ${first.label} (step ${first.stepNumber}): it is what a lender misses first.`,
    ),
  }
}

export const answerNext: AnswerPlan = ({ data }) => {
  const gaps = sortByUrgency(findGaps(data)).slice(0, 3)
  if (gaps.length > 0) {
    return {
      text: paragraphs(
        '**Work on these next, in this order:**',
        bullets(gaps.map((gap) => `${gap.stepName} (step ${gap.stepNumber}). ${describeGap(gap)}`)),
        whyFirst(gaps[0]),
      ),
    }
  }
  const concerns = findConcerns(data)
  return {
    text:
      concerns.length > 0
        ? paragraphs(
            'All fields are filled in. What would strengthen the plan most now:',
            bullets(concerns.slice(0, 3)),
          )
        : 'All fields are filled in and the figures hold together. Let two people read it, one from the trade and one from outside, and check every source once more.',
  }
}

function whyFirst(gap: Gap | undefined): string | null {
  const step = gap ? findStep(gap.stepNumber) : null
  const [hint] = step?.guidance ?? []
  return step && hint ? `For ${step.name}: ${hint}` : null
}

/** What a loan officer would stop at, worst first. */
export function findConcerns(data: WorkbookData): string[] {
  const { projections } = data.financialProjections
  const { contributionMargin, lifetimeValueToCac, breakEvenMonths } = computeUnitEconomics(projections)
  const { total } = readStartupCosts(data)
  const sam = parseAmount(data.marketAnalysis.sam)
  const som = parseAmount(data.marketAnalysis.som)
  const open = data.riskAnalysis.risks.filter(
    ({ impact, probability, mitigation }) =>
      riskPriority(impact, probability) === 'Critical' && !isWritten(mitigation),
  )
  const concerns = [
    projections.price > 0 &&
      contributionMargin <= 0 &&
      `Each sale loses money: ${showMoney(projections.price)} − ${showMoney(projections.cogs)} = ${showMoney(contributionMargin)} (${nameStep('financialProjections')}).`,
    projections.cac > 0 &&
      lifetimeValueToCac < healthyLifetimeValueToCac &&
      `Lifetime value is ${showNumber(lifetimeValueToCac, 1)} times the cost to win a customer; 3 is the usual line.`,
    breakEvenMonths > 12 &&
      `A customer takes ${showNumber(breakEvenMonths, 1)} months to earn back what winning them cost; lenders like to see less than 12.`,
    som !== null &&
      sam !== null &&
      som > sam &&
      'The SOM is larger than the SAM, so one of the two is wrong.',
    som !== null &&
      sam !== null &&
      sam > 0 &&
      som <= sam &&
      som / sam > 0.25 &&
      `The SOM is ${showNumber((som / sam) * 100)}% of the SAM. Say how you win so much.`,
    total <= 0 && `No start-up costs are listed, so nobody can see what the money is for.`,
    total > 0 &&
      !data.financialProjections.startupCosts.some(({ category, description }) =>
        /working capital|reserve/iu.test(`${category} ${description}`.slice(0, 500)),
      ) &&
      'The start-up costs have no working capital in them, a frequent reason for refusal.',
    readFixedCosts(data).length === 0 &&
      `No fixed cost with a monthly amount is named in ${nameStep('businessModel')}, so break-even cannot be checked.`,
    data.riskAnalysis.risks.length < 3 &&
      `Only ${countOf(data.riskAnalysis.risks.length, 'risk')} listed; five honest ones read better.`,
    open.length > 0 &&
      `${countOf(open.length, 'critical risk')} without an answer: ${quote(open[0]?.description ?? '', 90)}`,
    data.competitiveAnalysis.directCompetitors.length === 0 &&
      'No direct competitor is named. Readers take that to mean that nobody looked.',
    data.customerPersonas.personas.length > 0 &&
      data.customerPersonas.primaryPersona === '' &&
      'No primary persona is chosen.',
    data.implementationTimeline.milestones.length < 5 &&
      `${countOf(data.implementationTimeline.milestones.length, 'milestone')} ${data.implementationTimeline.milestones.length === 1 ? 'is' : 'are'} few; eight to twelve carry a first year.`,
    data.teamStructure.founders.some(({ background }) => !isWritten(background)) &&
      'A founder has no background written; lenders finance people first.',
  ]
  return concerns.filter((concern) => typeof concern === 'string')
}

export const answerReadiness: AnswerPlan = ({ data }) => {
  const gaps = findGaps(data)
  const concerns = findConcerns(data)
  const isReady = gaps.length === 0 && concerns.length === 0
  return {
    text: paragraphs(
      isReady
        ? '**By my rules it is ready to be read by a lender.** I can check completeness and arithmetic, not whether your figures are true: that is what quotes, counts and sources are for.'
        : `**Not quite yet.** ${gaps.length > 0 ? `${countOf(gaps.length, 'field')} ${gaps.length === 1 ? 'is' : 'are'} unfinished` : 'All fields are filled in'}${concerns.length > 0 ? `, and a lender would stop at ${countOf(concerns.length, 'point')}:` : '.'}`,
      concerns.length > 0 && bullets(concerns),
      gaps.length > 0 &&
        `Unfinished first: ${joinWords(
          sortByUrgency(gaps)
            .slice(0, 3)
            .map(({ label, stepNumber }) => `${label} (step ${stepNumber})`),
        )}. Ask “What is missing?” for the whole list.`,
    ),
  }
}

export const answerSummary: AnswerPlan = ({ data }) => {
  const { businessIdea, marketAnalysis, customerPersonas, competitiveAnalysis, financialProjections } = data
  const { projections } = financialProjections
  const { grossMarginPercent, lifetimeValueToCac } = computeUnitEconomics(projections)
  const primary =
    customerPersonas.personas.find(({ id }) => id === customerPersonas.primaryPersona) ??
    customerPersonas.personas[0]
  const { total } = readStartupCosts(data)
  const som = parseAmount(marketAnalysis.som)
  const state = readFinancialsState(data)
  const advantage = competitiveAnalysis.competitiveAdvantages[0]
  const topRisk = sortRisks(data)[0]
  const lastMilestone = data.implementationTimeline.milestones.at(-1)
  const lines = [
    isWritten(businessIdea.oneLiner) && `What: ${quote(businessIdea.oneLiner, 260)}`,
    isWritten(businessIdea.problemStatement) && `Problem: ${firstSentence(businessIdea.problemStatement)}`,
    isWritten(businessIdea.solution) && `Solution: ${firstSentence(businessIdea.solution)}`,
    primary && isWritten(primary.name) && `First customer: ${quote(primary.name, 80)}`,
    som !== null && `Market to win: ${showLargeMoney(som)} a year (SOM)`,
    competitiveAnalysis.directCompetitors.length > 0 &&
      `Against: ${joinWords(competitiveAnalysis.directCompetitors.slice(0, 3).map(({ name }) => quote(name, 60)))}`,
    advantage && isWritten(advantage.title) && `Why us: ${quote(advantage.title, 100)}`,
    state === 'real' &&
      `Figures: price ${showMoney(projections.price)}, gross margin ${showNumber(grossMarginPercent, 1)}%, lifetime value ${showNumber(lifetimeValueToCac, 1)} times the cost to win a customer`,
    total > 0 && state === 'real' && `Start-up costs: ${showMoney(total)}`,
    data.teamStructure.founders.length > 0 &&
      `Team: ${joinWords(data.teamStructure.founders.slice(0, 3).map(({ name, role }) => quote([name, role].filter(Boolean).join(', '), 80)))}`,
    topRisk && isWritten(topRisk.description) && `Largest risk: ${quote(topRisk.description, 120)}`,
    lastMilestone &&
      `Timeline: ${countOf(data.implementationTimeline.milestones.length, 'milestone')}, the last “${quote(lastMilestone.title, 60)}” (${quote(lastMilestone.timeline, 40) || 'no time set'})`,
  ].filter((line) => typeof line === 'string')
  if (lines.length === 0) {
    return {
      text: `There is nothing to sum up yet. Write the one-line description in ${nameStep('businessIdea')} first; one sentence is enough to begin.`,
    }
  }
  const gaps = findGaps(data)
  return {
    text: paragraphs(
      `**${isWritten(businessIdea.name) ? quote(businessIdea.name, 80) : 'Your plan'} in short**`,
      bullets(lines),
      gaps.length > 0 &&
        `Left out because it is not written yet: ${joinWords([...new Set(gaps.map(({ stepName }) => stepName))].slice(0, 6))}.`,
    ),
  }
}

const weights = { Critical: 4, 'High Priority': 3, 'Medium Priority': 2, 'Low Priority': 1 }

export function sortRisks(data: WorkbookData): WorkbookData['riskAnalysis']['risks'] {
  return [...data.riskAnalysis.risks].sort(
    (one, other) =>
      weights[riskPriority(other.impact, other.probability)] -
      weights[riskPriority(one.impact, one.probability)],
  )
}
