import type { ComponentProps } from 'react'
import { PasswordField } from '#web/ui/fields/password-field.tsx'

type Bound = Partial<ComponentProps<typeof PasswordField>>

interface NewPasswordFieldsProps {
  minLength: number
  newPassword: Bound
  confirmPassword: Bound
}

/** A password and its confirmation, wherever a person with an account sets a new one. */
export function NewPasswordFields({ minLength, newPassword, confirmPassword }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        {...newPassword}
        label="New password"
        hint={`At least ${minLength} characters.`}
        showLabel="Show new password"
        concealLabel="Hide new password"
        autoComplete="new-password"
        required
      />
      <PasswordField
        {...confirmPassword}
        label="Confirm password"
        showLabel="Show confirmed password"
        concealLabel="Hide confirmed password"
        autoComplete="new-password"
        required
      />
    </>
  )
}
