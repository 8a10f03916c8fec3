import { pagePaths } from '#contract/paths.ts'
import type { User } from '#contract/user.ts'
import { computeDisplayName } from '#domain/accounts/display-name.ts'
import { dashboardContent } from '#domain/page-texts/dashboard.ts'
import { product } from '#domain/page-texts/product.ts'
import { steps } from '#domain/plan/steps.ts'
import { Link } from '#web/navigation/navigation.tsx'
import { ScreenHeading } from '#web/navigation/screen-heading.tsx'
import type { PlanSummary } from '#web/storage/plan-storage.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { StepsBar } from './steps-bar.tsx'

interface WelcomeBannerProps {
  user: User
  /** The most recently changed plan, if there is one. */
  newest: PlanSummary | null
}

export function WelcomeBanner({ user, newest }: WelcomeBannerProps) {
  const { returning, firstVisit } = dashboardContent.welcome
  return (
    <section aria-label="Welcome" className="border-b">
      <div className="mx-auto grid max-w-6xl items-end gap-x-12 gap-y-8 px-4 pt-9 sm:px-6 lg:grid-cols-[1fr_26rem] lg:px-8">
        <div className="self-center pb-2 lg:pb-9">
          <p className="mono-label mb-2 text-ink-3">{`${product.name} / Dashboard`}</p>
          <ScreenHeading className="display-heading text-[clamp(2rem,1.5rem+2vw,2.75rem)] leading-[1.08] wrap-anywhere">
            Welcome, {computeDisplayName(user)}
          </ScreenHeading>
          <p className="mt-3 max-w-130 text-lg text-pretty text-ink-2">{newest ? returning : firstVisit}</p>
        </div>
        {newest ? <NewestPlan plan={newest} /> : <BlankSheet />}
      </div>
    </section>
  )
}

/** The newest plan: its cover, and a link to the step where work stopped. */
function NewestPlan({ plan: { id, title, currentStep, completedSteps } }: { plan: PlanSummary }) {
  return (
    <div className="overflow-clip rounded-t-card border border-b-0 bg-surface shadow-sheet">
      <div className="bg-blue px-6 pt-5 pb-4 text-on-blue">
        <p className="mono-label">Most recent plan</p>
        <p className="display-heading mt-1 line-clamp-2 text-[1.625rem] leading-tight wrap-anywhere">
          {title}
        </p>
      </div>
      <div className="px-6 pt-5 pb-6">
        <StepsBar completedSteps={completedSteps} currentStep={currentStep} />
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <p className="min-w-0 text-[0.9375rem] leading-snug">
            <span className="block text-sm text-ink-3">Step {currentStep}</span>
            <span className="font-semibold">{steps[currentStep - 1]?.name}</span>
          </p>
          <Button variant="primary" asChild>
            <Link to={pagePaths.workbook({ planId: id })}>Continue</Link>
          </Button>
        </div>
      </div>
    </div>
  )
}

/** Before the first plan, shows an empty sheet with the twelve headings of a plan. */
function BlankSheet() {
  return (
    <div className="rounded-t-card border border-b-0 bg-surface px-6 pt-5 shadow-sheet max-lg:hidden">
      <p className="mono-label border-b border-rule-2 pb-2 text-ink-3">What your plan will include</p>
      <ol className="grid grid-flow-col grid-rows-6 gap-x-6 pb-4">
        {steps.map((step) => (
          <li
            key={step.key}
            className="flex items-baseline gap-2.5 border-b py-1 text-[0.8125rem] text-ink-2"
          >
            <span className="mono-label text-ink-3">{String(step.number).padStart(2, '0')}</span>
            {step.name}
          </li>
        ))}
      </ol>
    </div>
  )
}
