import { expect, test } from 'vitest'
import { restoreChoice } from './document-choice.ts'

test('a stored choice is restored', () => {
  const choice = { reader: 'bank', paper: 'us-letter', hasWatermark: false }
  expect(restoreChoice(choice)).toEqual(choice)
})

test.each([undefined, null, 'bank', [], { reader: 7, paper: {} }, { reader: 'grandmother', paper: 'a3' }])(
  '%j is the full plan on A4, with the watermark',
  (stored) => expect(restoreChoice(stored)).toEqual({ reader: 'full', paper: 'a4', hasWatermark: true }),
)

test('the paper stays when the reader is unknown', () => {
  expect(restoreChoice({ reader: 'grandmother', paper: 'us-letter' })).toEqual({
    reader: 'full',
    paper: 'us-letter',
    hasWatermark: true,
  })
})
