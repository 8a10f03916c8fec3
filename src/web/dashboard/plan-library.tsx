import { FilePlus2, SearchX } from 'lucide-react'
import { useState } from 'react'
import { pagePaths } from '#contract/paths.ts'
import { dashboardContent } from '#domain/page-texts/dashboard.ts'
import { Link } from '#web/navigation/navigation.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { Spinner } from '#web/ui/display/spinner.tsx'
import { Tag } from '#web/ui/display/tag.tsx'
import { Banner } from '#web/ui/notices/banner.tsx'
import { arrangePlans, type PlanOrder } from './arrange-plans.ts'
import { CloudNote } from './cloud-note.tsx'
import { describeCount } from './describe-plan.ts'
import { ExampleButton } from './example-button.tsx'
import { planListHeadingId } from './focus-plan.ts'
import type { LibraryPlan } from './join-plans.ts'
import { createPlanActions } from './plan-actions.ts'
import { PlanCard } from './plan-card.tsx'
import { PlanToolbar } from './plan-toolbar.tsx'
import { RecentlyDeleted } from './recently-deleted.tsx'
import type { CloudPlans } from './use-cloud-plans.ts'
import type { PlanList } from './use-plan-list.ts'

/** Up to this number, people find a plan faster without a search. */
const mostWithoutSearch = 6

interface PlanLibraryProps {
  ownerId: string
  list: PlanList
  /** From both places, newest first. */
  plans: readonly LibraryPlan[]
  cloud: CloudPlans
  refresh: () => void
}

export function PlanLibrary({ ownerId, list, plans, cloud, refresh }: PlanLibraryProps) {
  const [search, setSearch] = useState('')
  const [order, setOrder] = useState<PlanOrder>('newest')
  const hasToolbar = plans.length > mostWithoutSearch
  const shown = hasToolbar ? arrangePlans(plans, search, order) : plans
  const actions = createPlanActions({ ownerId, shown, refresh, cloud })

  // An empty browser is not conclusive, because all plans may be in the cloud.
  const isLoading = list.state === 'loading' || (plans.length === 0 && cloud.state === 'loading')
  const isUnknown = isLoading || (plans.length === 0 && cloud.state === 'unreached')

  return (
    <section aria-labelledby={planListHeadingId} aria-busy={isLoading}>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex items-center gap-3">
          <h2 id={planListHeadingId} tabIndex={-1} className="display-heading text-heading">
            MY BUSINESS PLANS
          </h2>
          {!isUnknown && <Tag>{describeCount(plans.length)}</Tag>}
        </div>
        {hasToolbar && <PlanToolbar {...{ search, order }} onSearch={setSearch} onOrder={setOrder} />}
      </div>
      <CloudNote cloud={cloud} hasPlans={plans.length > 0} />
      {isLoading && <LoadingPlans />}
      {list.state === 'failed' && <ClosedStorage onRetry={refresh} />}
      {list.state === 'ready' && !isUnknown && plans.length === 0 && <NoPlans ownerId={ownerId} />}
      {shown.length > 0 && (
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {shown.map((plan) => (
            <li key={plan.id} className="min-w-0">
              <PlanCard plan={plan} actions={actions} />
            </li>
          ))}
        </ul>
      )}
      {hasToolbar && (
        <output className="sr-only">
          {search.trim() === '' ? '' : `${shown.length} of ${plans.length} plans found`}
        </output>
      )}
      {hasToolbar && shown.length === 0 && (
        <EmptyState
          icon={SearchX}
          title="No plan matches"
          action={<Button onClick={() => setSearch('')}>Show all plans</Button>}
        >
          No title or template contains “{search.trim()}”.
        </EmptyState>
      )}
      {cloud.state === 'ready' && <RecentlyDeleted cloud={cloud} />}
    </section>
  )
}

function LoadingPlans() {
  return (
    <output className="mono-label flex items-center justify-center gap-3 rounded-card border border-dashed border-rule-2 px-6 py-12 text-ink-2">
      <Spinner className="text-blue" />
      LOADING PLANS...
    </output>
  )
}

function NoPlans({ ownerId }: { ownerId: string }) {
  return (
    <EmptyState
      icon={FilePlus2}
      title="NO BUSINESS PLANS YET"
      className="bg-surface py-12"
      action={
        <div className="mt-2 flex flex-wrap justify-center gap-2">
          <Button variant="primary" asChild>
            <Link to={pagePaths.workbook({ template: 'saas' })}>CREATE YOUR FIRST PLAN</Link>
          </Button>
          <ExampleButton ownerId={ownerId} />
        </div>
      }
    >
      {dashboardContent.emptyLibrary}
    </EmptyState>
  )
}

function ClosedStorage({ onRetry }: { onRetry: () => void }) {
  return (
    <Banner
      tone="danger"
      title="Your plans cannot be read in this browser"
      actions={<Button onClick={onRetry}>Try again</Button>}
    >
      The browser blocks storage for this site, often because cookies are blocked or the window is private.
      Plans saved earlier are still there.
    </Banner>
  )
}
