import type { ChangedFigures } from '#domain/forecast/figures/former-figures.ts'
import { currentEdition } from '#domain/plan/forecast-data.ts'
import { writeField } from '#domain/plan/address/field-values.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { usePlanEditor } from '#web/workbook/editor/plan-context.tsx'
import { forecastAddress } from './fields/forecast-addresses.ts'

/** Says once what the rules of a newer edition changed in a plan from before: old, new and why. */
export function ChangedFiguresNote({ changed }: { changed: ChangedFigures }) {
  const editor = usePlanEditor()

  function confirm() {
    editor.edit({ label: 'Take note of the changed figures' }, (workbook) => ({
      ...workbook,
      data: writeField(workbook.data, [...forecastAddress, 'edition'], currentEdition),
    }))
  }

  return (
    <Card edge="blue">
      <p className="font-semibold">This forecast is now calculated more exactly</p>
      <dl className="mt-1 flex flex-col gap-1 text-[0.9375rem]">
        {changed.figures.map(({ label, before, now }) => (
          <div key={label}>
            <dt className="inline font-semibold">{`${label}: `}</dt>
            <dd className="inline">{`before ${before}; now ${now}.`}</dd>
          </div>
        ))}
      </dl>
      {changed.reasons.map((reason) => (
        <p key={reason} className="mt-1 text-[0.9375rem] text-ink-2">
          {reason}
        </p>
      ))}
      <Button size="sm" className="mt-3" onClick={confirm}>
        Understood
      </Button>
    </Card>
  )
}
