import { useRef } from 'react'

/**
 * Brings focus back to where it was when a layer opened. Radix does so only for its own triggers, and our
 * layers are mostly opened from state.
 */
export function useReturnFocus() {
  const openerRef = useRef<Element | null>(null)
  return {
    onOpenAutoFocus() {
      const active = document.activeElement
      // A menu's item leaves with its menu; what opened the menu stays.
      const menuOpenerId = active?.closest('[role=menu]')?.getAttribute('aria-labelledby')
      openerRef.current = menuOpenerId ? document.getElementById(menuOpenerId) : active
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      // What was chosen in the layer may have led on to another place, such as a new heading.
      if (document.activeElement !== null && document.activeElement !== document.body) return
      const opener = openerRef.current
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    },
  }
}
