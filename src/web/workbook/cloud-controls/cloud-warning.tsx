import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { pagePaths } from '#contract/paths.ts'
import type { CloudStop } from '#domain/sync/cloud-machine.ts'
import { Link } from '#web/navigation/navigation.tsx'
import { Banner } from '#web/ui/notices/banner.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import type { BrowserCloudSync } from '#web/workbook/cloud-sync/browser-cloud-sync.ts'

/** A problem that keeps the plan out of the cloud until the person acts, with a button to do so. */
export function CloudWarning({ cloud }: { cloud: BrowserCloudSync }) {
  const stop = useStore(cloud.store, (state) => state.stop)
  if (stop === null) return null
  const { title, text, action } = describeStop(stop, cloud)
  return (
    <Banner tone={stop === 'payment' ? 'info' : 'warning'} title={title} actions={action}>
      {text}
    </Banner>
  )
}

function describeStop(
  stop: CloudStop,
  cloud: BrowserCloudSync,
): { title: string; text: string; action?: ReactNode } {
  switch (stop) {
    case 'conflict':
      return {
        title: 'Needs your choice',
        text: 'This plan was also changed somewhere else. Both versions are safe. Nothing is saved to the cloud until you choose.',
        action: (
          <Button size="sm" onClick={() => cloud.dialog.setState({ shown: 'conflict' })}>
            Compare and choose
          </Button>
        ),
      }
    case 'payment':
      return {
        title: 'Cloud copies come with the tool',
        text: cloud.findRefusal() ?? 'Your plan stays in this browser, and you can export it at any time.',
        action: (
          <Button size="sm" variant="primary" asChild>
            <Link to={pagePaths.checkout()}>Get the tool</Link>
          </Button>
        ),
      }
    case 'too-large':
    case 'refused':
      return {
        title:
          stop === 'too-large'
            ? 'This plan is too large for the cloud'
            : 'This plan could not be saved to the cloud',
        text: cloud.findRefusal() ?? 'It is still saved in this browser.',
        action: <TryAgain cloud={cloud} text="Try again" />,
      }
    case 'signed-out':
      return {
        title: 'You are signed out',
        text: 'Your plan is saved in this browser. Sign in again to keep its cloud copy up to date.',
        action: <TryAgain cloud={cloud} text="Sign in" />,
      }
    case 'other-account':
    default:
      return {
        title: 'Another account is signed in',
        text: 'This plan belongs to the account that opened it, so it was not saved to the other account.',
        action: (
          <Button size="sm" onClick={() => globalThis.location.reload()}>
            Reload the page
          </Button>
        ),
      }
  }
}

/** A manual save also asks a signed-out person to sign in. */
function TryAgain({ cloud, text }: { cloud: BrowserCloudSync; text: string }) {
  return (
    <Button size="sm" onClick={() => cloud.save()}>
      {text}
    </Button>
  )
}
