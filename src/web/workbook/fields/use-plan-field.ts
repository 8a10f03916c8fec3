import { type FieldPlace, toCopyPath, writeField } from '#domain/plan/field-values.ts'
import { findFieldCopy } from '#domain/plan/fields/catalogue.ts'
import { usePlanEditor, usePlanValue } from '#web/workbook/editor/plan-context.tsx'

interface FieldBinding<Value> {
  value: Value | undefined
  change: (value: Value) => void
}

/** One field of the plan. A key pressed in it redraws nothing but the field itself. */
export function usePlanField<Value>(place: FieldPlace): FieldBinding<Value> {
  const editor = usePlanEditor()
  const value = usePlanValue(place) as Value | undefined
  return {
    value,
    change: (next) =>
      editor.edit(
        { label: findFieldCopy(toCopyPath(place))?.label ?? 'Edit', coalesceKey: place.join('.') },
        (workbook) => ({
          ...workbook,
          data: writeField(workbook.data, place, next),
        }),
      ),
  }
}
