import { use, useEffect, useState } from 'react'
import { pagePaths } from '#contract/paths.ts'
import { findStep } from '#domain/plan/steps.ts'
import { loadPart } from '#web/loading/load-part.ts'
import { useNavigate, useSearchValues } from '#web/navigation/navigation.tsx'
import { browserPlanStorage } from '#web/storage/browser-plan-storage.ts'
import { createLazyPart } from '#web/ui/parts/lazy-parts.tsx'
import { PlanEditorProvider } from './editor/plan-context.tsx'
import { ExportProvider } from './export-actions/export-context.tsx'
import { createPlanEditor } from './editor/plan-editor.ts'
import { fetchTemplate } from './templates/fetch-template.ts'
import { findPlan, findSource, type OpenedPlan, openPlan, startInstead } from './opening/open-plan.ts'
import { startBrowserSaving } from './saving/browser-saving.ts'
import { SavingProvider } from './saving/saving-context.tsx'
import { stepForms } from './steps/step-forms.ts'
import { WorkbookLayout } from './workbook-layout.tsx'

const FetchCloudPlan = createLazyPart(
  async () => (await loadPart(() => import('./opening/fetch-cloud-plan.tsx'))).FetchCloudPlan,
)

interface OpenWorkbookProps {
  ownerId: string
  planId: string
}

/** Opens the plan from this browser, otherwise from the cloud, otherwise a new one. */
export function OpenWorkbook({ ownerId, planId }: OpenWorkbookProps) {
  const [stored, setStored] = useState(() => findPlan(browserPlanStorage, ownerId, planId))
  const [source, setSource] = useState(() =>
    stored ? 'template' : findSource(browserPlanStorage, ownerId, planId),
  )
  if (stored) return <RunningWorkbook ownerId={ownerId} opened={stored} />
  if (source === 'template') return <StartFromTemplate ownerId={ownerId} planId={planId} />
  if (source === 'instead') return <StartInstead />
  return (
    <FetchCloudPlan
      ownerId={ownerId}
      planId={planId}
      onFound={(workbook) => {
        if (workbook) setStored({ planId, workbook, isDamaged: false })
        else setSource('instead')
      }}
    />
  )
}

/** The URL names no plan of this account. It changes to a new plan's URL, so that a reload finds the new plan. */
function StartInstead() {
  const navigate = useNavigate()
  const { template } = useSearchValues()
  useEffect(() => {
    const planId = startInstead(browserPlanStorage)
    navigate(pagePaths.workbook({ planId, template: template ?? undefined }), { replace: true })
  }, [navigate, template])
  return null
}

/** A plan started on this page, or one whose stored copy in this browser is damaged. */
function StartFromTemplate({ ownerId, planId }: OpenWorkbookProps) {
  const template = use(fetchTemplate(useSearchValues().template))
  const [opened] = useState(() => openPlan(browserPlanStorage, ownerId, { planId, template }))
  return <RunningWorkbook ownerId={ownerId} opened={opened} />
}

/** From here on, the editor holds the plan and the URL only follows it. */
function RunningWorkbook({ ownerId, opened }: { ownerId: string; opened: OpenedPlan }) {
  const { planId, isDamaged, workbook } = opened
  const { step } = useSearchValues()
  const [{ editor, saving }] = useState(() => {
    const newEditor = createPlanEditor(workbook, Date.now)
    const shownStep = findStep(Number(step)) ?? findStep(workbook.currentStep)
    if (shownStep) stepForms.fetchAhead(shownStep.key)
    const dependencies = { editor: newEditor, storage: browserPlanStorage, planId, ownerId }
    return { editor: newEditor, saving: startBrowserSaving(dependencies) }
  })

  return (
    <PlanEditorProvider editor={editor}>
      <SavingProvider saving={saving}>
        <ExportProvider plan={{ planId, ownerId }}>
          <WorkbookLayout planId={planId} ownerId={ownerId} isDamaged={isDamaged} />
        </ExportProvider>
      </SavingProvider>
    </PlanEditorProvider>
  )
}
