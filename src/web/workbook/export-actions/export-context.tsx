import { createContext, type ReactNode, use, useState } from 'react'
import { usePlanEditor } from '#web/workbook/editor/plan-context.tsx'
import type { ExportedPlan } from './document-choice-store.ts'
import { createExportRunner, type ExportRunner } from './export-runner.ts'

const ExportContext = createContext<ExportRunner | null>(null)

/** The sidebar appears on the page and in a drawer, and both show the same export. */
export function ExportProvider({ plan, children }: { plan: ExportedPlan; children: ReactNode }) {
  const editor = usePlanEditor()
  const [runner] = useState(() => createExportRunner(editor, plan))
  return <ExportContext value={runner}>{children}</ExportContext>
}

export function useExportRunner(): ExportRunner {
  const runner = use(ExportContext)
  if (!runner) throw new Error('This component must be inside an open plan')
  return runner
}
