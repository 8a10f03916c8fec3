import { useEffect, useEffectEvent } from 'react'
import { useStore } from 'zustand'
import { hasEveryWord } from '#domain/sync/cloud-machine.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/layers/dialog.tsx'
import type { BrowserCloudSync } from '#web/workbook/cloud-sync/browser-cloud-sync.ts'
import { SaveElsewhereButtons } from './save-elsewhere-buttons.tsx'

interface LeaveDialogProps {
  cloud: BrowserCloudSync | null
  onStay: () => void
  onLeave: () => void
}

/** Asks before words are lost. Once the cloud has them, the person goes where they wanted to. */
export function LeaveDialog({ cloud, onStay, onLeave }: LeaveDialogProps) {
  return (
    <Dialog
      onClose={onStay}
      title="Leave without saving?"
      description="This browser could not store your latest words. They are only on this page and will be lost when you leave it."
      footer={
        <>
          <Button variant="danger" onClick={onLeave}>
            Leave anyway
          </Button>
          <Button variant="primary" onClick={onStay}>
            Stay
          </Button>
        </>
      }
    >
      <div className="flex flex-wrap gap-2">
        <SaveElsewhereButtons cloud={cloud} size="md" />
      </div>
      {cloud && <LeaveOnceSaved cloud={cloud} onLeave={onLeave} />}
    </Dialog>
  )
}

function LeaveOnceSaved({ cloud, onLeave }: { cloud: BrowserCloudSync; onLeave: () => void }) {
  const isSaved = useStore(cloud.store, hasEveryWord)
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    if (isSaved) leave()
  }, [isSaved])
  return null
}
