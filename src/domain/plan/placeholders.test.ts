import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findPlaceholders } from './placeholders.ts'

const textsIn = (source: string) => findPlaceholders(source).map(({ text }) => text)

describe('findPlaceholders', () => {
  test('finds each bracketed placeholder with its offsets, brackets included', () => {
    expect(findPlaceholders('Queues of [number] minutes at [rush hour].')).toEqual([
      { start: 10, end: 18, text: '[number]' },
      { start: 30, end: 41, text: '[rush hour]' },
    ])
  })

  test.each([
    { what: 'a price', source: 'for $[monthly price] a month', found: ['[monthly price]'] },
    { what: 'neighbors', source: '[a thing][another]', found: ['[a thing]', '[another]'] },
    { what: 'a single letter', source: '[X] hours', found: ['[X]'] },
    {
      what: 'words in other scripts',
      source: '[номер] и [数字] 🚀 [größe]',
      found: ['[номер]', '[数字]', '[größe]'],
    },
    { what: 'a placeholder before a bracketed remark', source: '[city] (south)', found: ['[city]'] },
    { what: 'the innermost of nested brackets', source: '[a [b] c]', found: ['[b]'] },
  ])('finds $what', ({ source, found }) => {
    expect(textsIn(source)).toEqual(found)
  })

  test.each([
    { what: 'a Markdown link', source: 'see [our site](https://example.com)' },
    { what: 'a Markdown picture', source: '![the shop](shop.png)' },
    { what: 'empty brackets', source: '[] and [ ]' },
    { what: 'a citation', source: 'worth $4bn [1] or [2024]' },
    { what: 'an unclosed bracket', source: '[number minutes' },
    { what: 'brackets over two lines', source: '[first\nsecond]' },
    { what: 'a bracketed paragraph', source: `[${'word '.repeat(17)}]` },
  ])('leaves $what alone', ({ source }) => {
    expect(textsIn(source)).toEqual([])
  })

  test('finds the same at every call', () => {
    expect(textsIn('[one]')).toEqual(textsIn('[one]'))
  })

  test('returns ordered ranges that do not overlap and slice back to their text', () => {
    const source = fc.string({ unit: fc.constantFrom('[', ']', '(', 'a', ' ', '\n', '1', '🚀') })
    fc.assert(
      fc.property(source, (text) => {
        let last = 0
        for (const placeholder of findPlaceholders(text)) {
          expect(placeholder.start).toBeGreaterThanOrEqual(last)
          expect(text.slice(placeholder.start, placeholder.end)).toBe(placeholder.text)
          last = placeholder.end
        }
      }),
    )
  })

  test('stays fast on a long run of opening brackets', () => {
    expect(textsIn('['.repeat(200_000))).toEqual([])
  })
})
