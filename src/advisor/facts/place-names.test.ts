import { expect, test } from 'vitest'
import { dropPlaces } from './place-names.ts'

test.each([
  ['Shoes mended on Orchard Street in Salem', 'orchard'],
  ['A print shop off Vineyard Road', 'vineyard'],
  ['Tax returns in Garden City', 'garden'],
  ['Haircuts above the bakery on Main Street', 'bakery'],
  ['Music lessons in the old brewery', 'brewery'],
  ['Bikes at the corner of Mill and Farm', 'farm'],
])('%s: the place says nothing of the trade', (text, word) => {
  expect(dropPlaces(text).toLowerCase()).not.toContain(word)
})

test.each([
  ['The Coffee Place, with cakes', 'coffee'],
  ['Miller Orchard grows apples near Salem', 'orchard'],
  ['A bakery on Main Street', 'bakery'],
  ['Sunrise Farm sells eggs', 'farm'],
  ['A brewery near the river', 'brewery'],
])('%s: the trade stays', (text, word) => {
  expect(dropPlaces(text).toLowerCase()).toContain(word)
})
