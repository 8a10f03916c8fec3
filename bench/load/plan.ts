const sentence = 'We bake bread for people who have no time to bake and know what good bread is. '

/** A well-filled plan, about 50 KB as JSON, with one part that changes from save to save. */
function makeData(name: string): Record<string, unknown> {
  const items = (count: number, fields: string[]) =>
    Array.from({ length: count }, (_, index) => ({
      id: `item-${index}`,
      ...Object.fromEntries(fields.map((field) => [field, sentence.repeat(4)])),
    }))
  return {
    businessIdea: {
      name,
      oneLiner: sentence,
      problemStatement: sentence.repeat(60),
      solution: sentence.repeat(60),
    },
    marketAnalysis: { summary: sentence.repeat(60), segments: items(20, ['name', 'characteristics']) },
    riskAnalysis: { risks: items(12, ['type', 'description', 'mitigation']) },
    implementationTimeline: { milestones: items(18, ['title', 'description']) },
  }
}

/** Serialized once, so that composing bodies takes no time from the machine under test. */
export function makePlan() {
  const place = '@@name@@'
  const request = { id: 'wb_load', title: 'Load', template: 'saas', data: makeData(place), currentStep: '3' }
  const text = JSON.stringify({ ...request, completedSteps: [1, 2], revision: '@@revision@@' })
  const [beforeName = '', rest = ''] = text.split(place)
  const [beforeRevision = '', end = ''] = rest.split('@@revision@@')
  return {
    // Edits seldom keep the length.
    writeSave: (revision: number) =>
      `${beforeName}Revision ${revision}${'!'.repeat(revision % 7)}${beforeRevision}${revision}${end}`,
    question: JSON.stringify({ currentStep: '3', workbookData: makeData('Crumb'), template: 'saas' }),
  }
}
