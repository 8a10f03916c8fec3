import { expect, test } from 'vitest'
import { sortNewestFirst } from './find-binaries.mjs'

test('prefers the newest PostgreSQL by number, not by spelling', () => {
  expect(sortNewestFirst(['9.6', '15', '18', '10'])).toEqual(['18', '15', '10', '9.6'])
  expect(sortNewestFirst(['postgresql', 'postgresql@9', 'postgresql@16'])).toEqual([
    'postgresql@16',
    'postgresql@9',
    'postgresql',
  ])
})
