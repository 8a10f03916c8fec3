import { showToast } from '#web/ui/notices/toast-store.ts'

/** The plans of one of the two places, this browser or the cloud, could not be listed. */
export function tellLoadError(): void {
  showToast({
    title: 'Load Error',
    description: 'Failed to load your business plans.',
    look: 'destructive',
  })
}
