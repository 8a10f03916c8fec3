import { expect, test } from 'vitest'
import { doesPrerenderFit, findScreen } from './prerendered-state.ts'

test.each([
  ['/login', '?next=%2Fworkbook&coupon=DRAFT', [], true],
  ['/signup', '', [], true],
  ['/signup', '?coupon=DRAFT', [], false],
  ['/reset-password', '?token=t', [], true],
  ['/reset-password', '', [], false],
  ['/reset-password', '?token=', [], false],
  ['/checkout', '', ['checkout:course', 'courseDiscount'], true],
  ['/checkout', '', ['checkout:tool'], false],
  ['/checkout', '?client_secret=pi_1', [], false],
  ['/checkout-course', '', ['courseDiscount'], false],
  ['/checkout-course', '', ['checkout:course'], false],
  ['/nowhere', '?token=t', [], true],
  ['/account', '', [], true],
])('the prerendered page of %s%s with %j stored fits: %s', (pathname, search, stored, fits) => {
  const isStored = (key: string) => stored.includes(key)
  expect(doesPrerenderFit(findScreen(pathname), { search, isStored })).toBe(fits)
})
