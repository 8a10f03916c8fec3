import { rememberTexts } from '#advisor/facts/remember-texts.ts'
import { listContextWords } from './context-words.ts'

/** 'Two helpers from March to June' */
export interface MonthRange {
  /** 0 is January. The last month is less than the first when the range goes over the new year. */
  readonly first: number
  readonly last: number
  readonly quote: string
  /** The stems of the words of its clause. */
  readonly words: readonly string[]
  readonly clause: string
}

const names = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const month = String.raw`(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)`
const range = new RegExp(
  String.raw`\b${month}\.?\s?(?:to|through|thru|until|till|-|–|—)\s?(?:(?:the )?(?:end|middle|start|beginning) of )?${month}\b(?!\s?\d)`,
  'gi',
)
const clauseEnd = /[.;,:()\n]/u

function toMonth(name: string): number {
  return names.indexOf(name.slice(0, 3).toLowerCase())
}

/** The stretches of months that a text names without a year. */
export const listMonthRanges = rememberTexts((text: string): readonly MonthRange[] => {
  const read = text.slice(0, 2000)
  return Array.from(read.matchAll(range), (found) => {
    const before = read.slice(Math.max(0, found.index - 90), found.index)
    const end = found.index + found[0].length
    const [after = ''] = read.slice(end, end + 50).split(clauseEnd, 1)
    const lead = before.split(/[.;\n]/u).at(-1) ?? ''
    const parts = lead.split(/[,(]/u)
    // 'Helpers, March to June': a bare comma belongs to the range.
    const near = (parts.at(-1) ?? '').trim().length < 6 ? lead : (parts.at(-1) ?? '')
    const clause = `${near} ${after}`
    return {
      first: toMonth(found[1] ?? ''),
      last: toMonth(found[2] ?? ''),
      quote: found[0],
      words: listContextWords(clause),
      clause,
    }
  })
})

/** The months from the first to the last, over the new year if need be. */
export function listMonths({ first, last }: Pick<MonthRange, 'first' | 'last'>): number[] {
  const length = ((last - first + 12) % 12) + 1
  return Array.from({ length }, (_, step) => (first + step) % 12)
}
