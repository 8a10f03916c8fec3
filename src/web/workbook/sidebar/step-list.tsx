import { Check } from 'lucide-react'
import { type PartKey, type Place, partsOf } from '#domain/plan/step-parts.ts'
import { type Step, steps } from '#domain/plan/steps.ts'
import { loadPart } from '#web/loading/load-part.ts'
import { joinClasses } from '#web/ui/browser/class-names.ts'
import { Icon } from '#web/ui/display/icon.tsx'
import { createLazyPart } from '#web/ui/parts/lazy-parts.tsx'
import { PartPlace } from '#web/ui/parts/part-place.tsx'
import { usePlan } from '#web/workbook/editor/plan-context.tsx'

const PartList = createLazyPart(async () => (await loadPart(() => import('./part-list.tsx'))).PartList)

interface StepListProps {
  /** Null while no step is open. */
  current: Place | null
  onChoose: (stepNumber: number, part?: PartKey) => void
}

export function StepList({ current, onChoose }: StepListProps) {
  const completed = usePlan(({ completedSteps }) => completedSteps)
  return (
    <nav aria-label="Steps">
      <ol className="-mx-1">
        {steps.map((step) => {
          const isCurrent = step.number === current?.step.number
          const openPart = isCurrent ? current.part : null
          return (
            <li key={step.key} className={openPart ? tabClasses : undefined}>
              <StepButton
                step={step}
                isCurrent={isCurrent}
                isTab={isCurrent && !openPart}
                isCompleted={completed.includes(step.number)}
                onChoose={() => onChoose(step.number)}
              />
              {openPart && (
                <PartPlace fallback={<PartListRoom count={partsOf(step).length} />}>
                  <PartList
                    label={`Parts of ${step.name}`}
                    parts={partsOf(step)}
                    current={openPart}
                    onChoose={(part) => onChoose(step.number, part)}
                  />
                </PartPlace>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

/** As high as the list, so that nothing moves when it comes. */
function PartListRoom({ count }: { count: number }) {
  return <div style={{ height: `${count * 2.125 + 0.25}rem` }} />
}

/** The current step looks like a tab cut out of the sidebar. A step with parts shows them in the same tab. */
const tabClasses = 'rounded-control border border-rule border-l-3 border-l-blue bg-surface'

interface StepButtonProps {
  step: Step
  isCurrent: boolean
  isTab: boolean
  isCompleted: boolean
  onChoose: () => void
}

function StepButton({ step, isCurrent, isTab, isCompleted, onChoose }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-current={isCurrent ? 'step' : undefined}
      onClick={onChoose}
      className={joinClasses(
        'flex min-h-9 w-full items-center gap-2 px-2 py-1 text-left text-[0.9375rem] leading-tight pointer-coarse:min-h-11 xl:gap-3 xl:px-3',
        isCurrent ? 'font-semibold text-ink' : 'text-ink-2 hover:bg-surface hover:text-ink',
        isTab ? tabClasses : 'rounded-control border border-transparent',
      )}
    >
      <span className="mono-label grid w-6 shrink-0 place-items-center text-ink-3">
        {isCompleted ? <Icon of={Check} label="Completed:" className="text-green" /> : step.number}
      </span>
      {step.name}
    </button>
  )
}
