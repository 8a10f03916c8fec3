import { createContext, type ReactNode, useCallback, useContext, useState, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import type { Workbook } from '#domain/plan/restore.ts'
import { writeAddress } from '#domain/plan/address/write-address.ts'
import type { AddressPath, FieldAddress, ValueAt } from '#domain/plan/address/field-address.ts'
import { readField } from '#domain/plan/address/field-values.ts'
import type { PlanEditor } from './plan-editor.ts'

const PlanEditorContext = createContext<PlanEditor | null>(null)

export function PlanEditorProvider({ editor, children }: { editor: PlanEditor; children: ReactNode }) {
  return <PlanEditorContext value={editor}>{children}</PlanEditorContext>
}

export function usePlanEditor(): PlanEditor {
  const editor = useContext(PlanEditorContext)
  if (!editor) throw new Error('This component must be inside an open plan')
  return editor
}

/** Selects the part of the plan that a component needs. The component rerenders only when that part changes. */
export function usePlan<Selected>(select: (workbook: Workbook) => Selected): Selected {
  return useStore(usePlanEditor().store, ({ workbook }) => select(workbook))
}

/** Like `usePlan`, for a list that is rebuilt each time. Lists are compared item by item. */
export function usePlanList<Item>(select: (workbook: Workbook) => Item[]): Item[] {
  const [keepIfSame] = useState(createListKeeper<Item>)
  return useStore(usePlanEditor().store, ({ workbook }) => keepIfSame(select(workbook)))
}

/** Returns the previous list as long as the next one has the same items. */
function createListKeeper<Item>(): (next: Item[]) => Item[] {
  let kept: Item[] = []
  return (next) => {
    const isSame = next.length === kept.length && next.every((item, index) => Object.is(item, kept[index]))
    if (!isSame) kept = next
    return kept
  }
}

/** One value of the plan. Unlike `usePlan`, it costs nothing when other values change. */
export function usePlanValue<const Address extends FieldAddress>(address: Address): ValueAt<Address> {
  const editor = usePlanEditor()
  return useSyncExternalStore(
    useCallback((listener) => editor.watchField(address, listener), [editor, address]),
    () => readField(editor.store.getState().workbook.data, address),
  )
}

/** The id of a field's control, which suggestions and notes link to. */
export function toControlId(address: AddressPath): string {
  return `field-${writeAddress(address)}`
}
