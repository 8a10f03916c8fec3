import { ChevronDown, FileSpreadsheet, FileText, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Icon } from '#web/ui/display/icon.tsx'
import { Menu, MenuItem } from '#web/ui/layers/menu.tsx'
import { usePlanEditor } from '#web/workbook/editor/plan-context.tsx'
import { useExportRunner } from './export-context.tsx'
import { startSpreadsheet } from './start-spreadsheet.ts'

interface FormatMenuProps {
  onGoToField: (address: FieldAddress) => void
}

/** In the sidebar, for the formats without a button of their own. */
export function MoreFormats({ onGoToField }: FormatMenuProps) {
  const { isBusy, start, startXlsx } = useExports(onGoToField)
  return (
    <Menu
      side="top"
      trigger={
        <Button size="sm" variant="quiet" className="justify-self-end" disabled={isBusy}>
          More formats <Icon of={ChevronDown} />
        </Button>
      }
    >
      {renderItem('Export Word (DOCX)', () => start('docx'))}
      {renderItem('Spreadsheet (XLSX)', startXlsx, { icon: FileSpreadsheet })}
      {renderItem('Print', () => start('print'), { icon: Printer })}
    </Menu>
  )
}

/** Every document in one place, for where the sidebar may be out of sight. While one is made, others wait. */
export function ExportMenu({ onGoToField }: FormatMenuProps) {
  const { isBusy, start, startXlsx } = useExports(onGoToField)
  return (
    <Menu
      side="top"
      trigger={
        <Button variant="primary">
          Export <Icon of={ChevronDown} />
        </Button>
      }
    >
      {renderItem('Export PDF', () => start('pdf'), { disabled: isBusy })}
      {renderItem('Export Word (DOCX)', () => start('docx'), { disabled: isBusy })}
      {renderItem('Export Markdown', () => start('markdown'), { disabled: isBusy })}
      {renderItem('Spreadsheet (XLSX)', startXlsx, { icon: FileSpreadsheet, disabled: isBusy })}
      {renderItem('Print', () => start('print'), { icon: Printer, disabled: isBusy })}
    </Menu>
  )
}

function useExports(onGoToField: FormatMenuProps['onGoToField']) {
  const editor = usePlanEditor()
  const runner = useExportRunner()
  const isBusy = useStore(runner.store, ({ running }) => running !== null)
  return {
    isBusy,
    start: runner.start,
    startXlsx: () => startSpreadsheet(runner, editor.store.getState().workbook.data, onGoToField),
  }
}

function renderItem(
  text: string,
  onSelect: () => void,
  { icon = FileText, disabled = false }: { icon?: typeof FileText; disabled?: boolean } = {},
): ReactNode {
  return (
    <MenuItem icon={icon} disabled={disabled} onSelect={onSelect}>
      {text}
    </MenuItem>
  )
}
