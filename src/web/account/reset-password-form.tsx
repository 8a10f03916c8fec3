import { findResetPasswordFault } from '#domain/accounts/account-forms.ts'
import { minResetPasswordLength } from '#domain/accounts/account-limits.ts'
import { useAccountForm } from './account-form.ts'
import { AccountSubmit } from './account-submit.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { describeResetFailure, isDeadLink, useResetPassword } from './reset-password.ts'

interface ResetPasswordFormProps {
  token: string
  onUpdated: () => void
  /** The link was already used or has expired, so no password helps. */
  onDeadLink: () => void
}

export function ResetPasswordForm({ token, onUpdated, onDeadLink }: ResetPasswordFormProps) {
  const resetPassword = useResetPassword()
  const { isBusy, failure, formProps, getFieldProps } = useAccountForm({
    fields: ['newPassword', 'confirmPassword'],
    findFault: findResetPasswordFault,
    send: async ({ newPassword }) => {
      try {
        await resetPassword({ token, newPassword })
      } catch (error) {
        if (isDeadLink(error)) onDeadLink()
        throw error
      }
      onUpdated()
    },
    describeFailure: describeResetFailure,
  })
  return (
    <form {...formProps} aria-label="Choose a new password" className="grid gap-5">
      <NewPasswordFields
        minLength={minResetPasswordLength}
        newPassword={getFieldProps('newPassword')}
        confirmPassword={getFieldProps('confirmPassword')}
      />
      <AccountSubmit failure={failure} isBusy={isBusy} busyText="UPDATING...">
        UPDATE PASSWORD
      </AccountSubmit>
    </form>
  )
}
