import { createAttempts } from './attempts.ts'

const keyBytes = 24

/** `randomUUID` is missing on plain http, where a sandbox is often tried out. */
function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(keyBytes))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export const attempts = createAttempts(() => globalThis.sessionStorage, makeKey)
