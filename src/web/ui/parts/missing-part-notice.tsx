import { RetryBanner } from '#web/ui/notices/retry-banner.tsx'

/** Replaces a part that could not be fetched. */
export function MissingPartNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <RetryBanner title="This part could not be loaded" onRetry={onRetry}>
      Check your connection. It opens automatically once you are back online.
    </RetryBanner>
  )
}
