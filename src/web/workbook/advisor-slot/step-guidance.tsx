import { stepGuidance } from '#domain/plan/step-guidance.ts'
import type { Step } from '#domain/plan/steps.ts'
import { Card } from '#web/ui/display/card.tsx'

/** Describes a good answer to this step, beside the form. */
export function StepGuidance({ step }: { step: Step }) {
  return (
    <div className="px-5 py-5">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="display-heading text-heading">Advisor</h2>
        <p className="mono-label text-ink-3">Step {step.number}</p>
      </div>
      <p className="mono-label mt-4 text-ink-3">What a good answer includes</p>
      <ul className="mt-3 grid gap-3">
        {stepGuidance[step.key].map((advice) => (
          <li key={advice}>
            <Card padding="sm" edge="blue">
              <p className="text-[0.9375rem] leading-relaxed">{advice}</p>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  )
}
