import { useEffect } from 'react'
import { useStore } from 'zustand'
import { loadPart } from '#web/loading/load-part.ts'
import { createLazyPart } from '#web/ui/parts/lazy-parts.tsx'
import { PressedPart } from '#web/ui/parts/pressed-part.tsx'
import { usePlanEditor } from '#web/workbook/editor/plan-context.tsx'
import { closeCloudSync, type BrowserCloudSync } from '#web/workbook/cloud-sync/browser-cloud-sync.ts'
import { CloudWarning } from './cloud-warning.tsx'

const ConflictDialog = createLazyPart(
  async () => (await loadPart(() => import('#web/workbook/conflict/conflict-dialog.tsx'))).ConflictDialog,
)
const HistoryDialog = createLazyPart(
  async () => (await loadPart(() => import('#web/workbook/history/history-dialog.tsx'))).HistoryDialog,
)

/** The warning above the step, and the dialogs. They are on the page only once, so the sync stops with them. */
export function CloudNotices({ cloud }: { cloud: BrowserCloudSync }) {
  const editor = usePlanEditor()
  const shown = useStore(cloud.dialog, (dialog) => dialog.shown)
  const close = () => cloud.dialog.setState({ shown: null })

  useEffect(() => {
    const flushWhenHidden = () => {
      if (document.visibilityState === 'hidden') cloud.flush()
    }
    document.addEventListener('visibilitychange', flushWhenHidden)
    return () => {
      document.removeEventListener('visibilitychange', flushWhenHidden)
      closeCloudSync(editor)
    }
  }, [cloud, editor])

  return (
    <>
      <CloudWarning cloud={cloud} />
      {shown !== null && (
        <PressedPart key={shown} onGiveUp={close}>
          {shown === 'conflict' && <ConflictDialog cloud={cloud} onClose={close} />}
          {shown === 'history' && <HistoryDialog cloud={cloud} onClose={close} />}
        </PressedPart>
      )}
    </>
  )
}
