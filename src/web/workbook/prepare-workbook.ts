import { findStep } from '#domain/plan/steps.ts'
import { readSearch } from '#web/navigation/search.ts'
import { browserPlanStorage } from '#web/storage/browser-plan-storage.ts'
import { stepForms } from './steps/step-forms.ts'

/** Fetches the form of the step in the URL, so that it renders together with the rest of the page. */
export async function prepareStep(search: string): Promise<void> {
  const { planId, step: asked } = readSearch(search)
  const step = findStep(planId === null ? 1 : Number(asked))
  // The step area shows the error when a form cannot be fetched.
  if (step) await stepForms.load(step.key).catch(() => {})
}

/** Prefetches the forms of the steps where the account's plans were last open. */
export function fetchLikelyForms(ownerId: string): void {
  const stepNumbers = new Set(browserPlanStorage.listPlans(ownerId).map(({ currentStep }) => currentStep))
  for (const stepNumber of stepNumbers) {
    const step = findStep(stepNumber)
    if (step) stepForms.fetchAhead(step.key)
  }
}
