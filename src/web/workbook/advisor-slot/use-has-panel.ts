import { useSyncExternalStore } from 'react'

/** The breakpoint `panel` of the styles. */
const wide = globalThis.matchMedia('(min-width: 75rem)')

/** Whether the window has room for the advisor beside the form; else it opens over the page. */
export function useHasPanel(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      wide.addEventListener('change', onChange)
      return () => wide.removeEventListener('change', onChange)
    },
    () => wide.matches,
  )
}
