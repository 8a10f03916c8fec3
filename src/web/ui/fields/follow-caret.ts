/** The caret position after the text was changed elsewhere: beside the same letters as before. */
export function followCaret(caret: number, before: string, after: string): number {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  if (caret <= start) return caret
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  const toEnd = before.length - caret
  return toEnd <= end ? after.length - toEnd : after.length - end
}
