import { pagePaths } from '#contract/paths.ts'
import { Link } from '#web/navigation/navigation.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import type { CloudPlans } from './use-cloud-plans.ts'

/** Trouble with the cloud is a line beside the list: the plans of this browser work without it. */
export function CloudNote({ cloud }: { cloud: CloudPlans }) {
  if (cloud.state === 'unreached') {
    return (
      <output className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-2">
        Plans in the cloud could not be listed. Those in this browser are here.
        <Button size="sm" onClick={() => void cloud.refetch()}>
          Retry
        </Button>
      </output>
    )
  }
  if (cloud.state !== 'locked') return null
  return (
    <p className="mb-4 text-sm text-ink-2">
      Keeping plans in the cloud comes with the tool.{' '}
      <Link to={pagePaths.checkout()} className="text-link">
        Get the tool
      </Link>
    </p>
  )
}
