import { lazy, Suspense, useEffect } from 'react'
import { useStore } from 'zustand'
import { usePlanEditor } from '#web/workbook/editor/plan-context.tsx'
import { closeCloud, type OpenedCloud } from './browser-cloud.ts'
import { CloudWarning } from './cloud-warning.tsx'

const ConflictDialog = lazy(async () => ({
  default: (await import('#web/workbook/conflict/conflict-dialog.tsx')).ConflictDialog,
}))
const HistoryDialog = lazy(async () => ({
  default: (await import('#web/workbook/history/history-dialog.tsx')).HistoryDialog,
}))

/** The warning above the step and the dialogs. On the page once, so the cloud's life is tied to it. */
export function CloudLayers({ cloud }: { cloud: OpenedCloud }) {
  const editor = usePlanEditor()
  const shown = useStore(cloud.layer, (layer) => layer.shown)
  const close = () => cloud.layer.setState({ shown: null })

  useEffect(() => {
    const flushWhenHidden = () => {
      if (document.visibilityState === 'hidden') cloud.flush()
    }
    document.addEventListener('visibilitychange', flushWhenHidden)
    return () => {
      document.removeEventListener('visibilitychange', flushWhenHidden)
      closeCloud(editor)
    }
  }, [cloud, editor])

  return (
    <>
      <CloudWarning cloud={cloud} />
      <Suspense>
        {shown === 'conflict' && <ConflictDialog cloud={cloud} onClose={close} />}
        {shown === 'history' && <HistoryDialog cloud={cloud} onClose={close} />}
      </Suspense>
    </>
  )
}
