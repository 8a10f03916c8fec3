import { splitSentences } from '#advisor/facts/plan-texts.ts'
import { rememberTexts } from '#advisor/facts/remember-texts.ts'
import { listWeekdays } from '#advisor/facts/weekdays.ts'
import { type ClockTime, hasClock, listClockTimes } from './clock.ts'
import { readNear } from './near-words.ts'

/**
 * What an hour is: the first or last one of something, the hour when the first person is there or the last one locks up, a
 * limit for orders, or the hour at which something happens.
 */
export type HourKind = 'opens' | 'closes' | 'there' | 'leaves' | 'until' | 'at'

export interface DayHour {
  readonly kind: HourKind
  /** 'place', 'phone', a thing such as 'breakfast', or '' for what the words around it say. */
  readonly thing: string
  readonly hour: number
  readonly isCertain: boolean
  /** The days it is for, none when nothing is said. */
  readonly days: ReadonlySet<number>
  readonly mark: string
  readonly sentence: string
  readonly words: ReadonlySet<string>
}

const others =
  /\b(?:instead of|unlike|others?|competitors?|rivals?|none serves|nobody|no one|holidays?|christmas|below|above|if|would|could|might|when it|(?:in|of|during|through|before|from|until) (?:january|february|march|april|may|june|july|august|september|october|november|december)|summer|winter|season|from (?:month|year)|later|until 20\d\d)\b/i
/** The hours of one day are not those of every day: 'Opening party on May 3, 6 to 10 p.m.' */
const oneDay =
  /\b(?:part(?:y|ies)|ribbon|open house|(?:grand|soft|pre-?) ?opening|(?:opening|launch|moving) (?:day|night|weekend)|test (?:day|night|run)|trial (?:day|night|run)|rehearsal|on (?:january|february|march|april|may|june|july|august|september|october|november|december) \d)/i
const phone =
  /\b(?:phones?|telephone|hotline|help ?desk|support|inbox|chat|on call|answer(?:s|ed|ing)?|emails|calls? (?:are )?(?:taken|answered))\b/i
const things =
  /\b(breakfast|lunch|dinner|brunch|happy hour|check-?in|check-?out|drop-?off|pick-?up|kitchen|bar|delivery|deliveries|cut-?off|orders?|first \w+|last \w+)\b/gi
const opens =
  /\b(?:open|opens|opening|opened|doors?|hours|serves?|served|service|counter|visits|welcomes?|is there|are there|admits?)\b/i
