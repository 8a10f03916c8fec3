import { findOwn } from '#domain/plan/find-own.ts'
import { isRecord } from '#domain/plan/lenient-schema.ts'
import { maxPlanDepth } from '#domain/plan/plan-limits.ts'

/**
 * Whether everything that was stored is still there after restoring, even if moved, sorted or given defaults.
 * If not (a newer version's shape, a file edited by hand), the next save would lose it without a copy.
 * Anything nested deeper than a plan can be is not searched and counts as lost.
 */
export function keepsEverything(stored: unknown, restored: unknown, depth = 0): boolean {
  if (Object.is(stored, restored) || isEmpty(stored)) return true
  if (depth > maxPlanDepth) return false
  const keeps = (value: unknown, other: unknown) => keepsEverything(value, other, depth + 1)
  if (Array.isArray(stored)) {
    return (
      Array.isArray(restored) &&
      stored.every((entry, at) => keeps(entry, restored[at]) || restored.some((other) => keeps(entry, other)))
    )
  }
  if (isRecord(stored)) {
    return (
      isRecord(restored) && Object.keys(stored).every((key) => keeps(stored[key], findOwn(restored, key)))
    )
  }
  // A bare text may have become the only entry of a list, or the name of an item.
  if (Array.isArray(restored)) return restored.some((other) => keeps(stored, other))
  if (isRecord(restored)) return Object.values(restored).some((other) => keeps(stored, other))
  return String(stored) === String(restored)
}

function isEmpty(stored: unknown): boolean {
  if (stored === null || stored === '') return true
  return typeof stored === 'object' && Object.keys(stored).length === 0
}
