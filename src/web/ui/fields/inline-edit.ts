import {
  type FocusEvent,
  type KeyboardEvent,
  type SyntheticEvent,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

/** The typed text, or null to keep the old one; `byKey` when the focus has to be led on. */
export type CloseInlineEdit = (typed: string | null, byKey: boolean) => void

interface InlineTextOptions {
  text: string
  /** Called with a text that is neither empty nor the old one. */
  onChange: (text: string) => void
}

/** For a text that turns into a field when its opener, a button, is pressed. */
export function useInlineText({ text, onChange }: InlineTextOptions) {
  const [isEditing, setIsEditing] = useState(false)
  const returnsFocusRef = useRef(false)

  function close(typed: string | null, byKey: boolean) {
    returnsFocusRef.current = byKey
    setIsEditing(false)
    const wanted = typed?.trim() ?? ''
    if (wanted !== '' && wanted !== text) onChange(wanted)
  }

  function takeFocus(opener: HTMLButtonElement | null) {
    if (opener && returnsFocusRef.current) opener.focus()
    returnsFocusRef.current = false
  }

  return { isEditing, close, openerProps: { ref: takeFocus, onClick: () => setIsEditing(true) } }
}

/** The handlers of that field: Enter or leaving it or the page saves, Escape keeps the old text. */
export function useInlineEdit(onClose: CloseInlineEdit) {
  const isClosedRef = useRef(false)
  const typedRef = useRef<string | null>(null)

  function close(typed: string | null, byKey: boolean) {
    // Removing the field makes it lose focus, which must not count as a second answer.
    if (isClosedRef.current) return
    isClosedRef.current = true
    onClose(typed, byKey)
  }

  const keepTyped = useEffectEvent(() => {
    if (typedRef.current !== null) close(typedRef.current, false)
  })

  // In a layout effect and first of the page's listeners, so that what saves the plan on leaving has the text.
  useLayoutEffect(() => {
    const keep = () => keepTyped()
    globalThis.addEventListener('pagehide', keep, { capture: true })
    return () => {
      globalThis.removeEventListener('pagehide', keep, { capture: true })
      keep()
    }
  }, [])

  return {
    onInput: (event: SyntheticEvent<HTMLInputElement>) => {
      typedRef.current = event.currentTarget.value
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      // An Enter that completes a Japanese or Chinese word is not for us.
      if (event.nativeEvent.isComposing) return
      if (event.key !== 'Enter' && event.key !== 'Escape') return
      // Focus moves to the button, which would treat the same Enter as a click.
      event.preventDefault()
      close(event.key === 'Enter' ? event.currentTarget.value : null, true)
    },
    onBlur: (event: FocusEvent<HTMLInputElement>) => close(event.currentTarget.value, false),
  }
}
