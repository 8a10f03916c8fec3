import { isRecord } from '#domain/plan/lenient.ts'

/** A plan is five levels deep. What lies deeper came from a hostile file and is compared as one piece. */
export const maxDepth = 60

/** Own fields only: an unknown field may be called 'toString', and '__proto__' is never followed. */
export function readField(record: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined
}

/** Equal once written as JSON: the order of keys does not count, nor does a key that holds undefined. */
export function isJsonEqual(left: unknown, right: unknown, depth = 0): boolean {
  if (left === right) return true
  if (depth > maxDepth) return false
  if (Array.isArray(left)) {
    return (
      Array.isArray(right) &&
      left.length === right.length &&
      left.every((entry, index) => isJsonEqual(entry, right[index], depth + 1))
    )
  }
  if (!isRecord(left) || !isRecord(right)) return Number.isNaN(left) && Number.isNaN(right)
  return (
    Object.keys(left).every((key) => isJsonEqual(left[key], readField(right, key), depth + 1)) &&
    Object.keys(right).every((key) => right[key] === undefined || readField(left, key) !== undefined)
  )
}

/** The given object itself when nothing in it changed, so that screens see that there is nothing to redraw. */
export function keepIfEqual<Value>(given: Value, next: Value): Value {
  return isJsonEqual(given, next) ? given : next
}
