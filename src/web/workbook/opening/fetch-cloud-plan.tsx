import { useEffect, useEffectEvent, useState } from 'react'
import { pagePaths, pages } from '#contract/paths.ts'
import type { CloudFailure } from '#domain/sync/cloud-machine.ts'
import type { Workbook } from '#domain/plan/restore.ts'
import { formatShortDate } from '#domain/plan/save-status.ts'
import { userMessageOf } from '#web/api/api-error.ts'
import { fetchMissingPlan, type FetchedPlan } from '#web/cloud-copies/fetch-missing-plan.ts'
import { restoreCloudPlan } from '#web/cloud-copies/cloud-api.ts'
import { nameCloudFailure } from '#web/cloud-copies/cloud-failures.ts'
import { Link } from '#web/navigation/navigation.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Spinner } from '#web/ui/display/spinner.tsx'

type Deleted = Extract<FetchedPlan, { state: 'deleted' }>['plan']

interface FetchCloudPlanProps {
  ownerId: string
  planId: string
  /** Null when the cloud does not have the plan either, or when a deleted plan should stay deleted. */
  onFound: (workbook: Workbook | null) => void
}

/** A plan that is not in this browser: loading from the cloud, or unavailable. */
export function FetchCloudPlan(props: FetchCloudPlanProps) {
  const [attempt, setAttempt] = useState(1)
  return (
    <main id="main" className="blueprint-grid grid min-h-dvh place-items-center p-6">
      <Attempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />
    </main>
  )
}

function Attempt({ ownerId, planId, onFound, onRetry }: FetchCloudPlanProps & { onRetry: () => void }) {
  const [failure, setFailure] = useState<CloudFailure | null>(null)
  const [deleted, setDeleted] = useState<Deleted | null>(null)
  const showFound = useEffectEvent(onFound)

  useEffect(() => {
    const visit = { isOver: false }
    async function fetchPlan() {
      try {
        const fetched = await fetchMissingPlan(planId, ownerId)
        if (visit.isOver) return
        if (fetched.state === 'deleted') setDeleted(fetched.plan)
        else showFound(fetched.state === 'found' ? fetched.workbook : null)
      } catch (error) {
        if (!visit.isOver) setFailure(nameCloudFailure(error))
      }
    }
    void fetchPlan()
    return () => {
      visit.isOver = true
    }
  }, [planId, ownerId])

  if (failure !== null) return <Unreached isLocked={failure === 'payment'} onRetry={onRetry} />
  if (deleted) return <DeletedPlan plan={deleted} onRestored={onRetry} onStartNew={() => onFound(null)} />
  return (
    <output className="flex items-center gap-3 text-ink-2">
      <Spinner className="text-blue" />
      Loading your plan from the cloud…
    </output>
  )
}

function Unreached({ isLocked, onRetry }: { isLocked: boolean; onRetry: () => void }) {
  return (
    <Card lifted className="max-w-lg">
      <div role="alert">
        <h1 className="display-heading text-title">
          {isLocked ? 'Cloud copies come with the tool' : 'Your plan could not be loaded'}
        </h1>
        <p className="mt-3 text-ink-2">
          {isLocked
            ? 'This plan is in the cloud, but your account does not include the tool right now. We are keeping it for you.'
            : 'It is not in this browser, and we could not reach the cloud. Your plan is safe. Check your connection and try again.'}
        </p>
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        {isLocked ? (
          <Button variant="primary" asChild>
            <Link to={pagePaths.checkout()}>Get the tool</Link>
          </Button>
        ) : (
          <Button variant="primary" onClick={onRetry}>
            Try again
          </Button>
        )}
        <Button asChild>
          <Link to={pages.dashboard.path}>All my plans</Link>
        </Button>
      </div>
    </Card>
  )
}

interface DeletedPlanProps {
  plan: Deleted
  onRestored: () => void
  onStartNew: () => void
}

/** A link to a recently deleted plan. Starting a new plan leaves it deleted. */
function DeletedPlan({ plan, onRestored, onStartNew }: DeletedPlanProps) {
  const [isBusy, setIsBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)

  async function restore() {
    setIsBusy(true)
    try {
      await restoreCloudPlan(plan.id)
      onRestored()
    } catch (error) {
      setTrouble(userMessageOf(error, 'The plan could not be restored. Please try again.'))
      setIsBusy(false)
    }
  }

  return (
    <Card lifted className="max-w-lg">
      <h1 className="display-heading text-title">This plan was deleted</h1>
      <p className="mt-3 wrap-anywhere text-ink-2">
        You can restore “{plan.title}” until {formatShortDate(Date.parse(plan.keptUntil))}.
      </p>
      <p role="alert" className="mt-3 text-red empty:hidden">
        {trouble}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="primary" busy={isBusy} onClick={() => void restore()}>
          Restore it
        </Button>
        <Button onClick={onStartNew}>Start a new plan</Button>
        <Button variant="quiet" asChild>
          <Link to={pages.dashboard.path}>All my plans</Link>
        </Button>
      </div>
    </Card>
  )
}
