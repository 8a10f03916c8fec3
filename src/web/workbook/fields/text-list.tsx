import type { TextListAddress } from '#domain/plan/address/field-address.ts'
import { readField, writeField } from '#domain/plan/address/field-values.ts'
import { copyOf } from '#domain/plan/fields/field-catalog.ts'
import { findTitle, numberEntry } from '#domain/plan/fields/item-words.ts'
import { findPlaceholders } from '#domain/plan/placeholders.ts'
import { ListEditor } from '#web/ui/lists/list-editor.tsx'
import { moveItem, removeItem } from '#web/ui/lists/list-order.ts'
import { SuggestionChips } from '#web/ui/fields/suggestion-chips.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { toControlId, usePlan, usePlanEditor } from '#web/workbook/editor/plan-context.tsx'
import { exampleKey } from './example-key.ts'
import { ExampleNote } from './example-note.tsx'
import { showRemoved } from './show-removed.ts'
import { useTextSource } from './use-text-source.ts'

/** A list with fewer items than this still offers suggestions. */
const suggestBelow = 3

const noSuggestions: readonly string[] = []

interface TextListProps {
  address: TextListAddress
  suggestions?: readonly string[]
}

/** A list of plain texts. It rerenders when items are added or removed. Typing rerenders only the edited item. */
export function TextList({ address, suggestions = noSuggestions }: TextListProps) {
  const editor = usePlanEditor()
  const copy = copyOf(address)
  const count = usePlan(({ data }) => readField(data, address)?.length ?? 0)

  function changeList(update: (texts: readonly string[]) => string[], label: string) {
    editor.edit({ label }, (workbook) => ({
      ...workbook,
      data: writeField(workbook.data, address, update(readField(workbook.data, address) ?? [])),
    }))
  }

  function remove(index: number) {
    const text = readField(editor.store.getState().workbook.data, address)?.[index]
    changeList((texts) => removeItem(texts, index), `Remove ${copy.singular}`)
    const name = findTitle(text ?? '')
    if (name !== null) showRemoved(editor, name)
  }

  return (
    <div id={toControlId(address)}>
      <ListEditor
        label={copy.label}
        hint={
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            {copy.hint}
            <ExampleNote address={address} label={copy.label} />
          </span>
        }
        items={Array.from({ length: count }, (_, index) => index)}
        nameItem={(index) => numberEntry(copy, index)}
        renderItem={(index) => (
          <TextItem
            address={address}
            index={index}
            name={numberEntry(copy, index)}
            listLabel={copy.label}
            placeholder={copy.placeholder}
          />
        )}
        onAdd={() => changeList((texts) => [...texts, ''], copy.addText)}
        onRemove={remove}
        onMove={(from, to) => changeList((texts) => moveItem(texts, from, to), `Move ${copy.singular}`)}
        addText={copy.addText}
        emptyText={copy.emptyText}
        suggestions={
          count < suggestBelow &&
          suggestions.length > 0 && (
            <Suggestions
              address={address}
              label={`Suggestions for ${copy.label.toLowerCase()}`}
              suggestions={suggestions}
              onPick={(text) => changeList((texts) => [...texts, text], copy.addText)}
            />
          )
        }
      />
    </div>
  )
}

interface TextItemProps {
  address: TextListAddress
  index: number
  name: string
  listLabel: string
  placeholder: string | undefined
}

function TextItem({ address, index, name, listLabel, placeholder }: TextItemProps) {
  const source = useTextSource([...address, index], listLabel)
  return (
    <TextArea
      label={name}
      hideLabel
      rows={1}
      source={source}
      placeholder={placeholder}
      highlight={findPlaceholders}
      aria-keyshortcuts={exampleKey}
    />
  )
}

interface SuggestionsProps {
  address: TextListAddress
  label: string
  suggestions: readonly string[]
  onPick: (text: string) => void
}

/** Suggestions that are not in the list yet. */
function Suggestions({ address, label, suggestions, onPick }: SuggestionsProps) {
  const texts = usePlan(({ data }) => readField(data, address))
  const open = suggestions.filter((suggestion) => !texts?.includes(suggestion))
  return <SuggestionChips label={label} suggestions={open} onPick={onPick} />
}
