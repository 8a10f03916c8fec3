import type { AccountAnswer } from '#contract/account.ts'
import { findNameFault } from '#domain/accounts/account-forms.ts'
import { useAccountForm } from '#web/account/account-form.ts'
import { describeFailure } from '#web/account/describe-failure.ts'
import { FormFailure } from '#web/ui/fields/form-failure.tsx'
import { useEnterSession } from '#web/session/current-user.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { showToast } from '#web/ui/notices/toast-store.ts'
import { useAccountRequests } from './account-requests.ts'
import { SettingsSection } from './settings-section.tsx'
import { useRefreshAccount } from '#web/account/use-account.ts'

export function ProfileSection({ profile }: { profile: AccountAnswer['profile'] }) {
  const { changeName } = useAccountRequests()
  const enterSession = useEnterSession()
  const refresh = useRefreshAccount()
  const { isBusy, failure, formProps, getFieldProps } = useAccountForm({
    fields: ['firstName', 'lastName'],
    findFault: findNameFault,
    send: async (values) => {
      await enterSession(await changeName(values))
      showToast({ title: 'Name Saved', description: 'We will use this name from now on.' })
      await refresh()
    },
    describeFailure: (error) =>
      describeFailure(error, { title: 'Error', refused: 'Your name could not be saved' }),
  })
  return (
    <SettingsSection title="Name" lead="How we greet you. No one else sees it, and you can leave it empty.">
      <form {...formProps} aria-label="Name" className="grid gap-5">
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
          <TextField
            {...getFieldProps('firstName')}
            label="First name"
            defaultValue={profile.firstName}
            autoComplete="given-name"
          />
          <TextField
            {...getFieldProps('lastName')}
            label="Last name"
            defaultValue={profile.lastName}
            autoComplete="family-name"
          />
        </div>
        <FormFailure message={failure} />
        <Button type="submit" busy={isBusy} busyText="Saving..." className="justify-self-start">
          Save name
        </Button>
      </form>
    </SettingsSection>
  )
}
