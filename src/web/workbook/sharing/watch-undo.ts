import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { readAt } from '#domain/plan/address/values-at.ts'
import type { PlanEditor } from '#web/workbook/editor/plan-editor.ts'

/** Calls back once, when the field has its earlier value again: by any Undo, or by hand. */
export function watchUndo(
  { store }: Pick<PlanEditor, 'store'>,
  address: FieldAddress,
  before: unknown,
  onUndone: () => void,
): void {
  const stop = store.subscribe(({ workbook }) => {
    if (readAt(workbook.data, address) !== before) return
    stop()
    onUndone()
  })
}
