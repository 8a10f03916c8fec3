import { expect, test } from 'vitest'
import { describeSize } from './describe-version.ts'

test('sizes are shown in short form', () => {
  expect([0, 999, 1000, 9940, 123_456, 4_200_000].map(describeSize)).toEqual([
    '0 B',
    '999 B',
    '1.0 kB',
    '9.9 kB',
    '123 kB',
    '4.2 MB',
  ])
})
