import { listAmounts } from '#advisor/facts/named-amounts.ts'
import { readAskedChange } from './read-asked-change.ts'
import { readLoanRate, readMonths, readPercent, readTerm } from './read-asked-numbers.ts'

/** The numbers of a loan that a question names. Each is null when it names none. */
export interface AskedLoan {
  readonly amount: number | null
  /** The currency of the amount's sign. Null without one, or when it can be the plan's. */
  readonly foreignCurrency: string | null
  readonly months: number | null
  readonly ratePercent: number | null
}

const readLength = 300
/** A smaller number without a currency sign counts something else. */
const smallestLoan = 1000
const largestRatePercent = 100

/** 'Can I repay $85,000 over five years at 9%?' */
export function readAskedLoan(question: string, currency: string): AskedLoan {
  const text = question.slice(0, readLength)
  const [largest] = listAmounts(text)
    .filter(({ amount, hasCurrency }) => (hasCurrency ? amount > 0 : amount >= smallestLoan))
    .toSorted((one, other) => other.amount - one.amount)
  const isForeign = largest && largest.currencies.length > 0 && !largest.currencies.includes(currency)
  const ratePercent = readRate(text)
  return {
    amount: largest?.amount ?? null,
    foreignCurrency: isForeign ? (largest.currencies[0] ?? null) : null,
    months: readTerm(text) ?? (readAskedChange(text) ? null : readMonths(text)),
    ratePercent: ratePercent !== null && ratePercent <= largestRatePercent ? ratePercent : null,
  }
}

/** In 'if sales are 20% lower' the percentage is not the loan's. */
function readRate(text: string): number | null {
  return readLoanRate(text) ?? (readAskedChange(text) ? null : readPercent(text))
}
