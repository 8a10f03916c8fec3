import { ChevronDown, Share2 } from 'lucide-react'
import { useId } from 'react'
import { useStore } from 'zustand'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import type { ChangedAddress } from '#domain/sync/find-changed-fields.ts'
import { loadPart } from '#web/loading/load-part.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Icon } from '#web/ui/display/icon.tsx'
import { createLazyPart } from '#web/ui/parts/lazy-parts.tsx'
import { MissingPartButton } from '#web/ui/parts/missing-part-notice.tsx'
import { PartPlace } from '#web/ui/parts/part-place.tsx'
import { DocumentChoiceFields } from './document-choice-fields.tsx'
import { useExportRunner } from './export-context.tsx'
import { ExportProgress } from './export-progress.tsx'
import { describeMissing, MissingPoints } from './missing-points.tsx'
import { openShareDialog } from './share-request.ts'
import { useMissing } from './use-missing.ts'

const FormatMenu = createLazyPart(async () => (await loadPart(() => import('./more-formats.tsx'))).FormatMenu)
const OpenPointsNote = createLazyPart(
  async () => (await loadPart(() => import('./open-points-note.tsx'))).OpenPointsNote,
)

interface ExportPanelProps {
  /** The last step shows the choice and what is missing beside its own buttons. */
  isAtEnd: boolean
  onGoToField: (address: FieldAddress) => void
}

/** The running export, whom it is made for, and what they will miss, folded because it can be long. */
export function ExportPanel({ isAtEnd, onGoToField }: ExportPanelProps) {
  const wasAsked = useStore(useExportRunner().store, (state) => state.wasAsked)
  const { reader, points } = useMissing()
  const words = describeMissing(reader, points.length)
  return (
    <>
      <Button size="sm" className="mb-3 w-full" onClick={openShareDialog}>
        <Icon of={Share2} />
        Share
      </Button>
      <ExportProgress />
      {!isAtEnd && <DocumentChoiceFields />}
      {!isAtEnd && points.length === 0 && <p className="mt-2 text-sm text-green">{words}</p>}
      {!isAtEnd && points.length > 0 && (
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
    </>
  )
}

interface FinishedPlanProps {
  onPreview: () => void
  onGoToField: (address: ChangedAddress) => void
}

/**
 * What comes after the last step, in the row of its buttons: beside COMPLETE, or below it on a phone, then a line of
 * its own for the reader. It is in this file because both are loaded with the sidebar.
 */
export function FinishedPlan({ onPreview, onGoToField }: FinishedPlanProps) {
  const { reader, points } = useMissing()
  const headingId = useId()
  return (
    <>
      <div className="ml-auto flex flex-wrap gap-2 max-sm:order-last max-sm:basis-full">
        <Button onClick={() => onGoToField(['review'])}>Review</Button>
        <Button onClick={onPreview}>Preview</Button>
        <Button onClick={openShareDialog}>Share</Button>
        <PartPlace
          fallback={<span className="min-w-24" />}
          renderMissing={(retry, reason) => (
            <MissingPartButton onRetry={retry} reason={reason} title="More formats" />
          )}
        >
          <FormatMenu isForAll onGoToField={onGoToField} />
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
