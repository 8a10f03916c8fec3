import { readAbsence } from './absences.ts'
import { readCertainty } from './certainty.ts'
import type { Claim, ReadOptions } from './claim.ts'
import { readDate } from './dates.ts'
import type { Draft } from './draft.ts'
import { readFigure } from './figures.ts'
import { readFrequency } from './frequencies.ts'
import { skipName } from './not-figures.ts'
import { readHours } from './opening-hours.ts'
import { isOneTime, readPeriodBefore } from './rates.ts'
import { readShare } from './shares.ts'
import { listSentenceBreaks } from './sentence-breaks.ts'
import type { Subject } from './subjects.ts'
import { Tokens } from './tokens.ts'
import { tokenize } from './tokenize.ts'

/** Texts are read one after the other, so they can share one set of tokens. */
const shared = new Tokens()
const none: readonly never[] = []

/** Every figure that a text states, in order. Reading takes one pass, so the time grows with the length alone. */
export function readClaims(text: string, options: ReadOptions = {}): readonly Claim[] {
  tokenize(text, shared)
  return shared.triggers.length === 0 ? none : describeAll(shared, listDrafts(shared, options))
}

function listDrafts(tokens: Tokens, options: ReadOptions): Draft[] {
  const drafts: Draft[] = []
  let next = 0
  for (const index of tokens.triggers) {
    if (index < next) continue
    const draft = readAt(tokens, index, options)
    if (typeof draft === 'number') next = draft
    else if (draft && Number.isFinite(draft.low) && Number.isFinite(draft.high)) {
      // '.5USD 000': a sign between two numbers is the first one's.
      const free = drafts.at(-1)?.next ?? 0
      drafts.push(draft.first >= free ? draft : { ...draft, first: free })
      next = Math.max(draft.after, index + 1)
    }
  }
  return drafts
}

/** What is said at a token, or the token after what only looks like a figure. */
function readAt(tokens: Tokens, index: number, options: ReadOptions): Draft | number | null {
  if (tokens.isNumber(index)) {
    return (
      readDate(tokens, index) ??
      readHours(tokens, index) ??
      skipName(tokens, index) ??
      readFigure(tokens, index, options)
    )
  }
  return (
    readDate(tokens, index) ??
    readHours(tokens, index) ??
    readFrequency(tokens, index) ??
    readAbsence(tokens, index) ??
    readShare(tokens, index) ??
    readSpelled(tokens, index, options)
  )
}

function readSpelled(tokens: Tokens, index: number, options: ReadOptions): Draft | null {
  const { number, zeros, roles } = tokens.word(index)
  const isAfterArticle = tokens.word(index - 1).roles.has('a')
  if (roles.has('half')) return readHalf(tokens, index, options)
  if (number === null && (zeros === null || !isAfterArticle)) return null
  const figure = readFigure(tokens, index, options)
  const { parts } = tokens.word(index - 3)
  const isPart = isAfterArticle && tokens.word(index - 2).roles.has('of') && parts !== null
  return figure && isPart
    ? { ...figure, low: figure.low / parts, high: figure.high / parts, first: index - 3 }
    : figure
}

/** 'half a million dollars', 'half an hour' */
function readHalf(tokens: Tokens, index: number, options: ReadOptions): Draft | null {
  if (!tokens.word(index + 1).roles.has('a')) return null
  const { zeros, number, span } = tokens.word(index + 2)
  if (span !== null) {
    return {
      kind: 'duration',
      low: 0.5,
      high: 0.5,
      unit: span,
      first: index,
      next: index + 3,
      after: index + 3,
    }
  }
  const whole = zeros !== null || number === 12 ? readFigure(tokens, index + 2, options) : null
  return whole && { ...whole, low: whole.low / 2, high: whole.high / 2, first: index }
}

