import { listAmounts } from '#domain/finance/parse-amount.ts'

/** The numbers of a loan that a question names. Each is null when it names none. */
export interface AskedLoan {
  readonly amount: number | null
  readonly months: number | null
  readonly ratePercent: number | null
}

const readLength = 300
const numberWords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const term = new RegExp(
  String.raw`\b(\d{1,3}|${numberWords.join('|')}|fifteen|twenty|thirty)[\s-]?(years?|yrs?|months?|mos?)\b`,
  'iu',
)
const otherWords: Readonly<Record<string, number>> = { fifteen: 15, twenty: 20, thirty: 30 }
const percent = /(\d{1,3}(?:[.,]\d{1,4})?)\s?(?:%|percent\b|per cent\b)/iu
const longestMonths = 600
/** A smaller number without a currency sign counts something else. */
const smallestLoan = 1000

/** 'Can I repay $85,000 over five years at 9%?' */
export function readAskedLoan(question: string): AskedLoan {
  const text = question.slice(0, readLength)
  const months = readMonths(text)
  const rest = text.replace(term, ' ').replace(percent, ' ')
  const amounts = listAmounts(rest).filter(({ amount, hasCurrency }) =>
    hasCurrency ? amount > 0 : amount >= smallestLoan,
  )
  const ratePercent = readPercent(text)
  return {
    amount: amounts.length > 0 ? Math.max(...amounts.map(({ amount }) => amount)) : null,
    months,
    ratePercent: ratePercent !== null && ratePercent <= 100 ? ratePercent : null,
  }
}

/** The first percentage, as it is said: 20 for '20 %'. */
export function readPercent(question: string): number | null {
  const found = percent.exec(question.slice(0, readLength))?.[1]
  return found === undefined ? null : Number(found.replace(',', '.'))
}

/** The first span of time, in months: 60 for 'five years'. */
export function readMonths(question: string): number | null {
  const [, count = '', unit = ''] = term.exec(question.slice(0, readLength)) ?? []
  if (count === '') return null
  const word = count.toLowerCase()
  const number = /^\d/u.test(count) ? Number(count) : (otherWords[word] ?? numberWords.indexOf(word) + 1)
  const months = /^y/iu.test(unit) ? number * 12 : number
  return months >= 1 && months <= longestMonths ? months : null
}
