import { readSum } from '#domain/forecast/drivers/read-sum.ts'
import { formatNumber } from '#domain/wording/format-number.ts'
import { parseNumberText } from '#web/ui/fields/number-text.ts'

/** What was typed in a field for a number: a number, a sum of numbers, null when it is empty, or 'invalid'. */
export function readTypedSum(text: string): number | null | 'invalid' {
  const parsed = parseNumberText(text)
  if (parsed !== 'invalid') return parsed
  const sum = readSum(text)
  return sum === null ? 'invalid' : round(sum)
}

/** 'Counts as 93.5' while a sum is typed. Null for a plain number, which says itself what it is. */
export function describeSum(typed: string | null): string | null {
  if (typed === null || parseNumberText(typed) !== 'invalid') return null
  const sum = readTypedSum(typed)
  return typeof sum === 'number' ? `Counts as ${formatNumber(sum, 4)}` : null
}

/** Sums of cents would otherwise end in a row of nines. */
function round(value: number): number {
  return Math.round(value * 1e6) / 1e6 + 0
}
