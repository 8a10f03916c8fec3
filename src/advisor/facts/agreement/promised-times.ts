import { splitSentences } from '#advisor/facts/plan-texts.ts'
import { rememberTexts } from '#advisor/facts/remember-texts.ts'
import { listWeekdays } from '#advisor/facts/weekdays.ts'

/** What customers are promised, and the days that are worked. */
export interface PromisedTime {
  readonly mark: string
  readonly sentence: string
  /** The days promised, or none. */
  readonly days: ReadonlySet<number>
  /** The hours of the day that someone has to be there: until 18 for 'evening classes'. */
  readonly from: number | null
  readonly to: number | null
}

const offer = String.raw`(?:brunch\w*|breakfasts?|lunch(?:es)?|dinners?|suppers?|service|class(?:es)?|sessions?|hours|appointments?|slots?|times|pick-?ups?|drop-?offs?|deliver(?:y|ies)|visits?|openings?|opening hours|tours?|lessons?|repairs?|tastings?|buffet|roasts?|rentals?|rides|games|shows?|treatments?|consultations?|calls|care|support|counter|check-ins?|washes|installations?|jobs)`
const part = String.raw`(late[- ]afternoon|after[- ]school|early[- ]evening|evening|late[- ]evening|after[- ]work|after[- ]hours|late[- ]night|night|overnight|early[- ]morning|before[- ]work)`
const weekendDay = String.raw`(?:sat(?:urday)?s?|sun(?:day)?s?|weekends?)`
const parts = new RegExp(
  [
    String.raw`\b${part} (?:\w+ )?${offer}\b`,
    String.raw`\b${offer} (?:(?:in the|at|also|even|or|and|until|every|each|late) ){0,3}(evenings?|nights?|late at night|after work|after school|before work)\b`,
    String.raw`(?<!\b(?:the|an?|our|those|\w+ed) )\bopen (?:\w+ ){0,2}(late|evenings|nights|at night|after work|before work|overnight)\b`,
    String.raw`\b(any hour|day or night|day and night|around the clock|round the clock|24/7|24 hours a day)\b`,
  ].join('|'),
  'i',
)
const days = new RegExp(
  [
    String.raw`\b(?:${weekendDay}(?: (?:and|or|to|&) ${weekendDay})?) (?:[\w-]+ ){0,2}${offer}\b`,
    String.raw`\b${offer} (?:[\w-]+ ){0,2}(?:on |every |each )?(?:saturdays|sundays|weekends|saturday|sunday)\b`,
    String.raw`\b(?:drop|bring|come|visit|order|eat|shop|walk in|book|pick up|stop by|call|ride|train|skate|play)\b[^.;,]{0,20} (?:on |every |each )?(?:sundays?|saturdays?|weekends|the weekend)\b`,
    String.raw`\b(?:including|even on|also on|open|and on) (?:saturdays?|sundays?|weekends?|the weekend)\b`,
    String.raw`\b(?:saturdays?|sundays?|weekends?)(?: and (?:sundays?|holidays))? (?:included|too|as well)\b`,
    String.raw`\b(?:open |${offer} |available )(?:\w+ ){0,2}(?:seven days a week|7 days a week|every day(?: of the (?:week|year))?|daily|any day)\b`,
    String.raw`\b(?:seven|7) days a week\b`,
  ].join('|'),
  'i',
)
const cue =
  /saturday|sunday|weekend|seven days|7 days|every day|daily|any day|evening|night|after|before work|early|late|any hour|clock|hours a day|24/i
/** Once, outside, by someone else, or not by people. */
const otherTimes =
  /\b(?:stalls?|markets?|fairs?|festivals?|stands?|open house|open saturdays?|once a (?:month|year)|first (?:saturday|sunday|thursday|friday)|every (?:other|second)|until 20\d\d|when|if|from year|from month|later|events?|part(?:y|ies)|weddings?|grand|opening weekend|opening night|online|website|app|portal|self-service|unattended|locker|key ?codes?|alarms?|monitor\w*|cameras?|emergenc\w+|on call|hotline|competitors?|rivals?|others?|unlike|instead|nobody|no one|none|nowhere|not|never|without|decide|decision|by arrangement|on request|alerts?|backup|notice|payout|notified|back within)\b/i

/** What goes on without anyone there. */
const alone =
  /\b(?:online|book(?:ed|s)?|app|portal|self-service|unattended|lockers?|codes?|keypad|vending|emergenc\w+|on call|alarms?|monitor\w*|website)\b/i

