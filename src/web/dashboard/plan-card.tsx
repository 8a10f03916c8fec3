import { Copy } from 'lucide-react'
import { pagePaths } from '#contract/paths.ts'
import { steps } from '#domain/plan/steps.ts'
import { templateLabel } from '#domain/plan/templates/template-list.ts'
import { Link } from '#web/navigation/navigation.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Icon } from '#web/ui/display/icon.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Tag } from '#web/ui/display/tag.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { describeCurrentStep, describeDate, describeProgress } from './describe-plan.ts'
import { cardId } from './focus-plan.ts'
import { type LibraryPlan, placeNames } from './join-plans.ts'
import type { PlanActions } from './plan-actions.ts'
import { PlanTitle } from './plan-title.tsx'
import { StepsBar } from './steps-bar.tsx'
import { findTemplateIcon } from './template-icons.ts'

interface PlanCardProps {
  plan: LibraryPlan
  actions: PlanActions
}

export function PlanCard({ plan, actions }: PlanCardProps) {
  const { id, title, template, currentStep, completedSteps } = plan
  return (
    <Card id={cardId(id)} padding="none" className="flex h-full flex-col overflow-clip">
      <div className="flex grow flex-col gap-4 p-5">
        <div>
          <div className="mb-2 flex items-center gap-2 text-ink-3">
            <Icon of={findTemplateIcon(template)} />
            <p className="mono-label">{templateLabel(template)}</p>
          </div>
          <PlanTitle title={title} onRename={(newTitle) => void actions.rename(plan, newTitle)} />
          <Tag tone={plan.place === 'browser' ? 'plain' : 'blue'} className="mt-2">
            {placeNames[plan.place]}
          </Tag>
        </div>
        <div className="mt-auto">
          <p className="mono-label text-ink-3">{describeCurrentStep(currentStep)}</p>
          <p className="mb-3.5 text-[0.9375rem] text-ink-2">{steps[currentStep - 1]?.name}</p>
          <StepsBar completedSteps={completedSteps} currentStep={currentStep} />
          <p className="mono-label mt-2 text-ink-3">{describeProgress(completedSteps)}</p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2 border-t bg-sunk py-2.5 pr-3 pl-5">
        <p className="mr-auto text-[0.8125rem] whitespace-nowrap text-ink-3 tabular-nums">
          <VisuallyHidden>Last changed </VisuallyHidden>
          {describeDate(plan.updatedAt)}
        </p>
        <IconButton
          icon={Copy}
          label={`Duplicate ${title}`}
          title="Duplicate"
          className="hover:bg-surface"
          onClick={() => void actions.duplicate(plan)}
        />
        <Button
          size="sm"
          variant="quiet"
          className="text-red! hover:bg-red-wash! active:bg-red-wash!"
          onClick={() => actions.remove(plan)}
        >
          DELETE<VisuallyHidden> {title}</VisuallyHidden>
        </Button>
        <Button size="sm" asChild>
          <Link to={pagePaths.workbook({ planId: id })}>
            EDIT<VisuallyHidden> {title}</VisuallyHidden>
          </Link>
        </Button>
      </div>
    </Card>
  )
}
