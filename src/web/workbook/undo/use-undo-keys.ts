import { useEffect } from 'react'

/**
 * Control or Command with Z, and with Shift for redo, over the whole plan. The browser's own undo knows only the
 * field it is in and nothing of lists or templates, so ours takes its place.
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
 * A text that is not the plan's, such as a question to the advisor or a title that is not saved yet, keeps the
 * browser's undo. Under a dialog the plan would change unseen; a drawer makes way.
 */
function isOutsidePlan(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('[role=dialog]:not([data-drawer])')) return true
  return target.matches(textField) && !target.closest('[data-plan-fields]')
}
