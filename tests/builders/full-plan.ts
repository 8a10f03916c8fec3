import { restoreWorkbook, type Workbook } from '#domain/plan/restore.ts'
import { ownAnswers } from './full-plan-answers.ts'
import { marketAnswers } from './full-plan-market.ts'

/**
 * A believable plan with every field filled: a coffee roastery that sells by subscription. One subscriber
 * pays $46 a month; 1,150 subscribers after two years is what market, team and timeline come back to.
 */
export const fullPlan: Workbook = restoreWorkbook({
  title: 'Kestrel Coffee Roasters',
  template: 'ecommerce',
  currentStep: 12,
  completedSteps: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  data: { ...ownAnswers, ...marketAnswers },
})

/** What must come out of every format exactly as it was typed, with emoji and both directions of writing. */
export const sevenScripts: readonly string[] = [
  'Zażółć gęślą jaźń',
  'Ελληνικά',
  'Кириллица',
  '中文',
  'العربية',
  'हिन्दी',
  '🚀',
]

/** Every kind of place in a document (title, paragraph, list, table, heading) holds every script. */
export const sevenScriptsPlan: Workbook = restoreWorkbook({
  ...fullPlan,
  title: `Kestrel ${sevenScripts.join(' ')}`,
  data: {
    ...fullPlan.data,
    businessIdea: {
      ...fullPlan.data.businessIdea,
      oneLiner: sevenScripts.join(' · '),
      problemStatement: sevenScripts.join('\n'),
    },
    businessModel: { ...fullPlan.data.businessModel, revenueStreams: sevenScripts },
    competitiveAnalysis: {
      ...fullPlan.data.competitiveAnalysis,
      directCompetitors: sevenScripts.map((text, index) => ({
        id: `script-competitor-${index}`,
        name: text,
        strengths: text,
        weaknesses: text,
        marketShare: text,
        pricing: text,
      })),
    },
    customerPersonas: {
      personas: sevenScripts.map((text, index) => ({
        id: `script-persona-${index}`,
        name: text,
        demographics: text,
        painPoints: text,
        goals: text,
        buyingBehavior: text,
      })),
      primaryPersona: 'script-persona-4',
    },
    implementationTimeline: {
      milestones: sevenScripts.map((text, index) => ({
        id: `script-milestone-${index}`,
        title: text,
        description: text,
        timeline: `Month ${index + 1}`,
        dependencies: [text],
      })),
    },
  },
})

/** The full plan, its long answers grown until the whole has at least that many words. */
export function longPlan(words: number): Workbook {
  const growing = Math.ceil(words / 7)
  const { data } = fullPlan
  const milestone = data.implementationTimeline.milestones[2]
  return restoreWorkbook({
    ...fullPlan,
    data: {
      ...data,
      businessIdea: {
        ...data.businessIdea,
        problemStatement: growText(data.businessIdea.problemStatement, growing),
        solution: growText(data.businessIdea.solution, growing),
      },
      marketAnalysis: { ...data.marketAnalysis, summary: growText(data.marketAnalysis.summary, growing * 2) },
      businessModel: {
        ...data.businessModel,
        keyActivities: growText(data.operationsPlan.quality, growing).split('\n\n'),
      },
      operationsPlan: {
        ...data.operationsPlan,
        quality: growText(data.operationsPlan.quality, growing),
      },
      riskAnalysis: {
        risks: growItems(data.riskAnalysis.risks, Math.max(5, Math.round(words / 600))),
      },
      implementationTimeline: {
        milestones: [
          ...data.implementationTimeline.milestones,
          { ...milestone, id: 'milestone-very-long--', description: growText('', growing) },
        ],
      },
    },
  })
}

const filler =
  'We checked this with the numbers of the trial and with people who run a route like ours, wrote down what would prove us wrong, and look at it again on the first Monday of every quarter.'

function growText(start: string, words: number): string {
  const paragraphs = start === '' ? [] : [start]
  let written = countWords(start)
  while (written < words) {
    const paragraph = `${paragraphs.length + 1}. ${filler} ${filler}`
    paragraphs.push(paragraph)
    written += countWords(paragraph)
  }
  return paragraphs.join('\n\n')
}

function growItems<Item extends { id: string }>(items: readonly Item[], count: number): Item[] {
  return Array.from({ length: count }, (_, index) => items[index % items.length])
    .filter((item) => item !== undefined)
    .map((item, index) => ({ ...item, id: `${item.id}-${index}` }))
}

export function countWords(text: string): number {
  return text.split(/\s+/u).filter((word) => word !== '').length
}
