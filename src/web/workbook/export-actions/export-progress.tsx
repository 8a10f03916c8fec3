import { useStore } from 'zustand'
import { Button } from '#web/ui/buttons/button.tsx'
import { Spinner } from '#web/ui/display/spinner.tsx'
import { useExportRunner } from './export-context.tsx'

/** What the running export is doing, and the way to stop it. */
export function ExportProgress() {
  const runner = useExportRunner()
  const { running } = useStore(runner.store)
  if (!running) return null
  return (
    <div className="mb-3 flex items-center justify-between gap-3 text-sm text-ink-2">
      <output className="flex min-w-0 items-center gap-2">
        <Spinner /> {running.words}…
      </output>
      <Button size="sm" variant="quiet" onClick={runner.cancel}>
        Cancel
      </Button>
    </div>
  )
}
