import type { TextStyle, Typesetter } from './typesetter.ts'

/** The text on one line, cut with an ellipsis when it is wider than `width`. */
export function fitText(typesetter: Typesetter, text: string, style: TextStyle, width: number): string {
  if (typesetter.setLine(text, style).width <= width) return text
  const letters = Array.from(text)
  let [fits, tooLong] = [0, letters.length]
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2)
    const isFitting = typesetter.setLine(`${letters.slice(0, middle).join('')}…`, style).width <= width
    if (isFitting) fits = middle
    else tooLong = middle
  }
  return `${letters.slice(0, fits).join('').trimEnd()}…`
}
