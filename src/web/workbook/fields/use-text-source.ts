import { writeAddress } from '#domain/plan/address/write-address.ts'
import type { TextAddress } from '#domain/plan/address/field-address.ts'
import { readField, writeField } from '#domain/plan/address/field-values.ts'
import type { TextSource } from '#web/ui/fields/text-source.ts'
import { usePlanEditor } from '#web/workbook/editor/plan-context.tsx'

/** A text of the plan for a field that does not rerender on each keystroke. Undo shows the label. */
export function useTextSource(address: TextAddress, label: string): TextSource {
  const editor = usePlanEditor()
  return {
    read: () => readField(editor.store.getState().workbook.data, address) ?? '',
    write: (text) =>
      editor.edit({ label, coalesceKey: writeAddress(address) }, (workbook) => ({
        ...workbook,
        data: writeField(workbook.data, address, text),
      })),
    watch: (listener) => editor.watchField(address, listener),
  }
}
