import { pagePaths } from '#contract/paths.ts'
import { Link } from '#web/navigation/navigation.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/notices/banner.tsx'
import type { ShareFailure } from './share-failures.ts'

export function FailureBanner({ failure }: { failure: ShareFailure | null }) {
  if (!failure) return null
  const { title, text, isPurchaseNeeded } = failure
  return (
    <Banner
      tone={isPurchaseNeeded ? 'info' : 'danger'}
      title={title}
      actions={
        isPurchaseNeeded ? (
          <Button size="sm" variant="primary" asChild>
            <Link to={pagePaths.checkout()}>Get the tool</Link>
          </Button>
        ) : undefined
      }
    >
      {text}
    </Banner>
  )
}
