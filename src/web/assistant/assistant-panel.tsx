import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { learnPaths, pagePaths } from '#contract/paths.ts'
import { Link } from '#web/navigation/navigation.tsx'
import { useAuthentication } from '#web/session/current-user.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { type Advisor, createAdvisor } from './advisor.ts'
import { ConversationList } from './conversation-list.tsx'
import type { AdvisorProps } from '#web/workbook-to-advisor/advisor-props.ts'
import { PromptForm } from './prompt-form.tsx'
import { QuickActionButtons } from './quick-action-buttons.tsx'
import { SuggestionList } from './suggestion-list.tsx'
import { UnitEconomicsSection } from './unit-economics-section.tsx'

/** The advisor next to the step: its notes, its figures, and a box for questions. */
export function AssistantPanel(props: AdvisorProps) {
  const { planId, ownerId, step, plan } = props
  const [advisor] = useState(() => createAdvisor({ planId, ownerId, plan }))
  useFollowing(advisor, props)
  const isLocked = useStore(advisor.suggestions.store, (state) => state.isLocked)

  return (
    <div className="flex min-h-full flex-col panel:h-full panel:min-h-0">
      <div className="flex-1 px-5 pt-5 pb-6 panel:min-h-0 panel:overflow-y-auto">
        <PanelHeading advisor={advisor} />
        {isLocked ? (
          <LockedNote />
        ) : (
          <SuggestionList feed={advisor.suggestions} onGoToField={props.onGoToField} />
        )}
        <UnitEconomicsSection plan={plan} onGoToStep={props.onGoToStep} />
        <QuickActionButtons conversation={advisor.conversation} isLocked={isLocked} />
        <ConversationList
          conversation={advisor.conversation}
          plan={plan}
          step={step}
          onEdit={props.onEdit}
          onGoToField={props.onGoToField}
        />
      </div>
      <PromptForm conversation={advisor.conversation} stepName={step.name} isLocked={isLocked} />
    </div>
  )
}

/** Requests notes as the step and the plan change. A closed panel requests nothing and waits for nothing. */
function useFollowing(advisor: Advisor, { step, plan }: AdvisorProps): void {
  useEffect(() => {
    advisor.setStep(step.number)
    const follow = () => {
      const { data, template } = plan.getState().workbook
      advisor.suggestions.follow({ stepNumber: step.number, data, template })
    }
    follow()
    return plan.subscribe(follow)
  }, [advisor, step.number, plan])
  useEffect(
    () => () => {
      advisor.suggestions.rest()
      advisor.conversation.stop()
    },
    [advisor],
  )
}

function PanelHeading({ advisor }: { advisor: Advisor }) {
  const source = useStore(advisor.suggestions.store, (state) => state.source)
  return (
    <div className="flex items-baseline justify-between gap-4">
      <h2 className="display-heading text-heading">Advisor</h2>
      {source !== undefined && (
        <p className="mono-label text-ink-3">
          {source === 'built-in' ? 'Built-in · works offline' : 'AI model'}
        </p>
      )}
    </div>
  )
}

/** A learner pays nothing more: the advisor reads the course's plan now, and every plan when the course is complete. */
function LockedNote() {
  const authentication = useAuthentication()
  const isLearner =
    authentication.state === 'authenticated' && authentication.user.entitlements.includes('course')
  return (
    <Card padding="sm" edge="ochre" className="mt-4">
      <p className="font-semibold">
        {isLearner ? 'The advisor reads the plan of your course' : 'The advisor comes with the tool'}
      </p>
      <p className="mt-1 text-[0.9375rem] text-ink-2">
        {isLearner
          ? 'This is another plan. You can read, edit and export it. When you complete the course, the advisor reads all your plans, and you pay nothing more.'
          : 'You can still read, edit and export your plan. One payment adds advice on every step. In the course, the advisor reads the plan that you choose for it.'}
      </p>
      <Button size="sm" variant="primary" className="mt-3" asChild>
        <Link to={isLearner ? learnPaths.classroom : pagePaths.checkout()}>
          {isLearner ? 'Go to the course' : 'See what it costs'}
        </Link>
      </Button>
    </Card>
  )
}
