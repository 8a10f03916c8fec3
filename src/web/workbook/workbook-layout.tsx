import { useState } from 'react'
import { product } from '#domain/content/product.ts'
import type { Step } from '#domain/plan/steps.ts'
import { Button } from '#web/ui/button.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { SaveWarnings } from './saving/save-warnings.tsx'
import { SideDrawer } from './side-drawer.tsx'
import { Sidebar } from './sidebar/sidebar.tsx'
import { StepArea } from './step-area.tsx'
import { StepGuidance } from './step-guidance.tsx'
import { useCurrentStep } from './use-current-step.ts'
import { useUndoKeys } from './use-undo-keys.ts'

/** Sidebar, step and advice side by side; on small screens the outer two slide in over the step. */
export function WorkbookLayout({ planId, isDamaged }: { planId: string; isDamaged: boolean }) {
  const { step, goTo, complete } = useCurrentStep(planId)
  const [drawer, setDrawer] = useState<'steps' | 'help' | null>(null)
  useUndoKeys()

  function choose(stepNumber: number) {
    setDrawer(null)
    goTo(stepNumber)
  }

  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)_420px] xl:grid-cols-[17rem_minmax(0,1fr)_420px]">
      <SmallScreenBar onSteps={() => setDrawer('steps')} onHelp={() => setDrawer('help')} />
      <aside
        aria-label="Steps and plan"
        className="sticky top-0 hidden h-dvh overflow-y-auto border-r border-rule bg-sunk px-4 py-5 lg:block"
      >
        <Sidebar step={step} onChoose={choose} />
      </aside>
      <main className="blueprint-grid min-w-0">
        <SaveWarnings isDamaged={isDamaged} />
        <StepArea step={step} onPrevious={() => goTo(step.number - 1)} onNext={complete} />
      </main>
      <HelpPanel step={step} />
      <SideDrawer
        side="left"
        title="Steps"
        open={drawer === 'steps'}
        onOpenChange={(isOpen) => setDrawer(isOpen ? 'steps' : null)}
      >
        <Sidebar step={step} onChoose={choose} />
      </SideDrawer>
      <SideDrawer
        side="right"
        title="Advisor"
        open={drawer === 'help'}
        onOpenChange={(isOpen) => setDrawer(isOpen ? 'help' : null)}
      >
        <StepGuidance step={step} />
      </SideDrawer>
    </div>
  )
}

function SmallScreenBar({ onSteps, onHelp }: { onSteps: () => void; onHelp: () => void }) {
  return (
    <header className="sticky top-0 z-20 flex items-center justify-between gap-3 border-b border-rule bg-sunk px-4 py-2 lg:hidden">
      <Button size="sm" onClick={onSteps}>
        STEPS
      </Button>
      <Logo name={product.name} />
      <Button size="sm" onClick={onHelp}>
        AI HELP
      </Button>
    </header>
  )
}

function HelpPanel({ step }: { step: Step }) {
  return (
    <aside
      aria-label="Advisor"
      className="sticky top-0 hidden h-dvh overflow-y-auto border-l border-rule bg-surface px-5 py-5 lg:block"
    >
      <StepGuidance step={step} />
    </aside>
  )
}
