import { findOwn } from '#domain/plan/find-own.ts'
import { isRecord } from '#domain/plan/lenient-schema.ts'

/**
 * Equal once written as JSON. The order of keys and keys that hold undefined do not count. It uses a work list
 * instead of recursion, because a file from another program may nest a value very deeply.
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

/** The pairs that must be equal for these two to be equal. Null when they differ in any case. */
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

/** Returns the given object itself when nothing in it changed, so that screens do not redraw. */
export function keepIfEqual<Value>(given: Value, next: Value): Value {
  return isJsonEqual(given, next) ? given : next
}
