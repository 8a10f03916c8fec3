import { isExampleTitle } from '#domain/plan/templates/template-list.ts'
import { Banner } from '#web/ui/notices/banner.tsx'
import { BackToLesson } from './back-to-lesson.tsx'
import { usePlan } from './editor/plan-context.tsx'
import { ExampleNotice } from './example-notice.tsx'

/** What is rarely to be said above the step. */
export function PlanNotices({ isDamaged }: { isDamaged: boolean }) {
  const isExample = usePlan(({ title }) => isExampleTitle(title))
  return (
    <>
      <BackToLesson />
      {isExample && <ExampleNotice />}
      {isDamaged && <DamagedWarning />}
    </>
  )
}

/** Above the step, for as long as the plan is open. */
function DamagedWarning() {
  return (
    <Banner tone="warning" title="The saved copy of this plan could not be read">
      We kept that copy unchanged, and you can download it from the dashboard. This plan starts from the
      template.
    </Banner>
  )
}
