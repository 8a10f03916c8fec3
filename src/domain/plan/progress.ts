import { findNeighbor, type Place } from './step-parts.ts'
import { stepCount } from './steps.ts'
import type { WorkbookData } from './workbook-data.ts'

/** Where Next leads. The set of completed steps only grows. */
interface Progress {
  place: Place
  completedSteps: readonly number[]
}

/** Moves on. A step is completed by leaving its last part, because the parts before it are not yet the step. */
export function goNext({ place, completedSteps }: Progress): Progress {
  const next = findNeighbor(place, 1)
  if (!next) return { place, completedSteps }
  const isLeft = next.step.number !== place.step.number
  return { place: next, completedSteps: isLeft ? addStep(completedSteps, place.step.number) : completedSteps }
}

/**
 * Step 12 has no Next to press, so it counts once it was reached through Next (which completed step 11) and
 * holds a milestone. Called after each change, so that the last step can be completed by writing it.
 */
export function settleCompletedSteps(
  completedSteps: readonly number[],
  data: WorkbookData,
): readonly number[] {
  const reachedByNext = completedSteps.includes(stepCount - 1)
  const hasMilestone = data.implementationTimeline.milestones.length > 0
  return reachedByNext && hasMilestone ? addStep(completedSteps, stepCount) : completedSteps
}

export function progressPercent(completedSteps: readonly number[]): number {
  return Math.round((new Set(completedSteps).size / stepCount) * 100)
}

function addStep(completedSteps: readonly number[], step: number): readonly number[] {
  if (completedSteps.includes(step)) return completedSteps
  return [...completedSteps, step].sort((a, b) => a - b)
}
