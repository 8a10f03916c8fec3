import { describe, expect, test } from 'vitest'
import { ApiError } from '#web/api/api-error.ts'
import { describeFailure } from './describe-failure.ts'

const texts = { title: 'Login Failed', refused: 'Invalid credentials', broken: 'Login failed' }

describe('a failed request', () => {
  test("shows the server's message and fields", () => {
    const body = JSON.stringify({ code: 'account_exists', message: 'Taken.', fields: { username: 'Taken.' } })
    expect(describeFailure(new ApiError(409, 'Conflict', body), texts)).toEqual({
      title: 'Login Failed',
      message: 'Taken.',
      fields: { username: 'Taken.' },
    })
  })

  test('has a default for a rejection without a message', () => {
    expect(describeFailure(new ApiError(401, 'Unauthorized', ''), texts).message).toBe('Invalid credentials')
  })

  test('does not blame the password for a broken server', () => {
    expect(describeFailure(new ApiError(502, 'Bad Gateway', '<html>'), texts).message).toBe('Login failed')
    expect(describeFailure(new SyntaxError('Unexpected token'), texts).message).toBe('Login failed')
  })

  test('names the connection when it is the problem', () => {
    expect(describeFailure(new TypeError('Failed to fetch'), texts).message).toContain('connection')
  })
})
