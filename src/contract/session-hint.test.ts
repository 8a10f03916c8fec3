import { expect, test } from 'vitest'
import { hasSessionHint } from './session-hint.ts'

test.each([
  ['', false],
  ['signed_in=1', true],
  ['theme=dark; __Host-signed_in=1', true],
  ['signed_in=; other=1', false],
  ['not_signed_in=1', false],
])('among the cookies %j, the hint counts as present: %s', (cookies, isPresent) => {
  expect(hasSessionHint(cookies)).toBe(isPresent)
})
