import { loadPart } from '#web/loading/load-part.ts'
import { createLazyPart } from '#web/ui/parts/lazy-parts.tsx'
import type { AdvisorProps } from '#web/workbook-to-advisor/advisor-props.ts'
import { AdvisorProvider } from '#web/workbook/advisor-slot/advisor-slot.tsx'
import { fetchLikelyForms, prepareStep } from '#web/workbook/prepare-workbook.ts'
import { WorkbookScreen } from '#web/workbook/workbook-screen.tsx'

/** Loaded after the step is on screen, because writing does not wait for advice. */
const AssistantPanel = createLazyPart(
  async () => (await loadPart(() => import('#web/assistant/assistant-panel.tsx'))).AssistantPanel,
)

const renderAdvisor = (props: AdvisorProps) => <AssistantPanel {...props} />

function AdvisedWorkbook() {
  return (
    <AdvisorProvider render={renderAdvisor}>
      <WorkbookScreen />
    </AdvisorProvider>
  )
}

/** The screen, and the parts that can be loaded before it renders. */
export const advisedWorkbook = { Screen: AdvisedWorkbook, prepareStep, fetchLikelyForms }
