import { expect, test } from 'vitest'
import { endsSession } from './lesson-cache.ts'

test.each([
  ['GET', '/api/logout'],
  ['POST', '/api/logout'],
  ['POST', '/api/auth/login'],
  ['POST', '/api/auth/register'],
  ['POST', '/api/auth/reset-password'],
  ['POST', '/api/get-credentials'],
  ['DELETE', '/api/account'],
])('the copies of the lessons go with %s %s, after which another person may be signed in', (method, path) => {
  expect(endsSession(method, path)).toBe(true)
})

test.each([
  ['GET', '/api/account'],
  ['GET', '/api/auth/user'],
  ['POST', '/api/course/questions'],
  ['GET', '/learn/cash'],
])('the copies of the lessons stay with %s %s', (method, path) => {
  expect(endsSession(method, path)).toBe(false)
})
