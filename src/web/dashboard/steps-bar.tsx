import { steps } from '#domain/plan/steps.ts'
import { joinClasses } from '#web/ui/browser/class-names.ts'

interface StepsBarProps {
  completedSteps: readonly number[]
  currentStep: number
}

/** The twelve steps as twelve cells: done, current, and to come. The text is next to it. */
export function StepsBar({ completedSteps, currentStep }: StepsBarProps) {
  const done = new Set(completedSteps)
  const isWhole = done.size === steps.length
  return (
    <div aria-hidden="true" className="grid grid-cols-12 gap-[3px]">
      {steps.map(({ number }) => (
        <span
          key={number}
          className={joinClasses(
            'h-2 rounded-[2px] border',
            done.has(number)
              ? joinClasses('border-transparent', isWhole ? 'bg-green' : 'bg-blue')
              : number === currentStep
                ? 'border-blue bg-blue-wash'
                : 'border-transparent bg-rule',
          )}
        />
      ))}
    </div>
  )
}
