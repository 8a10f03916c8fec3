import { readKnownText } from './claims/known-texts.ts'
import { splitSentences } from './plan-texts.ts'

export interface NamedMonth {
  /** Year × 12 + month. */
  readonly month: number
  readonly sentence: string
  /** What the text says from this month to the next one it names. */
  readonly clause: string
  readonly quote: string
}

/** Every calendar month that a text names with its year, with the words that belong to it. */
export function listNamedMonths(text: string): NamedMonth[] {
  return splitSentences(text.slice(0, 4000)).flatMap((sentence) => {
    const found = readKnownText(sentence).flatMap(({ kind, time, start, quote }) =>
      kind === 'date' && time?.scale === 'calendar' && time.endMonth - time.startMonth === 1
        ? [{ month: time.startMonth, start, quote }]
        : [],
    )
    return found.map(({ month, start, quote }, index) => ({
      month,
      sentence,
      clause: sentence.slice(index === 0 ? 0 : start, found[index + 1]?.start ?? sentence.length),
      quote,
    }))
  })
}
