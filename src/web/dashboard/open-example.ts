import { countMonths } from '#domain/plan/count-months.ts'
import { type ExampleInfo, nameExamplePlan } from '#domain/plan/templates/examples/example-list.ts'
import { finishExample } from '#domain/plan/templates/examples/finish-example.ts'
import type { PlanStorage } from '#web/storage/plan-storage.ts'

/** What opening needs from the browser. */
export interface ExampleSurroundings {
  storage: Pick<PlanStorage, 'listPlans' | 'createId' | 'storePlan'>
  ownerId: string
  now: Date
}

/**
 * The plan id of the account's copy of the example: the one from last time while it has its title, otherwise a new
 * one. Null when the browser cannot store it.
 */
export async function openExample(
  info: ExampleInfo,
  { storage, ownerId, now }: ExampleSurroundings,
): Promise<string | null> {
  const title = nameExamplePlan(info)
  const earlier = storage.listPlans(ownerId).find((plan) => plan.title === title && plan.template === info.id)
  if (earlier) return earlier.id
  const workbook = await finishExample(info, countMonths(now))
  const planId = storage.createId()
  const result = await storage.storePlan(planId, ownerId, workbook)
  return result.ok ? planId : null
}
