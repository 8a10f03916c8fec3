import { expect, test } from 'vitest'
import { findFigures } from './find-figures.ts'

test('finds the figures of a text as they are written', () => {
  expect(findFigures('At 5:30, $1,200 for 25% of 3.5 million in 6 months, 5:30 again.')).toEqual([
    '5:30',
    '$1,200',
    '25%',
    '3.5 million',
    '6 months',
  ])
})
