import type { PlanClaim } from './claims/claim.ts'
import { isNear } from './compare-amounts.ts'
import { hiddenFactors, sentenceEnd, type FieldText, type WrittenSum } from './written-sum.ts'

/** '190 customers × $12 × 312 days = $711,360', '24 hours at $25 make $600' and '15% of $600 is $90'. */

const numeric = new Set(['money', 'count', 'number', 'percent', 'duration'])

type Sign = '×' | '÷' | '+' | '−' | '='
/** 'soft': said in words that can mean something else. */
interface Link {
  readonly sign: Sign
  readonly isSoft: boolean
}

const rough = String.raw`(?:about |roughly |around |some |nearly |just |only |close to )?`
const equalSign = new RegExp(String.raw`^[^.;,=:+×*÷]{0,60}=\s*${rough}$`, 'u')
const equalWord = new RegExp(
  String.raw`^[^.;,=:+×*÷]{0,30}?[,)]?\s(?:make|makes|equals?|gives?|comes? to|totals?|comes? out at|or|that is|that’s|that's|which is|which makes|leaves?)\s${rough}$|^,?\s(?:an? \p{L}+\s)?(?:is|are)\s${rough}$`,
  'u',
)
const equalInParentheses = new RegExp(String.raw`^[^.;=:()]{0,60}\(${rough}$`, 'u')
const timesSign = /[×*]|(?:^|\s)x\s|\btimes\b/u
const overSign = /÷|\bdivided by\b|\s\/\s/u
const oneIn = /[×*]\s*(?:the )?(?:one|1)\s(?:in|of|out of)\s(?:every\s)?$/u
const plusSign = /^[^.;=:]{0,40}(?:\+|\bplus\b)[^.;=:]{0,20}$/u
const minusSign = /^[^.;=:,]{0,30}(?:−|\bless\b|\bminus\b)\s(?:the |another )?$/u
const atPrice = /^[^,;.:=()]{0,40}\s(?:at|@|for)\s(?:about )?$/u
const shareOf = new RegExp(
  String.raw`^\sof\s(?:the |our |all |these |those |its |a |an |the planned |monthly |yearly )?${rough}$`,
  'u',
)
const parentheses = /\([^()]*\)/gu

function readLink(text: string, left: PlanClaim, right: PlanClaim): Link | null {
  const between = text.slice(left.end, right.start).replaceAll(parentheses, '').slice(0, 160)
  if (sentenceEnd.test(between)) return null
  if (equalInParentheses.test(between) && text[right.end] === ')') return { sign: '=', isSoft: true }
  if (equalSign.test(between)) return { sign: '=', isSoft: false }
  if (oneIn.test(between)) return { sign: '÷', isSoft: false }
  if (between.includes('=')) return null
  if (plusSign.test(between)) return { sign: '+', isSoft: false }
  if (timesSign.test(between)) return { sign: '×', isSoft: false }
  if (overSign.test(between)) return { sign: '÷', isSoft: false }
  if (minusSign.test(between)) return { sign: '−', isSoft: true }
  if (left.kind === 'percent' && right.kind !== 'percent' && shareOf.test(between))
    return { sign: '×', isSoft: true }
  const isCount = left.kind === 'count' || left.kind === 'duration'
  if (
    isCount &&
    right.kind === 'money' &&
    (right.per === null || right.per === 'each') &&
    atPrice.test(between)
  )
    return { sign: '×', isSoft: true }
  return equalWord.test(between) ? { sign: '=', isSoft: true } : null
}

interface Term {
  readonly value: number
  /** 1 for money, 0 for a number. */
  readonly power: number
  readonly shown: string
}

