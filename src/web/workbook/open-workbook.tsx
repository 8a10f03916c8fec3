import { useState } from 'react'
import { findStep } from '#domain/plan/steps.ts'
import { useSearchValues } from '#web/navigation/navigation.tsx'
import { browserPlanStorage } from '#web/storage/browser-plan-storage.ts'
import { PlanEditorProvider } from './editor/plan-context.tsx'
import { createPlanEditor } from './editor/plan-editor.ts'
import { openPlan } from './open-plan.ts'
import { startBrowserSaving } from './saving/browser-saving.ts'
import { SavingProvider } from './saving/saving-context.tsx'
import { fetchAhead } from './steps/step-forms.ts'
import { WorkbookLayout } from './workbook-layout.tsx'

interface OpenWorkbookProps {
  ownerId: string
  planId: string
}

/** Opens the plan once; from then on it lives in its editor, and the address only follows. */
export function OpenWorkbook({ ownerId, planId: askedId }: OpenWorkbookProps) {
  const { template, step } = useSearchValues()
  const [{ planId, isDamaged, editor, saving }] = useState(() => {
    const opened = openPlan(browserPlanStorage, ownerId, { planId: askedId, template })
    const newEditor = createPlanEditor(opened.workbook, Date.now)
    const shownStep = findStep(Number(step)) ?? findStep(opened.workbook.currentStep)
    if (shownStep) fetchAhead(shownStep.key)
    const dependencies = { editor: newEditor, storage: browserPlanStorage, planId: opened.planId, ownerId }
    return { ...opened, editor: newEditor, saving: startBrowserSaving(dependencies) }
  })

  return (
    <PlanEditorProvider editor={editor}>
      <SavingProvider saving={saving}>
        <WorkbookLayout planId={planId} isDamaged={isDamaged} />
      </SavingProvider>
    </PlanEditorProvider>
  )
}
