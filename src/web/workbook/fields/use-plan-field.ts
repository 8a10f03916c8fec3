import { type ReactNode, use, useState } from 'react'
import { writeAddress } from '#domain/plan/address/write-address.ts'
import type {
  ChoiceAddress,
  FieldAddress,
  FlagAddress,
  OptionalNumberAddress,
  TextAddress,
  ValueAt,
} from '#domain/plan/address/field-address.ts'
import { writeField } from '#domain/plan/address/field-values.ts'
import { copyOf } from '#domain/plan/fields/field-catalog.ts'
import { usePlanEditor, usePlanValue } from '#web/workbook/editor/plan-context.tsx'
import { FigureSourcePart } from './figure-source-part.ts'

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

/** Where a field's figure comes from, shown below the field once the person has left it. */
export function useFigureSource(address: FieldAddress): { after: ReactNode; leave: () => void } {
  const [isLeft, setIsLeft] = useState(false)
  const renderFigureSource = use(FigureSourcePart)
  return {
    after: isLeft && renderFigureSource(address),
    leave: () => {
      // A press outside leaves the field. What appears before the release would move the target away from the pointer.
      for (const release of ['click', 'keyup'])
        document.addEventListener(release, () => setIsLeft(true), { once: true })
    },
  }
}
