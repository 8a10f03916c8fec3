import type { PasswordHasher } from '#server/accounts/password-hashing.ts'

/** Real hashing takes longer than everything else in a test of plans. */
export const quickPasswords: PasswordHasher = {
  hash: async (password) => password,
  verify: async (hash, password) => hash === password,
}
