import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { memo, useRef, useState } from 'react'
import { announce } from '#web/ui/notices/announcements.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { joinClasses } from '#web/ui/browser/class-names.ts'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { FieldGroup } from '#web/ui/fields/field-group.tsx'
import { Icon } from '#web/ui/display/icon.tsx'
import { useGradualCount } from './gradual-count.ts'
import { useListFocus } from './list-focus.ts'
import { findFocusAfterRemoval, fitKeys, moveItem, removeItem } from './list-order.ts'
import { ListRow } from './list-row.tsx'
import type { ListTexts } from './list-texts.ts'
import { defaultListTexts } from './list-texts.ts'
import { useRowDrag } from './row-drag.ts'

type ListEditorProps<Item> = {
  /** The list's heading; hide it where the page already has one. */
  label: string
  hideLabel?: boolean | undefined
  hint?: ReactNode
  items: readonly Item[]
  /** The fields of one item. Give each its own label, hidden or not. */
  renderItem: (item: Item, index: number) => ReactNode
  /** What buttons and announcements call an item, such as 'Segment 2'. */
  nameItem: (item: Item, index: number) => string
  onAdd: () => void
  onRemove: (index: number) => void
  /** Without it the order is fixed. */
  onMove?: ((from: number, to: number) => void) | undefined
  addText: string
  emptyText: ReactNode
  /** Why nothing can be added any more. Replaces the add button's work while it is set. */
  fullText?: string | undefined
  /** 'rows' for single fields, 'cards' for items with several. */
  layout?: 'rows' | 'cards' | undefined
  /** The heading of a card. Defaults to the item's name. */
  renderHeader?: ((item: Item, index: number) => ReactNode) | undefined
  /** `SuggestionChips`, while there are any to offer. */
  suggestions?: ReactNode
  texts?: Partial<ListTexts> | undefined
  className?: string | undefined
}

const portions = { rows: { first: 12, next: 20 }, cards: { first: 2, next: 2 } }

/** A key in a row then makes the browser look at the list alone and not at the rest of the page. */
const ownLayoutClass = 'contain-layout'

/** The estimated height of an undrawn row and the gap below it. Touch-sized buttons make rows taller. */
const layoutClasses = {
  rows: 'gap-2 [--row-gap:0.5rem] [--row-height:2.925rem] max-sm:[--row-height:4.75rem] pointer-coarse:[--row-height:4.75rem]',
  cards: 'gap-4 [--row-gap:1rem] [--row-height:29rem]',
}

/** A list that people can add to, remove from and reorder by pointer, keyboard or screen reader. */
export function ListEditor<Item>({
  label,
  hideLabel = false,
  hint,
  items,
  renderItem,
  nameItem,
  onAdd,
  onRemove,
  onMove,
  addText,
  emptyText,
  fullText,
  layout = 'rows',
  renderHeader,
  suggestions,
  texts: ownTexts,
  className,
}: ListEditorProps<Item>) {
  const listRef = useRef<HTMLUListElement>(null)
  const addRef = useRef<HTMLButtonElement>(null)
  const [knownKeys, setKnownKeys] = useState<readonly number[]>([])
  const focus = useListFocus(listRef, addRef)
  const drag = useRowDrag(listRef, moveRow)
  const keys = fitKeys(knownKeys, items.length)
  const texts = { ...defaultListTexts, ...ownTexts }
  const { drawnCount, drawAll } = useGradualCount(items.length, portions[layout])
  const missingCount = items.length - drawnCount

  function getName(index: number) {
    const item = items[index]
    return item === undefined ? '' : nameItem(item, index)
  }

  function addRow() {
    focus.focusRow(items.length)
    drawAll()
    setKnownKeys(keys)
    onAdd()
  }

  function removeRow(index: number) {
    const goal = findFocusAfterRemoval(index, items.length - 1)
    if (goal === 'add') focus.focusAdd()
    else focus.focusRow(goal)
    announce(texts.removed(getName(index)))
    setKnownKeys(removeItem(keys, index))
    onRemove(index)
  }

  function moveRow(from: number, to: number) {
    if (!onMove || to < 0 || to >= items.length) return
    focus.keepFocus()
    drawAll()
    announce(texts.moved(getName(from), to + 1, items.length))
    setKnownKeys(moveItem(keys, from, to))
    onMove(from, to)
  }

  return (
    <FieldGroup legend={label} hideLegend={hideLabel} hint={hint} className={className}>
      {items.length === 0 ? (
        <EmptyState className="mb-3">{emptyText}</EmptyState>
      ) : (
        <ul
          ref={listRef}
          className={joinClasses('mb-3 flex flex-col', ownLayoutClass, layoutClasses[layout])}
          // Room for the rows still to be drawn, so that the content below does not move as they appear.
          style={
            missingCount > 0
              ? { paddingBottom: `calc(${missingCount} * (var(--row-height) + var(--row-gap)))` }
              : undefined
          }
        >
          {items.slice(0, drawnCount).map((item, index) => (
            <Row
              key={keys[index]}
              item={item}
              index={index}
              count={items.length}
              texts={texts}
              layout={layout}
              nameItem={nameItem}
              renderItem={renderItem}
              renderHeader={renderHeader}
              onMove={onMove && items.length > 1 ? moveRow : undefined}
              onRemove={removeRow}
              drag={drag}
            />
          ))}
        </ul>
      )}
      <Button ref={addRef} size="sm" onClick={addRow} disabled={fullText !== undefined}>
        <Icon of={Plus} />
        {addText}
      </Button>
      {fullText !== undefined && <p className="mt-2 text-sm text-ink-2">{fullText}</p>}
      {Boolean(suggestions) && (
        // A picked chip is removed from the page, and focus would be lost with it.
        <div className="mt-4" onClickCapture={focus.keepFocus}>
          {suggestions}
        </div>
      )}
    </FieldGroup>
  )
}

interface RowProps<Item> extends Pick<
  ListEditorProps<Item>,
  'nameItem' | 'renderItem' | 'renderHeader' | 'onMove'
> {
  item: Item
  index: number
  count: number
  texts: ListTexts
  layout: 'rows' | 'cards'
  onRemove: (index: number) => void
  drag: ReturnType<typeof useRowDrag>
}

function PlainRow<Item>({
  item,
  index,
  count,
  texts,
  layout,
  nameItem,
  renderItem,
  renderHeader,
  onMove,
  onRemove,
  drag,
}: RowProps<Item>) {
  return (
    <ListRow
      index={index}
      count={count}
      name={nameItem(item, index)}
      texts={texts}
      layout={layout}
      header={renderHeader?.(item, index)}
      onMoveTo={onMove && ((to) => onMove(index, to))}
      onRemove={() => onRemove(index)}
      handleProps={drag.getHandleProps(index)}
      style={drag.getRowStyle(index)}
      isDragged={drag.draggedIndex === index}
      isListDragging={drag.isDragging}
    >
      {renderItem(item, index)}
    </ListRow>
  )
}

/** Rows that are already drawn are not redrawn when the next ones appear. */
const Row = memo(PlainRow) as typeof PlainRow
