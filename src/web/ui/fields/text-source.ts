import { type RefObject, useLayoutEffect, useSyncExternalStore } from 'react'
import { followCaret } from './follow-caret.ts'
import type { Highlight } from './highlight-ranges.ts'

/**
 * Where a field's text is kept. A field with a source is not rendered again on each key, because the browser has
 * already inserted the letter and React would only repeat it.
 */
export interface TextSource {
  read: () => string
  write: (text: string) => void
  watch: (listener: () => void) => () => void
}

const watchNothing = () => () => {}

/** The text while part of it should glow, which has to be repainted on each key. Otherwise null. */
export function useGlowingText(
  source: TextSource | undefined,
  highlight: Highlight | undefined,
): string | null {
  return useSyncExternalStore(source?.watch ?? watchNothing, () => {
    const text = source?.read() ?? ''
    return highlight && highlight(text).length > 0 ? text : null
  })
}

export function useIsWritten(source: TextSource | undefined): boolean {
  return useSyncExternalStore(source?.watch ?? watchNothing, () => Boolean(source?.read()))
}

/** Updates the field when its text was changed elsewhere: by undo, another tab or a new position in a list. */
export function useShownText(
  boxRef: RefObject<HTMLElement | null>,
  source: TextSource | undefined,
  onShown: (field: HTMLTextAreaElement) => void,
): void {
  useLayoutEffect(() => {
    if (!source) return undefined
    const show = () => {
      const field = boxRef.current?.querySelector('textarea')
      const text = source.read()
      if (!field || field.value === text) return
      const { value: before, selectionStart, selectionEnd } = field
      field.value = text
      if (document.activeElement === field) {
        field.setSelectionRange(
          followCaret(selectionStart, before, text),
          followCaret(selectionEnd, before, text),
        )
      }
      onShown(field)
    }
    show()
    return source.watch(show)
  }, [boxRef, source, onShown])
}
