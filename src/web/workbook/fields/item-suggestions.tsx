import { SuggestionChips } from '#web/ui/fields/suggestion-chips.tsx'
import type { ItemFields, ItemListAddress, ItemTextKey, ValueAt } from '#domain/plan/address/field-address.ts'
import { changeItems, readItems } from '#domain/plan/address/field-values.ts'
import { usePlanEditor, usePlanList } from '#web/workbook/editor/plan-context.tsx'
import { createRandomId } from './item-list.tsx'

interface ItemSuggestion<List extends ItemListAddress> {
  /** The button's text. */
  text: string
  /** The item to add, before it has an id. */
  draft: ItemFields<ValueAt<List>[number]>
}

interface ItemSuggestionsProps<List extends ItemListAddress> {
  address: List
  label: string
  suggestions: readonly ItemSuggestion<List>[]
  /** The field that identifies an item already in the list. */
  titleField: ItemTextKey<List>
  /** Suggestions are offered while the list is shorter than this. */
  below: number
  /** The name that Undo shows. */
  addText: string
}

/** One-click items for a list of cards. Items already in the list are left out. */
export function ItemSuggestions<const List extends ItemListAddress>({
  address,
  label,
  suggestions,
  titleField,
  below,
  addText,
}: ItemSuggestionsProps<List>) {
  const editor = usePlanEditor()
  const titles = usePlanList(({ data }) => readItems(data, address).map((item) => toKey(item, titleField)))
  const offered = suggestions.filter(({ draft }) => !titles.includes(toKey(draft, titleField)))
  if (titles.length >= below || offered.length === 0) return null

  function addPicked(picked: string) {
    const draft = offered.find(({ text }) => text === picked)?.draft
    if (!draft) return
    editor.edit({ label: addText }, (workbook) => ({
      ...workbook,
      data: changeItems(workbook.data, address, (items) => [...items, { id: createRandomId(), ...draft }]),
    }))
  }

  return <SuggestionChips label={label} suggestions={offered.map(({ text }) => text)} onPick={addPicked} />
}

/** An item is the same even if someone adds spaces or changes capitals. */
function toKey(item: object, titleField: string): string {
  const title: unknown = Reflect.get(item, titleField)
  return typeof title === 'string' ? title.trim().toLowerCase() : ''
}
