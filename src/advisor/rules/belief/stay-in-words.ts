import { numbers } from '#advisor/facts/claims/word-lists.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listTexts, type PlanText, splitSentences } from '#advisor/facts/plan-texts.ts'
import { rememberTexts } from '#advisor/facts/remember-texts.ts'
import { toFieldKey } from '#domain/plan/address/field-key.ts'

/** How many customers stay, where a text says it in words: 'hardly one in a hundred leaves', 'most stay ten years'. */

export interface Stay {
  readonly text: PlanText
  readonly sentence: string
  readonly words: string
  /** The share that is left after so many months, or null where the text tells how long one customer stays. */
  readonly kept: number | null
  readonly months: number
}

const leave = String.raw`(?:leaves?|leaving|left|los(?:es?|t|ing)|cancel(?:s|ed|led|ing)?|quits?|drop(?:s|ped)? out|churns?|switch(?:es|ed)?|moves? on|(?:goes|go|went) (?:elsewhere|to another)|(?:stop|stops|stopped|stop(?:s|ped)? being|gives? up|gave up) (?:\p{L}+)|(?:do|does|did|will) not (?:renew|come back|return|reorder)|(?:doesn|don|didn)[’']t (?:renew|come back|return|reorder))`
const stay = String.raw`(?:stay(?:s|ed|ing)?|renew(?:s|ed|ing)?|remain(?:s|ed)?|com(?:es?|ing) back|came back|keep(?:s|ing)? (?:coming|ordering|the|their|us|it)|kept|return(?:s|ed)?|reorder(?:s|ed)?)`
const few = String.raw`(?:one|two|three|four|five|six|seven|eight|nine|a single|[1-9]\d?)`
const many = String.raw`(?:ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|eighty|(?:a |one )?hundred|two hundred|(?:a |one )?thousand|[1-9]\d{1,3})`
const share = new RegExp(
  String.raw`\b(?<part>${few}) (?:(?!in )[\p{L}’'-]+ ){0,3}?(?:in|out of|of|of every|in every) (?:every |our |the )?(?<whole>${many})\b`,
  'iu',
)
const none = new RegExp(
  String.raw`\b(?:no|not (?:one|a single)|none of (?:our|my|the)|nobody|no one|never)\b[^.;,]{0,40}\b${leave}`,
  'iu',
)
const leaving = new RegExp(String.raw`\b${leave}\b`, 'iu')
const staying = new RegExp(String.raw`\b${stay}\b`, 'iu')
const span = String.raw`(?<low>\p{L}+|\d+)(?:(?: to | or |-|–)(?<high>\p{L}+|\d+))?`
const lasting = new RegExp(
  String.raw`\b(?:stay(?:s|ed)?|remain(?:s|ed)?|keep(?:s)? (?:coming|ordering|paying|their \p{L}+|it|us)|are customers|com(?:es?|ing) back)\b(?: (?:with|at|by) (?:us|me|the \p{L}+))?(?: for)?(?: about| around| roughly| at least| more than| over| an average of| on average| typically| usually)* ${span} (?<unit>years?|months?)\b`,
  'iu',
)
const within =
  /\b(?:in|over|within|for|during) (?:the )?(?:last |past |first )?(?<count>\p{L}+|\d+) (?<unit>years?|months?)\b/iu
const cue =
  /\b(?:in|out of|of|of every) (?:a |one |two |every |our |the )?(?:ten|twelve|fifteen|\w+ty|hundred|thousand|\d{2,4})\b|\byears\b|\bmonths\b|\b(?:no one|nobody|none|not one|never)\b/iu

const customers =
  /\b(?:customers?|clients?|members?|subscribers?|subscriptions?|regulars|guests?|users?|patients?|famil(?:y|ies)|households?|students?|pupils?|tenants?|accounts?|buyers?|parents|owners|clinics?|shops?|firms?|schools?|farms?|riders?|players?|gym-goers)\b/i
/** 'Leave us' */
const ofUs = /\b(?:leaves?|left|quits?|stays?|stayed|remains?) (?:with )?us\b/i
const others =
  /\b(?:teachers?|staff|employees?|team|baristas?|drivers?|crews?|hires?|technicians?|nurses?|cooks?|workers?|instructors?|investors?|tests?|audits?|survey\w*|interview\w*|trials?|pilots?|competitors?|rivals?|chains?|if|would|could|might|supposed|instead of|waiting list|lost to|industry|trade as a whole)\b/i
