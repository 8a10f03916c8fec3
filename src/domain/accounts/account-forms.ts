import {
  maxEmailLength,
  maxNameLength,
  maxUsernameLength,
  minResetPasswordLength,
  minSignUpPasswordLength,
} from './account-limits.ts'
import { isEmail, normalizeEmail } from './email-addresses.ts'
import { findPasswordLengthFault } from './passwords.ts'
import { tidyText } from './tidy-text.ts'

/**
 * The rules of the account forms, shared by the screens and the server. Each check returns the first fault in the
 * order in which the person sees them, or null.
 */
export interface FormFault<Field extends string> {
  field: Field
  message: string
}

export const emailRequiredMessage = 'Please enter your email address'
export const invalidEmailMessage = 'Please enter a valid email address'
export const invalidResetLinkMessage = 'This password reset link is invalid or expired'
/** The same text whether or not such an account exists. */
export const resetLinkSentMessage = 'If an account exists, you will receive a password reset link shortly.'

export interface LoginForm {
  username: string
  password: string
}

export function findLoginFault(form: LoginForm): FormFault<keyof LoginForm> | null {
  const message = 'Please enter both username and password'
  if (tidyText(form.username) === '') return { field: 'username', message }
  if (form.password === '') return { field: 'password', message }
  // Longer than any account's value, so it is rejected without hashing, with the message for a wrong guess.
  if (form.username.length > maxEmailLength) return { field: 'username', message: 'Invalid credentials' }
  if (findPasswordLengthFault(form.password, 0) !== null) {
    return { field: 'password', message: 'Invalid credentials' }
  }
  return null
}

interface AccountDetails {
  username: string
  password: string
  email: string
  firstName: string
  lastName: string
}

export interface SignUpForm extends AccountDetails {
  confirmPassword: string
}

/** The screen's check, with the password typed twice. */
export function findSignUpFault(form: SignUpForm): FormFault<keyof SignUpForm> | null {
  const missing = findMissingDetail(form)
  if (missing !== null) return missing
  if (form.password !== form.confirmPassword) {
    return { field: 'confirmPassword', message: 'Passwords do not match' }
  }
  return findAccountDetailsFault(form)
}

/** The server's check. The request has the password once. */
export function findAccountDetailsFault(details: AccountDetails): FormFault<keyof AccountDetails> | null {
  const missing = findMissingDetail(details)
  if (missing !== null) return missing
  const passwordFault = findPasswordLengthFault(details.password, minSignUpPasswordLength)
  if (passwordFault !== null) return { field: 'password', message: passwordFault }
  const email = normalizeEmail(details.email)
  if (!isEmail(email)) return { field: 'email', message: invalidEmailMessage }
  return findUsernameFault(tidyText(details.username), email) ?? findNameFault(details)
}

function findMissingDetail(details: AccountDetails): FormFault<keyof AccountDetails> | null {
  const message = 'Please fill in all required fields'
  if (normalizeEmail(details.email) === '') return { field: 'email', message }
  if (tidyText(details.username) === '') return { field: 'username', message }
  if (details.password === '') return { field: 'password', message }
  return null
}

function findUsernameFault(username: string, email: string): FormFault<'username'> | null {
  if (username.includes('@')) {
    // Names and addresses share the forgot-password field, so no username may be another person's address.
    if (normalizeEmail(username) === email) return null
    return { field: 'username', message: 'A username with an @ in it must be your own email address' }
  }
  if (username.length > maxUsernameLength) {
    return { field: 'username', message: `Username must be at most ${maxUsernameLength} characters long` }
  }
  return null
}

export function findNameFault({
  firstName,
  lastName,
}: Pick<AccountDetails, 'firstName' | 'lastName'>): FormFault<'firstName' | 'lastName'> | null {
  const message = `Names must be at most ${maxNameLength} characters long`
  if (tidyText(firstName).length > maxNameLength) return { field: 'firstName', message }
  if (tidyText(lastName).length > maxNameLength) return { field: 'lastName', message }
  return null
}

interface ForgotPasswordForm {
  emailOrUsername: string
}

export function findForgotPasswordFault(form: ForgotPasswordForm): FormFault<'emailOrUsername'> | null {
  const length = tidyText(form.emailOrUsername).length
  if (length === 0) return { field: 'emailOrUsername', message: 'Please enter your email or username' }
  if (length > maxEmailLength) {
    return { field: 'emailOrUsername', message: `Please enter at most ${maxEmailLength} characters` }
  }
  return null
}

export interface ResetPasswordForm {
  newPassword: string
  confirmPassword: string
}

/** The screen's check, with the password typed twice. */
export function findResetPasswordFault(form: ResetPasswordForm): FormFault<keyof ResetPasswordForm> | null {
  const { newPassword, confirmPassword } = form
  if (newPassword !== '' && confirmPassword === '') {
    return { field: 'confirmPassword', message: missingPasswordMessage }
  }
  if (newPassword !== '' && newPassword !== confirmPassword) {
    return { field: 'confirmPassword', message: 'Passwords do not match' }
  }
  return findNewPasswordFault(newPassword)
}

const missingPasswordMessage = 'Please fill in all fields'

/** The server's check. The request has the new password once. */
export function findNewPasswordFault(newPassword: string): FormFault<'newPassword'> | null {
  const message =
    newPassword === '' ? missingPasswordMessage : findPasswordLengthFault(newPassword, minResetPasswordLength)
  return message === null ? null : { field: 'newPassword', message }
}

export function findCheckoutEmailFault(typed: string): FormFault<'email'> | null {
  const email = normalizeEmail(typed)
  if (email === '') return { field: 'email', message: emailRequiredMessage }
  return isEmail(email) ? null : { field: 'email', message: invalidEmailMessage }
}
