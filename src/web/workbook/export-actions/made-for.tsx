import { ChevronDown } from 'lucide-react'
import { useStore } from 'zustand'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { Icon } from '#web/ui/display/icon.tsx'
import { createLazyPart } from '#web/ui/parts/lazy-parts.tsx'
import { PartPlace } from '#web/ui/parts/part-place.tsx'
import { DocumentChoiceFields } from './document-choice-fields.tsx'
import { useExportRunner } from './export-context.tsx'
import { ExportProgress } from './export-progress.tsx'
import { describeMissing, MissingPoints } from './missing-points.tsx'
import { useMissing } from './use-missing.ts'

const OpenPointsNote = createLazyPart(async () => (await import('./open-points-note.tsx')).OpenPointsNote)

/** The running export, whom it is made for, and what they will miss, folded because it can be long. */
export function MadeFor({ onGoToField }: { onGoToField: (address: FieldAddress) => void }) {
  const wasAsked = useStore(useExportRunner().store, (state) => state.wasAsked)
  const { reader, points } = useMissing()
  const words = describeMissing(reader, points.length)
  return (
    <div className="mt-3">
      <ExportProgress />
      <DocumentChoiceFields />
      {points.length === 0 ? (
        <p className="mt-2 text-sm text-green">{words}</p>
      ) : (
        <details className="group/fold mt-1">
          <summary className="flex min-h-8 list-none items-center justify-between gap-3 text-sm text-ochre pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
            {words}
            <Icon of={ChevronDown} className="group-open/fold:rotate-180" />
          </summary>
          <MissingPoints points={points} onGoToField={onGoToField} />
        </details>
      )}
      {wasAsked && (
        <PartPlace>
          <OpenPointsNote onGoToField={onGoToField} />
        </PartPlace>
      )}
    </div>
  )
}
