import type { PasswordHasher } from '#server/accounts/password-hashing.ts'

/** Hashing for real takes longer than all else that a test of plans asks of the server. */
export const quickPasswords: PasswordHasher = {
  hash: async (password) => password,
  verify: async (hash, password) => hash === password,
}
