import { expect, test } from 'vitest'
import { findMinimumWage, listPlaces, readJurisdiction } from './us-places.ts'

test.each([
  ['Arizona, City of Tucson and Pima County', ['Arizona']],
  ['West Virginia', ['West Virginia']],
  ['City of Fresno', ['California']],
  ['Portland', ['Maine', 'Oregon']],
  ['Bavaria, Germany', []],
])('the states of the jurisdiction %j', (text, states) => {
  expect([...readJurisdiction(text)]).toEqual(states)
})

test('a city counts as a place only where the words before it say so', () => {
  expect(listPlaces('City of Austin registration').map(({ name }) => name)).toEqual(['Austin'])
  expect(listPlaces('Austin Miller keeps the books')).toEqual([])
  expect(listPlaces('A shop on Georgia Avenue')).toEqual([])
})

test('of several states, the lowest minimum wage counts', () => {
  expect(findMinimumWage(new Set(['Oregon', 'California']))).toEqual({ wage: 13.7, where: 'Oregon' })
  expect(findMinimumWage(new Set())).toEqual({ wage: 7.25, where: 'the United States' })
})
