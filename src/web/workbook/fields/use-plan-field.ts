import { writeAddress } from '#domain/plan/address/write-address.ts'
import type {
  ChoiceAddress,
  FlagAddress,
  OptionalNumberAddress,
  TextAddress,
  ValueAt,
} from '#domain/plan/address/field-address.ts'
import { writeField } from '#domain/plan/address/field-values.ts'
import { copyOf } from '#domain/plan/fields/field-catalog.ts'
import { usePlanEditor, usePlanValue } from '#web/workbook/editor/plan-context.tsx'

type SingleAddress = TextAddress | OptionalNumberAddress | ChoiceAddress | FlagAddress

interface FieldBinding<Value> {
  value: Value
  change: (value: Exclude<Value, undefined>) => void
}

/** One field of the plan. Typing in it rerenders only the field itself. */
export function usePlanField<const Address extends SingleAddress>(
  address: Address,
): FieldBinding<ValueAt<Address>> {
  const editor = usePlanEditor()
  return {
    value: usePlanValue(address),
    change: (next) =>
      editor.edit({ label: copyOf(address).label, coalesceKey: writeAddress(address) }, (workbook) => ({
        ...workbook,
        data: writeField(workbook.data, address, next),
      })),
  }
}
