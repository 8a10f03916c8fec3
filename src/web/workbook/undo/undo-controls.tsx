import { Redo2, Undo2 } from 'lucide-react'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { canRedo, canUndo } from '#domain/sync/history.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import type { PlanEditor } from '#web/workbook/editor/plan-editor.ts'
import { type FieldActions, type OpenForm, showUndone } from './show-undone.ts'
import { stepThroughHistory, showMoved } from './undo-redo.ts'
import { useUndoKeys } from './use-undo-keys.ts'

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)
const shortcuts = isApple ? { undo: '⌘Z', redo: '⇧⌘Z' } : { undo: 'Ctrl+Z', redo: 'Ctrl+Shift+Z' }

interface UndoControlsProps extends FieldActions {
  editor: PlanEditor
  openForm: OpenForm
}

/** Undo and redo for the open plan, with buttons and keys. Also shows the changes that a toast undoes. */
export function UndoControls({ editor, openForm, onGoToField, onReveal }: UndoControlsProps) {
  const isUndoable = useStore(editor.store, ({ history }) => canUndo(history))
  const isRedoable = useStore(editor.store, ({ history }) => canRedo(history))
  const show = showUndone(openForm, { onGoToField, onReveal })
  const go = (move: 'undo' | 'redo') => stepThroughHistory(editor, move, show)
  useUndoKeys(go)

  useEffect(() => editor.onEditUndone((moved) => showMoved(editor, moved, 'undo', show)), [editor, show])

  return (
    <div className="flex pointer-coarse:gap-1">
      {/* A button with nothing to undo or redo still keeps its focus. */}
      <IconButton
        icon={Undo2}
        label="Undo"
        title={`Undo (${shortcuts.undo})`}
        aria-disabled={!isUndoable || undefined}
        onClick={() => go('undo')}
        className="pointer-coarse:size-10"
      />
      <IconButton
        icon={Redo2}
        label="Redo"
        title={`Redo (${shortcuts.redo})`}
        aria-disabled={!isRedoable || undefined}
        onClick={() => go('redo')}
        className="pointer-coarse:size-10"
      />
    </div>
  )
}
