import type { ChoosePlanRequest } from '#contract/course.ts'
import { courseApiPaths } from '#contract/paths.ts'
import { listBrowserPlans } from './browser-plans.ts'
import { request } from './requests.ts'

export type ChosenPlan = { id: string; title: string }

/** Holds when the learner went to start a plan for the course, in this tab alone. */
const startedKey = 'course:new-plan'

export async function saveChoice({ id, title }: ChosenPlan): Promise<ChosenPlan> {
  const body: ChoosePlanRequest = { planId: id, title }
  await request(courseApiPaths.plan, 'PUT', body)
  return { id, title }
}

export function rememberNewPlan(): void {
  try {
    sessionStorage.setItem(startedKey, new Date().toISOString())
  } catch {
    // The learner chooses the plan from the list.
  }
}

/** The plan that the learner went to start, chosen for the course now that they are back. */
export async function chooseNewPlan(userId: string): Promise<ChosenPlan | null> {
  const startedAt = takeStart()
  if (startedAt === null) return null
  const [newest] = await listBrowserPlans(userId)
  return newest && newest.savedAt > startedAt ? saveChoice(newest) : null
}

function takeStart(): string | null {
  try {
    const startedAt = sessionStorage.getItem(startedKey)
    sessionStorage.removeItem(startedKey)
    return startedAt
  } catch {
    return null
  }
}
