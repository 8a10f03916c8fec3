import { useStore } from 'zustand'
import { Button } from '#web/ui/buttons/button.tsx'
import type { BrowserCloudSync } from '#web/workbook/cloud-sync/browser-cloud-sync.ts'
import { usePlanEditor } from '#web/workbook/editor/plan-context.tsx'
import { downloadPlan } from '#web/workbook/saving/download-plan.ts'

interface SaveElsewhereButtonsProps {
  cloud: BrowserCloudSync | null
  size?: 'sm' | 'md'
}

/** The two ways to keep words that this browser does not store. */
export function SaveElsewhereButtons({ cloud, size = 'sm' }: SaveElsewhereButtonsProps) {
  const editor = usePlanEditor()
  return (
    <>
      <Button size={size} onClick={() => downloadPlan(editor)}>
        Download JSON
      </Button>
      {cloud && <SaveToCloud cloud={cloud} size={size} />}
    </>
  )
}

function SaveToCloud({ cloud, size }: { cloud: BrowserCloudSync; size: 'sm' | 'md' }) {
  const isBusy = useStore(cloud.store, ({ flight, asked }) => flight !== null || asked !== null)

  function save() {
    // The browser keeps nothing, so every later word has to go to the cloud too.
    cloud.setAutomatic(true)
    cloud.save()
  }

  return (
    <Button size={size} busy={isBusy} onClick={save}>
      Save to Cloud
    </Button>
  )
}
