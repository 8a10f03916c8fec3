import { pagePaths } from '#contract/paths.ts'
import { Link } from '#web/navigation/navigation.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import type { CloudPlans } from './use-cloud-plans.ts'

/** Cloud trouble shows as a line by the list, because the plans in this browser work without it. */
export function CloudNote({ cloud }: { cloud: CloudPlans }) {
  if (cloud.state === 'unreached') {
    return (
      <output className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-2">
        We could not load your cloud plans. Plans in this browser are listed.
        <Button size="sm" onClick={() => void cloud.refetch()}>
          Retry
        </Button>
      </output>
    )
  }
  if (cloud.state !== 'locked') return null
  return (
    <p className="mb-4 text-sm text-ink-2">
      Saving plans to the cloud comes with the tool.{' '}
      <Link to={pagePaths.checkout()} className="text-link">
        Get the tool
      </Link>
    </p>
  )
}
