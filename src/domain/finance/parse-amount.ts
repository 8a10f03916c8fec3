/** Only for drawing the market and for proposals to number fields, where there is no room for more. The advisor reads every figure of a plan, with its unit and period. */

/** People write the amount first and the reasoning after it, so only the beginning is read. */
const readLength = 400

const scales: Readonly<Record<string, number>> = { k: 1e3, thousand: 1e3, m: 1e6, b: 1e9, t: 1e12 }

const currency = String.raw`(?:(?:US|CA|AU|NZ)?[$€£¥₹]|USD|EUR|GBP|CHF)`
// '1 200 000' and "1'200'000" are grouped too; a letter or a digit on either side makes it 'B2B' or '3rd'.
const digits = String.raw`(?:\d+(?:[ '’\u00A0\u202F]\d{3}(?!\d))*(?:[.,]\d+)*|\.\d+)`
const scale = String.raw`(?:thousand|trillion|billion|million|mio|mill?|mm|mn|bn|tn|[kmbt])s?`
const amountPattern = new RegExp(
  String.raw`(?<![\p{L}\d.,])(${currency}\s?)?(${digits})(?:[\s-]?(${scale}))?(?![\p{L}\d])(\s?%)?`,
  'giu',
)
const timesPattern = /[×*]|\sx\s/iu
const rangePattern = /^\s*(?:-|–|—|to)\s*$/iu

interface Part {
  /** As typed, with its currency sign. */
  typed: string
  sign: string
  digits: string
  scale: string
  isPercent: boolean
  isYear: boolean
  isRangeStart: boolean
  start: number
  end: number
}

/**
 * The amount that a free text names: '$4.2B', '3 million', '1,200 shops × $300 a year', '800 × 12 = 9,600'.
 * A range counts with its lower end. Null when the text names none.
 */
export function parseAmount(value: unknown): number | null {
  return findAmount(value)?.amount ?? null
}

const shortAmount = new Intl.NumberFormat('en-US', { notation: 'compact', maximumSignificantDigits: 3 })

/** The same amount as it was written, '$38M' or '1,200,000'. An amount that has to be calculated is shortened. */
export function nameAmount(value: unknown): string | null {
  const found = findAmount(value)
  if (!found) return null
  const [part] = found.parts
  if (part && found.parts.length === 1 && !part.isRangeStart) return part.typed
  const sign = found.parts.find((known) => known.sign !== '')?.sign ?? ''
  return `${sign}${shortAmount.format(found.amount)}`
}

interface FoundAmount {
  amount: number
  /** More than one where numbers are multiplied. */
  parts: readonly Part[]
}

/** The first that is as large as a market. A small number before it counts something else ('3 chains worth $4B'). */
function findAmount(value: unknown): FoundAmount | null {
  if (typeof value !== 'string') return null
  const found = findAmounts(value.slice(0, readLength))
  return found.find(({ amount }) => amount >= 1000) ?? found[0] ?? null
}

/** '$771,360 a year: 190 × $12 × 312 = $711,360, plus $60,000': what stands after an equals sign is only a part. */
const resultFirst = /^[^:=×*]*\d[^:=×*]*:/u

/** What follows the last equals sign is the result. If nothing follows it, what comes before it counts. */
function findAmounts(text: string): FoundAmount[] {
  const equals = resultFirst.test(text) ? -1 : text.lastIndexOf('=')
  const found = multiplyChains(text, findParts(text)).filter(({ amount }) => Number.isFinite(amount))
  const results = found.filter(({ parts }) => (parts[0]?.start ?? 0) > equals)
  return results.length > 0 ? results : found
}

function findParts(text: string): Part[] {
  const parts = Array.from(text.matchAll(amountPattern), (match) => readPart(match))
  const isRange = (from: number) => {
    const [low, high] = [parts[from], parts[from + 1]]
    return low !== undefined && high !== undefined && rangePattern.test(text.slice(low.end, high.start))
  }
  return parts.flatMap((part, index) => {
    if (isRange(index - 1)) return []
    const next = parts[index + 1]
    if (!next || !isRange(index)) return [part]
    // '$4–5 billion': the scale at the end is for both.
    const scaled = part.scale === '' ? { scale: next.scale, isPercent: next.isPercent } : {}
    return [{ ...part, ...scaled, isRangeStart: true, end: next.end }]
  })
}

function readPart(match: RegExpExecArray): Part {
  const [whole, sign, figures = '', scaleWord = '', percent] = match
  return {
    typed: whole.trim(),
    sign: sign ?? '',
    isRangeStart: false,
    digits: figures,
    scale: scaleWord,
    isPercent: percent !== undefined,
    isYear: sign === undefined && scaleWord === '' && /^(?:19|20)\d\d$/u.test(figures),
    start: match.index,
    end: match.index + whole.length,
  }
}

/** Numbers with × between them are one amount. A percentage or a year on its own is not an amount. */
function multiplyChains(text: string, parts: readonly Part[]): FoundAmount[] {
  const chains: Part[][] = []
  for (const part of parts) {
    const chain = chains.at(-1)
    const before = chain?.at(-1)
    if (chain && before && timesPattern.test(text.slice(before.end, part.start))) chain.push(part)
    else chains.push([part])
  }
  return chains
    .filter((chain) => chain.length > 1 || chain.every((part) => !part.isPercent && !isDate(part, text)))
    .map((chain) => ({
      amount: chain.reduce((product, part) => product * readAmount(part), 1),
      parts: chain,
    }))
}

/** A bare '2000' is an amount when there is nothing else in the text, or nothing else after the equals sign. */
function isDate(part: Part, text: string): boolean {
  return part.isYear && text.slice(text.lastIndexOf('=') + 1).trim() !== part.digits
}

function readAmount(part: Part): number {
  const amount = readDigits(part.digits) * readScale(part.scale)
  return part.isPercent ? amount / 100 : amount
}

/** 'mio', 'mn', 'million' and 'M' all start with the same letter, and so do the others. */
function readScale(word: string): number {
  const lower = word.toLowerCase()
  if (lower === '') return 1
  return scales[lower.startsWith('thousand') ? 'thousand' : lower.charAt(0)] ?? 1
}

/** Reads '1,200,000', '1.200.000' and '4,2' as people write them. One comma before three digits separates thousands. */
function readDigits(written: string): number {
  const figures = written.replaceAll(/[^\d.,]/gu, '')
  const marks = figures.replaceAll(/\d/gu, '')
  const lastMark = marks.at(-1) ?? ''
  const [, afterComma = ''] = figures.split(',')
  const isGroupedOnly =
    marks.length > 1 ? new Set(marks).size === 1 : marks === ',' && afterComma.length === 3
  if (lastMark === '' || isGroupedOnly) return Number(figures.replaceAll(/[.,]/gu, ''))
  const at = figures.lastIndexOf(lastMark)
  return Number(`${figures.slice(0, at).replaceAll(/[.,]/gu, '')}.${figures.slice(at + 1)}`)
}
