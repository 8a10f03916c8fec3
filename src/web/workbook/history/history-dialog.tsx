import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { type Ref, useEffect, useRef, useState } from 'react'
import { buildVersionsPath } from '#contract/paths.ts'
import type { VersionList } from '#contract/workbooks.ts'
import { listVersions } from '#web/cloud-copies/cloud-api.ts'
import { RetryBanner } from '#web/ui/notices/retry-banner.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { joinClasses } from '#web/ui/browser/class-names.ts'
import { describeTimes } from '#web/ui/display/describe-times.ts'
import { Dialog } from '#web/ui/layers/dialog.tsx'
import { Icon } from '#web/ui/display/icon.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import type { BrowserCloudSync } from '#web/workbook/cloud-sync/browser-cloud-sync.ts'
import { usePlan } from '#web/workbook/editor/plan-context.tsx'
import { describeSize } from './describe-version.ts'
import { VersionComparison } from './version-comparison.tsx'

interface HistoryDialogProps {
  cloud: BrowserCloudSync
  onClose: () => void
}

export function HistoryDialog({ cloud, onClose }: HistoryDialogProps) {
  return (
    <Dialog
      onClose={onClose}
      width="lg"
      title="Version history"
      description="We keep every cloud save from the last day, then one per day for a month, then one per month."
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
  const [isListed, setIsListed] = useState(true)
  const backRef = useRef<HTMLButtonElement>(null)
  const shownRef = useRef<HTMLButtonElement>(null)
  const hasTurnedRef = useRef(false)

  // On a phone, the pressed button disappears, so focus moves to the start of the other view.
  useEffect(() => {
    if (!hasTurnedRef.current) return
    const target = isListed ? shownRef.current : backRef.current
    target?.focus()
  }, [isListed])

  function turnTo(showsList: boolean) {
    hasTurnedRef.current = true
    setIsListed(showsList)
  }

  if (isPending) return <Skeleton lines={5} />
  if (isError) {
    return <RetryBanner title="The versions could not be loaded" onRetry={() => void refetch()} />
  }
  const times = describeTimes(data.map(({ savedAt }) => savedAt))
  const version = data.find(({ revision }) => revision === (chosen ?? data[0]?.revision))
  return (
    // A phone has room for only one of the two: the full list or the chosen version.
    <div className="grid gap-5 sm:grid-cols-[13.5rem_minmax(0,1fr)]">
      <div className={isListed ? '' : 'max-sm:hidden'}>
        <Versions
          versions={data}
          times={times}
          shown={version?.revision ?? null}
          shownRef={shownRef}
          onChoose={(revision) => {
            setChosen(revision)
            turnTo(false)
          }}
        />
      </div>
      {version && (
        <div className={joinClasses('min-w-0', isListed && 'max-sm:hidden')}>
          <Button ref={backRef} size="sm" className="mb-4 sm:hidden" onClick={() => turnTo(true)}>
            <Icon of={ArrowLeft} />
            All versions
          </Button>
          <p className="mb-3 font-semibold tabular-nums sm:hidden">{times[data.indexOf(version)]}</p>
          <VersionComparison key={version.revision} cloud={cloud} version={version} onDone={onClose} />
        </div>
      )}
    </div>
  )
}

interface VersionsProps {
  versions: VersionList
  /** The time of each version, in order. */
  times: readonly string[]
  shown: string | null
  shownRef: Ref<HTMLButtonElement>
  onChoose: (revision: string) => void
}

function Versions({ versions, times, shown, shownRef, onChoose }: VersionsProps) {
  const titleNow = usePlan((workbook) => workbook.title)
  return (
    <ol
      aria-label="Versions, newest first"
      className="-m-1 flex flex-col gap-1 p-1 sm:max-h-[60vh] sm:overflow-y-auto"
    >
      {versions.map(({ revision, sizeBytes, title }, index) => (
        <li key={revision}>
          <button
            ref={revision === shown ? shownRef : null}
            type="button"
            aria-current={revision === shown ? 'true' : undefined}
            onClick={() => onChoose(revision)}
            className={joinClasses(
              'w-full rounded-control border px-3 py-2 text-left',
              revision === shown ? 'border-blue bg-blue-wash' : 'border-transparent hover:bg-sunk',
            )}
          >
            <span className="block text-[0.9375rem] font-semibold tabular-nums">{times[index]}</span>
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
