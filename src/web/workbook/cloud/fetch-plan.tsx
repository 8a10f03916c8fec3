import { useEffect, useEffectEvent, useState } from 'react'
import { pagePaths, pages } from '#contract/paths.ts'
import type { CloudFailure } from '#domain/sync/cloud-machine.ts'
import type { Workbook } from '#domain/plan/restore.ts'
import { bringPlan } from '#web/cloud/bring-plan.ts'
import { nameCloudFailure } from '#web/cloud/cloud-failures.ts'
import { Link } from '#web/navigation/navigation.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

interface FetchPlanProps {
  ownerId: string
  planId: string
  /** Null when the cloud does not have it either. */
  onFound: (workbook: Workbook | null) => void
}

/** A plan that is not in this browser: on its way from the cloud, or out of reach. */
export function FetchPlan(props: FetchPlanProps) {
  const [attempt, setAttempt] = useState(1)
  return (
    <main className="blueprint-grid grid min-h-dvh place-items-center p-6">
      <Attempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />
    </main>
  )
}

function Attempt({ ownerId, planId, onFound, onRetry }: FetchPlanProps & { onRetry: () => void }) {
  const [failure, setFailure] = useState<CloudFailure | null>(null)
  const tellFound = useEffectEvent(onFound)

  useEffect(() => {
    const visit = { isOver: false }
    async function bring() {
      try {
        const workbook = await bringPlan(planId, ownerId)
        if (!visit.isOver) tellFound(workbook)
      } catch (error) {
        if (!visit.isOver) setFailure(nameCloudFailure(error))
      }
    }
    void bring()
    return () => {
      visit.isOver = true
    }
  }, [planId, ownerId])

  if (failure !== null) return <Unreached isLocked={failure === 'payment'} onRetry={onRetry} />
  return (
    <output className="flex items-center gap-3 text-ink-2">
      <Spinner className="text-blue" />
      Fetching your plan from the cloud…
    </output>
  )
}

function Unreached({ isLocked, onRetry }: { isLocked: boolean; onRetry: () => void }) {
  return (
    <Card lifted className="max-w-lg">
      <div role="alert">
        <h1 className="display-heading text-title">
          {isLocked ? 'Cloud copies come with the tool' : 'Your plan could not be fetched'}
        </h1>
        <p className="mt-3 text-ink-2">
          {isLocked
            ? 'This plan is in the cloud, and your account does not include the tool at the moment. It is kept for you.'
            : 'It is not in this browser, and the cloud is out of reach. It is safe there; check your connection and try again.'}
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
