export type TextRange = { start: number; end: number }

/** Finds the parts of a text that should glow. */
export type Highlight = (text: string) => readonly TextRange[]

type TextPiece = { text: string; start: number; glows: boolean }

/** Cuts a text at its ranges. Ranges that overlap, run backward or exceed the text are cut to fit. */
export function splitByRanges(text: string, ranges: readonly TextRange[]): TextPiece[] {
  const pieces: TextPiece[] = []
  let at = 0
  for (const range of [...ranges].sort((a, b) => a.start - b.start)) {
    const start = Math.max(at, range.start)
    const end = Math.min(text.length, range.end)
    if (end <= start) continue
    if (start > at) pieces.push({ text: text.slice(at, start), start: at, glows: false })
    pieces.push({ text: text.slice(start, end), start, glows: true })
    at = end
  }
  if (at < text.length) pieces.push({ text: text.slice(at), start: at, glows: false })
  return pieces
}
