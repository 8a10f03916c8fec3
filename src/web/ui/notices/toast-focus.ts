import type { RefObject } from 'react'
import { useEffect } from 'react'

/** Sends focus that came into the toast region back to where it was, once there is no toast left to reach. */
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
