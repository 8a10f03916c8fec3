import { Banner } from '#web/ui/notices/banner.tsx'
import { Button } from '#web/ui/buttons/button.tsx'

/** Replaces all the settings, because they would be another account's. */
export function OtherAccountBanner({ username }: { username: string }) {
  return (
    <Banner
      tone="danger"
      title="This browser is signed in to another account"
      className="mt-7 wrap-anywhere"
      actions={
        <Button size="sm" onClick={() => globalThis.location.reload()}>
          Reload the page
        </Button>
      }
    >
      {`This page was opened for ${username}, so nothing was changed. Reload it to see the current account.`}
    </Banner>
  )
}
