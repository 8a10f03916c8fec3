import { isExampleTitle } from '#domain/plan/templates/template-list.ts'
import { usePlan } from './editor/plan-context.tsx'
import { ExampleNotice } from './example-notice.tsx'
import { LessonVisit } from './lesson-visit.tsx'
import { DamagedWarning } from './saving/damaged-warning.tsx'

/** What is rarely to be said above the step. */
export function PlanNotices({ isDamaged }: { isDamaged: boolean }) {
  const isExample = usePlan(({ title }) => isExampleTitle(title))
  return (
    <>
      <LessonVisit />
      {isExample && <ExampleNotice />}
      {isDamaged && <DamagedWarning />}
    </>
  )
}