/** What figures with signs between them come to, or null when the reader cannot tell. */
function evaluate(parts: readonly PlanClaim[], signs: readonly Sign[]): Term | null {
  const terms: { value: number; power: number; sign: Sign }[] = []
  for (const [index, { kind, low }] of parts.entries()) {
    const sign = signs[index - 1] ?? '+'
    const value = kind === 'percent' ? low / 100 : low
    const power = kind === 'money' ? 1 : 0
    const last = terms.at(-1)
    if (sign === '×' && last) {
      last.value *= value
      last.power += power
    } else if (sign === '÷' && last) {
      if (value === 0) return null
      last.value /= value
      last.power -= power
    } else terms.push({ value, power, sign })
  }
  const [first] = terms
  if (!first || terms.some(({ power }) => power !== first.power)) return null
  const value = terms.reduce((sum, term) => (term.sign === '−' ? sum - term.value : sum + term.value), 0)
  const shown = parts
    .map(({ quote }, index) => (index === 0 ? quote : `${signs[index - 1]} ${quote}`))
    .join(' ')
  return { value, power: first.power, shown }
}

interface Run {
  readonly parts: readonly PlanClaim[]
  readonly signs: readonly Sign[]
  readonly isSoft: boolean
}

/** The figures from one on that have signs between them. */
function readRun(figures: readonly PlanClaim[], links: readonly (Link | null)[], from: number): Run {
  const parts = figures.slice(from, from + 1)
  const signs: Sign[] = []
  let isSoft = false
  for (let at = from; ; at += 1) {
    const link = links[at]
    const next = figures[at + 1]
    if (!link || !next || link.sign === '=') break
    parts.push(next)
    signs.push(link.sign)
    isSoft ||= link.isSoft
  }
  return { parts, signs, isSoft }
}

export function findWrongProducts({ text, claims }: FieldText): WrittenSum[] {
  const figures = claims.filter(({ kind, low, high }) => numeric.has(kind) && low === high)
  const links = figures.slice(1).map((right, index) => {
    const left = figures[index]
    return left ? readLink(text, left, right) : null
  })
  const wrong: WrittenSum[] = []
  let isResult = false
  for (let from = 0; from < figures.length; from += 1) {
    const run = readRun(figures, links, from)
    const count = run.parts.length
    if (count < 2) {
      isResult = links[from]?.sign === '=' && isResult
      continue
    }
    const link = links[from + count - 1]
    const total = figures[from + count]
    const sum =
      link && total
        ? checkResult(run, isResult ? [] : listHeads(text, figures, from), total, link, isResult)
        : checkLeading(text, figures, from, run, isResult)
    if (sum) wrong.push(sum)
    isResult = link?.sign === '='
    from += count - 1
  }
  return wrong.length > 0 ? wrong : findWrongAddition(text, figures, links)
}

/** In '41,000 people within ten minutes × $1,150' the sum may begin with either number. */
function listHeads(text: string, figures: readonly PlanClaim[], from: number): PlanClaim[] {
  const heads: PlanClaim[] = []
  for (let at = from - 1; at >= Math.max(0, from - 3); at -= 1) {
    const head = figures[at]
    const next = figures[at + 1]
    if (!head || !next) break
    const between = text.slice(head.end, next.start)
    if (sentenceEnd.test(between) || /[:=+;]/u.test(between)) break
    heads.push(head)
  }
  return heads
}

function withHead(run: Run, head: PlanClaim): Run {
  return { ...run, parts: [head, ...run.parts.slice(1)] }
}

function checkResult(
  run: Run,
  heads: readonly PlanClaim[],
  total: PlanClaim,
  link: Link,
  isResult: boolean,
): WrittenSum | null {
  // In '= $1,400, plus 16 seats × $26 = $416' the sum before it may be finished.
  const isFinished = isResult && run.signs[0] === '+' && run.parts.length > 2
  const rest = isFinished ? [{ ...run, parts: run.parts.slice(1), signs: run.signs.slice(1) }] : []
  const sums = [run, ...rest, ...heads.map((head) => withHead(run, head))].map((one) => check(one, total))
  // Any beginning that comes to the result is the one that is meant.
  if (sums.includes(null)) return null
  const isSoft = link.isSoft || run.isSoft
  // In words, only a figure that cannot be another is the result: '30% of 120 guests are 12 groups' is none.
  return sums.find((sum) => sum !== null && (!isSoft || isSameKind(run, total, sum.result))) ?? null
}

