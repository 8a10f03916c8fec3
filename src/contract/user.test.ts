import { describe, expect, test } from 'vitest'
import { parseUser } from './user.ts'

const ada = {
  id: 'u1',
  username: 'ada',
  email: 'ada@example.com',
  firstName: '',
  lastName: '',
  entitlements: ['tool', 'course'],
}

describe('an answer that names an account', () => {
  test('is read without the fields that a newer server adds', () => {
    expect(parseUser({ ...ada, avatar: 'ada.png' })).toEqual(ada)
  })

  test('names the plan of the course, if one is chosen', () => {
    expect(parseUser({ ...ada, coursePlanId: 'wb_1' })).toEqual({ ...ada, coursePlanId: 'wb_1' })
    expect(parseUser({ ...ada, coursePlanId: null })).toEqual(ada)
  })

  test.each([
    ['nothing', null],
    ['a text', 'ada'],
    ['a missing field', { ...ada, username: undefined }],
    ['a field of another type', { ...ada, id: 7 }],
    ['no list of entitlements', { ...ada, entitlements: 'tool' }],
    ['an unknown entitlement', { ...ada, entitlements: ['yacht'] }],
  ])('is rejected when it holds %s', (_what, answer) => {
    expect(() => parseUser(answer)).toThrow('The answer does not')
  })
})
