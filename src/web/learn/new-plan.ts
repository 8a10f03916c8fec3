import type { ChoosePlanRequest } from '#contract/course.ts'
import { courseApiPaths } from '#contract/paths.ts'
import { listBrowserPlans } from './browser-plans.ts'
import type { PlanStart } from './remember-plan-start.ts'
import { request } from './requests.ts'

export type ChosenPlan = { id: string; title: string }

export async function saveChoice({ id, title }: ChosenPlan): Promise<ChosenPlan> {
  const body: ChoosePlanRequest = { planId: id, title }
  await request(courseApiPaths.plan, 'PUT', body)
  return { id, title }
}

/** The plan that the learner went to start, chosen for the course now that they are back. */
export async function chooseNewPlan(start: PlanStart, userId: string): Promise<ChosenPlan | null> {
  const plans = await listBrowserPlans(userId)
  const newest = plans.find(({ id }) => !start.known.includes(id))
  return newest && newest.savedAt > start.at ? saveChoice(newest) : null
}
