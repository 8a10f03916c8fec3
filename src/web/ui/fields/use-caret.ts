import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { followCaret } from './follow-caret.ts'

/**
 * Keeps the caret of a focused input in place when its text changes without typing, such as from another tab. The
 * browser would move it to the end. Call the result with every event that can move the caret.
 */
export function useCaret(
  inputRef: RefObject<HTMLInputElement | null>,
  text: string,
): (event: SyntheticEvent<HTMLInputElement>) => void {
  const lastRef = useRef({ text, start: 0, end: 0 })

  useLayoutEffect(() => {
    const input = inputRef.current
    const last = lastRef.current
    if (!input || last.text === text || document.activeElement !== input) return
    const [start, end] = [last.start, last.end].map((caret) => followCaret(caret, last.text, text))
    lastRef.current = { text, start: start ?? 0, end: end ?? 0 }
    // Email and number inputs have none.
    if (input.selectionStart !== null) input.setSelectionRange(start ?? 0, end ?? 0)
  }, [inputRef, text])

  return ({ currentTarget: { value, selectionStart, selectionEnd } }) => {
    lastRef.current = { text: value, start: selectionStart ?? 0, end: selectionEnd ?? 0 }
  }
}
