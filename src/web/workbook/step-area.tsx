import { Suspense, useEffect, useRef, useState } from 'react'
import { findStep, type Step, stepCount } from '#domain/plan/steps.ts'
import type { SectionKey } from '#domain/plan/workbook-data.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { usePlan } from './editor/plan-context.tsx'
import { stepForms } from './steps/step-forms.ts'
import { TemplateSelect } from './template-select.tsx'

interface StepAreaProps {
  step: Step
  onPrevious: () => void
  onNext: () => void
}

export function StepArea({ step, onPrevious, onNext }: StepAreaProps) {
  const isLast = step.number === stepCount

  useEffect(() => {
    const next = findStep(step.number + 1)
    if (next) stepForms.fetchAhead(next.key)
  }, [step])

  return (
    <div className="mx-auto w-full max-w-180 px-4 pt-6 pb-16 sm:px-8 lg:pt-8">
      <StepHeader step={step} />
      <div className="mt-7" key={step.key}>
        <Suspense fallback={<Skeleton lines={6} />}>
          <StepForm stepKey={step.key} />
        </Suspense>
      </div>
      <div className="mt-8 flex justify-between gap-4">
        <Button onClick={onPrevious} disabled={step.number === 1}>
          Previous
        </Button>
        <Button variant="primary" onClick={onNext} disabled={isLast}>
          {isLast ? 'COMPLETE' : 'Next'}
        </Button>
      </div>
    </div>
  )
}

/** Chosen once: a form that arrives while another stands in for it must not be drawn anew. */
function StepForm({ stepKey }: { stepKey: SectionKey }) {
  const [Form] = useState(() => stepForms.find(stepKey))
  return <Form />
}

function StepHeader({ step }: { step: Step }) {
  const title = usePlan((workbook) => workbook.title)
  const headingRef = useRef<HTMLHeadingElement>(null)
  const shownStep = useRef(step.number)

  useEffect(() => {
    // Not on the first one: the page has just been opened and the browser's own start is right.
    if (shownStep.current === step.number) return
    shownStep.current = step.number
    globalThis.scrollTo(0, 0)
    headingRef.current?.focus({ preventScroll: true })
  }, [step])

  return (
    <header>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="mono-label min-w-0 truncate text-ink-3">
          {title} / step {step.number} of {stepCount}
        </p>
        <TemplateSelect />
      </div>
      <h1 ref={headingRef} tabIndex={-1} className="display-heading mt-4 text-title outline-none">
        {step.name}
      </h1>
      <p className="mt-2 max-w-lg text-ink-2">{step.description}</p>
    </header>
  )
}
