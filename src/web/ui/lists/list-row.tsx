import { ChevronDown, ChevronUp, GripVertical, Trash2, X } from 'lucide-react'
import type { CSSProperties, KeyboardEvent, PointerEvent, ReactNode } from 'react'
import { joinClasses } from '#web/ui/browser/class-names.ts'
import { Icon } from '#web/ui/display/icon.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import type { ListTexts } from './list-texts.ts'

type ListRowProps = {
  index: number
  count: number
  name: string
  texts: ListTexts
  layout: 'rows' | 'cards'
  header?: ReactNode
  /** Undefined when the list's order is fixed. */
  onMoveTo?: ((to: number) => void) | undefined
  onRemove: () => void
  handleProps: Record<string, (event: PointerEvent<HTMLElement>) => void>
  style: CSSProperties | undefined
  isDragged: boolean
  isListDragging: boolean
  children: ReactNode
}

/**
 * From the 13th row on, a row far off the screen is not laid out; the padding keeps the focus glow from being cut.
 * Its icons show while the mouse or the caret is in it: hundreds of drawings would slow down every key.
 */
const farRowClasses = joinClasses(
  'nth-[n+13]:-m-1 nth-[n+13]:p-1 nth-[n+13]:[contain-intrinsic-block-size:auto_var(--row-height)] nth-[n+13]:[content-visibility:auto]',
  'pointer-fine:[&:nth-child(n+13):not(:hover,:focus-within)_svg]:invisible',
)

/** Stacked beside a line of text and as tall as the line. On touch screens they are larger and apart. */
const moveClasses = 'h-6! w-8! max-sm:h-9! max-sm:w-10! pointer-coarse:h-9! pointer-coarse:w-10!'

/** The browser paints a card anew only when it changes itself, not when another one does. */
const ownLayerClass = 'isolate'

export function ListRow(props: ListRowProps) {
  const { index, count, name, texts, layout, header, onMoveTo, onRemove, children } = props
  const isCard = layout === 'cards'

  function moveByKey(event: KeyboardEvent<HTMLElement>) {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (!event.altKey || step === 0 || !onMoveTo) return
    // In these two elements the same keys already move through text or open the list of options.
    if (event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLSelectElement) return
    event.preventDefault()
    onMoveTo(index + step)
  }

  const handle = onMoveTo && (
    <span
      {...props.handleProps}
      title={texts.dragHint}
      aria-hidden="true"
      className={joinClasses(
        'grid w-6 shrink-0 cursor-grab touch-none place-items-center self-stretch rounded-control text-control select-none hover:text-ink active:cursor-grabbing',
        isCard && '-ml-2',
      )}
    >
      <Icon of={GripVertical} />
    </span>
  )

  const buttons = (
    <span
      className={joinClasses(
        'flex shrink-0 items-center self-start max-sm:gap-2 pointer-coarse:gap-2',
        !isCard &&
          'h-[2.925rem] max-sm:h-auto max-sm:items-start pointer-coarse:h-auto pointer-coarse:items-start',
      )}
    >
      {onMoveTo && (
        <span className={joinClasses('flex max-sm:gap-1 pointer-coarse:gap-1', !isCard && 'flex-col')}>
          <IconButton
            icon={ChevronUp}
            label={texts.moveUp(name)}
            aria-disabled={index === 0 || undefined}
            onClick={() => onMoveTo(index - 1)}
            className={isCard ? '' : moveClasses}
          />
          <IconButton
            icon={ChevronDown}
            label={texts.moveDown(name)}
            aria-disabled={index === count - 1 || undefined}
            onClick={() => onMoveTo(index + 1)}
            className={isCard ? '' : moveClasses}
          />
        </span>
      )}
      <IconButton
        icon={isCard ? Trash2 : X}
        label={texts.remove(name)}
        tone="danger"
        onClick={onRemove}
        className={isCard ? '-mr-1.5' : 'max-sm:h-[2.925rem]! pointer-coarse:h-[2.925rem]!'}
      />
    </span>
  )

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut; the buttons do the same
    <li
      aria-label={name}
      onKeyDown={moveByKey}
      style={props.style}
      className={joinClasses(
        props.isListDragging && !props.isDragged && 'transition-transform duration-150',
        props.isDragged && 'relative z-10 shadow-sheet',
        isCard
          ? joinClasses('rounded-card border border-rule bg-surface p-4 sm:p-6', ownLayerClass)
          : joinClasses('flex items-stretch gap-1 rounded-control bg-surface', farRowClasses),
      )}
    >
      {isCard ? (
        <>
          <div className="mb-4 flex min-h-9 items-center gap-2">
            {handle}
            <div className="display-heading min-w-0 flex-1 text-lg leading-snug wrap-anywhere">
              {header ?? name}
            </div>
            {buttons}
          </div>
          {children}
        </>
      ) : (
        <>
          {handle}
          <div className="min-w-0 flex-1">{children}</div>
          {buttons}
        </>
      )}
    </li>
  )
}
