import { useMemo, useState } from 'react'
import type { AccountAnswer } from '#contract/account.ts'
import type { User } from '#contract/user.ts'
import { product } from '#domain/page-texts/product.ts'
import { ScreenHeading } from '#web/navigation/screen-heading.tsx'
import { useAuthentication } from '#web/session/current-user.ts'
import { Banner } from '#web/ui/notices/banner.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { createAccountRequests } from '#web/account/account-api.ts'
import { AccountHeader } from './account-header.tsx'
import { AccountRequestsContext } from './account-requests.ts'
import { DataSection } from './data-section.tsx'
import { DeleteSection } from './delete-section.tsx'
import { DeletedSheet } from './deleted-sheet.tsx'
import { describeDay } from './describe-day.ts'
import { EmailSection } from './email-section.tsx'
import { NoPasswordBanner } from './no-password.tsx'
import { OtherAccountBanner } from './other-account-banner.tsx'
import { PasswordSection } from './password-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { PurchasesSection } from './purchases-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { useAccount } from '#web/account/use-account.ts'

export function AccountScreen() {
  const authentication = useAuthentication()
  if (authentication.state !== 'authenticated') return null
  // When another account signs in over the page, it starts with a new page.
  return <AccountPage key={authentication.user.id} user={authentication.user} />
}

function AccountPage({ user }: { user: User }) {
  const { data: account, isError, refetch } = useAccount()
  const [deleted, setDeleted] = useState<{ hasRemovedPlans: boolean } | null>(null)
  const [isRefused, setIsRefused] = useState(false)
  const requests = useMemo(() => createAccountRequests(user.id, () => setIsRefused(true)), [user.id])
  const isOther = isRefused || (account !== undefined && account.profile.id !== user.id)
  if (deleted !== null) return <DeletedSheet {...deleted} />
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{`Your account – ${product.name}`}</title>
      <AccountHeader hasCourse={user.entitlements.includes('course')} />
      <main id="main" className="blueprint-grid grow">
        <div className="mx-auto w-full max-w-5xl px-4 pt-9 pb-16 sm:px-6 lg:px-8">
          <p className="mono-label mb-2 text-ink-3">{`${product.name} / Account`}</p>
          <ScreenHeading className="display-heading text-title">Your account</ScreenHeading>
          <p className="mt-2 text-ink-2 wrap-anywhere">
            Signed in as <span className="font-semibold text-ink">{user.username}</span>
            {account && !isOther && `, member since ${describeDay(account.profile.createdAt)}`}
          </p>
          {isError && !account && (
            <Banner
              tone="danger"
              title="Your account could not be shown"
              className="mt-7"
              actions={
                <Button size="sm" onClick={() => void refetch()}>
                  Retry
                </Button>
              }
            >
              Nothing is lost. Please try again in a moment.
            </Banner>
          )}
          {!isError && !account && (
            <div aria-busy="true" className="mt-7 rounded-card border bg-surface p-8 shadow-sheet">
              <Skeleton lines={6} />
            </div>
          )}
          {isOther && <OtherAccountBanner username={user.username} />}
          {account && !isOther && (
            <AccountRequestsContext value={requests}>
              <Sections account={account} onDeleted={setDeleted} />
            </AccountRequestsContext>
          )}
        </div>
      </main>
    </div>
  )
}

interface SectionsProps {
  account: AccountAnswer
  onDeleted: (deleted: { hasRemovedPlans: boolean }) => void
}

function Sections({ account, onDeleted }: SectionsProps) {
  const { profile } = account
  return (
    <div className="mt-7 grid gap-7">
      {!profile.hasPassword && <NoPasswordBanner email={profile.email} />}
      <div className="divide-y rounded-card border bg-surface shadow-sheet">
        <ProfileSection profile={profile} />
        <EmailSection profile={profile} />
        <PasswordSection profile={profile} />
        <SessionsSection sessions={account.sessions} />
        <PurchasesSection orders={account.orders} entitlements={account.entitlements} />
        <DataSection />
      </div>
      <div className="rounded-card border border-red/35 bg-surface">
        <DeleteSection profile={profile} onDeleted={onDeleted} />
      </div>
    </div>
  )
}
