import { ChevronDown, FileSpreadsheet, FileText, Printer } from 'lucide-react'
import { useStore } from 'zustand'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Icon } from '#web/ui/display/icon.tsx'
import { Menu, MenuItem } from '#web/ui/layers/menu.tsx'
import { usePlanEditor } from '#web/workbook/editor/plan-context.tsx'
import { useExportRunner } from './export-context.tsx'
import { startSpreadsheet } from './start-spreadsheet.ts'

export function MoreFormats({ onGoToField }: { onGoToField: (address: FieldAddress) => void }) {
  const editor = usePlanEditor()
  const runner = useExportRunner()
  const isBusy = useStore(runner.store, ({ running }) => running !== null)
  return (
    <Menu
      side="top"
      trigger={
        <Button size="sm" variant="quiet" className="justify-self-end" disabled={isBusy}>
          More formats <Icon of={ChevronDown} />
        </Button>
      }
    >
      <MenuItem icon={FileText} onSelect={() => runner.start('docx')}>
        Export Word (DOCX)
      </MenuItem>
      <MenuItem
        icon={FileSpreadsheet}
        onSelect={() => startSpreadsheet(runner, editor.store.getState().workbook.data, onGoToField)}
      >
        Spreadsheet (XLSX)
      </MenuItem>
      <MenuItem icon={Printer} onSelect={() => runner.start('print')}>
        Print
      </MenuItem>
    </Menu>
  )
}
