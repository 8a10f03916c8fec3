import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { normalisePassword } from '#domain/accounts/passwords.ts'
import { createWorkQueue } from './work-queue.ts'

/** OWASP's first choice for Argon2id: 19 MiB, two passes, one lane. About 11 ms of one core. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** What a login for an unknown name is checked against, so that it takes as long as a real one. */
const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$c29tZXJhbmRvbXNhbHQxMg$Zm9yIGFuIGFjY291bnQgdGhhdCBpcyBub3QgdGhlcmU'

/** One core stays free for answering, and a storm waits in line; past this many, people are asked to come back. */
const maxWaiting = 200
/** Nobody looks at a sign-in form for longer, and what they gave up on must not hold up the next. */
const maxWaitMs = 4000

export interface PasswordHasher {
  hash: (password: string) => Promise<string>
  /** Takes null for an account that is not there or has no password: same time, and always false. */
  verify: (storedHash: string | null, password: string) => Promise<boolean>
}

/**
 * Hashing runs on the four threads that Node also reads files with, never on the one that answers requests. At
 * most three hash at a time, so that files are still served.
 */
export function createPasswordHasher(): PasswordHasher {
  const queue = createWorkQueue({
    maxParallel: Math.max(1, Math.min(3, availableParallelism() - 1)),
    maxWaiting,
    maxWaitMs,
  })
  return {
    hash: (password) => queue.run(() => hash(normalisePassword(password), parameters)),
    verify: async (storedHash, password) => {
      const isMatch = await queue.run(() => verify(storedHash ?? dummyHash, normalisePassword(password)))
      return isMatch && storedHash !== null
    },
  }
}
