import { useStore } from 'zustand'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Disclosure } from '#web/ui/display/disclosure.tsx'
import { Spinner } from '#web/ui/display/spinner.tsx'
import { createLazyPart } from '#web/ui/parts/lazy-parts.tsx'
import { PartPlace } from '#web/ui/parts/part-place.tsx'
import { useExportRunner } from '#web/workbook/export-actions/export-context.tsx'

const OpenPointsNote = createLazyPart(
  async () => (await import('#web/workbook/export-actions/open-points-note.tsx')).OpenPointsNote,
)
const DocumentChoiceFields = createLazyPart(
  async () => (await import('#web/workbook/export-actions/document-choice-fields.tsx')).DocumentChoiceFields,
)
const MoreFormats = createLazyPart(
  async () => (await import('#web/workbook/export-actions/more-formats.tsx')).MoreFormats,
)

interface QuickActionsProps {
  onGoToField: (address: FieldAddress) => void
  onPreview: () => void
}

export function QuickActions({ onGoToField, onPreview }: QuickActionsProps) {
  const runner = useExportRunner()
  const { running, wasAsked } = useStore(runner.store)
  const isBusy = running !== null
  return (
    <Disclosure title="Quick Actions" open>
      <PartPlace fallback={<div className="mb-3 min-h-16" />}>
        <DocumentChoiceFields className="mb-3" />
      </PartPlace>
      <div className="grid grid-cols-2 gap-2">
        <Button size="sm" className="col-span-2" disabled={isBusy} onClick={() => runner.start('pdf')}>
          Export PDF
        </Button>
        <Button size="sm" disabled={isBusy} onClick={() => runner.start('markdown')}>
          Export Markdown
        </Button>
        <Button size="sm" disabled={isBusy} onClick={() => runner.start('json')}>
          Export JSON
        </Button>
        <Button size="sm" variant="quiet" className="justify-self-start" onClick={onPreview}>
          Preview
        </Button>
        <PartPlace fallback={<span className="min-h-9" />}>
          <MoreFormats
            isBusy={isBusy}
            onChoose={runner.start}
            onChooseSpreadsheet={() => runner.startSpreadsheet(onGoToField)}
          />
        </PartPlace>
      </div>
      {running && (
        <div className="mt-2 flex items-center justify-between gap-3 text-sm text-ink-2">
          <output className="flex min-w-0 items-center gap-2">
            <Spinner /> {running.words}…
          </output>
          <Button size="sm" variant="quiet" onClick={runner.cancel}>
            Cancel
          </Button>
        </div>
      )}
      {wasAsked && (
        <PartPlace>
          <OpenPointsNote onGoToField={onGoToField} />
        </PartPlace>
      )}
    </Disclosure>
  )
}
