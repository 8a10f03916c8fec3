import { readKnownText } from '#advisor/facts/claims/known-texts.ts'
import { splitSentences } from '#advisor/facts/plan-texts.ts'
import { rememberTexts } from '#advisor/facts/remember-texts.ts'
import { listWeekdays } from '#advisor/facts/weekdays.ts'

/** When someone is there for customers, as one sentence says it. */
export interface OpenTime {
  /** Hours since midnight. */
  readonly opens: number | null
  readonly closes: number | null
  /** 0 is Monday. Empty when the sentence names none. */
  readonly days: ReadonlySet<number>
  /** Whether the doors are open then, the phone is answered, or only someone works. */
  readonly service: 'door' | 'answer' | 'work'
  readonly sentence: string
  readonly mark: string
}

const atWork =
  /\b(?:open\w*|hours|serv(?:e|es|ice)|visits?|class(?:es)?|sessions?|lessons?|doors?|shifts?|appointments?|tours?|drivers?|drives?|deliver\w*|answer\w*|treat\w*|counter|clos(?:e|es|ed|ing)|lock(?:s|ed)? up|unlock\w*|trucks?|crews?|works?|building|children|phone|calls|inbox)\b/i
const door = /\b(?:open(?:s|ing)?|doors|hours|unlocks?|clos(?:e|es|ing)|lock up|shut)\b/i
const answer = /\b(?:answer\w*|support|phones?|inbox|hotline|help desk)\b/i
const otherDoor =
  /\b(?:kitchen|bar|gate|orders?|bookings?|within|summer|winter|season|later|instead|competitors?|rivals?|the chain|other|only one|bank|post office|market|stall|before the doors)\b/i
const opensBefore =
  /(?<!before |at |the )(?:open(?:s|ing)?|unlocks?|doors? open)(?: (?!and\b)\w+){0,3} (?:at|from|by)\s*$/i
const closesBefore =
  /\b(?:clos(?:e|es|ing)|locks? up|shuts?|last \w+ leaves?|(?:are|is) (?:back|home)|open until|open till)\b[^.;,]{0,25}(?:\b(?:at|by|until|till))?\s*$/i

/** 'Opens at 6': the reader of figures takes a bare number for no time. */
const bareTime =
  /(?<!before )\b(opens?|unlocks?|closes?|are back|is back) (?:at|by) (\d{1,2})(?![\d:%]|\s?(?:[ap]\.?m|percent|[a-z]+s\b))/gi

export const listOpenTimes = rememberTexts((text: string): readonly OpenTime[] =>
  splitSentences(text.slice(0, 2000)).flatMap((sentence) => {
    if (!atWork.test(sentence)) return []
    const days = listWeekdays(sentence)
    const service = readService(sentence)
    const found: OpenTime[] = readKnownText(sentence).flatMap(
      ({ kind, low, start, quote, openingHours }): OpenTime[] => {
        const shared = { days, service, sentence, mark: quote }
        // An opening that takes half an hour is work before the doors open.
        if (openingHours && openingHours.hoursPerDay >= 3) {
          const { opens, hoursPerDay } = openingHours
          return [{ opens, closes: opens + hoursPerDay, ...shared }]
        }
        if (kind !== 'time') return []
        const before = sentence.slice(0, start)
        if (opensBefore.test(before)) return [{ opens: low, closes: null, ...shared }]
        // '2:30' is when a day ends, and never night.
        return closesBefore.test(before) ? [{ opens: null, closes: low < 8 ? low + 12 : low, ...shared }] : []
      },
    )
    for (const [mark, verb = '', hour] of sentence.matchAll(bareTime)) {
      const isOpening = /^[ou]/i.test(verb)
      const low = Number(hour)
      if (low > 0 && low <= 24)
        found.push({
          opens: isOpening ? low : null,
          closes: isOpening ? null : low < 8 ? low + 12 : low,
          days,
          service,
          sentence,
          mark,
        })
    }
    const isWeek = days.size >= (service === 'door' ? 1 : 5)
    return found.length > 0 || !isWeek
      ? found
      : [{ opens: null, closes: null, days, service, sentence, mark: '' }]
  }),
)

function readService(sentence: string): OpenTime['service'] {
  if (otherDoor.test(sentence)) return 'work'
  if (answer.test(sentence)) return 'answer'
  return door.test(sentence) ? 'door' : 'work'
}
