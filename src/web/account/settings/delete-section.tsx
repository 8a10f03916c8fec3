import { useState } from 'react'
import type { AccountAnswer } from '#contract/account.ts'
import { loadPart } from '#web/loading/load-part.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { createLazyPart } from '#web/ui/parts/lazy-parts.tsx'
import { PressedPart } from '#web/ui/parts/pressed-part.tsx'
import { PasswordNeeded } from './no-password.tsx'
import { SettingsSection } from './settings-section.tsx'

const DeleteDialog = createLazyPart(
  async () => (await loadPart(() => import('./delete-dialog.tsx'))).DeleteDialog,
)

interface DeleteSectionProps {
  profile: AccountAnswer['profile']
  onDeleted: (deleted: { hasRemovedPlans: boolean }) => void
}

export function DeleteSection({ profile, onDeleted }: DeleteSectionProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <SettingsSection
      title="Delete account"
      lead="This happens right away and cannot be undone. You may want to download your data first."
      tone="danger"
    >
      <ul className="grid max-w-140 list-disc gap-1.5 pl-5 text-[0.9375rem] text-ink-2">
        <li>
          Deleted: your profile, every cloud plan with its versions, your devices, and your access to the tool
          and the course.
        </li>
        <li>
          Kept: your payments, with the email address you used to buy, because the law requires these records.
          They are no longer tied to an account.
        </li>
      </ul>
      <div className="mt-5">
        {profile.hasPassword ? (
          <Button variant="danger" onClick={() => setIsOpen(true)}>
            Delete my account
          </Button>
        ) : (
          <PasswordNeeded />
        )}
      </div>
      {isOpen && (
        <PressedPart onGiveUp={() => setIsOpen(false)}>
          <DeleteDialog profile={profile} onClose={() => setIsOpen(false)} onDeleted={onDeleted} />
        </PressedPart>
      )}
    </SettingsSection>
  )
}
