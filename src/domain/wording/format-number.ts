/** Shown when a number cannot be calculated, such as after a division by a tiny value. */
export const noFigure = '–'

const formats = new Map<number, Intl.NumberFormat>()

/** Creating a format takes longer than using it a hundred times. */
function formatWith(digits: number): Intl.NumberFormat {
  const format = formats.get(digits) ?? new Intl.NumberFormat('en-US', { maximumFractionDigits: digits })
  formats.set(digits, format)
  return format
}

/** '1,234.5', with at most the given number of decimals. */
export function formatNumber(value: number, digits = 0): string {
  if (!Number.isFinite(value)) return noFigure
  const shown = formatWith(digits).format(Math.abs(value))
  return value < 0 && /[1-9]/u.test(shown) ? `−${shown}` : shown
}

const scales = [
  { from: 1e12, word: 'trillion' },
  { from: 1e9, word: 'billion' },
  { from: 1e6, word: 'million' },
] as const

/** How people say a large number: 4,200,000 is 4.2 and 'million'. Null for numbers they say in full. */
export function splitLargeNumber(size: number): { value: number; word: string } | null {
  // A number that rounds up to the next scale uses it: 999,960,000 is 1 billion, not 1,000 million.
  const scale = scales.find(({ from }) => size >= from * 0.99995)
  return scale && size >= 1e6 ? { value: size / scale.from, word: scale.word } : null
}
