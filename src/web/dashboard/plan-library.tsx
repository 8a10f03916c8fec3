import { FilePlus2, SearchX } from 'lucide-react'
import { useState } from 'react'
import { pagePaths } from '#contract/paths.ts'
import { dashboardContent } from '#domain/content/dashboard.ts'
import { Link } from '#web/navigation/navigation.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { arrangePlans, type PlanOrder } from './arrange-plans.ts'
import { describeCount } from './describe-plan.ts'
import { planListHeadingId } from './focus-plan.ts'
import { createPlanActions } from './plan-actions.ts'
import { PlanCard } from './plan-card.tsx'
import { PlanToolbar } from './plan-toolbar.tsx'
import type { PlanList } from './use-plan-list.ts'

/** Up to here the eye finds a plan faster than a search does. */
const mostWithoutSearch = 6

interface PlanLibraryProps {
  ownerId: string
  list: PlanList
  refresh: () => void
}

export function PlanLibrary({ ownerId, list, refresh }: PlanLibraryProps) {
  const [search, setSearch] = useState('')
  const [order, setOrder] = useState<PlanOrder>('newest')
  const plans = list.state === 'ready' ? list.plans : []
  const hasToolbar = plans.length > mostWithoutSearch
  const shown = hasToolbar ? arrangePlans(plans, search, order) : plans
  const actions = createPlanActions(ownerId, shown, refresh)

  return (
    <section aria-labelledby={planListHeadingId} aria-busy={list.state === 'loading'}>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex items-center gap-3">
          <h2 id={planListHeadingId} tabIndex={-1} className="display-heading text-heading">
            MY BUSINESS PLANS
          </h2>
          {list.state === 'ready' && <Tag>{describeCount(plans.length)}</Tag>}
        </div>
        {hasToolbar && <PlanToolbar {...{ search, order }} onSearch={setSearch} onOrder={setOrder} />}
      </div>
      {list.state === 'loading' && <LoadingPlans />}
      {list.state === 'failed' && <ClosedStorage onRetry={refresh} />}
      {list.state === 'ready' && plans.length === 0 && <NoPlans />}
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
          Neither a title nor a template holds “{search.trim()}”.
        </EmptyState>
      )}
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

function NoPlans() {
  return (
    <EmptyState
      icon={FilePlus2}
      title="NO BUSINESS PLANS YET"
      className="bg-surface py-12"
      action={
        <Button variant="primary" className="mt-2" asChild>
          <Link to={pagePaths.workbook({ template: 'saas' })}>CREATE YOUR FIRST PLAN</Link>
        </Button>
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
      The browser keeps its storage closed for this site, often because cookies are blocked or the window is
      private. Plans that were saved before are still there.
    </Banner>
  )
}
