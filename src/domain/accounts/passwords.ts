import { maxPasswordLength } from './account-limits.ts'

/** The form that is hashed. Keyboards send é in different ways, and each must open the same account. */
export function normalizePassword(typed: string): string {
  return typed.normalize('NFKC')
}

export function findPasswordLengthFault(password: string, minLength: number): string | null {
  if (password.length < minLength) return `Password must be at least ${minLength} characters long`
  if (password.length > maxPasswordLength)
    return `Password must be at most ${maxPasswordLength} characters long`
  return null
}
