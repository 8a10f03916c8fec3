import { useEffect } from 'react'
import { usePlanEditor } from './editor/plan-context.tsx'
import { redo, undo } from './undo-action.ts'

/**
 * Control or Command with Z, and with Shift for redo, over the whole plan. The browser's own undo knows only the
 * field it is in and nothing of lists or templates, so ours takes its place.
 */
export function useUndoKeys(): void {
  const editor = usePlanEditor()
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const isUndoKey = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.altKey
      if (!isUndoKey || isOutsidePlan(event.target)) return
      event.preventDefault()
      if (event.shiftKey) redo(editor)
      else undo(editor)
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [editor])
}

/** A dialog's own fields, such as a new title that is not saved yet, keep the browser's undo. */
function isOutsidePlan(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role=dialog] [data-own-undo]') !== null
}
