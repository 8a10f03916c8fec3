import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { buildVersionPath } from '#contract/paths.ts'
import type { VersionList } from '#contract/workbooks.ts'
import { keepPersonalOfToday } from '#domain/plan/personal-figures.ts'
import type { Workbook } from '#domain/plan/restore.ts'
import { templateLabel } from '#domain/plan/templates/template-list.ts'
import { listDifferences } from '#domain/sync/cloud-differences.ts'
import { fetchVersion } from '#web/cloud-copies/cloud-api.ts'
import { RetryBanner } from '#web/ui/notices/retry-banner.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { describeTime } from '#web/ui/display/describe-times.ts'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import type { BrowserCloudSync } from '#web/workbook/cloud-sync/browser-cloud-sync.ts'
import { DifferenceList } from '#web/workbook/conflict/difference-list.tsx'
import { usePlan, usePlanEditor } from '#web/workbook/editor/plan-context.tsx'
import { restoreVersion } from './restore-version.ts'

interface VersionComparisonProps {
  cloud: BrowserCloudSync
  version: VersionList[number]
  onDone: () => void
}

/** Compares one version with the current plan. */
export function VersionComparison({ cloud, version, onDone }: VersionComparisonProps) {
  const { revision } = version
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: [buildVersionPath(cloud.planId, revision)],
    queryFn: ({ signal }) => fetchVersion(cloud.planId, revision, signal),
  })
  if (isPending) return <Skeleton lines={6} />
  if (isError) {
    return <RetryBanner title="This version could not be loaded" onRetry={() => void refetch()} />
  }
  return <Comparison cloud={cloud} version={version} workbook={data} onDone={onDone} />
}

function Comparison({
  cloud,
  version: { savedAt },
  workbook: saved,
  onDone,
}: VersionComparisonProps & { workbook: Workbook }) {
  const editor = usePlanEditor()
  const present = usePlan((plan) => plan)
  const workbook = { ...saved, data: keepPersonalOfToday(saved.data, present.data) }
  const [isBusy, setIsBusy] = useState(false)
  const differences = listDifferences(workbook, present, templateLabel)

  async function restore() {
    setIsBusy(true)
    const isRestored = await restoreVersion(cloud, editor, workbook, describeTime(savedAt))
    setIsBusy(false)
    if (isRestored) onDone()
  }

  if (differences.length === 0) {
    return (
      <p className="rounded-card border border-dashed px-5 py-8 text-center text-ink-2">
        This version is the same as your current plan.
      </p>
    )
  }
  return (
    <section aria-label="Compared with your current plan" className="min-w-0">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-2">
          {differences.length === 1 ? 'One difference' : `${differences.length} differences`} from your
          current plan.
        </p>
        <Button size="sm" variant="primary" busy={isBusy} onClick={() => void restore()}>
          Restore this version
        </Button>
      </div>
      <DifferenceList names={['This version', 'Current plan']} differences={differences} />
    </section>
  )
}
