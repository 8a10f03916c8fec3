import type { ReactNode } from 'react'
import type { ItemListCopy } from '#domain/plan/fields/field-copy.ts'
import { createId } from '#domain/plan/ids.ts'
import { findItemTitle, isItemFilled } from '#domain/plan/fields/item-words.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { ListEditor } from '#web/ui/lists/list-editor.tsx'
import { moveItem, removeItem } from '#web/ui/lists/list-order.ts'
import { type FieldPlace, readField, writeField } from '#domain/plan/field-values.ts'
import { toControlId, usePlanEditor, usePlanList } from '#web/workbook/editor/plan-context.tsx'
import { nameListItem, requireFieldCopy } from './field-texts.tsx'
import { ItemTitle } from './item-title.tsx'
import { tellRemoved } from './tell-removed.ts'

interface ItemListProps {
  place: FieldPlace
  /** The fields of one item, each bound by its own place. */
  renderItem: (itemPlace: FieldPlace, index: number) => ReactNode
  renderHeader?: (itemPlace: FieldPlace, index: number) => ReactNode
  /** Heads each card with this field's words, for lists without a header of their own. */
  titleField?: string
  suggestions?: ReactNode
  /** Runs in the same change, such as clearing a choice that pointed at the removed item. */
  onRemoved?: (data: WorkbookData, id: string) => WorkbookData
  hideLabel?: boolean
}

/** A list of cards. It knows only the items' ids, so that typing in a card leaves the list alone. */
export function ItemList({
  place,
  renderItem,
  renderHeader,
  titleField,
  suggestions,
  onRemoved,
  hideLabel,
}: ItemListProps) {
  const editor = usePlanEditor()
  const copy = requireFieldCopy(place) as ItemListCopy<Record<string, unknown>>
  const ids = usePlanList(({ data }) => readItems(data, place).map(({ id }) => id))
  const nameItem = (_id: string, index: number) => nameListItem(copy, index)

  function showHeader(id: string, index: number) {
    if (renderHeader) return renderHeader([...place, id], index)
    if (titleField === undefined) return nameItem(id, index)
    return <ItemTitle place={[...place, id, titleField]} fallback={nameItem(id, index)} />
  }

  function changeItems(
    label: string,
    update: (items: readonly Item[]) => readonly Item[],
    removedId?: string,
  ) {
    editor.edit({ label }, (workbook) => {
      const data = writeField(workbook.data, place, update(readItems(workbook.data, place)))
      return { ...workbook, data: removedId !== undefined && onRemoved ? onRemoved(data, removedId) : data }
    })
  }

  function remove(index: number) {
    const item = readItems(editor.store.getState().workbook.data, place)[index]
    changeItems(`Remove ${copy.singular}`, (items) => removeItem(items, index), ids[index])
    const blank = copy.createBlank()
    if (item && isItemFilled(item, blank)) {
      tellRemoved(editor, findItemTitle(item, blank) ?? nameListItem(copy, index))
    }
  }

  return (
    <div id={toControlId(place)}>
      <ListEditor
        layout="cards"
        label={copy.label}
        hideLabel={hideLabel}
        hint={copy.hint}
        items={ids}
        nameItem={nameItem}
        renderItem={(id, index) => renderItem([...place, id], index)}
        renderHeader={showHeader}
        onAdd={() =>
          changeItems(copy.addText, (items) => [...items, { id: createRandomId(), ...copy.createBlank() }])
        }
        onRemove={remove}
        onMove={(from, to) => changeItems(`Move ${copy.singular}`, (items) => moveItem(items, from, to))}
        addText={copy.addText}
        emptyText={copy.emptyText}
        suggestions={suggestions}
      />
    </div>
  )
}

interface Item {
  id: string
}

function readItems(data: WorkbookData, place: FieldPlace): readonly Item[] {
  const items = readField(data, place)
  return Array.isArray(items) ? (items as Item[]) : []
}

export function createRandomId(): string {
  return createId((length) => crypto.getRandomValues(new Uint8Array(length)))
}
