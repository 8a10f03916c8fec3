import { showToast } from '#web/ui/notices/toast-store.ts'

/** Shows that the plans in this browser or in the cloud could not be loaded. */
export function showLoadError(): void {
  showToast({
    title: 'Load Error',
    description: 'Failed to load your business plans.',
    look: 'destructive',
  })
}