/** '$62 million: 41,000 people × $1,150 ($47 million), plus 1.1 million days × $14 ($15 million)' */
function findWrongAddition(
  text: string,
  figures: readonly PlanClaim[],
  links: readonly (Link | null)[],
): WrittenSum[] {
  const [total] = figures
  const parts = figures.filter((_, index) => links[index - 1]?.sign === '=')
  const [first] = parts
  if (!total || !first || parts.length < 2 || total.start > 20 || total.kind !== 'money') return []
  if (!/^[^,;.(×*=]{0,60}:\s/u.test(text.slice(total.end, first.start))) return []
  if (parts.some(({ kind }) => kind !== 'money')) return []
  const isAdded = parts.slice(1).every((part, index) => {
    const between = text.slice(parts[index]?.end, part.start)
    return /^\)?,? (?:and|plus|\+)\s/u.test(between) && !sentenceEnd.test(between)
  })
  const [clause = ''] = text.slice(parts.at(-1)?.end).split(/[.;]\s|\n/u, 1)
  if (!isAdded || hidesSum.test(clause)) return []
  const result = parts.reduce((sum, { low }) => sum + low, 0)
  if (isNear(result, total.low, 0.02)) return []
  return [{ parts, total, result, shown: parts.map(({ quote }) => quote) }]
}

function isSameKind({ parts, signs }: Run, total: PlanClaim, result: number): boolean {
  if (total.per !== null || total.low > result * 2 || total.low < result / 2) return false
  const bases = parts.filter(({ kind }) => kind !== 'percent')
  if (total.kind === 'money') return bases.some(({ kind }) => kind === 'money')
  if (signs.some((sign) => sign === '+' || sign === '−')) return false
  return bases.length === 1 && (total.unit === null || bases[0]?.unit === total.unit)
}

function check(run: Run, total: PlanClaim): WrittenSum | null {
  const term = evaluate(run.parts, run.signs)
  if (!term || !isWrong(term, run.parts, total)) return null
  return { parts: run.parts, total, result: term.value, shown: [term.shown] }
}

const hidesSum = /\bplus\b|[+×*=÷]|\band\b|\bless\b|\bminus\b/u

/** '$57.9 million: 31,000 homes × $1,867', and '$6.7 million: 31,000 × 7.7% = 2,390 children × 30 visits × $94'. */
function checkLeading(
  text: string,
  figures: readonly PlanClaim[],
  from: number,
  run: Run,
  isResult: boolean,
): WrittenSum | null {
  const [total] = figures
  const first = figures[1]
  if (from < 1 || !total || !first || total.start > 20) return null
  // Words between a total and its sum: 'a year', 'in year three'.
  if (!/^[^,;.(×*=]{0,60}:\s/u.test(text.slice(total.end))) return null
  const [clause = ''] = text.slice(run.parts.at(-1)?.end).split(/[.;]\s|\n/u, 1)
  if (hidesSum.test(clause.replaceAll(parentheses, ''))) return null
  const between = text.slice(total.end, figures[from]?.start).replaceAll(parentheses, '')
  if (!isResult && (/[.;=]/u.test(between) || hidesSum.test(between))) return null
  if (run.isSoft) return null
  // '31,000 homes in three suburbs × $1,867' may begin with either number.
  const heads = isResult ? [] : figures.slice(1, from)
  const sums = [run, ...heads.map((head) => withHead(run, head))].map((one) => check(one, total))
  return sums.every((sum) => sum !== null) ? (sums.at(-1) ?? null) : null
}

function isWrong({ value, power }: Term, parts: readonly PlanClaim[], total: PlanClaim): boolean {
  if (total.kind === 'percent' || total.kind === 'duration' || total.low <= 0 || value <= 0) return false
  if (power !== (total.kind === 'money' ? 1 : 0)) return false
  const isAbout = total.certainty === 'about' || parts.some(({ certainty }) => certainty === 'about')
  if (isNear(value, total.low, isAbout ? 0.06 : 0.03)) return false
  // Small counts are whole: 7.7% of 30 children are 2.
  if (total.kind !== 'money' && Math.abs(value - total.low) < 1) return false
  const ratio = total.low / value
  const hasPeriod = [total, ...parts].some(({ period, kind }) => period !== null || kind === 'duration')
  return !(
    hasPeriod &&
    hiddenFactors.some((factor) => isNear(ratio, factor, 0.03) || isNear(ratio, 1 / factor, 0.03))
  )
}