const otherField =
  /^(?:competitiveAnalysis\.(?:in)?directCompetitors|customerPersonas|riskAnalysis|teamStructure|legalStructure)/u

function readNumber(written: string | undefined): number {
  const word = (written ?? '').toLowerCase().replace(/^(?:a|one) (?=hundred|thousand|single)/u, '')
  if (word === 'hundred') return 100
  if (word === 'two hundred') return 200
  if (word === 'thousand') return 1000
  if (word === 'single' || word === 'a') return 1
  return Number(word) || (numbers[word] ?? 0)
}

function findMonths(sentence: string): number | null {
  const { count, unit = '' } = within.exec(sentence)?.groups ?? {}
  const counted = readNumber(count) * (unit.startsWith('year') ? 12 : 1)
  if (counted > 0) return counted
  if (/\b(?:a|per|each|every|the first) year\b|\b(?:annual|year)ly\b/iu.test(sentence)) return 12
  return /\b(?:a|per|each|every) month\b|\bmonthly\b/iu.test(sentence) ? 1 : null
}

type Read = Pick<Stay, 'words' | 'kept' | 'months'>

/** In '5% a month or fewer (35 of 64 came back after a season)' the month is that of the percent. */
function findOwnPart(sentence: string, start: number, end: number): string {
  const open = sentence.lastIndexOf('(', start)
  const isInside = open >= 0 && !sentence.slice(open, start).includes(')')
  if (isInside) return `${sentence.slice(open + 1, start)} ${sentence.slice(end).split(')', 1)[0] ?? ''}`
  const before = sentence.slice(0, start).replaceAll(aside, ' ')
  const after = sentence.slice(end).replaceAll(aside, ' ')
  const [near = ''] = after.split(otherShare, 1)
  return `${otherShare.test(before) ? (before.split(/[,;:]\s/u).at(-1) ?? '') : before} ${near}`
}

const aside = /\([^()]*\)/gu
const otherShare = /\d\s?%|\bpercent\b/iu

function readShare(sentence: string): Read | null {
  const found = share.exec(sentence)
  const months = found ? findMonths(findOwnPart(sentence, found.index, found.index + found[0].length)) : null
  if (!found || months === null) return null
  const percent = (readNumber(found.groups?.['part']) / readNumber(found.groups?.['whole'])) * 100
  if (!(percent > 0 && percent < 100)) return null
  // What the share does comes right after it, or 'we lose' before it.
  const near = sentence.slice(Math.max(0, found.index - 25), found.index + found[0].length + 45)
  if (leaving.test(near)) return { words: found[0], kept: 100 - percent, months }
  return staying.test(near) && percent >= 40 ? { words: found[0], kept: percent, months } : null
}

function readNone(sentence: string): Read | null {
  const words = none.exec(sentence)?.[0]
  const months = words === undefined ? null : findMonths(sentence)
  return words === undefined || months === null || months < 12 ? null : { words, kept: 100, months }
}

function readLasting(sentence: string): Read | null {
  const found = lasting.exec(sentence)
  const { low, high, unit = '' } = found?.groups ?? {}
  const ends = [readNumber(low), readNumber(high ?? low)]
  const months = ((ends[0] ?? 0) + (ends[1] ?? 0)) / 2
  return found && months > 0
    ? { words: found[0], kept: null, months: months * (unit.startsWith('year') ? 12 : 1) }
    : null
}

const readSentences = rememberTexts((text: string): readonly (Read & { sentence: string })[] =>
  cue.test(text) && (leaving.test(text) || staying.test(text))
    ? splitSentences(text).flatMap((sentence) => {
        const said = sentence.slice(0, 400)
        if (!(customers.test(said) || ofUs.test(said)) || others.test(said)) return []
        const read = readShare(said) ?? readNone(said) ?? readLasting(said)
        return read ? [{ ...read, sentence }] : []
      })
    : [],
)

export function listStays(facts: PlanFacts): Stay[] {
  return listTexts(facts).flatMap((text) =>
    otherField.test(toFieldKey(text.address))
      ? []
      : readSentences(text.text).map((read) => ({ ...read, text })),
  )
}
