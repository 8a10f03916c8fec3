import { Appendix } from './appendix.tsx'
import { ExecutiveSummary } from './executive-summary.tsx'

/** The two texts of a plan that belong to no step, after the last one. */
export function PlanTexts() {
  return (
    <>
      <ExecutiveSummary />
      <Appendix />
    </>
  )
}
