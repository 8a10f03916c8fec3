import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markDifference, type TextPart } from './cloud-text-parts.ts'

const show = (parts: readonly TextPart[]) =>
  parts.map(({ text, isDifferent }) => (isDifferent ? `[${text}]` : text)).join('')

test('words that differ are marked anywhere in the text', () => {
  const [one, other] = markDifference(
    'Fresh coffee at the pier, from five to nine',
    'Fresh tea and cake at the pier, from six to nine',
  )
  expect(show(one)).toBe('Fresh [coffee ]at the pier, from [five ]to nine')
  expect(show(other)).toBe('Fresh [tea and cake ]at the pier, from [six ]to nine')
})

test('texts with little in common are marked as a whole', () => {
  const [one] = markDifference('A stall at the pier', 'We roast in the old mill and deliver by bicycle')
  expect(show(one)).toBe('[A stall at the pier]')
})

test('the parts of any text join back into it, and equal texts have no marks', () => {
  const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.lorem())
  const join = (parts: readonly TextPart[]) => parts.map((part) => part.text).join('')
  fc.assert(
    fc.property(text, text, (one, other) => {
      const [left, right] = markDifference(one, other)
      expect([join(left), join(right)]).toEqual([one, other])
      expect(markDifference(one, one)[0].some(({ isDifferent }) => isDifferent)).toBe(false)
    }),
  )
})

test('comparing two books returns immediately, without marks', () => {
  const book = 'word '.repeat(60_000)
  expect(markDifference(book, `${book}end`)[0]).toHaveLength(1)
})
