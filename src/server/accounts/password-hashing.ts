import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { normalizePassword } from '#domain/accounts/passwords.ts'
import { createWorkQueue } from './work-queue.ts'

/** OWASP's first choice for Argon2id: 19 MiB, two passes, one lane. About 11 ms of one core. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A login for an unknown name is checked against this, so that it takes as long as a real one. */
const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$c29tZXJhbmRvbXNhbHQxMg$Zm9yIGFuIGFjY291bnQgdGhhdCBpcyBub3QgdGhlcmU'

/**
 * One core stays free to answer requests, so logins wait in a queue. When the queue is this long, people are asked
 * to try again.
 */
const maxWaiting = 200
/** People give up on a sign-in form after this time, and an abandoned attempt must not delay the next one. */
const maxWaitMs = 4000

export interface PasswordHasher {
  hash: (password: string) => Promise<string>
  /**
   * Takes null for an account that does not exist or has no password. It takes the same time and always returns
   * false.
   */
  verify: (storedHash: string | null, password: string) => Promise<boolean>
}

/**
 * Hashing runs on the four threads that Node also uses to read files, never on the thread that answers requests. At
 * most three hash at a time, so that files are still served.
 */
export function createPasswordHasher(): PasswordHasher {
  const queue = createWorkQueue({
    maxParallel: Math.max(1, Math.min(3, availableParallelism() - 1)),
    maxWaiting,
    maxWaitMs,
  })
  return {
    hash: (password) => queue.run(() => hash(normalizePassword(password), parameters)),
    verify: async (storedHash, password) => {
      const isMatch = await queue.run(() => verify(storedHash ?? dummyHash, normalizePassword(password)))
      return isMatch && storedHash !== null
    },
  }
}