function describeAll(tokens: Tokens, drafts: readonly Draft[]): readonly Claim[] {
  if (drafts.length === 0) return none
  const claims: Claim[] = []
  const breaks = listSentenceBreaks(tokens)
  let sentence = 0
  for (const [index, draft] of drafts.entries()) {
    while ((breaks[sentence] ?? Infinity) < draft.first) sentence += 1
    const from = sentence === 0 ? 0 : (breaks[sentence - 1] ?? 0) + 1
    const to = breaks[sentence] ?? tokens.count
    const before = drafts[index - 1]
    const after = drafts[index + 1]
    const isSameSentence = before !== undefined && before.first >= from
    claims.push(
      describe(tokens, draft, {
        from,
        to,
        free: Math.max(from, before?.after ?? 0),
        freeTo: Math.min(to, after?.first ?? tokens.count),
        inherited: isSameSentence ? (claims.at(-1)?.subjects ?? none) : none,
        time: draft.time ?? findTime(tokens, drafts, index, from, to),
      }),
    )
  }
  return claims
}

interface Surroundings {
  /** The tokens of the sentence. */
  readonly from: number
  readonly to: number
  /** The tokens that no other figure has. */
  readonly free: number
  readonly freeTo: number
  /** What the figure before it in the sentence is about, for one that says nothing itself: 'a loan of $9,000 at 8%'. */
  readonly inherited: readonly Subject[]
  readonly time: Claim['time']
}

const longestSentence = 300

function describe(
  tokens: Tokens,
  draft: Draft,
  { from, to, free, freeTo, inherited, time }: Surroundings,
): Claim {
  const start = tokens.start(draft.first)
  const end = tokens.end(draft.next - 1)
  const currencies = draft.currencies ?? none
  const subjects = findSubjects(tokens, draft, free, freeTo)
  return {
    kind: draft.kind,
    low: draft.low,
    high: draft.high,
    currency: currencies[0] ?? null,
    currencies,
    unit: draft.unit ?? null,
    period: draft.period ?? findPeriod(tokens, draft, free),
    per: draft.per ?? null,
    of: draft.of ?? null,
    time,
    subjects: subjects.length > 0 ? subjects : inherited,
    certainty: draft.certainty ?? readCertainty(tokens, draft.first, draft.next, from),
    openingHours: draft.openingHours ?? null,
    quote: tokens.text.slice(start, end),
    start,
    end,
    sentence: tokens.text.slice(
      Math.max(tokens.start(from), start - longestSentence),
      Math.min(tokens.end(to - 1), end + longestSentence),
    ),
  }
}

function findPeriod(tokens: Tokens, { kind, first, after }: Draft, free: number): Claim['period'] {
  if (kind === 'date' || kind === 'time' || kind === 'age' || kind === 'absence' || kind === 'ratio')
    return null
  return (
    readPeriodBefore(tokens, first, free) ??
    (kind === 'money' && isOneTime(tokens, first, after) ? 'once' : null)
  )
}

/** The date after the figure in the same clause, or else the one that the sentence began with. */
function findTime(
  tokens: Tokens,
  drafts: readonly Draft[],
  index: number,
  from: number,
  to: number,
): Claim['time'] {
  const figure = drafts[index]
  const after = drafts[index + 1]
  if (figure && after?.time && after.first < to && !hasComma(tokens, figure.after, after.first))
    return after.time
  const before = drafts[index - 1]
  if (!before?.time || before.first < from) return null
  const earlier = drafts[index - 2]
  const isTaken =
    earlier !== undefined && earlier.first >= from && !hasComma(tokens, earlier.after, before.first)
  return isTaken ? null : before.time
}

function hasComma(tokens: Tokens, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (tokens.isMark(at, ',')) return true
  return false
}

const subjectReach = 12
const mostSubjects = 4

/** What the words on both sides are about, the nearest first. */
function findSubjects(
  tokens: Tokens,
  { first, next }: Draft,
  free: number,
  freeTo: number,
): readonly Subject[] {
  const subjects: Subject[] = []
  for (let index = first; index < next; index += 1) addSubject(tokens, index, subjects)
  let isAfter = true
  for (let step = 1; step <= subjectReach && subjects.length < mostSubjects; step += 1) {
    if (first - step >= free) addSubject(tokens, first - step, subjects)
    isAfter &&= next - 1 + step < freeTo && !tokens.isMark(next - 1 + step, ',:')
    if (isAfter) addSubject(tokens, next - 1 + step, subjects)
  }
  return subjects
}

function addSubject(tokens: Tokens, index: number, subjects: Subject[]): void {
  const { subject } = tokens.word(index)
  if (subject !== null && !subjects.includes(subject)) subjects.push(subject)
}
