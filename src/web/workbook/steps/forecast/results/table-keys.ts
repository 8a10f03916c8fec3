interface Cell {
  readonly row: number
  readonly column: number
}

interface PressedKey {
  readonly key: string
  readonly ctrlKey: boolean
}

/** The cell that a key leads to from another one, or null for a key that does not move. */
export function findNextCell(
  { key, ctrlKey }: PressedKey,
  { row, column }: Cell,
  { rows, columns }: { rows: number; columns: number },
): Cell | null {
  const next = move()
  return (
    next && {
      row: Math.min(rows - 1, Math.max(0, next.row)),
      column: Math.min(columns - 1, Math.max(0, next.column)),
    }
  )

  function move(): Cell | null {
    switch (key) {
      case 'ArrowLeft':
        return { row, column: column - 1 }
      case 'ArrowRight':
        return { row, column: column + 1 }
      case 'ArrowUp':
        return { row: row - 1, column }
      case 'ArrowDown':
        return { row: row + 1, column }
      case 'Home':
        return { row: ctrlKey ? 0 : row, column: 0 }
      case 'End':
        return { row: ctrlKey ? rows - 1 : row, column: columns - 1 }
      default:
        return null
    }
  }
}
