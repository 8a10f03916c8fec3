import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { buildVersionsPath } from '#contract/paths.ts'
import type { VersionList } from '#contract/workbooks.ts'
import { listVersions } from '#web/cloud/cloud-api.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { OpenedCloud } from '#web/workbook/cloud/browser-cloud.ts'
import { usePlan } from '#web/workbook/editor/plan-context.tsx'
import { describeSize, describeTime } from './describe-version.ts'
import { VersionComparison } from './version-comparison.tsx'

interface HistoryDialogProps {
  cloud: OpenedCloud
  onClose: () => void
}

export function HistoryDialog({ cloud, onClose }: HistoryDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      width="lg"
      title="Version history"
      description="Every save to the cloud is kept: all of the last day, then one a day for a month, then one a month."
    >
      <History cloud={cloud} onClose={onClose} />
    </Dialog>
  )
}

function History({ cloud, onClose }: HistoryDialogProps) {
  const { planId } = cloud
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: [buildVersionsPath(planId)],
    queryFn: ({ signal }) => listVersions(planId, signal),
    refetchOnMount: 'always',
    gcTime: 0,
  })
  const [chosen, setChosen] = useState<string | null>(null)

  if (isPending) return <Skeleton lines={5} />
  if (isError) {
    return (
      <Banner
        tone="warning"
        title="The versions could not be fetched"
        actions={
          <Button size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      />
    )
  }
  const version = data.find(({ revision }) => revision === (chosen ?? data[0]?.revision))
  return (
    <div className="grid gap-5 sm:grid-cols-[13.5rem_minmax(0,1fr)]">
      <Versions versions={data} shown={version?.revision ?? null} onChoose={setChosen} />
      {version && (
        <VersionComparison key={version.revision} cloud={cloud} version={version} onDone={onClose} />
      )}
    </div>
  )
}

interface VersionsProps {
  versions: VersionList
  shown: string | null
  onChoose: (revision: string) => void
}

function Versions({ versions, shown, onChoose }: VersionsProps) {
  const titleNow = usePlan((workbook) => workbook.title)
  return (
    <ol
      aria-label="Versions, newest first"
      className="-m-1 flex max-h-56 flex-col gap-1 overflow-y-auto p-1 sm:max-h-[60vh]"
    >
      {versions.map(({ revision, savedAt, sizeBytes, title }, index) => (
        <li key={revision}>
          <button
            type="button"
            aria-current={revision === shown ? 'true' : undefined}
            onClick={() => onChoose(revision)}
            className={joinClasses(
              'w-full rounded-control border px-3 py-2 text-left',
              revision === shown ? 'border-blue bg-blue-wash' : 'border-transparent hover:bg-sunk',
            )}
          >
            <span className="block text-[0.9375rem] font-semibold tabular-nums">{describeTime(savedAt)}</span>
            <span className="mono-label block truncate text-ink-3">
              {describeSize(sizeBytes)}
              {index === 0 && ' · newest'}
              {title !== titleNow && ` · ${title}`}
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}
