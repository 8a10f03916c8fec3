import { describe, expect, test } from 'vitest'
import { readAt, writeAt } from './values-at.ts'

const plan = {
  title: 'Pier',
  list: [{ id: 'a', words: ['x', 'y'] }, { id: 'b' }],
  rows: [
    [1, 2],
    [3, 4],
  ],
}

describe('reading at a path', () => {
  test('finds fields by key, items by id and lines by index', () => {
    expect(readAt(plan, [])).toBe(plan)
    expect(readAt(plan, ['list', { id: 'a' }, 'words', 1])).toBe('y')
    expect(readAt(plan, ['rows', 1, 0])).toBe(3)
  })

  test.each([
    [['nowhere']],
    [['toString']],
    [['__proto__', 'toString']],
    [['list', 'length']],
    [['list', { id: 'gone' }, 'words']],
    [['list', { id: 'a' }, 'words', 9]],
    [['title', 0]],
  ])('finds nothing at %j', (path) => {
    expect(readAt(plan, path)).toBeUndefined()
  })
})

describe('writing at a path', () => {
  test('copies the objects on the path and nothing else', () => {
    const written = writeAt(plan, ['rows', 1, 0], 9) as typeof plan
    expect(written.rows).toEqual([
      [1, 2],
      [9, 4],
    ])
    expect(written.rows[0]).toBe(plan.rows[0])
    expect(written.list).toBe(plan.list)
    expect(plan.rows[1]).toEqual([3, 4])
  })

  test('adds a section that is missing', () => {
    expect(writeAt({}, ['forecast', 'ask', 'amount'], 5)).toEqual({ forecast: { ask: { amount: 5 } } })
  })

  test('removes a field', () => {
    expect(writeAt({ a: 1, b: 2 }, ['a'], undefined)).toEqual({ b: 2 })
  })

  test('treats __proto__ as a normal field', () => {
    const written = writeAt({}, ['__proto__', 'polluted'], true) as object
    expect(Object.hasOwn(written, '__proto__')).toBe(true)
    expect('polluted' in {}).toBe(false)
    expect(Object.getPrototypeOf(written)).toBe(Object.prototype)
  })

  test.each([
    ['the same value', ['title'], 'Pier'],
    ['an item that is gone', ['list', { id: 'gone' }, 'words'], ['z']],
    ['a line that is gone', ['rows', 2], [5]],
    ['a list that is not there', ['nowhere', 0], 'z'],
    ['what has no fields', ['title', 'words'], 'z'],
  ])('changes nothing for %s', (_what, path, value) => {
    expect(writeAt(plan, path, value)).toBe(plan)
  })
})
