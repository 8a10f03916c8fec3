import { createHash, randomBytes } from 'node:crypto'

const secretForm = /^[\w-]{43}$/

/** Only hashes are stored: a copy of the database opens nobody's checkout. */
export function hashCheckoutSecret(purpose: 'attempt' | 'browser', secret: string): string {
  return createHash('sha256').update(`${purpose}\n${secret}`).digest('base64url')
}

/**
 * What the browser's cookie is to hold. One that it holds already is kept, so that two checkouts in two tabs do
 * not take it from each other. A new one follows from the attempt key: of two requests sent at once, each sets
 * the same cookie, whichever answer comes last.
 */
export function chooseBrowserSecret(held: string | null, attemptKey: string): string {
  if (held !== null && secretForm.test(held)) return held
  return createHash('sha256').update(`checkout cookie\n${attemptKey}`).digest('base64url')
}

/** For a checkout that came without a key: it is always a new one. */
export function createAttemptKey(): string {
  return randomBytes(32).toString('base64url')
}
