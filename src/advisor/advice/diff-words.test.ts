import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { composeText, diffWords } from './diff-words.ts'

const text = fc
  .array(fc.constantFrom('fresh', 'coffee', 'daily', ' ', '\n', '  ', '☕', ''), { maxLength: 30 })
  .map((words) => words.join(' '))
const everyPlace = (count: number) => new Set(Array.from({ length: count }, (_, index) => index))

describe('the difference between two texts', () => {
  test('shows only the words that changed', () => {
    expect(diffWords('Coffee roasted weekly in Portland', 'Coffee roasted daily in Portland')).toEqual([
      { kind: 'same', text: 'Coffee roasted' },
      { kind: 'change', before: ' weekly', after: ' daily' },
      { kind: 'same', text: ' in Portland' },
    ])
  })

  test('treats a few words shared by chance as part of the change around them', () => {
    const before = 'Bread at $7 a loaf, baked at dawn.'
    const after = 'Bread open at 06:30; a street away, and warm at noon, unlike the rest.'
    expect(diffWords(before, after)).toEqual([
      { kind: 'same', text: 'Bread' },
      { kind: 'change', before: before.slice(5), after: after.slice(5) },
    ])
  })

  test('is empty for equal texts, and one change for an empty one', () => {
    expect(diffWords('the same', 'the same')).toEqual([{ kind: 'same', text: 'the same' }])
    expect(diffWords('', 'New text')).toEqual([{ kind: 'change', before: '', after: 'New text' }])
    expect(diffWords('', '')).toEqual([])
  })

  test('gives back either text in full, with no changes or with all of them', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const segments = diffWords(before, after)
        expect(composeText(segments, new Set())).toBe(before)
        expect(composeText(segments, everyPlace(segments.length))).toBe(after)
      }),
    )
  })

  const long = (word: string) => Array.from({ length: 3000 }, (_, index) => `${word}${index}`).join(' ')

  test('of a long text shows only the words that changed too', () => {
    const before = long('a')
    const after = before.replace('a1 ', 'one ').replace('a2990 ', '')
    expect(diffWords(before, after).filter(({ kind }) => kind === 'change')).toEqual([
      { kind: 'change', before: ' a1', after: ' one' },
      { kind: 'change', before: ' a2990', after: '' },
    ])
  })

  test('of two long texts with nothing in common is one change instead of a long wait', () => {
    expect(diffWords(long('a'), long('b'))).toHaveLength(1)
  })
})
