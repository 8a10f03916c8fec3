const wholeDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})
const dollarsAndCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** To the cent where there are cents, so that a reader who does the sum gets the same result. */
export function showMoney(amount: number): string {
  if (!Number.isFinite(amount)) return '–'
  const rounded = Math.round(amount * 100) / 100 + 0
  return (Number.isInteger(rounded) || Math.abs(rounded) >= 1000 ? wholeDollars : dollarsAndCents).format(
    rounded,
  )
}

/** Markets are said in words: '$4.2 million'. */
export function showLargeMoney(amount: number): string {
  if (!Number.isFinite(amount)) return '–'
  const scale = largeScales.find(({ from }) => amount >= from)
  return scale ? `$${showNumber(amount / scale.from, 1)} ${scale.word}` : showMoney(amount)
}

const largeScales = [
  { from: 1e12, word: 'trillion' },
  { from: 1e9, word: 'billion' },
  { from: 1e6, word: 'million' },
]

const formats = new Map<number, Intl.NumberFormat>()

/** Making a format takes longer than a whole reply. */
function numbersWith(digits: number): Intl.NumberFormat {
  const format = formats.get(digits) ?? new Intl.NumberFormat('en-US', { maximumFractionDigits: digits })
  formats.set(digits, format)
  return format
}

export function showNumber(value: number, digits = 0): string {
  return Number.isFinite(value) ? numbersWith(digits).format(value) : '–'
}

export function showPercent(share: number): string {
  const percent = share * 100
  return `${showNumber(percent, Math.abs(percent) < 10 ? 1 : 0)}%`
}

/** '1 customer', '120 customers' */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${showNumber(count)} ${count === 1 ? one : many}`
}

/** Every figure that a text names, as it is written there. */
export function findFigures(text: string): string[] {
  const found = text.match(/[$€£]?\d[\d,]*(?:[.:]\d+)*(?:\s?%|\s?(?:million|billion|thousand)\b)?/gu) ?? []
  return [...new Set(found.map((figure) => figure.replace(/,$/u, '').trim()))]
}
