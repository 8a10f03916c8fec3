import { type ClipboardEvent, useState } from 'react'
import { joinClasses } from '#web/ui/browser/class-names.ts'
import { formatNumberText, parseNumberText } from '#web/ui/fields/number-text.ts'

interface NumberCellProps {
  id?: string | undefined
  label: string
  value: number | null
  /** Shown while nothing is written: what counts instead. */
  placeholder?: string | undefined
  /** Written by hand where a number is usually calculated. */
  isMarked?: boolean
  onValueChange: (value: number | null) => void
  /** Numbers pasted from a row or a column of a spreadsheet. */
  onPasteRow?: (values: readonly (number | null)[]) => void
}

/** A small number field for a grid. Its name is read aloud, and its place shows it. */
export function NumberCell({
  id,
  label,
  value,
  placeholder,
  isMarked = false,
  onValueChange,
  onPasteRow,
}: NumberCellProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const isInvalid = draft !== null && parseNumberText(draft) === 'invalid'

  function takeText(text: string) {
    setDraft(text)
    const parsed = parseNumberText(text)
    if (parsed !== 'invalid' && parsed !== value) onValueChange(parsed)
  }

  function takePaste(event: ClipboardEvent<HTMLInputElement>) {
    const parts = event.clipboardData
      .getData('text')
      .trim()
      .split(/[\t\n]+/u)
    if (!onPasteRow || parts.length < 2) return
    event.preventDefault()
    setDraft(null)
    onPasteRow(parts.map(toNumberOrNull))
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
      onChange={(event) => takeText(event.currentTarget.value)}
      onBlur={() => setDraft(null)}
      onPaste={takePaste}
      className={joinClasses(
        'w-full min-w-0 rounded-mark border px-1 py-1 text-center font-mono text-xs tabular-nums pointer-coarse:min-h-11 pointer-coarse:text-base',
        isInvalid ? 'border-red' : isMarked ? 'border-ochre' : 'border-control',
        isMarked ? 'bg-ochre-wash font-semibold' : 'bg-surface',
      )}
    />
  )
}

function toNumberOrNull(text: string): number | null {
  const parsed = parseNumberText(text)
  return parsed === 'invalid' ? null : parsed
}
