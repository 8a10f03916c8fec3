import { useEffect } from 'react'

/** Shows and hides the example of the field one is in. */
export const exampleKey = 'F1'

/** Mount once around the form: the key works in each field that names it as its shortcut. */
export function useExampleKey(): void {
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const hasModifier = event.ctrlKey || event.altKey || event.shiftKey || event.metaKey
      if (event.key !== exampleKey || hasModifier || !(event.target instanceof Element)) return
      if (!event.target.matches(`[aria-keyshortcuts=${exampleKey}]`)) return
      event.preventDefault()
      findExampleButton(event.target)?.click()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])
}

/** The one nearest around the field: its own, or that of the list it is a line of. */
function findExampleButton(field: Element): HTMLElement | null {
  for (let around = field.parentElement; around; around = around.parentElement) {
    const button = around.querySelector<HTMLElement>('[data-example]')
    if (button) return button
  }
  return null
}
