import { describe, expect, test } from 'vitest'
import { findRaises, flattenLimits, readRaises } from './compare-limits.mjs'

const everything = () => true
const nothing = () => false

test('limits are the numbers of a file, by the words that lead to them', () => {
  const budgets = {
    shell: { totalKb: 107, files: 3 },
    parts: { 'src/web/a.tsx': { fromNothing: true, totalKb: 50 } },
  }
  expect(flattenLimits(budgets)).toEqual({
    'shell totalKb': 107,
    'shell files': 3,
    'parts src/web/a.tsx totalKb': 50,
  })
})

describe('the rows of a decision', () => {
  const table = (/** @type {string[]} */ ...rows) =>
    [
      '# 27. Limits',
      '',
      '| limit | old | new | why |',
      '| --- | ---: | ---: | --- |',
      ...rows,
      '',
      'More words.',
    ].join('\n')

  test('are read with limit, values and reason', () => {
    expect(
      readRaises(
        table('| `shell totalKb` | 100 | 110.5 | a new editor |', '| lines | 5 | none | counted apart |'),
      ),
    ).toEqual([
      { limit: 'shell totalKb', from: 100, to: 110.5, why: 'a new editor' },
      { limit: 'lines', from: 5, to: Infinity, why: 'counted apart' },
    ])
  })

  test('count only with a reason and two values', () => {
    expect(readRaises(table('| shell totalKb | 100 | 110 |  |', '| lines | many | 6 | growth |'))).toEqual([])
  })

  test('are not those of other tables', () => {
    expect(
      readRaises('| setting | old | new | why |\n| --- | --- | --- | --- |\n| lines | 1 | 2 | growth |'),
    ).toEqual([])
  })
})

describe('limits', () => {
  const row = (/** @type {number} */ from, /** @type {number} */ to) => ({
    limit: 'lines',
    from,
    to,
    why: 'growth',
  })
  const history = (/** @type {number[]} */ ...values) => values.map((lines) => ({ lines }))

  test.each([
    ['stay', [10, 10], []],
    ['go down', [10, 8, 7], []],
    ['begin', [10], []],
    ['go up with a row', [10, 12], [row(10, 12)]],
    ['go up in two steps with one row', [10, 11, 12], [row(10, 12)]],
    ['go up for two pieces of work at the same time', [10, 14], [row(10, 12), row(12, 14)]],
    ['go up and down again, without a row', [10, 12, 10], []],
    ['go up, down, and up again with two rows', [10, 12, 10, 12], [row(10, 12), row(10, 12)]],
  ])('may %s', (_, values, rows) => {
    expect(findRaises(history(...values), rows, everything)).toEqual([])
  })

  test.each([
    ['without a row', [10, 12], [], { from: 10, to: 12 }],
    ['further than its row', [10, 13], [row(10, 12)], { from: 12, to: 13 }],
    ['with a row for another value', [10, 12], [row(9, 12)], { from: 10, to: 12 }],
    [
      'again after going down, with the row of the first time',
      [10, 12, 10, 12],
      [row(10, 12)],
      { from: 10, to: 12 },
    ],
    ['long ago, without a row', [10, 12, 12, 11], [], { from: 10, to: 11 }],
  ])('may not go up %s', (_, values, rows, raise) => {
    expect(findRaises(history(...values), rows, everything)).toEqual([{ limit: 'lines', ...raise }])
  })

  test('may not be taken out while what they limit is there', () => {
    const versions = [{ lines: 5, 'parts src/a.ts totalKb': 50 }, {}, {}]
    expect(findRaises(versions, [], everything)).toEqual([
      { limit: 'lines', from: 5, to: Infinity },
      { limit: 'parts src/a.ts totalKb', from: 50, to: Infinity },
    ])
    expect(findRaises(versions, [{ ...row(5, Infinity) }], nothing)).toEqual([])
  })

  test('go on when their module moves', () => {
    const before = { 'parts src/a/one.tsx totalKb': 50 }
    expect(findRaises([before, { 'parts src/b/one.tsx totalKb': 50 }], [], nothing)).toEqual([])
    expect(findRaises([before, { 'parts src/b/one.tsx totalKb': 51 }], [], nothing)).toEqual([
      { limit: 'parts src/b/one.tsx totalKb', from: 50, to: 51 },
    ])
  })

  test('go on when their module gets another name, with the same value', () => {
    const others = { 'otherPart totalKb': 33 }
    const before = { ...others, 'parts src/a/one.tsx totalKb': 50 }
    const after = (/** @type {number} */ totalKb) => ({ ...others, 'parts src/a/two.tsx totalKb': totalKb })
    expect(findRaises([before, after(50)], [], nothing)).toEqual([])
    expect(findRaises([before, after(49)], [], nothing)).toEqual([
      { limit: 'parts src/a/two.tsx totalKb', from: 33, to: 49 },
    ])
  })

  test('of a module that gets its own are compared with those of all others', () => {
    const before = { 'otherPart totalKb': 33 }
    const own = (/** @type {number} */ totalKb) => [before, { ...before, 'parts src/a.tsx totalKb': totalKb }]
    expect(findRaises(own(20), [], everything)).toEqual([])
    expect(findRaises(own(40), [], everything)).toEqual([
      { limit: 'parts src/a.tsx totalKb', from: 33, to: 40 },
    ])
  })

  test('that are new are not raised', () => {
    expect(findRaises([{}, { lines: 10 }], [], everything)).toEqual([])
  })
})
