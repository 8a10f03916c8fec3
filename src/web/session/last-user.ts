import { parseUser, type User } from '#contract/user.ts'

export const lastUserKey = 'lastUser'

type LastUserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The user whom the server last confirmed, for when it cannot be reached. Storage may be forbidden. */
export function createLastUser(storage: () => LastUserStorage) {
  return {
    remember: (user: User | null): void => {
      try {
        // The email address stays out of the storage, because nothing that works offline shows it.
        if (user === null) storage().removeItem(lastUserKey)
        else storage().setItem(lastUserKey, JSON.stringify({ ...user, email: '' }))
      } catch {
        // Then no one can work offline in this browser.
      }
    },
    find: (): User | null => {
      try {
        const stored: unknown = JSON.parse(storage().getItem(lastUserKey) ?? 'null')
        // Earlier versions stored no email at all.
        return stored === null ? null : parseUser({ ...Object(stored), email: '' })
      } catch {
        return null
      }
    },
  }
}

export const lastUser = createLastUser(() => globalThis.localStorage)

/** Called before a logout. After that, work in this browser needs the server's confirmation. */
export function forgetLastUser(): void {
  lastUser.remember(null)
}
