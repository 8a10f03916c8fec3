import { useState } from 'react'
import type { AccountAnswer } from '#contract/account.ts'
import { deletionWord, findDeletionFormFault } from '#domain/accounts/account-changes.ts'
import { useAccountForm } from '#web/account/account-form.ts'
import { describeFailure } from '#web/account/describe-failure.ts'
import { loadPart } from '#web/loading/load-part.ts'
import { FormFailure } from '#web/ui/fields/form-failure.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { Dialog } from '#web/ui/layers/dialog.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { useAccountRequests } from './account-requests.ts'

interface DeleteDialogProps {
  onClose: () => void
  profile: AccountAnswer['profile']
  onDeleted: (deleted: { hasRemovedPlans: boolean }) => void
}

export function DeleteDialog({ onClose, profile, onDeleted }: DeleteDialogProps) {
  return (
    <Dialog
      onClose={onClose}
      title="Delete this account?"
      description={`This permanently deletes the account of ${profile.email} and its cloud plans right away.`}
      className="wrap-anywhere"
    >
      <DeleteForm ownerId={profile.id} onCancel={onClose} onDeleted={onDeleted} />
    </Dialog>
  )
}

interface DeleteFormProps extends Pick<DeleteDialogProps, 'onDeleted'> {
  ownerId: string
  onCancel: () => void
}

function DeleteForm({ ownerId, onCancel, onDeleted }: DeleteFormProps) {
  const { deleteAccount } = useAccountRequests()
  const [removesPlans, setRemovesPlans] = useState(true)
  const { isBusy, failure, formProps, getFieldProps } = useAccountForm({
    fields: ['confirmation', 'currentPassword'],
    findFault: findDeletionFormFault,
    send: async ({ currentPassword }) => {
      // Loaded first, because a failure afterward would leave the plans with an owner who is gone.
      const { releaseLocalPlans, removeLocalPlans } = await loadPart(() => import('./local-plans.ts'))
      await deleteAccount({ currentPassword })
      await (removesPlans ? removeLocalPlans(ownerId) : releaseLocalPlans(ownerId))
      onDeleted({ hasRemovedPlans: removesPlans })
    },
    describeFailure: (error) =>
      describeFailure(error, { title: 'Error', refused: 'The account could not be deleted' }),
  })
  return (
    <form {...formProps} aria-label="Delete account" className="grid gap-5">
      <TextField
        {...getFieldProps('confirmation')}
        label={`Type ${deletionWord} to confirm`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <PasswordField
        {...getFieldProps('currentPassword')}
        label="Current password"
        autoComplete="current-password"
        required
      />
      <Checkbox
        label="Also remove the plans in this browser"
        hint="If you keep them, the next person who signs in here can read them."
        checked={removesPlans}
        onChange={(event) => setRemovesPlans(event.currentTarget.checked)}
      />
      <FormFailure message={failure} />
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button onClick={onCancel}>Keep my account</Button>
        <Button type="submit" variant="danger" busy={isBusy} busyText="Deleting...">
          Delete permanently
        </Button>
      </div>
    </form>
  )
}
