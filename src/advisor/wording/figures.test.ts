import { expect, test } from 'vitest'
import { countOf, sayNumber, sayPercent } from './figures.ts'

test('figures read the way people say them', () => {
  expect([0.04, 2.25, 12.4, 2e9, -3e6].map(sayNumber)).toEqual(['0', '2.3', '12', '2 billion', '−3 million'])
  expect([1.67, 0.001, -5, 0].map(sayPercent)).toEqual(['1.7%', 'under 0.1%', '−5%', '0%'])
  expect([countOf(1, 'sale'), countOf(0, 'sale'), countOf(2, 'entry', 'entries')]).toEqual([
    '1 sale',
    '0 sales',
    '2 entries',
  ])
})
