import { useId } from 'react'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { createLazyPart } from '#web/ui/parts/lazy-parts.tsx'
import { PartPlace } from '#web/ui/parts/part-place.tsx'
import { DocumentChoiceFields } from './document-choice-fields.tsx'
import { ExportProgress } from './export-progress.tsx'
import { describeMissing, MissingPoints } from './missing-points.tsx'
import { useMissing } from './use-missing.ts'

const ExportMenu = createLazyPart(async () => (await import('./more-formats.tsx')).ExportMenu)

interface FinishedPlanProps {
  onPreview: () => void
  onGoToField: (address: FieldAddress) => void
}

/**
 * What comes after the last step, in the row of its buttons: beside COMPLETE, or below it on a phone, then a line of
 * its own for the reader.
 */
export function FinishedPlan({ onPreview, onGoToField }: FinishedPlanProps) {
  const { reader, points } = useMissing()
  const headingId = useId()
  return (
    <>
      <div className="ml-auto flex gap-2 max-sm:order-last max-sm:basis-full">
        <Button onClick={onPreview}>Preview</Button>
        <PartPlace fallback={<span className="min-w-24" />}>
          <ExportMenu onGoToField={onGoToField} />
        </PartPlace>
      </div>
      <section
        aria-labelledby={headingId}
        className="order-last basis-full rounded-card border border-rule bg-surface p-4 sm:p-6"
      >
        <DocumentChoiceFields />
        <h2 id={headingId} className="display-heading mt-5 text-heading">
          {describeMissing(reader, points.length)}
        </h2>
        {points.length > 0 && (
          <MissingPoints points={points} onGoToField={onGoToField} className="mt-3 sm:grid-cols-2" />
        )}
        <ExportProgress />
      </section>
    </>
  )
}
