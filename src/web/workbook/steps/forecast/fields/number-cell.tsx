import { type ClipboardEvent, useState } from 'react'
import { joinClasses } from '#web/ui/browser/class-names.ts'
import { formatNumberText } from '#web/ui/fields/number-text.ts'
import { readTypedSum } from '#web/workbook/fields/typed-sum.ts'
import { readPastedCells } from './read-pasted-cells.ts'

interface NumberCellProps {
  id?: string | undefined
  label: string
  value: number | null
  /** Shown while nothing is written: what counts instead. */
  placeholder?: string | undefined
  /** Written by hand where a number is usually calculated. */
  isMarked?: boolean
  tabIndex?: 0 | -1
  onFocus?: () => void
  onValueChange: (value: number | null) => void
  /** Numbers pasted from a row or a column of a spreadsheet. */
  onPasteRow?: (values: readonly (number | null)[]) => void
}

/** A small number field for a grid, which takes sums, too. Its name is read aloud, and its place shows it. */
export function NumberCell({
  id,
  label,
  value,
  placeholder,
  isMarked = false,
  tabIndex = 0,
  onFocus,
  onValueChange,
  onPasteRow,
}: NumberCellProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const isInvalid = draft !== null && readTypedSum(draft) === 'invalid'

  function takeText(text: string) {
    setDraft(text)
    const parsed = readTypedSum(text)
    if (parsed !== 'invalid' && parsed !== value) onValueChange(parsed)
  }

  function takePaste(event: ClipboardEvent<HTMLInputElement>) {
    const cells = readPastedCells(event.clipboardData.getData('text'))
    if (!onPasteRow || cells.length < 2) return
    event.preventDefault()
    setDraft(null)
    onPasteRow(cells)
  }

  return (
    <input
      id={id}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      value={draft ?? formatNumberText(value)}
      placeholder={placeholder}
      tabIndex={tabIndex}
      onChange={(event) => takeText(event.currentTarget.value)}
      onFocus={onFocus}
      onBlur={() => setDraft(null)}
      onPaste={takePaste}
      className={joinClasses(
        'w-full min-w-0 rounded-mark border px-px py-1 text-center font-mono text-xs tabular-nums pointer-coarse:min-h-11 pointer-coarse:text-base',
        isInvalid ? 'border-red' : isMarked ? 'border-ochre' : 'border-control',
        isMarked ? 'bg-ochre-wash font-semibold' : 'bg-surface',
      )}
    />
  )
}
