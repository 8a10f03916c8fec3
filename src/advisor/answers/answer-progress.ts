import { isFinished } from '#advisor/facts/texts.ts'
import { describeGap, findGaps, type Gap, sortByUrgency } from '#advisor/review/find-gaps.ts'
import { countOf } from '#advisor/wording/figures.ts'
import { bullets, paragraphs } from '#advisor/wording/markdown.ts'
import { nameStep } from '#advisor/wording/name-step.ts'
import { shorten } from '#advisor/wording/quote.ts'
import { firstSentence, joinWords } from '#advisor/wording/sentences.ts'
import { stepGuidance } from '#domain/plan/step-guidance.ts'
import { findStep } from '#domain/plan/steps.ts'
import { formatNumber } from '#domain/wording/format-number.ts'
import { plural } from '#domain/wording/plural.ts'
import type { AnswerPlan, AnswerPlanLater } from './answer-context.ts'
import { sayNext } from './load-review-answers.ts'
import { sortRisks } from './sort-risks.ts'

export const answerMissing: AnswerPlan = ({ data }) => {
  const gaps = findGaps(data)
  if (gaps.length === 0) {
    return {
      text: 'Every field that a reader expects is filled in, and no [brackets] are left. Ask “Is my plan ready for the bank?” to see how well it holds together.',
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
      `**${countOf(gaps.length, 'field')} in ${countOf(byStep.size, 'step')} still ${plural(gaps.length, 'needs', 'need')} your input.**`,
      bullets(lines),
      first &&
        `Start with ${first.label} (step ${first.stepNumber}). It is the first thing a lender will miss.`,
    ),
  }
}

export const answerNext: AnswerPlanLater = async (context) => {
  const gaps = sortByUrgency(findGaps(context.data)).slice(0, 3)
  if (gaps.length > 0) {
    return {
      text: paragraphs(
        '**Work on these next, in this order:**',
        bullets(gaps.map((gap) => `${gap.stepName} (step ${gap.stepNumber}). ${describeGap(gap)}`)),
        whyFirst(gaps[0]),
      ),
    }
  }
  return sayNext(context)
}

function whyFirst(gap: Gap | undefined): string | null {
  const step = gap ? findStep(gap.stepNumber) : null
  const [hint] = step ? stepGuidance[step.key] : []
  return step && hint ? `For ${step.name}: ${hint}` : null
}

export const answerSummary: AnswerPlan = ({ data, facts: { money, market, sayMoney, showMoney } }) => {
  const { businessIdea, customerPersonas, competitiveAnalysis } = data
  const { projections, state, startupTotal } = money
  const { grossMarginPercent, lifetimeValueToCac } = money.economics
  const primary =
    customerPersonas.personas.find(({ id }) => id === customerPersonas.primaryPersona) ??
    customerPersonas.personas[0]
  const { amount: som, foreignCurrency } = market.som
  const advantage = competitiveAnalysis.competitiveAdvantages[0]
  const topRisk = sortRisks(data)[0]
  const lastMilestone = data.implementationTimeline.milestones.at(-1)
  const lines = [
    isFinished(businessIdea.oneLiner) && `What: ${shorten(businessIdea.oneLiner, 260)}`,
    isFinished(businessIdea.problemStatement) && `Problem: ${firstSentence(businessIdea.problemStatement)}`,
    isFinished(businessIdea.solution) && `Solution: ${firstSentence(businessIdea.solution)}`,
    primary && isFinished(primary.name) && `First customer: ${shorten(primary.name, 80)}`,
    som !== null && `Market to win: ${sayMoney(som, foreignCurrency)} a year (SOM)`,
    competitiveAnalysis.directCompetitors.length > 0 &&
      `Against: ${joinWords(competitiveAnalysis.directCompetitors.slice(0, 3).map(({ name }) => shorten(name, 60)))}`,
    advantage && isFinished(advantage.title) && `Why us: ${shorten(advantage.title, 100)}`,
    state === 'real' &&
      `Figures: price ${showMoney(projections.price)}, gross margin ${formatNumber(grossMarginPercent, 1)}%, lifetime value ${formatNumber(lifetimeValueToCac, 1)} times the cost to win a customer`,
    startupTotal > 0 && state === 'real' && `Start-up costs: ${showMoney(startupTotal)}`,
    data.teamStructure.founders.length > 0 &&
      `Team: ${joinWords(data.teamStructure.founders.slice(0, 3).map(({ name, role }) => shorten([name, role].filter(Boolean).join(', '), 80)))}`,
    topRisk && isFinished(topRisk.description) && `Biggest risk: ${shorten(topRisk.description, 120)}`,
    lastMilestone &&
      `Timeline: ${countOf(data.implementationTimeline.milestones.length, 'milestone')}, the last one “${shorten(lastMilestone.title, 60)}” (${shorten(lastMilestone.timeline, 40) || 'no time set'})`,
  ].filter((line) => typeof line === 'string')
  if (lines.length === 0) {
    return {
      text: `There is nothing to summarize yet. Write the one-line description in ${nameStep('businessIdea')} first. One sentence is enough to start.`,
    }
  }
  const gaps = findGaps(data)
  return {
    text: paragraphs(
      `**${isFinished(businessIdea.name) ? shorten(businessIdea.name, 80) : 'Your plan'} in short**`,
      bullets(lines),
      gaps.length > 0 &&
        `Left out because you have not written it yet: ${joinWords([...new Set(gaps.map(({ stepName }) => stepName))].slice(0, 6))}.`,
    ),
  }
}
