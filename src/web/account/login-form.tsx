import { useEffect, useRef } from 'react'
import { findLoginFault, type LoginForm as LoginValues } from '#domain/accounts/account-forms.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { useAccountForm } from './account-form.ts'
import { FormFailure } from '#web/ui/fields/form-failure.tsx'
import { describeLoginFailure } from './log-in.ts'

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
      <TextField
        {...getFieldProps('username')}
        label="Username"
        hint="The email address of your account works too."
        defaultValue={knownUsername}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
      />
      <PasswordField
        {...getFieldProps('password')}
        ref={passwordRef}
        label="Password"
        autoComplete="current-password"
        required
      />
      <FormFailure message={failure} />
      <Button
        type="submit"
        variant="primary"
        busy={isBusy}
        busyText="SIGNING IN..."
        className="mt-1 min-h-12 w-full"
      >
        SIGN IN
      </Button>
    </form>
  )
}
