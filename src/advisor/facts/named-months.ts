import { splitSentences } from './plan-texts.ts'

export interface NamedMonth {
  /** Year × 12 + month. */
  readonly month: number
  readonly sentence: string
  /** What the text says from this month to the next one it names. */
  readonly clause: string
  readonly quote: string
}

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const pattern =
  /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:uary|ruary|ch|il|e|y|ust|tember|t|ober|ember)?\.?,? (20\d\d)\b/giu

/** Every calendar month that a text names with its year, with the words that belong to it. */
export function listNamedMonths(text: string): NamedMonth[] {
  return splitSentences(text.slice(0, 4000)).flatMap((sentence) => {
    const found = [...sentence.matchAll(pattern)]
    return found.map((match, index) => ({
      month: Number(match[2]) * 12 + monthNames.indexOf((match[1] ?? '').toLowerCase()),
      sentence,
      clause: sentence.slice(index === 0 ? 0 : match.index, found[index + 1]?.index ?? sentence.length),
      quote: match[0],
    }))
  })
}
