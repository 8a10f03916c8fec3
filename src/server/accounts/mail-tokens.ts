import { createHash, randomBytes } from 'node:crypto'

const tokenBytes = 32

/** The secret part of a mailed link. It works once, and only its hash is stored. */
export function createMailToken(): string {
  return randomBytes(tokenBytes).toString('base64url')
}

export function hashMailToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
