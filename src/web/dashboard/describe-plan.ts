import { formatShortDate } from '#domain/plan/save-status.ts'
import { stepCount } from '#domain/plan/steps.ts'

export function describeCount(plans: number): string {
  return plans === 1 ? '1 PLAN' : `${plans} PLANS`
}

export function describeCurrentStep(currentStep: number): string {
  return `CURRENT STEP ${currentStep} OF ${stepCount}`
}

export function describeProgress(completedSteps: readonly number[]): string {
  return `PROGRESS ${completedSteps.length}/${stepCount} COMPLETED`
}

export function describeDate(isoTime: string, timeZone?: string): string {
  const timeMs = Date.parse(isoTime)
  return Number.isNaN(timeMs) ? 'Unknown date' : formatShortDate(timeMs, timeZone)
}