const closes = /\b(?:close|closes|closing|shuts?|ends?)\b/i
/** Right before the hour of the doors: 'open to climbers from', 'we close at'. */
const opensAt =
  /(?:\b(?:open|opens|doors?)\b[^,;.]{0,28}|^opening (?:at |from )?|\b(?:we are|we[’']re|someone is|there is someone) (?:there|here|in|at the (?:counter|desk|door)) (?:from |until |till )?)$/i
const closesAt = /(?:\b(?:close|closes|shut|shuts)\b[^,;.]{0,20}|^closing (?:at )?)$/i
/** The hours of some customers only. */
const crowd = /\b(?:up to|an hour|rush|peak|busiest|most (?:guests|customers)|per hour)\b/i
const unlocks =
  /\b(?:unlock(?:s|ed)?|lets? (?:them|people|guests|children|customers) in|first (?:\w+ ){1,3}(?:arrives?|comes?|starts?|is there|unlocks?))\b/i
/** Until when customers order, and not until when their orders are packed. */
const ordersUntil =
  /\borders?(?: (?:placed|in|received|taken|accepted|come in|online|by phone))*(?: (?:by|before|until|till))?\s*$/i
const locks =
  /\b(?:locks? up|locked up|locks? the (?:door|gate|shop|building)s?|last (?:\w+ ){1,3}(?:leaves?|goes home|is (?:picked up|gone))|lights? out|goes? home)\b/i
/** Hours of work, which are not those of the customers. */
const work =
  /\b(?:staff|crews?|shifts?|therapists|teachers|drivers?|works?|working|pack\w*|prep\w*|bake\w*|baking|dough|clean\w*|setting|picking|packing|building|install\w*|office|training|meeting|closing until|market|stall|stand|fair|event|trucks?|vans?)\b/i
/** A stretch this short is the work before or after the hours. */
const leastHours = 2
const mostFound = 40

export const listDayHours = rememberTexts((text: string): readonly DayHour[] => {
  const read = text.slice(0, 2000)
  if (!hasClock(read)) return []
  return splitSentences(read)
    .filter((sentence) => hasClock(sentence) && !others.test(sentence) && !oneDay.test(sentence))
    .flatMap(readSentence)
    .slice(0, mostFound)
})

function readSentence(sentence: string): DayHour[] {
  const found: DayHour[] = []
  let end = 0
  for (const time of listClockTimes(sentence)) {
    const lead = sentence.slice(end, time.start)
    const tail = sentence.slice(time.end, time.end + 40).split(/[,;:(–—]/u, 1)[0] ?? ''
    const last = found.at(-1)
    // 'Saturday 9 to 8' goes on from the hours before it.
    const isMore =
      last !== undefined &&
      end > 0 &&
      time.to !== null &&
      /^[\s,;&]*(?:and )?(?:on )?[\w\s,-]{0,30}$/u.test(lead) &&
      listWeekdays(lead).size > 0
    const near = readNear(sentence, time.start, time.end)
    const days = listWeekdays(`${lead} ${tail}`)
    const more = { days, mark: sentence.slice(time.start, time.end), sentence, words: near.words }
    for (const { kind, thing, at } of readKinds(time, isMore ? '' : lead, tail, isMore ? last.thing : '')) {
      found.push({ kind, thing, hour: at.hour, isCertain: at.isCertain, ...more })
    }
    end = time.end
  }
  return found
}

interface Kind {
  readonly kind: HourKind
  readonly thing: string
  readonly at: ClockTime
}

function readKinds(time: ClockTime, lead: string, tail: string, before: string): Kind[] {
  const clause = `${lead.slice(-80)} ${tail}`
  const thing = before === '' ? readThing(clause) : before
  const { to } = time
  if (to) {
    // 'Tue to Fri 7:30 to 5': nothing but days stands before it.
    const isDays =
      listWeekdays(lead.slice(-30)).size > 0 && /^[\s\w,.&–-]{0,30}$/u.test(lead) && !/[a-z]{10}/i.test(lead)
    const isOpen = thing !== '' || ((isDays || opens.test(clause)) && !work.test(clause))
    const length = to.hour - time.hour
    if (crowd.test(clause)) return []
    if (
      !isOpen ||
      (time.isBare && listWeekdays(clause).size === 0 && !opens.test(clause) && thing !== 'phone')
    )
      return []
    if (length < leastHours && thing === '') return []
    const name = thing === '' ? 'place' : thing
    return [
      { kind: 'opens', thing: name, at: time },
      { kind: 'closes', thing: name, at: to },
    ]
  }
  return readSingle(time, clause, lead, thing)
}

function readSingle(time: ClockTime, clause: string, lead: string, thing: string): Kind[] {
  const { preposition } = time
  const isEnd = /^(?:until|till)$/u.test(preposition)
  if (locks.test(clause)) return [{ kind: 'leaves', thing: 'place', at: time }]
  if (unlocks.test(clause)) return [{ kind: 'there', thing: 'place', at: time }]
  const isLimit = preposition === 'by' || preposition === 'before'
  if (thing === 'order')
    return (isEnd || isLimit) && ordersUntil.test(lead) ? [{ kind: 'until', thing, at: time }] : []
  if (thing !== '')
    return [{ kind: isEnd || closes.test(clause) ? 'closes' : isLimit ? 'until' : 'opens', thing, at: time }]
  if (isLimit) return [{ kind: 'until', thing: '', at: time }]
  const cue = lead.slice(-40)
  if (closesAt.test(cue)) return [{ kind: 'closes', thing: 'place', at: time }]
  if (opensAt.test(cue)) return [{ kind: isEnd ? 'closes' : 'opens', thing: 'place', at: time }]
  return [{ kind: isEnd ? 'until' : 'at', thing: '', at: time }]
}

/** The last thing named is the nearest to the hour. */
function readThing(clause: string): string {
  const named = Array.from(clause.matchAll(things), ([name]) => name)
    .at(-1)
    ?.toLowerCase()
    .replace('-', '')
    .replace(/ies$/u, 'y')
  if (
    named !== undefined &&
    !/^(?:first|last) (?:day|week|month|year|time|of|mile|season|step|at|from|by|until|two|three|four|five|six|few|monday|tuesday|wednesday|thursday|friday|saturday|sunday)/u.test(
      named,
    )
  )
    return named.replace(/s$/u, '')
  return phone.test(clause) ? 'phone' : ''
}
