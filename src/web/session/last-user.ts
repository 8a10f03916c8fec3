import * as z from 'zod/mini'
import { type User, userSchema } from '#contract/user.ts'

const key = 'lastUser'

/** The email address stays out of the browser's storage, because nothing that works offline shows it. */
const lastUserSchema = z.omit(userSchema, { email: true })

type LastUserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The user whom the server last confirmed, for when it cannot be reached. Storage may be forbidden. */
export function createLastUser(storage: () => LastUserStorage) {
  return {
    remember: (user: User | null): void => {
      try {
        if (user === null) storage().removeItem(key)
        else storage().setItem(key, JSON.stringify(lastUserSchema.parse(user)))
      } catch {
        // Then no one can work offline in this browser.
      }
    },
    find: (): User | null => {
      try {
        const parsed = lastUserSchema.safeParse(JSON.parse(storage().getItem(key) ?? 'null'))
        return parsed.success ? { ...parsed.data, email: '' } : null
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
