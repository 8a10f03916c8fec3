import { readCardDigits } from '#domain/commerce/card-checks.ts'

interface Brand {
  name: string
  pattern: RegExp
  /** The groups of digits as printed on the card. */
  groups: readonly number[]
  cvcLength: number
}

const fours = [4, 4, 4, 4]

/** In the order in which they are tried. */
const brands: readonly Brand[] = [
  { name: 'American Express', pattern: /^3[47]/, groups: [4, 6, 5], cvcLength: 4 },
  { name: 'Diners Club', pattern: /^36/, groups: [4, 6, 4], cvcLength: 3 },
  { name: 'Diners Club', pattern: /^3(?:0|[89])/, groups: fours, cvcLength: 3 },
  { name: 'JCB', pattern: /^35/, groups: fours, cvcLength: 3 },
  { name: 'Visa', pattern: /^4/, groups: fours, cvcLength: 3 },
  {
    name: 'Mastercard',
    pattern: /^(?:5[1-5]|2(?:22[1-9]|2[3-9]|[3-6]|7[01]|720))/,
    groups: fours,
    cvcLength: 3,
  },
  { name: 'Discover', pattern: /^6(?:011|4[4-9]|5)/, groups: fours, cvcLength: 3 },
  { name: 'UnionPay', pattern: /^62/, groups: [4, 4, 4, 4, 3], cvcLength: 3 },
]
const unknownBrand = { name: null, groups: fours, cvcLength: 3 }

function findBrand(typed: string): Brand | typeof unknownBrand {
  const digits = readDigits(typed)
  return brands.find(({ pattern }) => pattern.test(digits)) ?? unknownBrand
}

export function findBrandName(typed: string): string | null {
  return findBrand(typed).name
}

/** '4242 4242 4242 4242', '3782 822463 10005'. Everything except digits is removed. */
export function formatCardNumber(typed: string): string {
  const digits = readDigits(typed)
  const parts: string[] = []
  let start = 0
  for (const length of findBrand(digits).groups) {
    if (start < digits.length) parts.push(digits.slice(start, start + length))
    start += length
  }
  return parts.join(' ')
}

/**
 * '12 / 34'. A month that can only have one digit gets a leading zero, and a four-digit year is accepted.
 * @param previous the text before this edit: deleting the slash also deletes the digit before it.
 */
export function formatExpiry(typed: string, previous: string): string {
  const digits = readDigits(typed)
  const isStrokeDeleted =
    previous.length - typed.length === 1 && previous.startsWith(typed) && digits === readDigits(previous)
  if (isStrokeDeleted) return digits.slice(0, -1)

  const isShortMonth = /^\s*\d\s*[/-]/.test(typed) || /^(?:[2-9]|1[3-9])/.test(digits)
  const padded = isShortMonth ? `0${digits}` : digits
  const rest = padded.slice(2)
  const year = rest.slice(0, rest.startsWith('20') ? 4 : 2)
  return padded.length < 2 ? padded : `${padded.slice(0, 2)} / ${year}`
}

export function formatCvc(typed: string, cardNumber: string): string {
  return readDigits(typed).slice(0, findBrand(cardNumber).cvcLength)
}

/** The caret position after formatting: after as many digits as before. */
export function findCaret(formatted: string, digitsBefore: number): number {
  let seen = 0
  let caret = 0
  while (caret < formatted.length && seen < digitsBefore) {
    if (/\d/.test(formatted.charAt(caret))) seen += 1
    caret += 1
  }
  return caret
}

export function countDigits(text: string): number {
  return readDigits(text).length
}

function readDigits(typed: string): string {
  return readCardDigits(typed).replaceAll(/\D/g, '')
}
