import { listAmounts } from '#advisor/facts/named-amounts.ts'
import type { LeverName } from '#domain/forecast/engine/levers.ts'
import { formatNumber } from '#domain/wording/format-number.ts'
import { plural } from '#domain/wording/plural.ts'
import { readLevel, readMonths, readPercent, readPoints } from './read-asked-numbers.ts'

/** What a question wants to see changed, and by how much. */
export interface AskedChange {
  readonly lever: LeverName
  /** 'Sales volume 20% lower' */
  readonly words: string
  /** 0.8 for 20% lower, 0.02 for two points more of interest, 3 for three months later. */
  readonly value: number
}

/** A change that only the plan's own number makes complete: 'What if I charge $95?', or '$5 more'. */
export type AskedTarget = { readonly lever: 'price' | 'interestPoints' } & (
  | { readonly to: number }
  | { readonly by: number }
)

const readLength = 300
const mostMonths = 60

const subjects: readonly (readonly [RegExp, LeverName, string])[] = [
  [
    /\binterest\b|\b(?:loan|bank|borrowing) rates?\b|(?<!\b(?:conversion|churn|growth|tax|hourly|day|response|exchange) )\brates?\b(?=.*\bpoints?\b)/iu,
    'interestPoints',
    'Interest',
  ],
  [
    /\b(?:open|launch|start)\w*\b.*\b(?:later?|delay\w*|slips?|slipped)\b|\bdelay\w*\b/iu,
    'monthsLater',
    'Opening',
  ],
  [
    /\b(?:wages?|salar(?:y|ies)|payroll|(?:staff|labor) costs?)\b|\bpay (?:myself|my|our|them|people|staff|the|is|are|rises?|goes|went|increases?)\b(?!.*\bloan\b)|\b(?:raise|increase|cut|lower) pay\b/iu,
    'pay',
    'Pay',
  ],
  [/\b(?:rent|overheads?|running costs?|fixed costs?|expenses)\b/iu, 'runningCosts', 'Running costs'],
  [/\b(?:costs?|cogs|materials?|ingredients|suppliers?)\b/iu, 'directCost', 'Direct costs'],
  [/\bpric(?:e|es|ing)\b|\bcharg(?:e|es|ing)\b/iu, 'price', 'Prices'],
  [
    /\b(?:sales|sell|revenue|volume|customers?|clients?|orders?|visits?|bookings?|demand|turnover)\b/iu,
    'volume',
    'Sales volume',
  ],
]
const rising =
  /\b(?:higher|more|extra|above|better|up|r(?:is(?:es?|ing)|ose)|rais(?:es?|ed|ing)|increas(?:es?|ed|ing)|gr(?:ows?|ew)|climbs?|jumps?|doubles?|doubled|triples?)\b/iu
const falling =
  /\b(?:low(?:er|ers|ered)|less|fewer|below|worse|weaker|down|off|drop(?:s|ped)?|f[ae]lls?|falling|declin(?:es?|ed)|decreas(?:es?|ed)|cuts?|lose|lost|shrinks?|slumps?|reduc(?:es?|ed)|halves?|halved)\b/iu
/** Words for a change that name no figure. */
const shares: readonly (readonly [RegExp, number])[] = [
  [/\b(?:half|halves?|halved)\b/iu, 50],
  [/\b(?:doubles?|doubled)\b/iu, 100],
]
const ofPlan =
  /%\s?(?:of )?(?:the |my |our |what )?(?:plan|planned|forecast|expected|target|i expect|we expect)\b|\b(?:reach|hit|achieve|make)\b[^%]*%/iu

const costLevers: ReadonlySet<LeverName> = new Set(['directCost', 'pay', 'runningCosts', 'interestPoints'])

/** Null unless the question names something to change and by how much. */
export function readAskedChange(typed: string): AskedChange | AskedTarget | null {
  const question = typed.slice(0, readLength)
  const found = subjects.find(([pattern]) => pattern.test(question))
  if (!found) return null
  const [, lever, name] = found
  if (lever === 'monthsLater') return readDelay(question)
  if (lever === 'interestPoints') return readInterest(question)
  const percent = readPercent(question) ?? shares.find(([pattern]) => pattern.test(question))?.[1] ?? null
  if (percent === null) return lever === 'price' ? readPrice(question) : null
  const by = ofPlan.test(question) ? percent - 100 : signed(percent, readDirection(question, lever))
  if (by === null || by > 1000) return null
  const kept = Math.max(-100, by)
  const words = `${name} ${formatNumber(Math.abs(kept), 1)}% ${kept < 0 ? 'lower' : 'higher'}`
  return { lever, words, value: 1 + kept / 100 }
}

/** The word that comes first decides: 'sales drop 20% while prices rise'. */
function readDirection(question: string, lever: LeverName): 1 | -1 | null {
  const up = rising.exec(question)?.index ?? Infinity
  const down = falling.exec(question)?.index ?? Infinity
  if (up !== down) return up < down ? 1 : -1
  if (costLevers.has(lever)) return 1
  return lever === 'volume' ? -1 : null
}

function signed(amount: number, direction: 1 | -1 | null): number | null {
  return direction === null ? null : amount * direction
}

function readDelay(question: string): AskedChange | null {
  const asked = readMonths(question) ?? (/\ba month\b/iu.test(question) ? 1 : 0)
  const months = Math.min(mostMonths, asked)
  if (months === 0) return null
  const words = `Opening ${months} ${plural(months, 'month')} later`
  return { lever: 'monthsLater', words, value: months }
}

function readInterest(question: string): AskedChange | AskedTarget | null {
  const end = readLevel(question)
  if (end !== null) return { lever: 'interestPoints', to: end }
  const points = readPoints(question) ?? readPercent(question)
  if (points === null || points > 100) return null
  const direction = readDirection(question, 'interestPoints') ?? 1
  return sayInterest(points * direction)
}

/** The same for a number of points that follows from the plan. */
export function sayInterest(points: number): AskedChange {
  const size = formatNumber(Math.abs(points), 2)
  const words = `Interest ${size} ${size === '1' ? 'point' : 'points'} ${points < 0 ? 'lower' : 'higher'}`
  return { lever: 'interestPoints', words, value: points / 100 }
}

function readPrice(question: string): AskedTarget | null {
  const amount = listAmounts(question).find(({ hasCurrency }) => hasCurrency)?.amount
  if (amount === undefined || amount <= 0) return null
  const isDifference = /\bby\s?[^\d\s]?\s?\d|\d\s?(?:more|less|higher|lower|extra)\b/iu.test(question)
  const by = signed(amount, readDirection(question, 'price'))
  return isDifference && by !== null ? { lever: 'price', by } : { lever: 'price', to: amount }
}
