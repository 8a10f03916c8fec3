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
      // A menu item disappears with its menu, but the element that opened the menu stays.
      const menuOpenerId = active?.closest('[role=menu]')?.getAttribute('aria-labelledby')
      openerRef.current = menuOpenerId ? document.getElementById(menuOpenerId) : active
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      // The choice made in the layer may have moved focus elsewhere, such as to a new heading.
      if (document.activeElement !== null && document.activeElement !== document.body) return
      const opener = openerRef.current
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    },
  }
}
