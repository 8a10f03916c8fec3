/** Holds when the learner went to start a plan for the course, in this tab alone. */
const startKey = 'course:new-plan'

export interface PlanStart {
  readonly at: string
  /** The plans that the learner had already. Work in one of them does not choose it. */
  readonly known: readonly string[]
}

export function rememberStart(known: readonly string[]): void {
  try {
    const start: PlanStart = { at: new Date().toISOString(), known }
    sessionStorage.setItem(startKey, JSON.stringify(start))
  } catch {
    // The learner chooses the plan from the list.
  }
}

/** Once. Small, because every lesson asks for it. */
export function takeStart(): PlanStart | null {
  try {
    const start = sessionStorage.getItem(startKey)
    sessionStorage.removeItem(startKey)
    return JSON.parse(start ?? 'null') as PlanStart | null
  } catch {
    return null
  }
}
