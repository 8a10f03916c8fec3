import { useState } from 'react'
import type { DeletedWorkbookList } from '#contract/workbooks.ts'
import { restoreCloudPlan } from '#web/cloud-copies/cloud-api.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Disclosure } from '#web/ui/display/disclosure.tsx'
import { Spinner } from '#web/ui/display/spinner.tsx'
import { showToast } from '#web/ui/notices/toast-store.ts'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { describeDate } from './describe-plan.ts'
import { type CloudPlans, useDeletedPlans } from './use-cloud-plans.ts'

/** Plans deleted from the cloud, which keeps them for 30 days. Fetched when the section is opened. */
export function RecentlyDeleted({ cloud }: { cloud: CloudPlans }) {
  const [isOpen, setIsOpen] = useState(false)
  const { data, isPending, isError, refetch } = useDeletedPlans(isOpen)
  return (
    <Disclosure
      title="Recently deleted"
      className="mt-8 max-w-180"
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      {isPending && <Spinner label="Loading..." className="text-blue" />}
      {isError && (
        <p className="flex flex-wrap items-center gap-3 text-sm text-ink-2">
          We could not load your deleted plans.
          <Button size="sm" onClick={() => void refetch()}>
            Retry
          </Button>
        </p>
      )}
      {data?.length === 0 && (
        <p className="text-sm text-ink-2">
          Nothing was deleted from the cloud in the last 30 days. Plans only in this browser are not kept
          here.
        </p>
      )}
      {data && data.length > 0 && (
        <ul className="divide-y rounded-card border bg-surface">
          {data.map((plan) => (
            <DeletedPlan key={plan.id} plan={plan} cloud={cloud} />
          ))}
        </ul>
      )}
    </Disclosure>
  )
}

function DeletedPlan({ plan, cloud }: { plan: DeletedWorkbookList[number]; cloud: CloudPlans }) {
  const [isBusy, setIsBusy] = useState(false)

  async function restore() {
    setIsBusy(true)
    try {
      await restoreCloudPlan(plan.id)
      cloud.unhide(plan.id)
      await cloud.refetch()
      showToast({ title: 'Plan Restored', description: `“${plan.title}” is back in the cloud.` })
    } catch {
      setIsBusy(false)
      showToast({
        title: 'Restore Error',
        description: 'The plan could not be restored. Please try again.',
        look: 'destructive',
      })
    }
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold">{plan.title}</p>
        <p className="text-[0.8125rem] text-ink-3">
          Deleted {describeDate(plan.deletedAt)}, kept until {describeDate(plan.keptUntil)}
        </p>
      </div>
      <Button size="sm" busy={isBusy} onClick={() => void restore()}>
        Restore<VisuallyHidden> {plan.title}</VisuallyHidden>
      </Button>
    </li>
  )
}
