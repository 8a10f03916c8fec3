import { type RefObject, useLayoutEffect, useSyncExternalStore } from 'react'
import { followCaret } from './follow-caret.ts'
import type { Highlight } from './highlight-ranges.ts'

/**
 * Where a field's text is kept. A field that is given one is not drawn again with each key: the browser has put the
 * letter there already, and React would only do it a second time.
 */
export interface TextSource {
  read: () => string
  write: (text: string) => void
  watch: (listener: () => void) => () => void
}

const watchNothing = () => () => {}

/** The text while a part of it deserves a glow, which has to be painted anew with each key; else null. */
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

/** Puts the text into the field when it was changed elsewhere: by undo, by another tab, by a new place in a list. */
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
