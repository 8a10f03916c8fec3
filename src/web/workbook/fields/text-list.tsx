import type { ListCopy } from '#domain/plan/fields/field-copy.ts'
import { findTitle } from '#domain/plan/fields/item-words.ts'
import { findPlaceholders } from '#domain/plan/placeholders.ts'
import { ListEditor } from '#web/ui/lists/list-editor.tsx'
import { moveItem, removeItem } from '#web/ui/lists/list-order.ts'
import { SuggestionChips } from '#web/ui/fields/suggestion-chips.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { type FieldPlace, readField, writeField } from '#domain/plan/field-values.ts'
import { toControlId, usePlan, usePlanEditor } from '#web/workbook/editor/plan-context.tsx'
import { ExampleNote } from './example-note.tsx'
import { nameListItem, requireFieldCopy } from './field-texts.tsx'
import { tellRemoved } from './tell-removed.ts'
import { useTextSource } from './use-text-source.ts'

/** Below this many items a list still offers suggestions. */
const suggestBelow = 3

const noSuggestions: readonly string[] = []

interface TextListProps {
  place: FieldPlace
  suggestions?: readonly string[]
}

/** A list of plain texts. It is drawn again when items come and go; a key pressed in one redraws that one alone. */
export function TextList({ place, suggestions = noSuggestions }: TextListProps) {
  const editor = usePlanEditor()
  const copy = requireFieldCopy(place) as ListCopy
  const count = usePlan(({ data }) => readTexts(readField(data, place)).length)

  function changeList(update: (texts: readonly string[]) => readonly string[], label: string) {
    editor.edit({ label }, (workbook) => ({
      ...workbook,
      data: writeField(workbook.data, place, update(readTexts(readField(workbook.data, place)))),
    }))
  }

  function remove(index: number) {
    const text = readTexts(readField(editor.store.getState().workbook.data, place))[index]
    changeList((texts) => removeItem(texts, index), `Remove ${copy.singular}`)
    const name = findTitle(text ?? '')
    if (name !== null) tellRemoved(editor, name)
  }

  return (
    <div id={toControlId(place)}>
      <ListEditor
        label={copy.label}
        hint={
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            {copy.hint}
            <ExampleNote place={place} label={copy.label} />
          </span>
        }
        items={Array.from({ length: count }, (_, index) => index)}
        nameItem={(index) => nameListItem(copy, index)}
        renderItem={(index) => (
          <TextItem
            place={place}
            index={index}
            name={nameListItem(copy, index)}
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
              place={place}
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
  place: FieldPlace
  index: number
  name: string
  listLabel: string
  placeholder: string | undefined
}

function TextItem({ place, index, name, listLabel, placeholder }: TextItemProps) {
  const source = useTextSource([...place, String(index)], listLabel)
  return (
    <TextArea
      label={name}
      hideLabel
      rows={1}
      source={source}
      placeholder={placeholder}
      highlight={findPlaceholders}
    />
  )
}

interface SuggestionsProps {
  place: FieldPlace
  label: string
  suggestions: readonly string[]
  onPick: (text: string) => void
}

/** Those that are not in the list yet. */
function Suggestions({ place, label, suggestions, onPick }: SuggestionsProps) {
  const texts = usePlan(({ data }) => readField(data, place))
  const open = suggestions.filter((suggestion) => !readTexts(texts).includes(suggestion))
  return <SuggestionChips label={label} suggestions={open} onPick={onPick} />
}

function readTexts(value: unknown): readonly string[] {
  return Array.isArray(value) ? (value as string[]) : []
}
