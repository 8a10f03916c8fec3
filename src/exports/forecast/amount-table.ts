import { formatNumber } from '#domain/wording/format-number.ts'
import type { RowKind, TableBlock } from '#exports/document/document-model.ts'

export interface AmountRow {
  label: string
  kind: RowKind
  values: readonly string[]
}

interface AmountTable {
  caption: string
  /** Over the names of the rows. */
  corner: string
  columns: readonly string[]
  rows: readonly AmountRow[]
  isWide?: boolean
}

/** The widest the names need to be, and the narrowest that can be read. */
const widestNames = 0.52
const narrowestNames = 0.19
const widestColumn = 0.2

/** Names at the left and numbers at the right, in columns of one width. */
export function buildAmountTable({
  caption,
  corner,
  columns,
  rows,
  isWide = false,
}: AmountTable): TableBlock {
  const room = Math.min(widestColumn, (1 - narrowestNames) / columns.length)
  const names = Math.max(1 - room * columns.length, narrowestNames)
  // Few columns stay close to the names, so that the eye finds the row.
  const nameShare = isWide ? names : Math.min(names, Math.max(widestNames, 1 - widestColumn * columns.length))
  const share = (1 - nameShare) / columns.length
  return {
    type: 'table',
    caption,
    columns: [
      { title: corner, align: 'left', share: nameShare },
      ...columns.map((title) => ({ title, align: 'right' as const, share })),
    ],
    rows: rows.map(({ label, values }) => [label, ...columns.map((_, index) => values[index] ?? '')]),
    rowKinds: rows.map(({ kind }) => kind),
    ...(isWide ? { isWide } : {}),
  }
}

/** A title over rows. */
export function groupRow(label: string): AmountRow {
  return { label, kind: 'group', values: [] }
}

export function amountRow(label: string, values: readonly number[], kind: RowKind = 'line'): AmountRow {
  return { label, kind, values: values.map((value) => formatNumber(value)) }
}
