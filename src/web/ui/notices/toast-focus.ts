import type { RefObject } from 'react'
import { useEffect } from 'react'

/** Returns focus from the toast region to its previous place once no toast is left. */
export function useToastReturnFocus(regionRef: RefObject<HTMLElement | null>, isOpen: boolean) {
  useEffect(() => {
    const region = regionRef.current
    if (!isOpen || !region) return undefined
    let cameFrom: HTMLElement | null = null
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !region.contains(relatedTarget)) cameFrom = relatedTarget
    }
    region.addEventListener('focusin', remember)
    return () => {
      region.removeEventListener('focusin', remember)
      if (region.contains(document.activeElement)) cameFrom?.focus()
    }
  }, [regionRef, isOpen])
}
