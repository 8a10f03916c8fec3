import { useStore } from 'zustand'
import { useShallow } from 'zustand/shallow'
import { readCloudFlags } from '#domain/sync/cloud-machine.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import type { BrowserCloudSync } from '#web/workbook/cloud-sync/browser-cloud-sync.ts'

/** The cloud actions in the 'Plan' section. Those that need a cloud copy appear once there is one. */
export function CloudActions({ cloud }: { cloud: BrowserCloudSync }) {
  const { isLoading, isSyncing } = useStore(cloud.store, useShallow(readCloudFlags))
  const isAutomatic = useStore(cloud.store, (state) => state.isAutomatic)
  const hasCopy = useStore(cloud.store, (state) => state.savedAtMs !== null)
  return (
    <div className="mb-2 grid grid-cols-2 gap-2">
      <Button
        size="sm"
        busy={isLoading && isSyncing}
        disabled={isLoading && !isSyncing}
        onClick={() => cloud.save()}
      >
        Save to Cloud
      </Button>
      <Button size="sm" busy={isLoading && !isSyncing} disabled={isLoading && isSyncing} onClick={cloud.load}>
        Load from Cloud
      </Button>
      {hasCopy && (
        <>
          <Checkbox
            className="col-span-2 py-1 text-sm"
            label="Keep a cloud copy up to date"
            checked={isAutomatic}
            onChange={(event) => cloud.setAutomatic(event.currentTarget.checked)}
          />
          <Button
            size="sm"
            className="col-span-2"
            onClick={() => cloud.dialog.setState({ shown: 'history' })}
          >
            Version history
          </Button>
        </>
      )}
    </div>
  )
}
