import { findStep } from '#domain/plan/steps.ts'
import { readSearch } from '#web/navigation/search.ts'
import { browserPlanStorage } from '#web/storage/browser-plan-storage.ts'
import { stepForms } from './steps/step-forms.ts'

/** Fetches the form of the step in the address, so that it is drawn together with everything around it. */
export async function prepareStep(search: string): Promise<void> {
  const { planId, step: asked } = readSearch(search)
  const step = findStep(planId === null ? 1 : Number(asked))
  // A form that cannot be fetched is told of where it should stand.
  if (step) await stepForms.load(step.key).catch(() => {})
}

/** The forms at which the account's plans were left, for the moment when one of them is opened. */
export function fetchLikelyForms(ownerId: string): void {
  const stepNumbers = new Set(browserPlanStorage.listPlans(ownerId).map(({ currentStep }) => currentStep))
  for (const stepNumber of stepNumbers) {
    const step = findStep(stepNumber)
    if (step) stepForms.fetchAhead(step.key)
  }
}
