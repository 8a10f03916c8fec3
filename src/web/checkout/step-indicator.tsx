import { Check } from 'lucide-react'
import { joinClasses } from '#web/ui/browser/class-names.ts'
import { Icon } from '#web/ui/display/icon.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'

const steps = ['EMAIL', 'PAYMENT']

export function StepIndicator({ current }: { current: 1 | 2 }) {
  return (
    <ol aria-label="Checkout steps" className="grid grid-cols-2 border-b">
      {steps.map((name, index) => {
        const number = index + 1
        const isCurrent = number === current
        const isDone = number < current
        return (
          <li
            key={name}
            aria-current={isCurrent ? 'step' : undefined}
            className={joinClasses(
              'mono-label flex items-center gap-2.5 border-b-2 px-5 py-3.5 first:border-r sm:px-8',
              isCurrent ? 'border-b-blue font-bold text-ink' : 'border-b-transparent bg-sunk text-ink-3',
            )}
          >
            <span
              className={joinClasses(
                'grid size-6 place-items-center rounded-full border',
                isCurrent && 'border-transparent bg-blue text-on-blue',
                isDone && 'border-transparent bg-green-wash text-green',
              )}
            >
              {isDone ? (
                <>
                  <Icon of={Check} />
                  <VisuallyHidden>{number}</VisuallyHidden>
                </>
              ) : (
                number
              )}
            </span>{' '}
            <span>{name}</span>
            {isDone && <VisuallyHidden> (done)</VisuallyHidden>}
          </li>
        )
      })}
    </ol>
  )
}
