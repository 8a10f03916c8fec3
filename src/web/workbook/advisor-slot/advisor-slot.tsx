import { createContext, type ReactNode, use } from 'react'
import type { AdvisorProps } from '#web/workbook-to-advisor/advisor-props.ts'
import { showToast } from '#web/ui/notices/toast-store.ts'
import { useWhenFree } from '#web/ui/browser/when-free.ts'
import { MissingPartNotice } from '#web/ui/parts/missing-part-notice.tsx'
import { PartPlace } from '#web/ui/parts/part-place.tsx'
import { usePlanEditor } from '#web/workbook/editor/plan-context.tsx'
import { StepGuidance } from './step-guidance.tsx'
import { describeUndo } from '#web/workbook/undo/undo-action.ts'

type RenderAdvisor = (props: AdvisorProps) => ReactNode

const AdvisorContext = createContext<RenderAdvisor | null>(null)

export function AdvisorProvider({ render, children }: { render: RenderAdvisor; children: ReactNode }) {
  return <AdvisorContext value={render}>{children}</AdvisorContext>
}

type AdvisorSlotProps = Omit<AdvisorProps, 'plan' | 'onEdit'>

/** The place for the advisor. Until it is fetched, the step's guidance is shown instead. */
export function AdvisorSlot(props: AdvisorSlotProps) {
  const renderAdvisor = use(AdvisorContext)
  const editor = usePlanEditor()
  const guidance = <StepGuidance step={props.step} />
  const isFree = useWhenFree()
  if (!renderAdvisor || !isFree) return guidance

  const onEdit: AdvisorProps['onEdit'] = (label, update) => {
    editor.edit({ label }, (workbook) => ({ ...workbook, data: update(workbook.data) }))
    showToast({ title: 'Added to Your Plan', description: label, action: describeUndo(editor) })
  }
  return (
    <PartPlace
      fallback={guidance}
      renderMissing={(retry, reason) => (
        <>
          {guidance}
          <div className="px-5 pb-5">
            <MissingPartNotice title="The advisor could not be loaded" onRetry={retry} reason={reason} />
          </div>
        </>
      )}
    >
      {renderAdvisor({ ...props, plan: editor.store, onEdit })}
    </PartPlace>
  )
}
