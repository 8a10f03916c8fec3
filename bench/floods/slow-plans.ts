import { writeHostileText } from '#tests/builders/hostile-texts.ts'

export interface PlanRequest {
  path: string
  body: string
}

const suggestions = '/api/ai/suggestions'
const template = 'saas'

const about = (currentStep: string, workbookData: object, more: object = {}) =>
  JSON.stringify({ currentStep, template, workbookData, ...more })

const prices = writeHostileText('amounts', 60_000)
const competitor = { id: 'c1', name: 'Rival', strengths: prices, weaknesses: 'Slow' }
const rivals = { competitiveAnalysis: { directCompetitors: [competitor] } }

const save = (data: object) => ({
  path: '/api/workbooks',
  body: JSON.stringify({
    id: 'wb_slow',
    title: 'Slow',
    template,
    data,
    currentStep: '1',
    completedSteps: [],
    revision: '1',
  }),
})

/** What keeps threads busy for seconds or minutes, and saves that are as much work as a save can be. */
export const slowRequests: readonly PlanRequest[] = [
  { path: suggestions, body: about('4', rivals) },
  { path: suggestions, body: about('3', { marketAnalysis: { som: prices } }) },
  { path: '/api/ai/quick-action', body: about('4', rivals, { action: 'What is missing?' }) },
  {
    path: suggestions,
    body: about('1', { businessIdea: { problemStatement: writeHostileText('numbers', 60_000) } }),
  },
  save({ businessIdea: { solution: writeHostileText('marks on one letter', 200_000) } }),
  save({ businessIdea: { solution: writeHostileText('words', 2_600_000) } }),
]

export const quickPlan = about('1', {
  businessIdea: { name: 'Crumb', solution: 'We bake for 40 cafes at $5 a loaf.' },
})
