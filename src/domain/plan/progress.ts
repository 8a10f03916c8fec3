import { stepCount } from './steps.ts'
import type { WorkbookData } from './workbook-data.ts'

/** Where a person is in the workbook. The completed set only grows. */
export interface Progress {
  currentStep: number
  completedSteps: readonly number[]
}

export function goNext(progress: Progress): Progress {
  if (progress.currentStep >= stepCount) return progress
  return {
    currentStep: progress.currentStep + 1,
    completedSteps: addStep(progress.completedSteps, progress.currentStep),
  }
}

export function goPrevious(progress: Progress): Progress {
  return { ...progress, currentStep: Math.max(1, progress.currentStep - 1) }
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
