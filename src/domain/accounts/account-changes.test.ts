import { describe, expect, test } from 'vitest'
import {
  findDeletionFormFault,
  findEmailChangeFault,
  findPasswordChangeFault,
  findPasswordChangeFormFault,
} from './account-changes.ts'

describe('a new address', () => {
  test('must be valid, and needs the password', () => {
    expect(findEmailChangeFault({ email: ' ', currentPassword: 'x' })?.field).toBe('email')
    expect(findEmailChangeFault({ email: 'ada at home', currentPassword: 'x' })?.message).toBe(
      'Please enter a valid email address',
    )
    expect(findEmailChangeFault({ email: 'ada@example.com', currentPassword: '' })?.field).toBe(
      'currentPassword',
    )
    expect(findEmailChangeFault({ email: ' Ada@Example.com ', currentPassword: 'x' })).toBeNull()
  })
})

describe('a new password', () => {
  const form = { currentPassword: 'old one', newPassword: 'new one', confirmPassword: 'new one' }

  test('needs the current one, then follows the sign-up rules', () => {
    expect(findPasswordChangeFormFault(form)).toBeNull()
    expect(findPasswordChangeFault({ ...form, currentPassword: '' })?.field).toBe('currentPassword')
    expect(findPasswordChangeFault({ ...form, newPassword: '' })?.message).toBe(
      'Please choose a new password',
    )
    expect(findPasswordChangeFault({ ...form, newPassword: '12345' })?.message).toBe(
      'Password must be at least 6 characters long',
    )
  })

  test('is typed twice on the screen', () => {
    expect(findPasswordChangeFormFault({ ...form, confirmPassword: 'another' })).toEqual({
      field: 'confirmPassword',
      message: 'Passwords do not match',
    })
  })

  test('is not requested when the current one is too long to be right', () => {
    const currentPassword = 'x'.repeat(300)
    expect(findPasswordChangeFault({ ...form, currentPassword })?.message).toBe(
      'This is not your current password',
    )
  })
})

describe('deleting the account', () => {
  test('needs the word in capitals, then the password', () => {
    expect(findDeletionFormFault({ confirmation: 'delete', currentPassword: 'x' })?.field).toBe(
      'confirmation',
    )
    expect(findDeletionFormFault({ confirmation: 'DELETE ', currentPassword: '' })?.field).toBe(
      'currentPassword',
    )
    expect(findDeletionFormFault({ confirmation: 'DELETE', currentPassword: 'x' })).toBeNull()
  })
})
