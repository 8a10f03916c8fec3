import { useEffect, useState, useSyncExternalStore } from 'react'
import { product } from '#domain/content/product.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { joinClasses } from '#web/ui/browser/class-names.ts'
import { Logo } from '#web/ui/display/logo.tsx'
import { createLazyPart } from '#web/ui/parts/lazy-parts.tsx'
import { PressedPart } from '#web/ui/parts/pressed-part.tsx'
import { AdvisorSlot } from './advisor-slot/advisor-slot.tsx'
import { LazyCloudControl } from './cloud-controls/lazy-cloud-control.tsx'
import { SaveWarnings } from './saving/save-warnings.tsx'
import { SideDrawer } from './side-drawer.tsx'
import { Sidebar } from './sidebar/sidebar.tsx'
import { StepArea } from './current-step/step-area.tsx'
import { useCurrentStep } from './current-step/use-current-step.ts'
import { useGoToField } from './current-step/use-go-to-field.ts'

const PreviewPanel = createLazyPart(async () => (await import('./preview/preview-panel.tsx')).PreviewPanel)

interface WorkbookLayoutProps {
  planId: string
  ownerId: string
  isDamaged: boolean
}

/** Sidebar, step and advice side by side. On small screens, the sidebar and advice slide in over the step. */
export function WorkbookLayout({ planId, ownerId, isDamaged }: WorkbookLayoutProps) {
  const { step, goTo, complete } = useCurrentStep(planId)
  const [drawer, setDrawer] = useState<'steps' | 'help' | null>(null)
  const [isPreviewing, setIsPreviewing] = useState(false)
  const isWide = useIsWide()
  useSideColumns()
  const goToField = useGoToField(choose)

  function choose(stepNumber: number) {
    setDrawer(null)
    goTo(stepNumber)
  }

  const sidebar = (
    <Sidebar
      step={step}
      onChoose={choose}
      onGoToField={goToField}
      onPreview={() => {
        setDrawer(null)
        setIsPreviewing(true)
      }}
      cloudStatus={<LazyCloudControl kind="status" planId={planId} ownerId={ownerId} />}
      cloudActions={<LazyCloudControl kind="actions" planId={planId} ownerId={ownerId} />}
    />
  )
  const advisor = (
    <AdvisorSlot
      planId={planId}
      ownerId={ownerId}
      step={step}
      onGoToStep={(stepNumber) => {
        choose(stepNumber)
        globalThis.scrollTo({ top: 0 })
      }}
      onGoToField={goToField}
    />
  )

  return (
    <div
      className={joinClasses(
        'min-h-dvh lg:grid',
        isPreviewing
          ? 'lg:grid-cols-[15.5rem_minmax(0,1fr)_max(420px,40vw)] xl:grid-cols-[17rem_minmax(0,1fr)_max(420px,40vw)]'
          : 'lg:grid-cols-[15.5rem_minmax(0,1fr)_420px] xl:grid-cols-[17rem_minmax(0,1fr)_420px]',
      )}
    >
      <SmallScreenBar onSteps={() => setDrawer('steps')} onHelp={() => setDrawer('help')} />
      <aside
        aria-label="Steps and plan"
        className="sticky top-0 hidden h-dvh overflow-y-auto border-r border-rule bg-sunk px-4 py-5 lg:block"
      >
        {sidebar}
      </aside>
      <main id="main" className="blueprint-grid min-w-0">
        <div className="mx-auto grid max-w-180 gap-3 px-4 pt-5 empty:hidden sm:px-8">
          <SaveWarnings isDamaged={isDamaged} />
          <LazyCloudControl kind="notices" planId={planId} ownerId={ownerId} />
        </div>
        <StepArea
          step={step}
          onPrevious={() => goTo(step.number - 1)}
          onNext={complete}
          onGoToField={goToField}
        />
      </main>
      {isWide && (
        <aside
          // Hidden rather than unmounted during the preview, so that typed text stays.
          hidden={isPreviewing}
          aria-label="Advisor"
          className="sticky top-0 h-dvh overflow-y-auto border-l border-rule bg-surface"
        >
          {advisor}
        </aside>
      )}
      {isPreviewing && (
        <PressedPart onGiveUp={() => setIsPreviewing(false)}>
          <PreviewPanel onClose={() => setIsPreviewing(false)} />
        </PressedPart>
      )}
      <SideDrawer
        side="left"
        title="Steps"
        open={drawer === 'steps'}
        onOpenChange={(isOpen) => setDrawer(isOpen ? 'steps' : null)}
      >
        {sidebar}
      </SideDrawer>
      <SideDrawer
        side="right"
        title="Advisor"
        open={drawer === 'help'}
        onOpenChange={(isOpen) => setDrawer(isOpen ? 'help' : null)}
      >
        {!isWide && <div className="-m-4 flex min-h-[calc(100%+2rem)] flex-col *:flex-1">{advisor}</div>}
      </SideDrawer>
    </div>
  )
}

/** Signals to the toasts, which render outside this layout, that it has side columns. */
function useSideColumns(): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset['sideColumns'] = ''
    return () => {
      delete dataset['sideColumns']
    }
  }, [])
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

const wide = globalThis.matchMedia('(min-width: 1024px)')

/** There is only one advisor, either beside the step or in the drawer. */
function useIsWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      wide.addEventListener('change', onChange)
      return () => wide.removeEventListener('change', onChange)
    },
    () => wide.matches,
  )
}
