import { findResetPasswordFault } from '#domain/accounts/account-forms.ts'
import { minResetPasswordLength } from '#domain/accounts/account-limits.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { useAccountForm } from './account-form.ts'
import { FormFailure } from './form-failure.tsx'
import { describeResetFailure, isDeadLink, useResetPassword } from './reset-password.ts'

interface ResetPasswordFormProps {
  token: string
  onUpdated: () => void
  /** The link turned out to be spent or expired: no password helps. */
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
      <PasswordField
        {...getFieldProps('newPassword')}
        label="New password"
        hint={`At least ${minResetPasswordLength} characters.`}
        showLabel="Show new password"
        concealLabel="Hide new password"
        autoComplete="new-password"
        required
      />
      <PasswordField
        {...getFieldProps('confirmPassword')}
        label="Confirm password"
        showLabel="Show confirmed password"
        concealLabel="Hide confirmed password"
        autoComplete="new-password"
        required
      />
      <FormFailure message={failure} />
      <Button
        type="submit"
        variant="primary"
        busy={isBusy}
        busyText="UPDATING..."
        className="mt-1 min-h-12 w-full"
      >
        UPDATE PASSWORD
      </Button>
    </form>
  )
}
