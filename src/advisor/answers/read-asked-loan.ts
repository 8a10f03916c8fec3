import { listAmounts } from '#domain/finance/parse-amount.ts'
import { readAskedChange } from './read-asked-change.ts'
import { percentPattern, readMonths, readPercent, termPattern } from './read-asked-numbers.ts'

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

const termOfLoan = new RegExp(
  String.raw`\b(?:over|for|in|within|across)\s${termPattern.source}|${termPattern.source}\s(?:loan|term)\b`,
  'iu',
)
const rateOfLoan = new RegExp(
  String.raw`\b(?:at|rate|interest|apr)\b(?: rate)?(?: of| is| at)?\s${percentPattern.source}|${percentPattern.source}\s(?:interest|rate|apr|fixed|loan)\b`,
  'iu',
)

/** 'Can I repay $85,000 over five years at 9%?' */
export function readAskedLoan(question: string, currency: string): AskedLoan {
  const text = question.slice(0, readLength)
  const rest = text
    .replace(new RegExp(termPattern, 'giu'), ' ')
    .replace(new RegExp(percentPattern, 'giu'), ' ')
  const [largest] = listAmounts(rest)
    .filter(({ amount, hasCurrency }) => (hasCurrency ? amount > 0 : amount >= smallestLoan))
    .toSorted((one, other) => other.amount - one.amount)
  const isForeign = largest && largest.currencies.length > 0 && !largest.currencies.includes(currency)
  const ratePercent = readRate(text)
  return {
    amount: largest?.amount ?? null,
    foreignCurrency: isForeign ? (largest.currencies[0] ?? null) : null,
    months: readMonths(termOfLoan.exec(text)?.[0] ?? (readAskedChange(text) ? '' : text)),
    ratePercent: ratePercent !== null && ratePercent <= largestRatePercent ? ratePercent : null,
  }
}

/** In 'if sales are 20% lower' the percentage is not the loan's. */
function readRate(text: string): number | null {
  const named = rateOfLoan.exec(text)?.[0]
  if (named !== undefined) return readPercent(named)
  return readAskedChange(text) ? null : readPercent(text)
}
