import { useEffect } from 'react'
import { pagePaths } from '#contract/paths.ts'
import { goNext } from '#domain/plan/progress.ts'
import { findStep, type Step, steps } from '#domain/plan/steps.ts'
import { useNavigate, useSearchValues } from '#web/navigation/navigation.tsx'
import { usePlan, usePlanEditor } from '#web/workbook/editor/plan-context.tsx'

interface CurrentStep {
  step: Step
  goTo: (stepNumber: number) => void
  /** Completes the step and moves on. */
  complete: () => void
}

/** Keeps the URL and the plan on the same step, so Back, Forward and links move between steps. */
export function useCurrentStep(planId: string): CurrentStep {
  const editor = usePlanEditor()
  const navigate = useNavigate()
  const asked = findStep(Number(useSearchValues().step))
  const stored = usePlan(({ currentStep }) => currentStep)
  const step = asked ?? findStep(stored) ?? requireFirstStep()

  useEffect(() => {
    if (asked === null) navigate(pagePaths.workbook({ planId, step: String(stored) }), { replace: true })
    else if (asked.number !== stored) {
      editor.replace((workbook) => ({ ...workbook, currentStep: asked.number }))
    }
  }, [asked, stored, planId, navigate, editor])

  function goTo(stepNumber: number) {
    if (stepNumber !== step.number) navigate(pagePaths.workbook({ planId, step: String(stepNumber) }))
  }

  function complete() {
    const { workbook } = editor.store.getState()
    const next = goNext({ currentStep: step.number, completedSteps: workbook.completedSteps })
    editor.replace((current) => ({
      ...current,
      completedSteps: [...next.completedSteps],
      currentStep: next.currentStep,
    }))
    goTo(next.currentStep)
  }

  return { step, goTo, complete }
}

function requireFirstStep(): Step {
  const [first] = steps
  if (!first) throw new Error('The workbook has no steps')
  return first
}
