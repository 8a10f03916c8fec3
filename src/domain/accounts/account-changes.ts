import { type FormFault, emailRequiredMessage, invalidEmailMessage } from './account-forms.ts'
import { minSignUpPasswordLength } from './account-limits.ts'
import { isEmail, normalizeEmail } from './email-addresses.ts'
import { findPasswordLengthFault } from './passwords.ts'

/** The rules of the account page's forms, shared by the screen and the server. Names follow the sign-up rules. */

export const invalidEmailLinkMessage = 'This confirmation link is invalid or expired'
const passwordNeededMessage = 'Please enter your current password'
export const wrongPasswordMessage = 'This is not your current password'

/** A password longer than the limit is as wrong as any other guess, and is rejected without hashing. */
function findCurrentPasswordFault(password: string): FormFault<'currentPassword'> | null {
  if (password === '') return { field: 'currentPassword', message: passwordNeededMessage }
  const isTooLong = findPasswordLengthFault(password, 0) !== null
  return isTooLong ? { field: 'currentPassword', message: wrongPasswordMessage } : null
}

interface EmailChangeForm {
  email: string
  currentPassword: string
}

export function findEmailChangeFault(form: EmailChangeForm): FormFault<keyof EmailChangeForm> | null {
  const email = normalizeEmail(form.email)
  if (email === '') return { field: 'email', message: emailRequiredMessage }
  if (!isEmail(email)) return { field: 'email', message: invalidEmailMessage }
  return findCurrentPasswordFault(form.currentPassword)
}

interface PasswordChange {
  currentPassword: string
  newPassword: string
}

export interface PasswordChangeForm extends PasswordChange {
  confirmPassword: string
}

/** The screen's check, with the new password typed twice. */
export function findPasswordChangeFormFault(
  form: PasswordChangeForm,
): FormFault<keyof PasswordChangeForm> | null {
  const { currentPassword, newPassword, confirmPassword } = form
  if (currentPassword !== '' && newPassword !== '' && newPassword !== confirmPassword) {
    return { field: 'confirmPassword', message: 'Passwords do not match' }
  }
  return findPasswordChangeFault(form)
}

/** The server's check. The new password follows the sign-up rules. */
export function findPasswordChangeFault(form: PasswordChange): FormFault<keyof PasswordChange> | null {
  const current = findCurrentPasswordFault(form.currentPassword)
  if (current !== null) return current
  if (form.newPassword === '') return { field: 'newPassword', message: 'Please choose a new password' }
  const message = findPasswordLengthFault(form.newPassword, minSignUpPasswordLength)
  return message === null ? null : { field: 'newPassword', message }
}

/** The person must type this before an account is deleted. */
export const deletionWord = 'DELETE'

interface DeletionForm {
  confirmation: string
  currentPassword: string
}

export function findDeletionFormFault(form: DeletionForm): FormFault<keyof DeletionForm> | null {
  if (form.confirmation.trim() !== deletionWord) {
    return { field: 'confirmation', message: `Please type ${deletionWord} in capital letters` }
  }
  return findCurrentPasswordFault(form.currentPassword)
}

export function findDeletionFault(form: Pick<DeletionForm, 'currentPassword'>) {
  return findCurrentPasswordFault(form.currentPassword)
}
