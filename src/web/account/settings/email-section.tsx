import { useRef } from 'react'
import { type AccountAnswer, emailChangeAnswer } from '#contract/account.ts'
import { findEmailChangeFault } from '#domain/accounts/account-changes.ts'
import { useAccountForm } from '#web/account/account-form.ts'
import { describeFailure } from '#web/account/describe-failure.ts'
import { FormFailure } from '#web/ui/fields/form-failure.tsx'
import { Banner } from '#web/ui/notices/banner.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { showToast } from '#web/ui/notices/toast-store.ts'
import { useAccountRequests } from './account-requests.ts'
import { PasswordNeeded } from './no-password.tsx'
import { SettingsSection } from './settings-section.tsx'
import { useRefreshAccount } from '#web/account/use-account.ts'

export function EmailSection({ profile }: { profile: AccountAnswer['profile'] }) {
  const { email, username, pendingEmail, hasPassword } = profile
  return (
    <SettingsSection
      title="Email address"
      lead={
        <>
          <p className="wrap-anywhere">
            Your address is <span className="font-semibold text-ink">{email}</span>.
          </p>
          <p className="mt-2">
            To change it, open the link we send to the new one while signed in to this account.
            {username === email && ' Your username is your address, so it changes too.'}
          </p>
        </>
      }
    >
      {pendingEmail !== null && (
        <Banner title={`${pendingEmail} is not confirmed yet`} className="mb-5 wrap-anywhere">
          Open the link we sent to it. The link is valid for one hour. After that, request a new one.
        </Banner>
      )}
      {hasPassword ? <EmailForm /> : <PasswordNeeded />}
    </SettingsSection>
  )
}

function EmailForm() {
  const { requestEmailChange } = useAccountRequests()
  const formRef = useRef<HTMLFormElement>(null)
  const refresh = useRefreshAccount()
  const { isBusy, failure, formProps, getFieldProps } = useAccountForm({
    fields: ['email', 'currentPassword'],
    findFault: findEmailChangeFault,
    send: async (values) => {
      await requestEmailChange(values)
      formRef.current?.reset()
      showToast({ title: 'Check Your Email', description: emailChangeAnswer.message })
      await refresh()
    },
    describeFailure: (error) =>
      describeFailure(error, { title: 'Error', refused: 'The address could not be changed' }),
  })
  return (
    <form {...formProps} ref={formRef} aria-label="Email address" className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <TextField
          {...getFieldProps('email')}
          type="email"
          label="New email address"
          autoComplete="email"
          required
        />
        <PasswordField
          {...getFieldProps('currentPassword')}
          label="Current password"
          autoComplete="current-password"
          required
        />
      </div>
      <FormFailure message={failure} />
      <Button type="submit" busy={isBusy} busyText="Sending..." className="justify-self-start">
        Send confirmation link
      </Button>
    </form>
  )
}
