const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const toTenth = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
const toCents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

const scales = [
  { from: 1e12, word: 'trillion' },
  { from: 1e9, word: 'billion' },
  { from: 1e6, word: 'million' },
] as const

const largestSaid = 1e15

/** '$4.50', '$1,200', '$4.2 million': as a person would say it. */
export function sayDollars(amount: number): string {
  const sign = amount < 0 && Math.abs(amount) >= 0.005 ? '−' : ''
  const size = Math.abs(amount)
  if (!Number.isFinite(amount) || size >= largestSaid) return 'an amount beyond reading'
  const isWithCents = size < 1000 && Math.round(size * 100) % 100 !== 0
  return `${sign}$${isWithCents ? toCents.format(size) : sayLarge(size)}`
}

/** Counts of things; under ten, a tenth still matters. */
export function sayNumber(value: number): string {
  if (!Number.isFinite(value) || Math.abs(value) >= largestSaid) return 'countless'
  const size = Math.abs(value)
  const said = size < 10 ? toTenth.format(size) : sayLarge(size)
  return value < 0 && said !== '0' ? `−${said}` : said
}

export function sayPercent(percent: number): string {
  if (!Number.isFinite(percent)) return 'countless %'
  const said = Math.abs(percent) >= 1e6 ? sayNumber(percent) : toTenth.format(percent)
  // A share that rounds away is still a share.
  return said === '0' && percent > 0 ? 'under 0.1%' : `${said.replace('-', '−')}%`
}

export function sayCount(count: number, singular: string, plural = `${singular}s`): string {
  const said = sayNumber(count)
  return `${said} ${said === '1' ? singular : plural}`
}

function sayLarge(size: number): string {
  const scale = scales.find(({ from }) => size >= from)
  return scale ? `${toTenth.format(size / scale.from)} ${scale.word}` : whole.format(size)
}
