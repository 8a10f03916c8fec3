import { type ReactNode, useState } from 'react'
import { useStore } from 'zustand'
import { pagePaths } from '#contract/paths.ts'
import { templateLabel } from '#domain/plan/templates/template-list.ts'
import { type ConflictView, weighConflict } from '#domain/sync/cloud-conflict.ts'
import { describeAge } from '#domain/sync/cloud-words.ts'
import { useNavigate } from '#web/navigation/navigation.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/layers/dialog.tsx'
import { Tag } from '#web/ui/display/tag.tsx'
import type { BrowserCloudSync } from '#web/workbook/cloud-sync/browser-cloud-sync.ts'
import { type CopyConflict, isOnlyMine } from '#web/workbook/cloud-sync/cloud-sync.ts'
import { usePlan, usePlanEditor } from '#web/workbook/editor/plan-context.tsx'
import { useClock } from '#web/workbook/saving/saving-context.tsx'
import { DifferenceList } from './difference-list.tsx'
import { keepBoth, keepMine, mergeBoth, takeTheirs } from './settle-conflict.ts'

interface ConflictDialogProps {
  cloud: BrowserCloudSync
  onClose: () => void
}

/** Shows two versions of one plan. Closing the dialog decides nothing, and the page keeps a way to reopen it. */
export function ConflictDialog({ cloud, onClose }: ConflictDialogProps) {
  const [conflict, setConflict] = useState(cloud.findConflict)
  if (conflict === null) return null
  return (
    <Dialog
      onClose={onClose}
      width="lg"
      title={
        isOnlyMine(conflict)
          ? 'The cloud does not have your latest edits'
          : 'This plan was changed in two places'
      }
      description={<Explanation conflict={conflict} />}
      closeLabel="Decide later"
    >
      <Decision
        cloud={cloud}
        conflict={conflict}
        onClose={onClose}
        onConflict={() => setConflict(cloud.findConflict())}
      />
    </Dialog>
  )
}

const refreshMs = 30_000

function Explanation({ conflict }: { conflict: CopyConflict }) {
  const { theirs } = conflict
  const nowMs = useClock(refreshMs)
  const savedAtMs = Date.parse(theirs.lastSaved)
  const age = Number.isNaN(savedAtMs) ? '' : ` (${describeAge(savedAtMs, nowMs)})`
  if (isOnlyMine(conflict)) {
    return (
      <>
        Loading the cloud version{age} would replace your edits. Nothing has changed yet. Choose what to do.
      </>
    )
  }
  return <>The cloud has a version that you have not seen{age}. Both versions are safe. Choose what to do.</>
}

interface DecisionProps extends ConflictDialogProps {
  conflict: CopyConflict
  /** The cloud copy changed while the person was deciding, so there is a new conflict. */
  onConflict: () => void
}

function Decision({ cloud, conflict, onClose, onConflict }: DecisionProps) {
  const editor = usePlanEditor()
  const navigate = useNavigate()
  const mine = usePlan((workbook) => workbook)
  const [busy, setBusy] = useState<'theirs' | 'both' | null>(null)
  // Another tab may merge an earlier copy while this one asks.
  useStore(cloud.store)
  const { base, theirs } = cloud.findConflict() ?? conflict
  const view = weighConflict(base, mine, theirs, templateLabel)
  // When only one side has changed, merging would just produce that side.
  const merged = isOnlyMine(conflict) ? null : view.merged

  async function putTheirs() {
    setBusy('theirs')
    const isTaken = await takeTheirs(cloud, editor)
    setBusy(null)
    if (isTaken) onClose()
    else onConflict()
  }

  async function keepAsTwo() {
    setBusy('both')
    const planId = await keepBoth(cloud, editor, theirs)
    setBusy(null)
    if (planId === null) return
    onClose()
    navigate(pagePaths.workbook({ planId }))
  }

  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        {merged && (
          <Choice
            isRecommended
            text="Merge both"
            onChoose={() => {
              mergeBoth(cloud, editor, merged)
              onClose()
            }}
          >
            Combines the edits in one plan. They are in different fields.
          </Choice>
        )}
        <Choice
          text="Keep mine"
          onChoose={() => {
            keepMine(cloud)
            onClose()
          }}
        >
          Your version becomes the latest. The other stays in the version history.
        </Choice>
        <Choice text="Use theirs" isBusy={busy === 'theirs'} onChoose={() => void putTheirs()}>
          The cloud version replaces yours. Yours stays in the version history.
        </Choice>
        <Choice text="Keep both" isBusy={busy === 'both'} onChoose={() => void keepAsTwo()}>
          Your version becomes a second plan with its own title.
        </Choice>
      </div>
      <h3 className="mt-6 mb-3 font-semibold">{describeCount(view)}</h3>
      <DifferenceList names={['Yours', 'In the cloud']} differences={view.differences} />
    </>
  )
}

function describeCount({ differences: { length } }: ConflictView): string {
  if (length === 0) return 'Both versions are now the same'
  return length === 1 ? 'One difference' : `${length} differences`
}

interface ChoiceProps {
  text: string
  isRecommended?: boolean
  isBusy?: boolean
  onChoose: () => void
  children: ReactNode
}

function Choice({ text, isRecommended = false, isBusy = false, onChoose, children }: ChoiceProps) {
  return (
    <div
      className={
        isRecommended
          ? 'flex flex-col gap-2.5 rounded-card border border-blue bg-blue-wash p-4'
          : 'flex flex-col gap-2.5 rounded-card border p-4'
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Button size="sm" variant={isRecommended ? 'primary' : 'secondary'} busy={isBusy} onClick={onChoose}>
          {text}
        </Button>
        {isRecommended && <Tag tone="blue">Recommended</Tag>}
      </div>
      <p className="text-sm text-ink-2">{children}</p>
    </div>
  )
}
