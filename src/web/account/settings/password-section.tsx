import { useRef } from 'react'
import type { AccountAnswer } from '#contract/account.ts'
import { findPasswordChangeFormFault } from '#domain/accounts/account-changes.ts'
import { minSignUpPasswordLength } from '#domain/accounts/account-limits.ts'
import { useAccountForm } from '#web/account/account-form.ts'
import { describeFailure } from '#web/account/describe-failure.ts'
import { FormFailure } from '#web/ui/fields/form-failure.tsx'
import { NewPasswordFields } from '#web/account/new-password-fields.tsx'
import { useEnterSession } from '#web/session/current-user.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { showToast } from '#web/ui/notices/toast-store.ts'
import { useAccountRequests } from './account-requests.ts'
import { PasswordNeeded } from './no-password.tsx'
import { SettingsSection } from './settings-section.tsx'
import { useRefreshAccount } from '#web/account/use-account.ts'

export function PasswordSection({ profile }: { profile: AccountAnswer['profile'] }) {
  return (
    <SettingsSection
      title="Password"
      lead="A new password signs you out everywhere else. We will confirm the change by email."
    >
      {profile.hasPassword ? (
        <PasswordForm username={profile.username} />
      ) : (
        <PasswordNeeded reason="You have no password yet." />
      )}
    </SettingsSection>
  )
}

function PasswordForm({ username }: { username: string }) {
  const { changePassword } = useAccountRequests()
  const formRef = useRef<HTMLFormElement>(null)
  const enterSession = useEnterSession()
  const refresh = useRefreshAccount()
  const { isBusy, failure, formProps, getFieldProps } = useAccountForm({
    fields: ['currentPassword', 'newPassword', 'confirmPassword'],
    findFault: findPasswordChangeFormFault,
    send: async ({ confirmPassword: _typedTwice, ...request }) => {
      await enterSession(await changePassword(request))
      formRef.current?.reset()
      showToast({ title: 'Password Changed', description: 'Your other devices have been signed out.' })
      await refresh()
    },
    describeFailure: (error) =>
      describeFailure(error, { title: 'Error', refused: 'The password could not be changed' }),
  })
  return (
    <form {...formProps} ref={formRef} aria-label="Password" className="grid gap-5">
      {/* Tells a password manager whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        {...getFieldProps('currentPassword')}
        label="Current password"
        autoComplete="current-password"
        className="sm:max-w-[calc(50%-0.5rem)]"
        required
      />
      <div className="grid gap-5 sm:grid-cols-2 sm:items-end sm:gap-4">
        <NewPasswordFields
          minLength={minSignUpPasswordLength}
          newPassword={getFieldProps('newPassword')}
          confirmPassword={{ ...getFieldProps('confirmPassword'), hint: 'Type it again.' }}
        />
      </div>
      <FormFailure message={failure} />
      <Button type="submit" busy={isBusy} busyText="Changing..." className="justify-self-start">
        Change password
      </Button>
    </form>
  )
}
