const sentence = 'We roast small batches for cafés on the harbour, and deliver them by bicycle. '

/** About this many characters in each list of cards. */
const listLength = 110_000

/** A plan of about 1 MB whose words are spread over its steps as a very busy person would have written them. */
export function makeLargePlan() {
  return {
    title: 'Large plan',
    data: {
      businessIdea: { name: 'Harbor Roasters', problemStatement: write(4000), solution: write(4000) },
      marketAnalysis: { segments: fill(['name', 'size', 'growthRate', 'characteristics']) },
      businessModel: { revenueStreams: writeTexts(), keyResources: writeTexts() },
      competitiveAnalysis: {
        directCompetitors: fill(['name', 'strengths', 'weaknesses', 'marketShare', 'pricing']),
      },
      customerPersonas: {
        personas: fill(['name', 'demographics', 'painPoints', 'goals', 'buyingBehavior']),
      },
      operationsPlan: { keyProcesses: writeTexts(), technology: writeTexts() },
      teamStructure: { founders: fill(['name', 'role', 'background']) },
      riskAnalysis: { risks: fill(['type', 'description', 'mitigation']) },
      implementationTimeline: { milestones: fill(['title', 'description', 'timeline']) },
    },
  }
}

function fill(fields: readonly string[]): Record<string, string>[] {
  const textLength = 400
  const count = Math.round(listLength / (fields.length * textLength))
  return Array.from({ length: count }, (_, index) => ({
    id: `item-${index}`,
    ...Object.fromEntries(fields.map((field) => [field, write(textLength)])),
  }))
}

function writeTexts(): string[] {
  return Array.from({ length: 300 }, () => write(280))
}

function write(length: number): string {
  return sentence.repeat(Math.ceil(length / sentence.length)).slice(0, length)
}
