import { use } from 'react'
import type { User } from '#contract/user.ts'
import { product } from '#domain/page-texts/product.ts'
import { browserCloudLinks } from '#web/cloud-copies/browser-cloud-links.ts'
import { loadPart } from '#web/loading/load-part.ts'
import { useAuthentication } from '#web/session/current-user.ts'
import { plansReady } from '#web/storage/browser-plan-storage.ts'
import { createLazyPart } from '#web/ui/parts/lazy-parts.tsx'
import { PartPlace } from '#web/ui/parts/part-place.tsx'
import { DashboardHeader } from './dashboard-header.tsx'
import { FeatureBlock } from './feature-block.tsx'
import { joinPlans } from './join-plans.ts'
import { PlanLibrary } from './plan-library.tsx'
import { StartingPoints } from './starting-points.tsx'
import { useCloudPlans } from './use-cloud-plans.ts'
import { usePlanList } from './use-plan-list.ts'
import { WelcomeBanner } from './welcome-banner.tsx'

const DamagedPlansBanner = createLazyPart(
  async () => (await loadPart(() => import('./damaged-plans-banner.tsx'))).DamagedPlansBanner,
)

const CourseCard = createLazyPart(async () => (await loadPart(() => import('./course-card.tsx'))).CourseCard)

export function DashboardScreen() {
  const authentication = useAuthentication()
  if (authentication.state !== 'authenticated') return null
  if (plansReady) use(plansReady)
  // When another account signs in over the page, it starts with a new page.
  return <Dashboard key={authentication.user.id} user={authentication.user} />
}

function Dashboard({ user }: { user: User }) {
  const { list, refresh } = usePlanList(user.id)
  const cloud = useCloudPlans()
  const { plans: local, damaged } = list.state === 'ready' ? list : { plans: [], damaged: [] }
  const plans = joinPlans(local, cloud.plans, (id) => browserCloudLinks.read(id, user.id) !== null)
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{`Dashboard – ${product.name}`}</title>
      <DashboardHeader user={user} />
      <main id="main" className="blueprint-grid flex grow flex-col">
        <WelcomeBanner user={user} newest={plans[0] ?? null} />
        <div className="mx-auto flex w-full max-w-6xl grow flex-col gap-12 px-4 py-10 sm:px-6 lg:px-8 lg:pb-16">
          {damaged.length > 0 && (
            <PartPlace>
              <DamagedPlansBanner copies={damaged} refresh={refresh} />
            </PartPlace>
          )}
          {user.entitlements.includes('course') && (
            <PartPlace>
              <CourseCard />
            </PartPlace>
          )}
          <StartingPoints ownerId={user.id} />
          <PlanLibrary ownerId={user.id} {...{ list, plans, cloud, refresh }} />
        </div>
        <FeatureBlock />
      </main>
    </div>
  )
}
