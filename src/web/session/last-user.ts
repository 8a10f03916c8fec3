import * as z from 'zod/mini'
import { type User, userSchema } from '#contract/user.ts'

const key = 'lastUser'

/** The mail address stays out of the browser's storage: nothing that works without a network shows it. */
const lastUserSchema = z.omit(userSchema, { email: true })

type LastUserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Who was signed in when the server last said so, for the times when it cannot be asked. Storage may be forbidden. */
export function createLastUser(storage: () => LastUserStorage) {
  return {
    remember: (user: User | null): void => {
      try {
        if (user === null) storage().removeItem(key)
        else storage().setItem(key, JSON.stringify(lastUserSchema.parse(user)))
      } catch {
        // Then nobody can work without a network in this browser.
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

/** Before a logout: from then on nobody works here without the server's word. */
export function forgetLastUser(): void {
  lastUser.remember(null)
}
