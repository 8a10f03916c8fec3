import { ChevronDown, FileSpreadsheet, FileText, Printer } from 'lucide-react'
import { Button } from '#web/ui/buttons/button.tsx'
import { Icon } from '#web/ui/display/icon.tsx'
import { Menu, MenuItem } from '#web/ui/layers/menu.tsx'
import type { ExportFormat } from './export-formats.ts'

interface MoreFormatsProps {
  isBusy: boolean
  onChoose: (format: ExportFormat) => void
  onChooseSpreadsheet: () => void
}

export function MoreFormats({ isBusy, onChoose, onChooseSpreadsheet }: MoreFormatsProps) {
  return (
    <Menu
      side="top"
      trigger={
        <Button size="sm" variant="quiet" className="justify-self-end" disabled={isBusy}>
          More formats <Icon of={ChevronDown} />
        </Button>
      }
    >
      <MenuItem icon={FileText} onSelect={() => onChoose('docx')}>
        Export Word (DOCX)
      </MenuItem>
      <MenuItem icon={FileSpreadsheet} onSelect={onChooseSpreadsheet}>
        Spreadsheet (XLSX)
      </MenuItem>
      <MenuItem icon={Printer} onSelect={() => onChoose('print')}>
        Print
      </MenuItem>
    </Menu>
  )
}
