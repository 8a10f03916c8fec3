import { describe, expect, test } from 'vitest'
import { addSave, holdsSaves, joinCounts, parseMarks } from './save-marks.ts'

describe('the save counts of a copy', () => {
  test('are kept for each window, the latest last', () => {
    expect(Object.entries(addSave(addSave(addSave({}, 'a'), 'b'), 'a'))).toEqual([
      ['b', 1],
      ['a', 2],
    ])
  })

  test('show whether it includes another copy', () => {
    expect(holdsSaves({ a: 2, b: 1 }, { a: 1 })).toBe(true)
    expect(holdsSaves({ a: 2 }, { a: 2, b: 1 })).toBe(false)
    expect(holdsSaves(joinCounts({ a: 2 }, { b: 1 }), { a: 2, b: 1 })).toBe(true)
  })

  test('are kept for the latest windows only', () => {
    let counts = {}
    for (let window = 0; window < 50; window += 1) counts = addSave(counts, `w${window}`)
    expect(Object.keys(counts)).toHaveLength(12)
    expect(counts).toHaveProperty('w49', 1)
  })

  test('still show that it includes an earlier copy, after the oldest windows were dropped', () => {
    let earlier = {}
    for (let window = 0; window < 12; window += 1) earlier = addSave(earlier, `w${window}`)
    const later = addSave(earlier, 'new')
    expect(holdsSaves(later, earlier)).toBe(true)
    expect(holdsSaves(earlier, later)).toBe(false)
    expect(holdsSaves(later, addSave(earlier, 'other'))).toBe(false)
    expect(holdsSaves(later, { unknown: 1 })).toBe(false)
  })

  test('are read from storage without unknown values', () => {
    const marks = { counts: { a: 2 }, settled: [['data', 'riskAnalysis', 'risks', { id: 'r' }, 'type']] }
    expect(parseMarks(JSON.parse(JSON.stringify(marks)))).toEqual(marks)
    expect(parseMarks({ counts: { a: 'x', 'no id!': 1, b: 1 }, settled: [[], 'title', [null]] })).toEqual({
      counts: { b: 1 },
      settled: [],
    })
    for (const value of [null, undefined, 3, {}, { counts: 1 }]) expect(parseMarks(value)).toBeNull()
  })
})
