import { SuggestionChips } from '#web/ui/fields/suggestion-chips.tsx'
import { type FieldPlace, readField, writeField } from '#domain/plan/field-values.ts'
import { usePlanEditor, usePlanList } from '#web/workbook/editor/plan-context.tsx'
import { createRandomId } from './item-list.tsx'

interface ItemSuggestion {
  /** What the button says. */
  text: string
  /** The item it adds, before it has an id. */
  draft: Readonly<Record<string, unknown>>
}

interface ItemSuggestionsProps {
  place: FieldPlace
  label: string
  suggestions: readonly ItemSuggestion[]
  /** The field that tells whether an item is there already. */
  titleField: string
  /** They are offered while the list is shorter than this. */
  below: number
  /** What Undo calls it. */
  addText: string
}

/** One-click items for a list of cards. Those that the list already has are left out. */
export function ItemSuggestions({
  place,
  label,
  suggestions,
  titleField,
  below,
  addText,
}: ItemSuggestionsProps) {
  const editor = usePlanEditor()
  const titles = usePlanList(({ data }) =>
    readItems(readField(data, place)).map((item) => toKey(item[titleField])),
  )
  const offered = suggestions.filter(({ draft }) => !titles.includes(toKey(draft[titleField])))
  if (titles.length >= below || offered.length === 0) return null

  function addPicked(picked: string) {
    const draft = offered.find(({ text }) => text === picked)?.draft
    if (!draft) return
    editor.edit({ label: addText }, (workbook) => ({
      ...workbook,
      data: writeField(workbook.data, place, [
        ...readItems(readField(workbook.data, place)),
        { id: createRandomId(), ...draft },
      ]),
    }))
  }

  return <SuggestionChips label={label} suggestions={offered.map(({ text }) => text)} onPick={addPicked} />
}

function readItems(value: unknown): readonly Record<string, unknown>[] {
  return Array.isArray(value) ? (value as Record<string, unknown>[]) : []
}

/** People add spaces and change capitals; it is still the same item. */
function toKey(title: unknown): string {
  return typeof title === 'string' ? title.trim().toLowerCase() : ''
}
