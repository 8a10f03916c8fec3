import { Banner } from '#web/ui/notices/banner.tsx'

/** Above the step, for as long as the plan is open. */
export function DamagedWarning() {
  return (
    <Banner tone="warning" title="The saved copy of this plan could not be read">
      We kept that copy unchanged, and you can download it from the dashboard. This plan starts from the
      template.
    </Banner>
  )
}
