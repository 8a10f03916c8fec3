import { pagePaths } from '#contract/paths.ts'
import { Link } from '#web/navigation/navigation.tsx'
import { Banner } from '#web/ui/notices/banner.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { usePlan } from './editor/plan-context.tsx'

/** Above the step of a plan that was opened as an example. */
export function ExampleNotice() {
  const template = usePlan((workbook) => workbook.template)
  return (
    <Banner
      title="This is an example. Your changes stay in this copy."
      actions={
        <Button size="sm" asChild>
          <Link to={pagePaths.workbook({ template })}>Start your own plan</Link>
        </Button>
      }
    />
  )
}
