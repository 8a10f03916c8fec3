import { expect, test } from 'vitest'
import { placeBars } from './bar-places.ts'

test('bars stand on the zero line or hang from it', () => {
  const scale = { lowest: -50, highest: 50, ticks: [-50, 0, 50] }
  expect(placeBars([50, -25], scale)).toEqual([
    { x: expect.closeTo(11), width: expect.closeTo(28), y: 0, height: 50 },
    { x: expect.closeTo(61), width: expect.closeTo(28), y: 50, height: 25 },
  ])
  expect(placeBars([], scale)).toEqual([])
})
