import { useEffect } from 'react'
import { pagePaths } from '#contract/paths.ts'
import { goNext } from '#domain/plan/progress.ts'
import { findNeighbor, findPart, type PartKey, type Place } from '#domain/plan/step-parts.ts'
import { findStep, type Step, steps } from '#domain/plan/steps.ts'
import { useNavigate, useSearchValues } from '#web/navigation/navigation.tsx'
import { usePlan, usePlanEditor } from '#web/workbook/editor/plan-context.tsx'

/** Opens a step, at its first part if none is named, or the review of the plan. */
export type GoTo = (target: number | 'review', part?: PartKey | null) => void

interface CurrentStep {
  /** The open step. While the plan is reviewed, the one before. */
  place: Place
  isReview: boolean
  goTo: GoTo
  goBack: () => void
  /** Moves on, to the step's next part if it has one, and completes a step by leaving it. */
  complete: () => void
}

/** Keeps the URL and the plan on the same step, so Back, Forward and links move between steps. */
export function useCurrentStep(planId: string): CurrentStep {
  const editor = usePlanEditor()
  const navigate = useNavigate()
  const search = useSearchValues()
  const isReview = search.step === 'review'
  const asked = findStep(Number(search.step))
  const stored = usePlan(({ currentStep }) => currentStep)
  const step = asked ?? findStep(stored) ?? requireFirstStep()
  const part = findPart(step, search.part)
  const place = { step, part }

  useEffect(() => {
    if (isReview) return
    if (asked === null) {
      const lesson = search.lesson ?? undefined
      navigate(pagePaths.workbook({ planId, step: String(stored), lesson }), { replace: true })
    } else if (asked.number !== stored) {
      editor.replace((workbook) => ({ ...workbook, currentStep: asked.number }))
    }
  }, [asked, isReview, stored, planId, search.lesson, navigate, editor])

  const goTo: GoTo = (target, partKey = null) => {
    const nextStep = target === 'review' ? null : findStep(target)
    const nextPart = nextStep && findPart(nextStep, partKey)
    if (!isReview && target === step.number && nextPart?.key === part?.key) return
    // The first part has the step's own address, as it had before there were parts.
    const named = nextPart && nextPart.number > 1 ? nextPart.key : undefined
    navigate(pagePaths.workbook({ planId, step: String(target), part: named }))
    if (isReview) globalThis.scrollTo(0, 0)
  }

  function open(next: Place | null) {
    if (next) goTo(next.step.number, next.part?.key)
  }

  function complete() {
    const { workbook } = editor.store.getState()
    const { place: next, completedSteps } = goNext({ place, completedSteps: workbook.completedSteps })
    editor.replace((current) => ({
      ...current,
      completedSteps: [...completedSteps],
      currentStep: next.step.number,
    }))
    open(next)
  }

  return { place, isReview, goTo, goBack: () => open(findNeighbor(place, -1)), complete }
}

function requireFirstStep(): Step {
  const [first] = steps
  if (!first) throw new Error('The workbook has no steps')
  return first
}
