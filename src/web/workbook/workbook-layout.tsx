import { useEffect, useState } from 'react'
import { product } from '#domain/page-texts/product.ts'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import type { PartKey } from '#domain/plan/step-parts.ts'
import { isExampleTitle } from '#domain/plan/templates/template-list.ts'
import { loadPart } from '#web/loading/load-part.ts'
import { useSearchValues } from '#web/navigation/navigation.tsx'
import { joinClasses } from '#web/ui/browser/class-names.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Logo } from '#web/ui/display/logo.tsx'
import { createLazyPart } from '#web/ui/parts/lazy-parts.tsx'
import { PartPlace } from '#web/ui/parts/part-place.tsx'
import { PressedPart } from '#web/ui/parts/pressed-part.tsx'
import { AdvisorRail } from './advisor-slot/advisor-rail.tsx'
import { AdvisorSlot } from './advisor-slot/advisor-slot.tsx'
import { PlaceBesideForm } from './advisor-slot/place-beside-form.ts'
import { useHasPanel } from './advisor-slot/use-has-panel.ts'
import { LazyCloudControl } from './cloud-controls/lazy-cloud-control.tsx'
import { usePlan } from './editor/plan-context.tsx'
import { FigureSourcePart } from './fields/figure-source-part.ts'
import { useSaveState } from './saving/saving-context.tsx'
import { SideDrawer } from './side-drawer.tsx'
import { Sidebar } from './sidebar/sidebar.tsx'
import { StepArea } from './current-step/step-area.tsx'
import { useCurrentStep } from './current-step/use-current-step.ts'
import { useGoToField } from './current-step/use-go-to-field.ts'
import { columnClasses } from './workbook-columns.ts'

const UnsavedWords = createLazyPart(
  async () => (await loadPart(() => import('./unsaved-words/unsaved-words.tsx'))).UnsavedWords,
)
const PlanNotices = createLazyPart<{ isDamaged: boolean }>(
  async () => (await loadPart(() => import('./plan-notices.tsx'))).PlanNotices,
)
const PlanSizeNote = createLazyPart(
  async () => (await loadPart(() => import('./plan-size-note.tsx'))).PlanSizeNote,
)
const ReviewPart = createLazyPart(async () => (await loadPart(() => import('./after-steps.tsx'))).AfterSteps)
const FigureSource = createLazyPart<{ address: FieldAddress }>(
  async () => (await loadPart(() => import('./review/figure-source.tsx'))).FigureSource,
)
const PreviewPanel = createLazyPart(
  async () => (await loadPart(() => import('./preview/preview-panel.tsx'))).PreviewPanel,
)

const renderFigureSource = (address: FieldAddress) => (
  <PartPlace>
    <FigureSource address={address} />
  </PartPlace>
)

interface WorkbookLayoutProps {
  planId: string
  ownerId: string
  isDamaged: boolean
}

