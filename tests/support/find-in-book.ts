import type { FileBook, FileCell } from './read-xlsx.ts'
import type { ReadRecomputed } from './recompute-xlsx.ts'

const cent = 0.01

export function findSheet({ sheets }: FileBook, name: string): ReadonlyMap<string, FileCell> {
  return sheets.find((sheet) => sheet.name === name)?.cells ?? new Map<string, FileCell>()
}

/** The row of each text in the first column. */
export function findFigures(book: FileBook, sheet: string): ReadonlyMap<string, number> {
  const rows = new Map<string, number>()
  for (const [address, { value }] of findSheet(book, sheet)) {
    const row = /^A(\d+)$/u.exec(address)?.[1]
    if (row && typeof value === 'string' && !rows.has(value)) rows.set(value, Number(row))
  }
  return rows
}

/** The cells whose kept value is not what their formula gives. */
export function findStaleValues({ sheets }: FileBook, read: ReadRecomputed): string[] {
  return sheets.flatMap(({ name, cells }) =>
    Array.from(cells).flatMap(([address, { value, formula }]) => {
      if (formula === null) return []
      const found = read(name, address) ?? 0
      const isSame =
        typeof found === 'number' && typeof value === 'number'
          ? Math.abs(found - value) < cent
          : found === value
      return isSame
        ? []
        : [`${name} ${address} (${formula}): ${String(value)} and not ${JSON.stringify(found)}`]
    }),
  )
}