const reach: Readonly<Record<string, readonly [number | null, number | null]>> = {
  'late afternoon': [null, 16],
  'after school': [null, 16],
  'after work': [null, 18],
  'early evening': [null, 18],
  evening: [null, 18.5],
  evenings: [null, 18.5],
  late: [null, 19],
  'late evening': [null, 20],
  'after hours': [null, 18],
  night: [null, 20],
  nights: [null, 20],
  'at night': [null, 20],
  'late at night': [null, 21],
  'late night': [null, 21],
  overnight: [null, 23.5],
  'early morning': [8, null],
  'before work': [8, null],
}
const always: readonly [number, number] = [5, 23]

/** What the texts of a promise say of days and of parts of the day. */
export const listPromises = rememberTexts((text: string): readonly PromisedTime[] => {
  const read = text.slice(0, 2000)
  if (!cue.test(read)) return []
  return splitSentences(read).flatMap((whole) =>
    whole.split(/[;:,]\s/u).flatMap((sentence): PromisedTime[] => {
      if (!cue.test(sentence) || otherTimes.test(sentence)) return []
      const time = parts.exec(sentence)
      const day = days.exec(sentence)
      const said = time
        ?.slice(1)
        .find((group) => group !== undefined)
        ?.toLowerCase()
        .replace('-', ' ')
      const [from, to] = said === undefined ? [null, null] : (reach[said] ?? always)
      if (said !== undefined && !(said in reach) && alone.test(whole)) return []
      const mark = day?.[0] ?? time?.[0]
      if (mark === undefined) return []
      return [{ mark, sentence: whole, days: day ? listWeekdays(named(day[0])) : new Set(), from, to }]
    }),
  )
})

function named(mark: string): string {
  return /any day/i.test(mark) ? 'every day' : mark
}

const worked =
  /\b(?:open|opens|opening|hours|closed|serves?|visits|runs?|loops|routes?|trucks|vans?|drivers?|building|works?|crews?|shifts?|class(?:es)?|lessons|service|counter|we are there|appointments|back by)\b/i
const notWorked =
  /\b(?:stalls?|markets?|meetings?|ads?|posts?|phones?|support|orders?|suppliers?|deliver(?:y|ies)|competitors?|rivals?|they|later|from (?:month|year)|winter|summer|season|school|their|landlord|if)\b/i
const stretch =
  /\b(?:mon(?:day)?s?|tue(?:s(?:day)?)?s?|wed(?:nesday)?s?|thu(?:rs(?:day)?)?s?) ?(?:to|through|thru|-|–) ?(?:thu(?:rs(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)s?\b|\bweekdays\b|\bclosed (?:on )?(?:\w+ and )?(?:sundays?|saturdays?|weekends?|mondays?|sun|mon)\b/i
const closedDays = /\bclosed (?:on )?([\w,&\s]{3,40})/i

const dayCue = /\b(?:mon|tue|wed|thu)|weekdays|closed/i
/** 'Tue to Fri 7:30 to 5' */
const hoursAfter = /\b(?:fri|sat|sun|thu)\w*,? \d{1,2}(?::\d\d)?(?: ?[ap]\.?m\.?)? ?(?:to|-|–) ?\d/i

export interface WorkedDays {
  readonly days: ReadonlySet<number>
  readonly mark: string
  readonly sentence: string
}

/** The days of the week on which the business works, where a text gives a stretch of days or the days it is closed. */
export const listWorkedDays = rememberTexts((text: string): readonly WorkedDays[] =>
  !dayCue.test(text)
    ? []
    : splitSentences(text.slice(0, 2000)).flatMap((sentence): WorkedDays[] => {
        const found = dayCue.test(sentence) ? stretch.exec(sentence) : null
        if (!found || notWorked.test(sentence) || !(worked.test(sentence) || hoursAfter.test(sentence)))
          return []
        // 'Every day, Monday to Saturday' is six.
        const open = listWeekdays(sentence.replaceAll(/\b(?:daily|every day)\b/gi, ' '))
        const shut = closedDays.exec(sentence)?.[1]
        const closed = shut === undefined ? new Set<number>() : listWeekdays(shut)
        const all =
          open.size > 0 || closed.size === 0
            ? open
            : new Set([0, 1, 2, 3, 4, 5, 6].filter((day) => !closed.has(day)))
        return all.size >= 3 ? [{ days: all, mark: found[0], sentence }] : []
      }),
)
