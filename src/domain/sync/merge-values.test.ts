import { describe, expect, test } from 'vitest'
import { type FieldConflict, mergeValues } from './merge-values.ts'

const allNames = ['a', 'b', 'c', 'd']
const smallLists = growLists([])

describe.each([
  { kind: 'texts', toEntry: (name: string): unknown => name },
  { kind: 'items', toEntry: (name: string): unknown => ({ id: name }) },
])('every way to edit a small list of $kind on two sides', ({ toEntry }) => {
  test('keeps added entries, drops removed entries and duplicates nothing', () => {
    const faults: unknown[] = []
    for (const base of smallLists) {
      for (const ours of smallLists) {
        for (const theirs of smallLists) {
          const conflicts: FieldConflict[] = []
          const report = (conflict: FieldConflict) => {
            conflicts.push(conflict)
            return conflict.ours
          }
          const [b, o, t] = [base, ours, theirs].map((list) => list.map(toEntry))
          const merged = mergeValues(b, o, t, [], report) as unknown[]
          const names = merged.map((entry) => allNames.find((name) => isNamed(entry, name)) ?? '')

          const expected = new Set([
            ...base.filter((name) => ours.includes(name) && theirs.includes(name)),
            ...[...ours, ...theirs].filter((name) => !base.includes(name)),
          ])
          for (const conflict of conflicts) expected.delete(String(conflict.theirs))
          const isRight = names.length === expected.size && names.every((name) => expected.has(name))
          if (!isRight) faults.push({ base, ours, theirs, names })
        }
      }
    }
    expect(faults).toEqual([])
  })
})

function isNamed(entry: unknown, name: string): boolean {
  return entry === name || (entry as { id?: string }).id === name
}

/** Up to two of four names, in every combination and order. */
function growLists(list: readonly string[]): string[][] {
  if (list.length === 2) return [[...list]]
  const others = allNames.filter((name) => !list.includes(name))
  return [[...list], ...others.flatMap((name) => growLists([...list, name]))]
}
