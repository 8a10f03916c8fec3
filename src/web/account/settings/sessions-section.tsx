import { useRef, useState } from 'react'
import type { OwnSession } from '#contract/account.ts'
import { ApiError, userMessageOf } from '#web/api/api-error.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { describeTimes } from '#web/ui/display/describe-times.ts'
import { Tag } from '#web/ui/display/tag.tsx'
import { showToast } from '#web/ui/notices/toast-store.ts'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { useAccountRequests } from './account-requests.ts'
import { describeDay } from './describe-day.ts'
import { SettingsSection } from './settings-section.tsx'
import { useRefreshAccount } from '#web/account/use-account.ts'

export function SessionsSection({ sessions }: { sessions: readonly OwnSession[] }) {
  const { endOtherSessions } = useAccountRequests()
  const refreshAccount = useRefreshAccount()
  const listRef = useRef<HTMLUListElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const times = describeTimes(sessions.map(({ createdAt }) => createdAt))

  /** The pressed button may disappear with its line, so the focus moves to what is left. */
  async function refresh() {
    await refreshAccount()
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) listRef.current?.focus()
    })
  }

  async function endOthers() {
    setIsBusy(true)
    try {
      const ended = await endOtherSessions()
      showToast({ title: 'Signed Out', description: describeEnded(ended) })
    } catch (error) {
      showFailure(error)
    }
    await refresh()
    setIsBusy(false)
  }

  return (
    <SettingsSection
      title="Signed-in devices"
      lead="If you do not recognize one, sign it out and change your password."
    >
      <ul
        ref={listRef}
        tabIndex={-1}
        aria-label="Signed-in devices"
        className="divide-y rounded-card border outline-none"
      >
        {sessions.map((session, index) => (
          <Session key={session.id} session={session} signedIn={times[index] ?? ''} refresh={refresh} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button className="mt-5" busy={isBusy} onClick={() => void endOthers()}>
          Sign out everywhere else
        </Button>
      )}
    </SettingsSection>
  )
}

interface SessionProps {
  session: OwnSession
  /** Includes the time, so that two browsers of the same kind can be told apart. */
  signedIn: string
  refresh: () => Promise<void>
}

function Session({ session, signedIn, refresh }: SessionProps) {
  const { endSession } = useAccountRequests()
  const [isBusy, setIsBusy] = useState(false)
  const device = session.device || 'Unknown device'

  async function end() {
    setIsBusy(true)
    try {
      await endSession(session.id)
      showToast({ title: 'Signed Out', description: `${device} is signed out.` })
    } catch (error) {
      // A session that has already ended counts as ended.
      if (!(error instanceof ApiError) || error.status !== 404) showFailure(error)
    }
    await refresh()
    setIsBusy(false)
  }

  const lastActive = describeDay(session.lastSeenAt)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="font-semibold">{device}</p>
        <p className="text-sm text-ink-3">
          Signed in {signedIn}, last active {lastActive}
        </p>
      </div>
      {session.isThisDevice ? (
        <Tag tone="green">This device</Tag>
      ) : (
        <Button size="sm" busy={isBusy} onClick={() => void end()}>
          Sign out
          <VisuallyHidden>{` ${device}, signed in ${signedIn}, last active ${lastActive}`}</VisuallyHidden>
        </Button>
      )}
    </li>
  )
}

function describeEnded(ended: number): string {
  if (ended === 0) return 'There were no other devices.'
  return ended === 1 ? 'One other device is signed out.' : `${ended} other devices are signed out.`
}

function showFailure(error: unknown): void {
  const description = userMessageOf(error, 'The device could not be signed out. Please try again.')
  showToast({ title: 'Error', description, look: 'destructive' })
}
