import { useLayoutEffect, useRef } from 'react'
import { joinClasses } from '#web/ui/browser/class-names.ts'
import { fieldTextClasses } from './field.tsx'
import type { TextRange } from './highlight-ranges.ts'
import { splitByRanges } from './highlight-ranges.ts'

type HighlightLayerProps = {
  text: string
  ranges: readonly TextRange[]
  multiline?: boolean | undefined
}

/** Set on the input while the layer shows. The layer paints the letters; the input keeps caret and selection. */
export const paintedByLayerClasses =
  '[-webkit-text-fill-color:transparent] caret-ink forced-colors:[-webkit-text-fill-color:currentColor]'

/** Paints a field's text behind it, with some parts in pencil. Place it directly before the input. */
export function HighlightLayer({ text, ranges, multiline = false }: HighlightLayerProps) {
  const layerRef = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const layer = layerRef.current
    const field = layer?.nextElementSibling
    if (!layer || !(field instanceof HTMLElement)) return undefined

    function followField() {
      if (!layer || !(field instanceof HTMLElement)) return
      if (multiline) {
        // A scrollbar narrows the field's lines, and the layer has to wrap at the same place.
        layer.style.width = `${field.clientWidth}px`
      } else {
        // A single line is cut off at its padding, unlike lines that scroll through theirs.
        const { paddingLeft, paddingRight } = getComputedStyle(field)
        layer.style.insetInline = `${paddingLeft} ${paddingRight}`
      }
      layer.scrollTop = field.scrollTop
      layer.scrollLeft = field.scrollLeft
    }
    // Browsers scroll an input's text after the event that caused it, and not all of them send an event.
    const followSoon = () => requestAnimationFrame(followField)
    const events = ['scroll', 'input', 'keydown', 'select', 'focus', 'blur', 'pointerup'] as const
    for (const event of events) field.addEventListener(event, followSoon, { passive: true })
    const resizes = new ResizeObserver(followField)
    resizes.observe(field)
    followField()
    return () => {
      for (const event of events) field.removeEventListener(event, followSoon)
      resizes.disconnect()
    }
  }, [multiline])

  return (
    <div
      ref={layerRef}
      aria-hidden="true"
      className={joinClasses(
        'pointer-events-none absolute inset-0 overflow-hidden forced-colors:hidden',
        fieldTextClasses,
        multiline
          ? // iOS pads the inside of a textarea by three pixels more than asked.
            'break-words whitespace-pre-wrap supports-[-webkit-touch-callout:none]:px-[calc(0.875rem+3px)]'
          : 'px-0! whitespace-pre',
      )}
    >
      {splitByRanges(text, ranges).map((piece) =>
        piece.glows ? (
          <mark
            key={piece.start}
            className="rounded-[3px] bg-ochre-wash box-decoration-clone text-ochre shadow-[0_0_0_2px_var(--ochre-wash)]"
          >
            {piece.text}
          </mark>
        ) : (
          <span key={piece.start}>{piece.text}</span>
        ),
      )}
      {/* An empty last line has no height. */}
      {multiline && text.endsWith('\n') && '\u200B'}
    </div>
  )
}
