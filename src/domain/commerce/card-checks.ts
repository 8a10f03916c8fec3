/**
 * Checks a card before any payment request, for typos and dates in the past. The messages are the usual ones of
 * card forms.
 */

export interface CardForm {
  number: string
  /** As printed on the card: '12/34' or '12 / 2034'. */
  expiry: string
  cvc: string
}

export interface Month {
  year: number
  /** From 1 to 12. */
  month: number
}

export type CardFaults = { [Field in keyof CardForm]?: string }

const lengthsByBrand = {
  amex: { number: [15], cvc: 4 },
  diners: { number: [14, 16], cvc: 3 },
  unionpay: { number: [16, 17, 18, 19], cvc: 3 },
  other: { number: [16], cvc: 3 },
} as const

/** Digits only. Spaces and dashes only help people read them. */
export function readCardDigits(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/[\s-]/g, '')
}

export function findCardFaults(card: CardForm, today: Month): CardFaults {
  const faults: CardFaults = {}
  const number = findNumberFault(readCardDigits(card.number))
  if (number !== null) faults.number = number
  const expiry = findExpiryFault(card.expiry, today)
  if (expiry !== null) faults.expiry = expiry
  const cvc = findCvcFault(readCardDigits(card.cvc), readCardDigits(card.number))
  if (cvc !== null) faults.cvc = cvc
  return faults
}

function findNumberFault(digits: string): string | null {
  if (!/^\d*$/.test(digits)) return 'Your card number is invalid.'
  const lengths: readonly number[] = lengthsByBrand[findBrand(digits)].number
  if (digits.length < Math.min(...lengths)) return 'Your card number is incomplete.'
  return lengths.includes(digits.length) && hasValidChecksum(digits) ? null : 'Your card number is invalid.'
}

function findExpiryFault(typed: string, today: Month): string | null {
  const expiry = parseExpiry(typed)
  if (expiry === null) return "Your card's expiration date is incomplete."
  if (expiry.month < 1 || expiry.month > 12) return "Your card's expiration date is invalid."
  if (expiry.year < today.year) return "Your card's expiration year is in the past."
  if (expiry.year > today.year + 50) return "Your card's expiration year is invalid."
  const isPast = expiry.year === today.year && expiry.month < today.month
  return isPast ? "Your card's expiration date is in the past." : null
}

function parseExpiry(typed: string): Month | null {
  const found = /^(\d{1,2})\s*[/-]?\s*(\d{2}|\d{4})$/.exec(typed.normalize('NFKC').trim())
  if (!found) return null
  const [, month = '', year = ''] = found
  return { month: Number(month), year: year.length === 2 ? 2000 + Number(year) : Number(year) }
}

function findCvcFault(digits: string, number: string): string | null {
  const { cvc } = lengthsByBrand[findBrand(number)]
  if (!/^\d*$/.test(digits) || digits.length > cvc) return "Your card's security code is invalid."
  return digits.length < cvc ? "Your card's security code is incomplete." : null
}

function findBrand(digits: string): keyof typeof lengthsByBrand {
  if (/^3[47]/.test(digits)) return 'amex'
  if (/^3(?:0|[689])/.test(digits)) return 'diners'
  return digits.startsWith('62') ? 'unionpay' : 'other'
}

/** The Luhn check digit catches one wrong digit and most swapped pairs. */
function hasValidChecksum(digits: string): boolean {
  let sum = 0
  Array.from(digits, Number)
    .toReversed()
    .forEach((digit, index) => {
      const doubled = index % 2 === 1 ? digit * 2 : digit
      sum += doubled > 9 ? doubled - 9 : doubled
    })
  return sum % 10 === 0
}
