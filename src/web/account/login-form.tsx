import { useEffect, useRef } from 'react'
import { findLoginFault, type LoginForm as LoginValues } from '#domain/accounts/account-forms.ts'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { useAccountForm } from './account-form.ts'
import { AccountSubmit } from './account-submit.tsx'
import { describeLoginFailure } from './log-in.ts'
import { UsernameField } from './username-field.tsx'

interface LoginFormProps {
  send: (values: LoginValues) => Promise<void>
  /** The username of a person who was just here and only needs to type the password. */
  knownUsername?: string | undefined
}

export function LoginForm({ send, knownUsername }: LoginFormProps) {
  const { isBusy, failure, formProps, getFieldProps } = useAccountForm({
    fields: ['username', 'password'],
    findFault: findLoginFault,
    send,
    describeFailure: describeLoginFailure,
  })
  const passwordRef = useRef<HTMLInputElement>(null)
  const isKnown = knownUsername !== undefined

  useEffect(() => {
    // Runs after the surrounding dialog has recorded where the focus came from and taken it.
    if (isKnown) queueMicrotask(() => passwordRef.current?.focus())
  }, [isKnown])

  return (
    <form {...formProps} aria-label="Sign in" className="grid gap-5">
      <UsernameField
        {...getFieldProps('username')}
        label="Username"
        hint="The email address of your account works too."
        defaultValue={knownUsername}
      />
      <PasswordField
        {...getFieldProps('password')}
        ref={passwordRef}
        label="Password"
        autoComplete="current-password"
        required
      />
      <AccountSubmit failure={failure} isBusy={isBusy} busyText="SIGNING IN...">
        SIGN IN
      </AccountSubmit>
    </form>
  )
}
