import { describe, expect, test } from 'vitest'
import type { User } from '#contract/user.ts'
import { createSessionExpiry } from './session-expiry.ts'

const ada: User = {
  id: 'u1',
  username: 'ada',
  email: 'ada@example.com',
  firstName: '',
  lastName: '',
  entitlements: [],
}

function createForAda() {
  const expiry = createSessionExpiry()
  expiry.rememberUser(ada)
  return expiry
}

describe('the end of a session', () => {
  test('does not ask a visitor who never signed in', async () => {
    const expiry = createSessionExpiry()
    await expect(expiry.signInAgain()).resolves.toBe(false)
    expect(expiry.getAskedUser()).toBeNull()
  })

  test('opens one dialog for all affected requests', async () => {
    const expiry = createForAda()
    let changes = 0
    expiry.subscribe(() => {
      changes += 1
    })
    const both = Promise.all([expiry.signInAgain(), expiry.signInAgain()])
    expect(expiry.getAskedUser()).toBe(ada)
    expect(changes).toBe(1)
    expiry.settle(true)
    await expect(both).resolves.toEqual([true, true])
  })

  test('lets the requests fail when the person dismisses the dialog', async () => {
    const expiry = createForAda()
    const answer = expiry.signInAgain()
    expiry.settle(false)
    await expect(answer).resolves.toBe(false)
    expect(expiry.getAskedUser()).toBeNull()
  })

  test('asks again the next time', async () => {
    const expiry = createForAda()
    const first = expiry.signInAgain()
    expiry.settle(false)
    await first
    const second = expiry.signInAgain()
    expect(expiry.getAskedUser()).toBe(ada)
    expiry.settle(true)
    await expect(second).resolves.toBe(true)
  })
})
