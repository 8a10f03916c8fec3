import { ChevronDown, FileText, type LucideIcon, Printer } from 'lucide-react'
import { useStore } from 'zustand'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Icon } from '#web/ui/display/icon.tsx'
import { Menu, MenuItem } from '#web/ui/layers/menu.tsx'
import { usePlanEditor } from '#web/workbook/editor/plan-context.tsx'
import { useExportRunner } from './export-context.tsx'
import { startLoanSchedule, startSpreadsheet } from './start-spreadsheet.ts'

interface FormatMenuProps {
  /** Every document in one place, for where the sidebar may be out of sight. Without it, those without a button. */
  isForAll?: boolean
  onGoToField: (address: FieldAddress) => void
}

/** While one document is made, others wait. */
export function FormatMenu({ isForAll = false, onGoToField }: FormatMenuProps) {
  const editor = usePlanEditor()
  const runner = useExportRunner()
  const isBusy = useStore(runner.store, ({ running }) => running !== null)
  const renderItem = (text: string, onSelect: () => void, icon: LucideIcon = FileText) => (
    <MenuItem icon={icon} disabled={isBusy} onSelect={onSelect}>
      {text}
    </MenuItem>
  )
  return (
    <Menu
      side="top"
      trigger={
        <Button
          {...(isForAll
            ? { variant: 'primary' }
            : { variant: 'quiet', size: 'sm', className: 'justify-self-end' })}
        >
          {isForAll ? 'Export' : 'More formats'} <Icon of={ChevronDown} />
        </Button>
      }
    >
      {isForAll && renderItem('Export PDF', () => runner.start('pdf'))}
      {renderItem('Export Word (DOCX)', () => runner.start('docx'))}
      {isForAll && renderItem('Export Markdown', () => runner.start('markdown'))}
      {renderItem('Spreadsheet (XLSX)', () =>
        startSpreadsheet(runner, editor.store.getState().workbook.data, onGoToField),
      )}
      {renderItem('Loan schedule (CSV)', () =>
        startLoanSchedule(runner, editor.store.getState().workbook.data, onGoToField),
      )}
      {renderItem('Print', () => runner.start('print'), Printer)}
    </Menu>
  )
}
