/** Hours of the day in a sentence. */
export interface ClockTime {
  /** Hours since midnight. */
  readonly hour: number
  /** Morning or afternoon is said, so that it is not the other half of the day. */
  readonly isCertain: boolean
  /** The end of the stretch that begins here: 'from 9 to 5'. */
  readonly to: ClockTime | null
  /** A number alone, which only the words around it make an hour. */
  readonly isBare: boolean
  /** The word right before: 'from', 'until', 'at'. */
  readonly preposition: string
  readonly start: number
  readonly end: number
}

const numbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const clock = new RegExp(
  String.raw`(?<![\p{Sc}\d.,:/])\b(?:(half past|quarter past|quarter to) )?(?:(\d{1,2})(?::(\d\d))?\b(?:\s?(a\.?m\b\.?|p\.?m\b\.?))?|(${numbers.join('|')}|noon|midnight)\b)(?: o[’']clock)?(?: (?:in the |at )?(morning|afternoon|evening|night))?`,
  'giu',
)
const cue = new RegExp(
  String.raw`\d:\d\d|\d\s?[ap]\.?m\b|noon\b|midnight|o[’']clock|\d ?[-–] ?\d|\b(?:at|from|until|till|by|before|past|to|and) (?:\d{1,2}\b(?![\d,%])|(?:${numbers.join('|')})\b)`,
  'i',
)
const before =
  /(?:\b(at|from|until|till|by|before|after|to|through|between|and|since|around|about|opens?|opening|closes?|closing|past)|([-–—]))\s*$/i
/** 'In months 10 to 12', 'May 3 to 5' and 'ages 6 to 9' are no hours. */
const numbered =
  /\b(?:months?|weeks?|years?|days?|quarters?|age[sd]?|grades?|sizes?|steps?|stages?|phases?|levels?|pages?|rooms?|units?|suites?|tables?|bays?|lanes?|courts?|lots?|parts?|no|numbers?|types?|class(?:es)?|routes?|lines?|zones?|(?:jan|febr)uary|march|april|may|june|july|august|(?:septem|octo|novem|decem)ber|(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.?)\s+(?:from |between )?$/i
/** What can follow an hour told as a bare number. Any other word makes it a number of something. */
const afterHour =
  /^(?:$|[.,;:)!?](?!\d)|\s?[-–—](?!\w)|\s(?:from|until|till|on|and|for|in|at|with|so|or|but|by|the|that|when|while|before|after|because|then|every|each|daily|sharp|latest|weekdays|seven days|six days|five days|we|mon|tues?|wed|thu|fri|sat|sun)(?:days?|nesdays?|rsdays?|urdays?)?\b)/i

export function hasClock(text: string): boolean {
  return cue.test(text)
}

/** The hours that a sentence names. A number counts only with minutes, 'a.m.' or a word that points to a time. */
export function listClockTimes(sentence: string): ClockTime[] {
  const found: ClockTime[] = []
  for (const match of sentence.matchAll(clock)) {
    const read = readTime(sentence, match)
    if (!read) continue
    const last = found.at(-1)
    const between = last && !last.to ? sentence.slice(last.end, read.start).trim().toLowerCase() : ''
    const isStretch =
      /^(?:to|-|–|—|until|till|through)$/u.test(between) ||
      (between === 'and' && last?.preposition === 'between')
    if (last && isStretch) found[found.length - 1] = { ...last, to: finish(last, read), end: read.end }
    else found.push(read)
  }
  return found.flatMap((time) => {
    const closed = time.to
    if (!isBare(sentence, time)) return [time]
    if (numbered.test(sentence.slice(Math.max(0, time.start - 24), time.start))) return []
    if (!afterHour.test(sentence.slice(time.end, time.end + 12))) return []
    return closed || pointing.test(time.preposition) ? [{ ...time, isBare: true }] : []
  })
}

const pointing = /^(?:at|from|until|till|by|before|opens?|opening|closes?|closing)$/u

/** '9 to 5': only the words around it can make hours of it. */
function isBare(sentence: string, { start, end, isCertain, to }: ClockTime): boolean {
  return !isCertain && to?.isCertain !== true && !/:\d|past|quarter|clock/i.test(sentence.slice(start, end))
}

/** The second hour of a stretch is later than the first: 6 p.m. to 2 ends after midnight, at 26. */
function finish({ hour }: ClockTime, to: ClockTime): ClockTime {
  const step = to.isCertain ? 24 : 12
  const times = Math.max(0, Math.floor((hour - to.hour) / step) + 1)
  return { ...to, hour: to.hour + times * step }
}

function readTime(sentence: string, match: RegExpExecArray): ClockTime | null {
  const [mark, quarter = '', digits, minutes, half = '', word = '', part = ''] = match
  const isNoon = /noon|midnight/i.test(word)
  const plain = word === '' ? Number(digits) : isNoon ? 12 : numbers.indexOf(word.toLowerCase()) + 1
  const past =
    quarter === ''
      ? Number(minutes ?? 0) / 60
      : /half/i.test(quarter)
        ? 0.5
        : /to$/i.test(quarter)
          ? -0.25
          : 0.25
  const lead = before.exec(sentence.slice(Math.max(0, match.index - 12), match.index))
  // 'One morning', 'two in the evening'
  if (word !== '' && !isNoon && part !== '' && lead === null) return null
  if (past >= 1 || plain > (minutes === undefined ? 12 : 24) || (plain === 0 && minutes === undefined))
    return null
  const isLate = /^p/i.test(half) || /afternoon|evening|night/i.test(part) || /midnight/i.test(word)
  const isEarly = /^a/i.test(half) || /morning/i.test(part)
  const shift = isLate && plain < 12 ? 12 : isEarly && plain === 12 ? -12 : /midnight/i.test(word) ? 12 : 0
  return {
    hour: plain + shift + past,
    isCertain: isLate || isEarly || isNoon || plain > 12,
    isBare: false,
    to: null,
    preposition: (lead?.[1] ?? lead?.[2] ?? '').toLowerCase(),
    start: match.index,
    end: match.index + mark.trimEnd().length,
  }
}
