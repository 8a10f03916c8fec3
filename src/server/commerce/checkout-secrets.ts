import { createHash, randomBytes } from 'node:crypto'

const secretForm = /^[\w-]{43}$/

/** Only hashes are stored, so a copy of the database opens no checkout. */
export function hashCheckoutSecret(purpose: 'attempt' | 'browser', secret: string): string {
  return createHash('sha256').update(`${purpose}\n${secret}`).digest('base64url')
}

/**
 * Chooses the value of the browser's cookie. An existing cookie is kept, so that checkouts in two tabs do not take
 * it from each other. A new one is derived from the attempt key, so that two simultaneous requests set the same
 * cookie, whichever answer arrives last.
 */
export function chooseBrowserSecret(held: string | null, attemptKey: string): string {
  if (held !== null && secretForm.test(held)) return held
  return createHash('sha256').update(`checkout cookie\n${attemptKey}`).digest('base64url')
}

/** For a checkout without a key, which is always a new one. */
export function createAttemptKey(): string {
  return randomBytes(32).toString('base64url')
}
