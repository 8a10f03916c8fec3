import { parseUser, type User } from '#contract/user.ts'

const key = 'lastUser'

type LastUserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Who was signed in when the server last said so, for the times when it cannot be asked. Storage may be forbidden. */
export function createLastUser(storage: () => LastUserStorage) {
  return {
    remember: (user: User | null): void => {
      try {
        // The mail address stays out of the storage: nothing that works without a network shows it.
        if (user === null) storage().removeItem(key)
        else storage().setItem(key, JSON.stringify({ ...user, email: '' }))
      } catch {
        // Then nobody can work without a network in this browser.
      }
    },
    find: (): User | null => {
      try {
        const stored: unknown = JSON.parse(storage().getItem(key) ?? 'null')
        // Earlier versions stored no email at all.
        return stored === null ? null : parseUser({ ...Object(stored), email: '' })
      } catch {
        return null
      }
    },
  }
}

export const lastUser = createLastUser(() => globalThis.localStorage)

/** Before a logout: from then on nobody works here without the server's word. */
export function forgetLastUser(): void {
  lastUser.remember(null)
}
