import { useStore } from 'zustand'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Disclosure } from '#web/ui/display/disclosure.tsx'
import { createLazyPart } from '#web/ui/parts/lazy-parts.tsx'
import { PartPlace } from '#web/ui/parts/part-place.tsx'
import { useExportRunner } from '#web/workbook/export-actions/export-context.tsx'

const MadeFor = createLazyPart(
  async () => (await import('#web/workbook/export-actions/made-for.tsx')).MadeFor,
)
const FormatMenu = createLazyPart(
  async () => (await import('#web/workbook/export-actions/more-formats.tsx')).FormatMenu,
)

interface QuickActionsProps {
  /** At the last step, which has the choice of the reader itself. */
  isAtEnd: boolean
  onGoToField: (address: FieldAddress) => void
  onPreview: () => void
}

export function QuickActions({ isAtEnd, onGoToField, onPreview }: QuickActionsProps) {
  const runner = useExportRunner()
  const isBusy = useStore(runner.store, ({ running }) => running !== null)
  return (
    <Disclosure title="Quick Actions" open>
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
          <FormatMenu onGoToField={onGoToField} />
        </PartPlace>
      </div>
      {/* About as high as what comes, so that the buttons hardly move. */}
      <PartPlace fallback={<div className="mt-3 mb-10 min-h-27" />}>
        <MadeFor isAtEnd={isAtEnd} onGoToField={onGoToField} />
      </PartPlace>
    </Disclosure>
  )
}
