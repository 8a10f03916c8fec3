import { Check } from 'lucide-react'
import { type Step, steps } from '#domain/plan/steps.ts'
import { joinClasses } from '#web/ui/browser/class-names.ts'
import { Icon } from '#web/ui/display/icon.tsx'
import { usePlan } from '#web/workbook/editor/plan-context.tsx'

interface StepListProps {
  current: Step
  onChoose: (stepNumber: number) => void
}

export function StepList({ current, onChoose }: StepListProps) {
  const completed = usePlan(({ completedSteps }) => completedSteps)
  return (
    <nav aria-label="Steps">
      <ol className="-mx-1">
        {steps.map((step) => (
          <li key={step.key}>
            <StepButton
              step={step}
              isCurrent={step.number === current.number}
              isCompleted={completed.includes(step.number)}
              onChoose={() => onChoose(step.number)}
            />
          </li>
        ))}
      </ol>
    </nav>
  )
}

interface StepButtonProps {
  step: Step
  isCurrent: boolean
  isCompleted: boolean
  onChoose: () => void
}

/** The current step looks like a tab cut out of the sidebar. */
function StepButton({ step, isCurrent, isCompleted, onChoose }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-current={isCurrent ? 'step' : undefined}
      onClick={onChoose}
      className={joinClasses(
        'flex min-h-9 w-full items-center gap-2 rounded-control border px-2 py-1 text-left text-[0.9375rem] leading-tight pointer-coarse:min-h-11 xl:gap-3 xl:px-3',
        isCurrent
          ? 'border-rule border-l-3 border-l-blue bg-surface font-semibold text-ink'
          : 'border-transparent text-ink-2 hover:bg-surface hover:text-ink',
      )}
    >
      <span className="mono-label grid w-6 shrink-0 place-items-center text-ink-3">
        {isCompleted ? <Icon of={Check} label="Completed:" className="text-green" /> : step.number}
      </span>
      {step.name}
    </button>
  )
}
