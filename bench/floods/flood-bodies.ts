const save = { id: 'wb_flood', title: 'Flood', template: 'saas', currentStep: '1', completedSteps: [1] }

const kinds = {
  /** A parser needs seconds for it. */
  nested: () => `{"x":${'['.repeat(1_900_000)}${']'.repeat(1_900_000)}}`,
  /** A parser finds the error only at the very end. */
  unfinished: () => `{"businessIdea":{"name":"${'x'.repeat(3_800_000)}`,
  /** Only 30 KB, but slow to repair. */
  entries: () => `{"riskAnalysis":{"risks":[${'{},'.repeat(9900)}{}]}}`,
}

export type FloodKind = keyof typeof kinds

export function makeFloodBody(kind: FloodKind): string {
  return JSON.stringify({ ...save, revision: '1', data: 0 }).replace(
    '"data":0',
    () => `"data":${kinds[kind]()}`,
  )
}
