import type { ReactNode } from 'react'
import { pages } from '#contract/paths.ts'
import { product } from '#domain/page-texts/product.ts'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { progressPercent } from '#domain/plan/progress.ts'
import type { PartKey, Place } from '#domain/plan/step-parts.ts'
import { steps } from '#domain/plan/steps.ts'
import { Link } from '#web/navigation/navigation.tsx'
import { Logo } from '#web/ui/display/logo.tsx'
import { Progress } from '#web/ui/display/progress.tsx'
import { usePlan } from '#web/workbook/editor/plan-context.tsx'
import { PlanActions } from './plan-actions.tsx'
import { QuickActions } from './quick-actions.tsx'
import { SaveStatus } from './save-status.tsx'
import { StepList } from './step-list.tsx'

interface SidebarProps {
  place: Place | null
  onChoose: (stepNumber: number, part?: PartKey) => void
  onGoToField: (address: FieldAddress) => void
  onPreview: () => void
  cloudStatus: ReactNode
  cloudActions: ReactNode
  /** Leads to the review, below the steps. */
  review: ReactNode
}

export function Sidebar({
  place,
  onChoose,
  onGoToField,
  onPreview,
  cloudStatus,
  cloudActions,
  review,
}: SidebarProps) {
  return (
    <div className="flex min-h-full flex-col gap-5">
      <div className="grid gap-2">
        <Link to={pages.dashboard.path} className="w-fit">
          <Logo name={product.name} />
        </Link>
        <SaveStatus />
        {/* Reserves space, so that nothing moves when the status appears. */}
        <div className="min-h-[1.05rem]">{cloudStatus}</div>
      </div>
      <PlanProgress />
      <div>
        <StepList current={place} onChoose={onChoose} />
        <div className="-mx-1 mt-3 min-h-13 border-t border-rule pt-3">{review}</div>
      </div>
      <div className="mt-auto grid gap-4">
        <QuickActions
          isAtEnd={place?.step === steps.at(-1)}
          onGoToField={onGoToField}
          onPreview={onPreview}
        />
        <PlanActions cloudActions={cloudActions} onReset={() => onChoose(1)} />
        <Link to={pages.dashboard.path} className="text-link w-fit text-sm">
          All my plans
        </Link>
      </div>
    </div>
  )
}

/** On its own, so that a completed step draws nothing else again. */
function PlanProgress() {
  const percent = usePlan(({ completedSteps }) => progressPercent(completedSteps))
  return <Progress label="Progress" percent={percent} />
}
