import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  computeShift,
  findDropIndex,
  findFocusAfterRemoval,
  fitKeys,
  keepInList,
  moveItem,
  removeItem,
} from './list-order.ts'

describe('moving an item', () => {
  test('puts it in the requested position and closes the gap', () => {
    expect(moveItem(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
    expect(moveItem(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c'])
  })

  test('and moving it back restores the original list', () => {
    const list = fc.array(fc.string(), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(list, fc.nat(), fc.nat(), (items, one, other) => {
        const from = one % items.length
        const to = other % items.length
        expect(moveItem(moveItem(items, from, to), to, from)).toEqual(items)
      }),
    )
  })
})

test('removing an item leaves equal ones in place', () => {
  expect(removeItem(['same', 'same', 'other'], 0)).toEqual(['same', 'other'])
})

describe('row keys', () => {
  test('stay when the length matches, so that no row is rebuilt', () => {
    const keys = [4, 2, 7]
    expect(fitKeys(keys, 3)).toBe(keys)
  })

  test('are fresh for rows added from outside', () => {
    expect(fitKeys([4, 2], 4)).toEqual([4, 2, 5, 6])
    expect(fitKeys([], 2)).toEqual([0, 1])
  })

  test('are dropped from the end when the list gets shorter', () => {
    expect(fitKeys([4, 2, 7], 1)).toEqual([4])
  })
})

describe('focus after a removal', () => {
  test('goes to the item that took its place', () => {
    expect(findFocusAfterRemoval(1, 3)).toBe(1)
  })

  test('goes to the Add button after the last item', () => {
    expect(findFocusAfterRemoval(3, 3)).toBe('add')
    expect(findFocusAfterRemoval(0, 0)).toBe('add')
  })
})

describe('dragging a row', () => {
  const rows = [0, 60, 120].map((top) => ({ top, height: 48 }))

  test('leaves it in place for a small movement', () => {
    expect(findDropIndex(rows, 1, 10)).toBe(1)
  })

  test('drops it below the rows whose middle it passed', () => {
    expect(findDropIndex(rows, 0, 40)).toBe(1)
    expect(findDropIndex(rows, 0, 500)).toBe(2)
  })

  test('drops it above the rows whose middle it passed', () => {
    expect(findDropIndex(rows, 2, -90)).toBe(1)
    expect(findDropIndex(rows, 2, -500)).toBe(0)
  })

  test('keeps it between the first and the last row', () => {
    expect(keepInList(rows, 1, 30)).toBe(30)
    expect(keepInList(rows, 1, 500)).toBe(60)
    expect(keepInList(rows, 1, -500)).toBe(-60)
  })

  test('moves the rows between aside by its height and the gap', () => {
    expect([0, 1, 2].map((index) => computeShift(rows, 0, 2, index))).toEqual([0, -60, -60])
    expect([0, 1, 2].map((index) => computeShift(rows, 2, 1, index))).toEqual([0, 60, 0])
  })
})
