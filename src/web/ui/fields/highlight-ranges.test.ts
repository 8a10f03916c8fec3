import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { splitByRanges } from './highlight-ranges.ts'

describe('splitting a text by its ranges', () => {
  test('keeps the words around a glowing part', () => {
    expect(splitByRanges('Queues of [number] minutes', [{ start: 10, end: 18 }])).toEqual([
      { text: 'Queues of ', start: 0, glows: false },
      { text: '[number]', start: 10, glows: true },
      { text: ' minutes', start: 18, glows: false },
    ])
  })

  test('returns one plain piece when nothing glows', () => {
    expect(splitByRanges('Done', [])).toEqual([{ text: 'Done', start: 0, glows: false }])
  })

  test('never loses or repeats a character, whatever the ranges', () => {
    const ranges = fc.array(
      fc.record({ start: fc.integer({ min: -5, max: 40 }), end: fc.integer({ min: -5, max: 40 }) }),
    )
    fc.assert(
      fc.property(fc.string(), ranges, (text, given) => {
        expect(
          splitByRanges(text, given)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text)
      }),
    )
  })
})
