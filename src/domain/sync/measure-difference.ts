import { findOwn } from '#domain/plan/find-own.ts'
import { isRecord } from '#domain/plan/lenient-schema.ts'
import { maxPlanDepth } from '#domain/plan/plan-limits.ts'

const sizePerValue = 16

/**
 * The approximate number of characters that two states do not share. States that copy only the changed parts
 * share nearly everything, so 200 steps of typing cost little and two imports cost a lot.
 */
export function measureDifference(before: unknown, after: unknown, depth = 0): number {
  if (before === after || depth > maxPlanDepth) return 0
  if (Array.isArray(before) && Array.isArray(after)) {
    return measureUnshared(before, after, depth) + measureUnshared(after, before, depth)
  }
  if (isRecord(before) && isRecord(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)])
    const sizes = [...keys].map((key) =>
      measureDifference(findOwn(before, key), findOwn(after, key), depth + 1),
    )
    return addUp(sizes)
  }
  return measureWhole(before, depth) + measureWhole(after, depth)
}

/** By identity, not by position: a new entry at the top of a list does not make the others new. */
function measureUnshared(list: readonly unknown[], other: readonly unknown[], depth: number): number {
  const shared = new Set(other)
  return addUp(list.filter((entry) => !shared.has(entry)).map((entry) => measureWhole(entry, depth + 1)))
}

function measureWhole(value: unknown, depth: number): number {
  if (depth > maxPlanDepth) return 0
  if (typeof value === 'string') return sizePerValue + value.length
  if (typeof value !== 'object' || value === null) return sizePerValue
  return addUp(Object.values(value).map((entry) => measureWhole(entry, depth + 1)))
}

function addUp(sizes: readonly number[]): number {
  return sizes.reduce((sum, size) => sum + size, sizePerValue)
}
