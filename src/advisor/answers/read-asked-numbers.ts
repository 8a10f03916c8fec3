const readLength = 300
const numberWords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
export const termPattern = new RegExp(
  String.raw`\b(\d{1,3}|${numberWords.join('|')}|fifteen|twenty|thirty)[\s-]?(years?|yrs?|months?|mos?)\b`,
  'iu',
)
const otherWords: Readonly<Record<string, number>> = { fifteen: 15, twenty: 20, thirty: 30 }
export const percentPattern = /(\d{1,3}(?:[.,]\d{1,4})?)\s?(?:%|percent\b|per cent\b)/iu
const longestMonths = 600
/** The first percentage, as it is said: 20 for '20 %'. */
export function readPercent(question: string): number | null {
  const found = percentPattern.exec(question.slice(0, readLength))?.[1]
  return found === undefined ? null : Number(found.replace(',', '.'))
}

/** The first span of time, in months: 60 for 'five years'. */
export function readMonths(question: string): number | null {
  const [, count = '', unit = ''] = termPattern.exec(question.slice(0, readLength)) ?? []
  const number = readSmallNumber(count)
  if (number === null) return null
  const months = /^y/iu.test(unit) ? number * 12 : number
  return months >= 1 && months <= longestMonths ? months : null
}

/** A number in digits or in a word: 2.5 for '2.5', 5 for 'five'. */
export function readSmallNumber(text: string): number | null {
  if (/^\d+(?:\.\d+)?$/u.test(text)) return Number(text)
  const word = text.toLowerCase()
  const counted = numberWords.indexOf(word) + 1
  return Object.hasOwn(otherWords, word) ? (otherWords[word] ?? null) : counted > 0 ? counted : null
}
