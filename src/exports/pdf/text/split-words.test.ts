import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { splitWords } from './split-words.ts'

const join = (text: string) => splitWords(text).map((word) => word.text + word.spaces)

describe('a line can break', () => {
  test('after spaces and hyphens', () => {
    expect(join('a well-known  fact, 3-4 x')).toEqual(['a ', 'well-', 'known  ', 'fact, ', '3-4 ', 'x'])
  })

  test('between Chinese characters, but never before a comma', () => {
    expect(join('中文，文本')).toEqual(['中', '文，', '文', '本'])
  })

  test('between Thai words, which have no spaces between them', () => {
    expect(join('ภาษาไทย').length).toBeGreaterThan(1)
  })

  test('not within a number or beside a no-break space', () => {
    expect(join('$1,200.50 a\u00a0b')).toEqual(['$1,200.50 ', 'a\u00a0b'])
  })

  test('within an address, after its punctuation', () => {
    const words = splitWords('see https://example.com/one/two?x=1.')
    expect(words.map(({ text }) => text)).toEqual([
      'see',
      'https://example.',
      'com/',
      'one/',
      'two?',
      'x=',
      '1',
      '.',
    ])
    expect(words.map(({ href }) => href !== null)).toEqual([false, true, true, true, true, true, true, false])
  })

  test('without losing or adding a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        expect(join(typed).join('')).toBe(typed.replaceAll(/[ \t]+/g, (spaces) => ' '.repeat(spaces.length)))
      }),
    )
  })
})
