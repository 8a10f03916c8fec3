const letters: string[] = []

/** 'A' for 0, 'Z' for 25, 'AA' for 26. */
export function columnLetters(column: number): string {
  return (letters[column] ??= toLetters(column))
}

function toLetters(column: number): string {
  const last = String.fromCodePoint(65 + (column % 26))
  return column < 26 ? last : toLetters(Math.floor(column / 26) - 1) + last
}
