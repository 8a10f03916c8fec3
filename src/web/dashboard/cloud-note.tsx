import { CloudOff } from 'lucide-react'
import { learnPaths, pagePaths } from '#contract/paths.ts'
import { Link } from '#web/navigation/navigation.tsx'
import { useAuthentication } from '#web/session/current-user.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import type { CloudPlans } from './use-cloud-plans.ts'

interface CloudNoteProps {
  cloud: CloudPlans
  hasPlans: boolean
}

/**
 * Cloud trouble shows as a line by the list, because the plans in this browser work without it. Without a list it
 * takes the list's place, so that a person with plans in the cloud does not think that they are gone.
 */
export function CloudNote({ cloud, hasPlans }: CloudNoteProps) {
  if (cloud.state === 'unreached' && !hasPlans) {
    return (
      <EmptyState
        icon={CloudOff}
        title="Your cloud plans could not be loaded"
        className="bg-surface py-12"
        action={
          <Button variant="primary" className="mt-2" onClick={() => void cloud.refetch()}>
            Retry
          </Button>
        }
      >
        Your saved plans are safe. Check your connection and try again.
      </EmptyState>
    )
  }
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
  return <LockedCloud />
}

/** Without the tool. A learner of the course still has one plan in the cloud. */
function LockedCloud() {
  const authentication = useAuthentication()
  const isLearner =
    authentication.state === 'authenticated' && authentication.user.entitlements.includes('course')
  return (
    <p className="mb-4 text-sm text-ink-2">
      {isLearner
        ? 'During the course, the plan that you choose for it is saved to the cloud.'
        : 'Saving plans to the cloud comes with the tool.'}{' '}
      <Link to={isLearner ? learnPaths.classroom : pagePaths.checkout()} className="text-link">
        {isLearner ? 'Choose it in the course' : 'Get the tool'}
      </Link>
    </p>
  )
}
