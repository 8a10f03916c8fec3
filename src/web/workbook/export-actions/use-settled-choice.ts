import { useStore } from 'zustand'
import { useShallow } from 'zustand/shallow'
import { type SettledChoice, settleChoice } from '#web/export-worker/document-choice.ts'
import { usePlanEditor } from '#web/workbook/editor/plan-context.tsx'
import { findChoiceStore, holdsTool } from './document-choice-store.ts'
import { useExportRunner } from './export-context.tsx'

/** What the next document of the open plan would be made with. */
export function useSettledChoice(): SettledChoice {
  const choice = useStore(findChoiceStore(useExportRunner().plan))
  return useStore(
    usePlanEditor().store,
    useShallow(({ workbook }) => settleChoice(choice, workbook.data, holdsTool())),
  )
}
