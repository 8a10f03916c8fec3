import type { ReactNode } from 'react'
import type {
  AddressPath,
  ItemIn,
  ItemKey,
  ItemListAddress,
  ItemTextKey,
  TextAddress,
} from '#domain/plan/address/field-address.ts'
import { changeItems, readItems } from '#domain/plan/address/field-values.ts'
import { copyOf } from '#domain/plan/fields/field-catalog.ts'
import { createId } from '#domain/plan/ids.ts'
import { findItemTitle, isItemFilled, numberEntry } from '#domain/plan/fields/item-words.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { ListEditor } from '#web/ui/lists/list-editor.tsx'
import { moveItem, removeItem } from '#web/ui/lists/list-order.ts'
import { toControlId, usePlanEditor, usePlanList } from '#web/workbook/editor/plan-context.tsx'
import { DraftMark } from './draft-mark.tsx'
import { ItemTitle } from './item-title.tsx'
import { showRemoved } from './show-removed.ts'

interface ItemListProps<List extends ItemListAddress> {
  address: List
  /** The fields of one item, each bound to its own address. */
  renderItem: (item: ItemIn<List>, index: number) => ReactNode
  renderHeader?: (item: ItemIn<List>, index: number) => ReactNode
  /** Uses this field's text as the heading of each card, for lists without their own header. */
  titleField?: ItemTextKey<List>
  suggestions?: ReactNode
  /** Runs in the same change, such as filling in what the plan already says. */
  onAdded?: (data: WorkbookData, id: string) => WorkbookData
  /** Runs in the same change, such as clearing a choice that pointed at the removed item. */
  onRemoved?: (data: WorkbookData, id: string) => WorkbookData
  hideLabel?: boolean
  /** The most items that the list can have. */
  most?: number
}

/** A list of cards. It knows only the items' ids, so that typing in a card does not rerender the list. */
export function ItemList<const List extends ItemListAddress>({
  address,
  renderItem,
  renderHeader,
  titleField,
  suggestions,
  onAdded,
  onRemoved,
  hideLabel,
  most = Infinity,
}: ItemListProps<List>) {
  const editor = usePlanEditor()
  const copy = copyOf(address)
  const ids = usePlanList(({ data }) => readItems(data, address).map(({ id }) => id))
  const nameItem = (_id: string, index: number) => numberEntry(copy, index)

  function showHeader(id: string, index: number) {
    if (renderHeader) return renderHeader([...address, { id }], index)
    if (titleField === undefined) return nameItem(id, index)
    const title: AddressPath = [...address, { id }, titleField]
    return <ItemTitle address={title as TextAddress} fallback={nameItem(id, index)} />
  }

  function change(
    label: string,
    update: (items: readonly ItemKey[]) => readonly ItemKey[],
    settle: (data: WorkbookData) => WorkbookData = (data) => data,
  ) {
    editor.edit({ label }, (workbook) => ({
      ...workbook,
      data: settle(changeItems(workbook.data, address, update)),
    }))
  }

  function add() {
    const id = createRandomId()
    change(
      copy.addText,
      (items) => [...items, { id, ...copy.createBlank() }],
      (data) => onAdded?.(data, id) ?? data,
    )
  }

  function remove(index: number) {
    const item = readItems(editor.store.getState().workbook.data, address)[index]
    const id = ids[index]
    change(
      `Remove ${copy.singular}`,
      (items) => removeItem(items, index),
      (data) => (id !== undefined && onRemoved ? onRemoved(data, id) : data),
    )
    const blank = copy.createBlank()
    if (item && isItemFilled(item, blank)) {
      showRemoved(editor, findItemTitle(item, blank) ?? numberEntry(copy, index))
    }
  }

  return (
    <div id={toControlId(address)}>
      <ListEditor
        layout="cards"
        label={copy.label}
        hideLabel={hideLabel}
        hint={copy.hint}
        items={ids}
        nameItem={nameItem}
        renderItem={(id, index) => (
          <>
            {address[0] === 'financialProjections' && <DraftMark place={[...address, { id }]} />}
            {renderItem([...address, { id }], index)}
          </>
        )}
        renderHeader={showHeader}
        onAdd={add}
        onRemove={remove}
        onMove={(from, to) => change(`Move ${copy.singular}`, (items) => moveItem(items, from, to))}
        addText={copy.addText}
        emptyText={copy.emptyText}
        fullText={ids.length < most ? undefined : `There is room for ${most}. Put similar ones together.`}
        suggestions={suggestions}
      />
    </div>
  )
}

export function createRandomId(): string {
  return createId((length) => crypto.getRandomValues(new Uint8Array(length)))
}
