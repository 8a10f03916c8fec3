import { type FieldPlace, readField, writeField } from '#domain/plan/field-values.ts'
import type { TextSource } from '#web/ui/fields/text-source.ts'
import { usePlanEditor } from '#web/workbook/editor/plan-context.tsx'

/** A text of the plan for a field that is not drawn again with each key. Undo calls its changes by the label. */
export function useTextSource(place: FieldPlace, label: string): TextSource {
  const editor = usePlanEditor()
  return {
    read: () => {
      const text = readField(editor.store.getState().workbook.data, place)
      return typeof text === 'string' ? text : ''
    },
    write: (text) =>
      editor.edit({ label, coalesceKey: place.join('.') }, (workbook) => ({
        ...workbook,
        data: writeField(workbook.data, place, text),
      })),
    watch: (listener) => editor.watchField(place, listener),
  }
}
