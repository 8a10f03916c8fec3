/** A length of time that a text names. */
export interface Duration {
  readonly months: number
  readonly quote: string
}

const numbers: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fourteen: 14,
  sixteen: 16,
  eighteen: 18,
  twenty: 20,
}
const monthsPer: Readonly<Record<string, number>> = { d: 12 / 365, w: 12 / 52, m: 1, y: 12 }
const count = String.raw`(?:\d{1,3}|${Object.keys(numbers).join('|')})`
const pattern = new RegExp(
  String.raw`\b(?:(${count})\s?(?:to|or|-|–)\s?)?(${count})[\s-](?:business |working )?(day|week|month|year)s?\b(?! old| in business)`,
  'giu',
)

/** 'eight weeks', 'about four months', 'six to eight weeks'. Of a range, the longer end counts. */
export function listDurations(text: string): Duration[] {
  return Array.from(text.slice(0, 1000).matchAll(pattern), ([quote, , high = '', unit = '']) => ({
    months: (numbers[high.toLowerCase()] ?? Number(high)) * (monthsPer[unit.charAt(0).toLowerCase()] ?? 0),
    quote,
  })).filter(({ months }) => months > 0)
}

/** The longest time that a text names. */
export function findLongest(text: string): Duration | null {
  return listDurations(text).reduce<Duration | null>(
    (longest, duration) => (duration.months > (longest?.months ?? 0) ? duration : longest),
    null,
  )
}
