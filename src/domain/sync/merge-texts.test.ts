import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mergeTexts } from './merge-texts.ts'

const merge = (base: string, ours: string, theirs: string) => mergeTexts(base, ours, theirs).text

describe('text that two windows wrote in one field', () => {
  test('is merged word by word', () => {
    expect(
      mergeTexts(
        'We sell coffee at the pier from five to nine.',
        'We roast and sell coffee at the pier from five to nine.',
        'We sell coffee at the pier from six to nine, every day.',
      ),
    ).toEqual({ text: 'We roast and sell coffee at the pier from six to nine, every day.', isJoined: false })
  })

  test('in the same place is kept from both and reported', () => {
    expect(mergeTexts('Harbor', 'Harbor Roasters', 'Harbor Coffee')).toEqual({
      text: 'Harbor Coffee Roasters',
      isJoined: true,
    })
  })

  test('is kept in full from both when both rewrote it', () => {
    expect(mergeTexts('Harbor Roasters', 'Named in one', 'Named in the other')).toEqual({
      text: 'Named in one Named in the other',
      isJoined: true,
    })
    expect(mergeTexts('', 'One', 'Two')).toEqual({ text: 'One Two', isJoined: true })
  })

  test('appears once when both wrote the same or one already had the other’s words', () => {
    expect(mergeTexts('Harbor', 'Harbor Coffee', 'Harbor Coffee')).toEqual({
      text: 'Harbor Coffee',
      isJoined: false,
    })
    expect(mergeTexts('Harbor', 'Harbor Coffee', 'Harbor Coffee Roasters')).toEqual({
      text: 'Harbor Coffee Roasters',
      isJoined: false,
    })
  })

  test('is removed where both deleted it, and stays where one only deleted words around it', () => {
    expect(merge('one two three', 'one three', 'two three')).toBe('three')
    expect(merge('one two three', 'three', 'one new three')).toBe('new three')
  })

  test('keeps its line breaks and spaces', () => {
    expect(merge('One.\n\nTwo.', 'One.\n\nTwo.\n\nThree.', 'Zero.\n\nOne.\n\nTwo.')).toBe(
      'Zero.\n\nOne.\n\nTwo.\n\nThree.',
    )
    expect(merge('a b', 'a\n\nb', 'a b c')).toBe('a\n\nb c')
    expect(merge('a', 'a ', 'b a')).toBe('b a ')
  })

  test('is merged character by character in scripts without spaces', () => {
    expect(merge('我们卖咖啡', '我们卖好咖啡', '我们卖咖啡和茶')).toBe('我们卖好咖啡和茶')
  })
})

describe('laws of merging texts', () => {
  const word = fc.oneof(
    fc.constantFrom('a', 'b', 'c', 'the', '茶', 'ไทย'),
    fc.string({ minLength: 1, unit: 'grapheme' }),
  )
  const space = fc.constantFrom(' ', '  ', '\n', '\n\n', '')
  const text = fc.array(fc.tuple(space, word), { maxLength: 8 }).map((parts) => parts.flat().join(''))
  const listWords = (words: string) => words.split(/\s+/).filter(Boolean)

  test('the result is one side’s text when the other changed nothing', () => {
    fc.assert(
      fc.property(text, text, (base, side) => {
        expect(merge(base, side, base)).toBe(side)
        expect(merge(base, base, side)).toBe(side)
        expect(merge(base, side, side)).toBe(side)
      }),
    )
  })

  test('both sides get the same text', () => {
    fc.assert(
      fc.property(text, text, text, (base, ours, theirs) => {
        expect(mergeTexts(base, ours, theirs)).toEqual(mergeTexts(base, theirs, ours))
      }),
    )
  })

  test('no character that either side wrote is lost', () => {
    fc.assert(
      fc.property(text, text, text, (base, ours, theirs) => {
        const known = new Set(Array.from(merge(base, ours, theirs)))
        const before = new Set(Array.from(base))
        const written = Array.from(ours + theirs).filter((sign) => !before.has(sign) && /\S/.test(sign))
        expect(written.filter((sign) => !known.has(sign))).toEqual([])
      }),
    )
  })

  test('no word is lost, duplicated or invented when all words are different', () => {
    const numbers = fc.uniqueArray(fc.nat(30), { maxLength: 6 }).map((list) => list.map((n) => `w${n}`))
    fc.assert(
      fc.property(numbers, numbers, numbers, (base, ours, theirs) => {
        const merged = listWords(merge(base.join(' '), ours.join(' '), theirs.join(' ')))
        const added = [...ours, ...theirs].filter((one) => !base.includes(one))
        const kept = base.filter((one) => ours.includes(one) && theirs.includes(one))
        for (const one of added) expect(merged).toContain(one)
        const allowed = new Set([...added, ...kept, ...ours, ...theirs])
        expect(merged.filter((one) => !allowed.has(one))).toEqual([])
      }),
    )
  })

  test('merging theirs in a second time adds nothing', () => {
    const numbers = fc.uniqueArray(fc.nat(30), { maxLength: 6 }).map((list) => list.sort((a, b) => a - b))
    const show = (list: number[]) => list.map((n) => `w${n}`).join(' ')
    fc.assert(
      fc.property(numbers, numbers, numbers, (base, ours, theirs) => {
        const merged = merge(show(base), show(ours), show(theirs))
        expect(listWords(merge(show(base), merged, show(theirs))).sort()).toEqual(listWords(merged).sort())
      }),
    )
  })
})

test('merging two books returns immediately', () => {
  const book = 'word '.repeat(60_000)
  expect(merge(book, `start ${book}`, `${book}end`)).toBe(`start ${book}end`)
})
