import { progressPercent } from '#domain/plan/progress.ts'
import { Progress } from '#web/ui/display/progress.tsx'
import { usePlan } from '#web/workbook/editor/plan-context.tsx'

export function PlanProgress() {
  const percent = usePlan(({ completedSteps }) => progressPercent(completedSteps))
  return <Progress label="Progress" percent={percent} />
}
