import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/notices/banner.tsx'

/** Replaces a part that could not be fetched. */
export function MissingPartNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <Banner
      tone="warning"
      title="This part could not be loaded"
      actions={
        <Button size="sm" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      Check your connection. It opens automatically once you are back online.
    </Banner>
  )
}