/** Sidebar, step and advice side by side. On small screens, the sidebar and advice slide in over the step. */
export function WorkbookLayout({ planId, ownerId, isDamaged }: WorkbookLayoutProps) {
  const { place, isReview, goTo, goBack, complete } = useCurrentStep(planId)
  const isWide = isReview || place.part?.isWide === true
  const [drawer, setDrawer] = useState<'steps' | 'help' | null>(null)
  /** What had the focus when the preview was opened. Null while there is none. */
  const [previewOpener, setPreviewOpener] = useState<Element | null>(null)
  const isPreviewing = previewOpener !== null
  const failure = useSaveState((state) => state.failure)
  const isExample = usePlan(({ title }) => isExampleTitle(title))
  const [beside, setBeside] = useState<HTMLElement | null>(null)
  const hasRoom = useHasPanel()
  const hasPanel = hasRoom && !isWide
  /** Where there is no room beside the form, the preview covers it. */
  const isCovered = isPreviewing && !hasRoom
  useSideColumns()
  const goToField = useGoToField(choose)
  // Kept, because the address changes with the next step.
  const { lesson } = useSearchValues()
  const [hasNotice] = useState(isDamaged || lesson !== null)

  function choose(target: number | 'review', part?: PartKey | null) {
    setDrawer(null)
    if (isCovered) setPreviewOpener(null)
    goTo(target, part)
  }

  function preview() {
    setPreviewOpener(document.activeElement ?? document.body)
    setDrawer(null)
  }

  /** Its entry below the steps, or the screen. */
  const review = (isEntry: boolean) => (
    <PartPlace>
      <ReviewPart {...{ planId, ownerId, isEntry, isReview }} onGoToField={goToField} />
    </PartPlace>
  )
  const sidebar = (
    <Sidebar
      place={isReview ? null : place}
      onChoose={choose}
      onGoToField={goToField}
      onPreview={preview}
      cloudStatus={<LazyCloudControl kind="status" planId={planId} ownerId={ownerId} />}
      cloudActions={<LazyCloudControl kind="actions" planId={planId} ownerId={ownerId} />}
      review={review(true)}
    />
  )
  const advisor = (
    <AdvisorSlot
      planId={planId}
      ownerId={ownerId}
      step={place.step}
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
        columnClasses[isPreviewing ? 'preview' : isWide ? 'wide' : 'advisor'],
      )}
    >
      <SmallScreenBar
        isCovered={isCovered}
        onSteps={() => setDrawer('steps')}
        onHelp={() => setDrawer('help')}
      />
      <aside
        aria-label="Steps and plan"
        className="sticky top-0 hidden h-dvh overflow-y-auto border-r border-rule bg-sunk px-3 py-5 lg:block xl:px-4"
      >
        {sidebar}
      </aside>
      <main id="main" inert={isCovered} className="blueprint-grid min-w-0">
        {failure !== null && (
          <PartPlace renderMissing={() => <PlainWarning />}>
            <UnsavedWords planId={planId} ownerId={ownerId} failure={failure} />
          </PartPlace>
        )}
        <div className="mx-auto grid max-w-180 gap-3 px-4 pt-5 empty:hidden sm:px-8">
          {(isExample || hasNotice) && (
            <PartPlace>
              <PlanNotices isDamaged={isDamaged} />
            </PartPlace>
          )}
          <LazyCloudControl kind="notices" planId={planId} ownerId={ownerId} />
          <PartPlace>
            <PlanSizeNote />
          </PartPlace>
        </div>
        <PlaceBesideForm value={beside}>
          {isReview ? (
            review(false)
          ) : (
            <FigureSourcePart value={renderFigureSource}>
              <StepArea
                place={place}
                onPrevious={goBack}
                onNext={complete}
                onGoToField={goToField}
                onPreview={preview}
                cloudLine={<LazyCloudControl kind="line" planId={planId} ownerId={ownerId} />}
              />
            </FigureSourcePart>
          )}
        </PlaceBesideForm>
      </main>
      {hasPanel ? (
        <aside
          // Hidden rather than unmounted during the preview, so that typed text stays.
          hidden={isPreviewing}
          aria-label="Advisor"
          className="sticky top-0 h-dvh flex-col border-l border-rule bg-surface not-[[hidden]]:flex"
        >
          <div ref={setBeside} className="flex max-h-[64%] shrink-0 flex-col" />
          <div className="min-h-0 flex-1 overflow-y-auto">{advisor}</div>
        </aside>
      ) : (
        !(isPreviewing && hasRoom) && (
          <AdvisorRail isKept={isWide} isCovered={isCovered} onOpen={() => setDrawer('help')} />
        )
      )}
      {previewOpener && (
        <PressedPart onGiveUp={() => setPreviewOpener(null)}>
          <PreviewPanel opener={previewOpener} onClose={() => setPreviewOpener(null)} />
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
        open={drawer === 'help' && !hasPanel}
        onOpenChange={(isOpen) => setDrawer(isOpen ? 'help' : null)}
      >
        {!hasPanel && <div className="-m-4 flex min-h-[calc(100%+2rem)] flex-col *:flex-1">{advisor}</div>}
      </SideDrawer>
    </div>
  )
}

/** The part with the buttons could not be fetched. It is asked for again when the network returns. */
function PlainWarning() {
  return (
    <p role="alert" className="sticky top-0 z-30 bg-red-wash px-4 py-3 font-semibold text-red">
      Your latest words are not saved. Use Export JSON.
    </p>
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

interface SmallScreenBarProps {
  isCovered: boolean
  onSteps: () => void
  onHelp: () => void
}

function SmallScreenBar({ isCovered, onSteps, onHelp }: SmallScreenBarProps) {
  return (
    <header
      inert={isCovered}
      className="sticky top-0 z-20 flex items-center justify-between gap-3 border-b border-rule bg-sunk px-4 py-2 lg:hidden"
    >
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
