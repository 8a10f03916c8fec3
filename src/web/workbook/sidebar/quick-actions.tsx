import { ChevronDown } from 'lucide-react'
import { useStore } from 'zustand'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { loadPart } from '#web/loading/load-part.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Disclosure } from '#web/ui/display/disclosure.tsx'
import { joinClasses } from '#web/ui/browser/class-names.ts'
import { Icon } from '#web/ui/display/icon.tsx'
import { createLazyPart } from '#web/ui/parts/lazy-parts.tsx'
import { MissingPartButton } from '#web/ui/parts/missing-part-notice.tsx'
import { PartPlace } from '#web/ui/parts/part-place.tsx'
import { useExportRunner } from '#web/workbook/export-actions/export-context.tsx'

const ExportPanel = createLazyPart(
  async () => (await loadPart(() => import('#web/workbook/export-actions/export-panel.tsx'))).ExportPanel,
)
const FormatMenu = createLazyPart(
  async () => (await loadPart(() => import('#web/workbook/export-actions/more-formats.tsx'))).FormatMenu,
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
        <PartPlace
          fallback={
            <Button size="sm" variant="quiet" className="invisible justify-self-end">
              More formats <Icon of={ChevronDown} />
            </Button>
          }
          renderMissing={(retry, reason) => (
            <MissingPartButton onRetry={retry} reason={reason} title="More formats" />
          )}
        >
          <FormatMenu onGoToField={onGoToField} />
        </PartPlace>
      </div>
      {/* As high as what comes, so that no button moves away from under a finger. */}
      <div className={joinClasses('mt-2', isAtEnd ? 'min-h-12 pointer-coarse:min-h-14' : 'min-h-50')}>
        <PartPlace>
          <ExportPanel isAtEnd={isAtEnd} onGoToField={onGoToField} />
        </PartPlace>
      </div>
    </Disclosure>
  )
}
