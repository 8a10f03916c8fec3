import type { LeverName } from '#domain/forecast/engine/levers.ts'
import { formatNumber } from '#domain/wording/format-number.ts'
import { readMonths, readPercent } from './read-asked-numbers.ts'

/** What a question wants to see changed. */
export interface AskedChange {
  readonly lever: LeverName
  /** 'Sales volume 20% lower' */
  readonly words: string
  /** 0.8 for 20% lower, 0.02 for two points more of interest, 3 for three months later. */
  readonly value: number
}

const subjects: readonly (readonly [RegExp, LeverName, string])[] = [
  [/\b(?:interest|rates?)\b/iu, 'interestPoints', 'Interest'],
  [/\b(?:open|opening|launch|start)\w*\b.*\blater\b|\bdelay/iu, 'monthsLater', 'Opening'],
  [/\b(?:pay|wages?|salar(?:y|ies)|payroll|staff costs?)\b/iu, 'pay', 'Pay'],
  [/\b(?:rent|overheads?|running costs?|fixed costs?|expenses)\b/iu, 'runningCosts', 'Running costs'],
  [/\b(?:costs?|cogs|materials?|ingredients|suppliers?)\b/iu, 'directCost', 'Direct costs'],
  [/\bpric(?:e|es|ing)\b/iu, 'price', 'Prices'],
  [
    /\b(?:sales|sell|revenue|volume|customers?|clients?|orders?|visits?|bookings?|demand|turnover)\b/iu,
    'volume',
    'Sales volume',
  ],
]
const rising = /\b(?:higher|more|rises?|increases?|up|grows?|better|above)\b/iu
const falling =
  /\b(?:lower|less|fewer|drops?|falls?|down|declines?|decreases?|cuts?|below|worse|lose|shrinks?)\b/iu
const costLevers: ReadonlySet<LeverName> = new Set(['directCost', 'pay', 'runningCosts', 'interestPoints'])

/** Null unless the question names something to change and by how much. */
export function readAskedChange(question: string): AskedChange | null {
  const found = subjects.find(([pattern]) => pattern.test(question.slice(0, 300)))
  if (!found) return null
  const [, lever, name] = found
  if (lever === 'monthsLater') {
    const months = Math.min(60, readMonths(question) ?? 0)
    return months === 0 ? null : { lever, words: `Opening ${months} months later`, value: months }
  }
  const percent = readPercent(question) ?? readPoints(question)
  if (percent === null || percent > 1000) return null
  const isHigher = falling.test(question) ? false : rising.test(question) || costLevers.has(lever)
  const by = isHigher ? percent : -Math.min(100, percent)
  const direction = isHigher ? 'higher' : 'lower'
  if (lever === 'interestPoints') {
    return { lever, words: `Interest ${formatNumber(percent, 2)} points ${direction}`, value: by / 100 }
  }
  return { lever, words: `${name} ${formatNumber(Math.abs(by), 2)}% ${direction}`, value: 1 + by / 100 }
}

function readPoints(question: string): number | null {
  const found = /(\d{1,2}(?:\.\d{1,2})?)\s(?:percentage\s)?points?\b/iu.exec(question.slice(0, 300))?.[1]
  return found === undefined ? null : Number(found)
}
