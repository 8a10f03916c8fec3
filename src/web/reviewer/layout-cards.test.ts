import fc from 'fast-check'
import { expect, test } from 'vitest'
import { layoutCards } from './layout-cards.ts'

const boxes = fc
  .array(fc.record({ wanted: fc.nat(2000), height: fc.integer({ min: 40, max: 400 }) }), { maxLength: 12 })
  .map((all) => all.toSorted((one, other) => one.wanted - other.wanted))

test('cards never cover each other or the top, whichever is active', () => {
  fc.assert(
    fc.property(boxes, fc.nat(12), (cards, pick) => {
      const active = pick < cards.length ? pick : null
      const tops = layoutCards(cards, active, 0)
      expect(tops).toHaveLength(cards.length)
      let free = 0
      for (const [index, { height }] of cards.entries()) {
        expect(tops[index]).toBeGreaterThanOrEqual(free)
        free = (tops[index] ?? 0) + height
      }
    }),
  )
})

test('the active card stands at its place, and those above make room', () => {
  const cards = [
    { wanted: 300, height: 100 },
    { wanted: 320, height: 100 },
  ]
  expect(layoutCards(cards, null, 0)).toEqual([300, 412])
  expect(layoutCards(cards, 1, 0)).toEqual([208, 320])
})
