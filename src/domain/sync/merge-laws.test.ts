import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AddressPath } from '#domain/plan/address/field-address.ts'
import { findShape, isFieldAddress } from '#domain/plan/address/find-shape.ts'
import { findChoices } from '#domain/plan/fields/field-choices.ts'
import { restoreWorkbook, type Workbook } from '#domain/plan/restore.ts'
import { applyEdits, divergedPlans } from '#tests/builders/plan-arbitraries.ts'
import { lawRuns } from '#tests/support/law-runs.ts'
import { joinWorkbooks, mergeWorkbooks } from './merge-workbooks.ts'
import { takeTheirs } from './take-theirs.ts'

const atStep = (workbook: Workbook, currentStep: number): Workbook => ({ ...workbook, currentStep })

describe('merging any two versions of any plan', () => {
  test('gives our version when the other side changed nothing', () => {
    checkPlans(({ base, ours }) => {
      expect(mergeWorkbooks(base, ours, base)).toEqual({ merged: ours, conflicts: [] })
    })
  })

  test('gives their version when we changed nothing, but leaves us on our step', () => {
    checkPlans(({ base, theirs }) => {
      const expected = atStep(theirs, base.currentStep)
      expect(mergeWorkbooks(base, base, theirs)).toEqual({ merged: expected, conflicts: [] })
    })
  })

  test('finds no conflict when both sides made the same change', () => {
    checkPlans(({ base, ours }) => {
      expect(mergeWorkbooks(base, ours, applyEdits(ours, []))).toEqual({ merged: ours, conflicts: [] })
    })
  })

  test('keeps all text from both sides in the merged plan or in a conflict', () => {
    checkPlans(({ base, ours, theirs }) => {
      const { merged, conflicts } = mergeWorkbooks(base, ours, theirs)
      const known = new Set([...collectTexts(merged), ...collectTexts(conflicts)])
      const inBase = new Set(collectTexts(base))
      const written = [...collectTexts(ours), ...collectTexts(theirs)].filter((text) => !inBase.has(text))
      expect(written.filter((text) => !known.has(text))).toEqual([])
    })
  })

  test('invents no text', () => {
    checkPlans(({ base, ours, theirs }) => {
      const known = new Set([...collectTexts(ours), ...collectTexts(theirs)])
      const { merged } = mergeWorkbooks(base, ours, theirs)
      expect(collectTexts(merged).filter((text) => text !== '' && !known.has(text))).toEqual([])
    })
  })

  test('gives a complete plan that needs no repair, and does not change the three versions', () => {
    checkPlans(({ base, ours, theirs }) => {
      const copies = JSON.stringify([base, ours, theirs])
      const { merged } = mergeWorkbooks(base, ours, theirs)
      expect(restoreWorkbook(JSON.parse(JSON.stringify(merged)))).toEqual(merged)
      expect(JSON.stringify([base, ours, theirs])).toBe(copies)
    })
  })

  test('changes nothing but the order of texts when their version is merged in a second time', () => {
    checkPlans(({ base, ours, theirs }) => {
      const { merged, conflicts } = mergeWorkbooks(base, ours, theirs)
      expect(mergeWorkbooks(theirs, merged, theirs).merged).toBe(merged)
      // With two equal texts in one list, it is unknown which one a side added or removed.
      fc.pre(![ours, theirs, merged].some(hasRepeatedTexts))
      const again = mergeWorkbooks(base, merged, theirs)
      expect(sortEntries(again.merged)).toEqual(sortEntries(merged))
      expect(again.conflicts).toHaveLength(conflicts.length)
    })
  })

  test('gives both sides the same plan, except for the order of entries, once every conflict is resolved', () => {
    checkPlans(({ base, ours, theirs }) => {
      const here = mergeWorkbooks(base, ours, theirs)
      const there = mergeWorkbooks(base, theirs, ours)
      const decided = here.conflicts.reduce(takeTheirs, here.merged)
      expect(here.conflicts).toHaveLength(there.conflicts.length)
      expect(sortEntries(atStep(decided, 1))).toEqual(sortEntries(atStep(there.merged, 1)))
    })
  })
})

describe('joining any two windows’ versions of any plan', () => {
  test('keeps every word from both windows in the joined plan or in a conflict', () => {
    checkPlans(({ base, ours, theirs }) => {
      const { merged, conflicts } = joinWorkbooks(base, ours, theirs)
      const known = [...collectTexts(merged), ...collectTexts(conflicts)].join(' ')
      const inBase = new Set(collectWords(base))
      const written = [...collectWords(ours), ...collectWords(theirs)].filter((word) => !inBase.has(word))
      expect(written.filter((word) => !known.includes(word))).toEqual([])
    })
  })

  test('leaves no conflict in texts, and both windows get the same texts', () => {
    checkPlans(({ base, ours, theirs }) => {
      const here = joinWorkbooks(base, ours, theirs)
      const there = joinWorkbooks(base, theirs, ours)
      const isWritten = (address: AddressPath) =>
        isFieldAddress(address) && findShape(address)?.kind === 'text' && findChoices(address) === null
      expect(here.conflicts.filter(({ path }) => isWritten(path.slice(1)))).toEqual([])
      expect(here.joins).toHaveLength(there.joins.length)
      // What has no words, such as an address on the web, stays each window's own until it is decided.
      const decided = here.conflicts.reduce(takeTheirs, here.merged)
      expect(sortEntries(decided.data.businessIdea)).toEqual(sortEntries(there.merged.data.businessIdea))
    })
  })

  test('gives a complete plan that needs no repair', () => {
    checkPlans(({ base, ours, theirs }) => {
      const { merged } = joinWorkbooks(base, ours, theirs)
      expect(restoreWorkbook(JSON.parse(JSON.stringify(merged)))).toEqual(merged)
    })
  })
})

function checkPlans(check: (plans: { base: Workbook; ours: Workbook; theirs: Workbook }) => void): void {
  fc.assert(fc.property(divergedPlans, check), { numRuns: lawRuns({ always: 80, withNewCases: 150 }) })
}

function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collectTexts) : []
}

function collectWords(value: unknown): string[] {
  return collectTexts(value).flatMap((text) => text.split(/\s+/).filter(Boolean))
}

function hasRepeatedTexts(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const entries = Object.values(value)
  if (!Array.isArray(value)) return entries.some(hasRepeatedTexts)
  return new Set(entries).size < entries.length || entries.some(hasRepeatedTexts)
}

function sortEntries(value: unknown): unknown {
  if (Array.isArray(value)) {
    const entries = value.map((entry) => [JSON.stringify(sortEntries(entry)), sortEntries(entry)] as const)
    return entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry)
  }
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, entry]) => [key, sortEntries(entry)] as const)
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}
