import { useEffect } from 'react'

/**
 * Control or Command with Z, plus Shift for redo, for the whole plan. The browser's own undo covers only the
 * focused field and does not know lists or templates, so ours replaces it.
 */
export function useUndoKeys(go: (move: 'undo' | 'redo') => void): void {
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const isUndoKey = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.altKey
      if (!isUndoKey || isOutsidePlan(event.target)) return
      event.preventDefault()
      go(event.shiftKey ? 'redo' : 'undo')
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [go])
}

const textField =
  'textarea, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=file], [type=range])'

/**
 * Text outside the plan, such as a question to the advisor or an unsaved title, keeps the browser's undo. Behind
 * a dialog, the plan would change unseen. A drawer closes instead.
 */
function isOutsidePlan(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('[role=dialog]:not([data-drawer])')) return true
  return target.matches(textField) && !target.closest('[data-plan-fields]')
}
