const competitor = { id: 'c1', name: 'Rival', strengths: '$5 '.repeat(20_000), weaknesses: 'Slow' }

const about = (currentStep: string, workbookData: object) =>
  JSON.stringify({ currentStep, template: 'saas', workbookData })

/** Requests for suggestions that keep the built-in advisor busy for seconds or minutes. */
export const slowPlans: readonly string[] = [
  about('4', { competitiveAnalysis: { directCompetitors: [competitor] } }),
  about('3', { marketAnalysis: { som: '$5 '.repeat(20_000) } }),
  about('1', { businessIdea: { problemStatement: '1 '.repeat(30_000) } }),
]

export const quickPlan = about('1', {
  businessIdea: { name: 'Crumb', solution: 'We bake for 40 cafes at $5 a loaf.' },
})
