import { findOwn } from '#domain/plan/find-own.ts'
import { isRecord } from '#domain/plan/lenient.ts'

/**
 * Equal once written as JSON: the order of keys does not count, nor does a key that holds undefined. It keeps a list
 * of what is still to compare instead of calling itself, because a foreign file may nest a value without end.
 */
export function isJsonEqual(left: unknown, right: unknown): boolean {
  const waiting: [unknown, unknown][] = [[left, right]]
  for (let pair = waiting.pop(); pair !== undefined; pair = waiting.pop()) {
    const [one, other] = pair
    const parts = one === other ? [] : findParts(one, other)
    if (parts === null) return false
    for (const part of parts) if (part[0] !== part[1]) waiting.push(part)
  }
  return true
}

/** The pairs that have to be equal for these two to be; null when they are not, whatever is in them. */
function findParts(one: unknown, other: unknown): [unknown, unknown][] | null {
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return null
    return one.map((entry, index) => [entry, other[index]])
  }
  if (!isRecord(one) || !isRecord(other)) return Number.isNaN(one) && Number.isNaN(other) ? [] : null
  const isMissing = (key: string) => other[key] !== undefined && findOwn(one, key) === undefined
  if (Object.keys(other).some(isMissing)) return null
  return Object.keys(one).map((key) => [one[key], findOwn(other, key)])
}

/** The given object itself when nothing in it changed, so that screens see that there is nothing to redraw. */
export function keepIfEqual<Value>(given: Value, next: Value): Value {
  return isJsonEqual(given, next) ? given : next
}
