import { describe, expect, test } from 'vitest'
import type { User } from '#contract/user.ts'
import { MemoryStorage } from '#tests/fakes/memory-storage.ts'
import { createLastUser } from './last-user.ts'

const ada: User = {
  id: 'u1',
  username: 'ada',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Byron',
  entitlements: ['tool'],
}

describe('the last user of this browser', () => {
  test('is found again without the email address, which is not stored', () => {
    const storage = new MemoryStorage()
    createLastUser(() => storage).remember(ada)
    expect(createLastUser(() => storage).find()).toEqual({ ...ada, email: '' })
    expect(storage.getItem('lastUser')).not.toContain('example.com')
  })

  test('is no one before a login and after a logout', () => {
    const storage = new MemoryStorage()
    const lastUser = createLastUser(() => storage)
    expect(lastUser.find()).toBeNull()
    lastUser.remember(ada)
    lastUser.remember(null)
    expect(lastUser.find()).toBeNull()
  })

  test('is no one when the stored value is damaged or storage is forbidden', () => {
    const storage = new MemoryStorage()
    storage.setItem('lastUser', '{"id":')
    expect(createLastUser(() => storage).find()).toBeNull()
    storage.setItem('lastUser', '{"id":7}')
    expect(createLastUser(() => storage).find()).toBeNull()
    const forbidden = createLastUser(() => {
      throw new Error('forbidden')
    })
    forbidden.remember(ada)
    expect(forbidden.find()).toBeNull()
  })
})
