const sentence = 'We bake bread for people who have no time to bake and know what good bread is. '

/** About 100 KB as JSON, most of it words, in fields and lists as people fill them. */
export function aLargePlan(name: string): Record<string, unknown> {
  const item = (id: string, fields: string[]) => ({
    id,
    ...Object.fromEntries(fields.map((field) => [field, sentence.repeat(4)])),
  })
  const items = (count: number, fields: string[]) =>
    Array.from({ length: count }, (_, index) => item(`item-${index}`, fields))
  return {
    businessIdea: {
      name,
      oneLiner: sentence,
      problemStatement: sentence.repeat(60),
      solution: sentence.repeat(60),
    },
    marketAnalysis: { summary: sentence.repeat(60), segments: items(20, ['name', 'characteristics']) },
    competitiveAnalysis: { directCompetitors: items(20, ['name', 'strengths', 'weaknesses']) },
    customerPersonas: { personas: items(20, ['name', 'demographics', 'painPoints', 'goals']) },
    riskAnalysis: { risks: items(14, ['type', 'description', 'mitigation']) },
    implementationTimeline: { milestones: items(20, ['title', 'description']) },
  }
}
