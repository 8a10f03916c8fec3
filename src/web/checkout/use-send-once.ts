import { type SubmitEvent, useEffect, useRef, useState } from 'react'

interface SendOnceOptions<Values> {
  /** Reads what to send. Null when it has shown why the form cannot be sent yet. */
  check: () => Values | null
  /** Must not reject. The form stays busy when the page is about to be left. */
  send: (values: Values) => Promise<'done' | 'leaving'>
}

/** Sends one request of a form at a time, however often and however fast the form is submitted. */
export function useSendOnce<Values>({ check, send }: SendOnceOptions<Values>) {
  const [isBusy, setIsBusy] = useState(false)
  // A second submit can come before React renders the first one's busy button.
  const isSendingRef = useRef(false)

  useEffect(() => {
    // On the way back from the bank's page, the browser restores this page as it was left, still busy.
    function handleReturn({ persisted }: PageTransitionEvent) {
      if (!persisted) return
      isSendingRef.current = false
      setIsBusy(false)
    }
    globalThis.addEventListener('pageshow', handleReturn)
    return () => globalThis.removeEventListener('pageshow', handleReturn)
  }, [])

  async function submit() {
    const values = check()
    if (values === null) return
    isSendingRef.current = true
    setIsBusy(true)
    if ((await send(values)) === 'leaving') return
    isSendingRef.current = false
    setIsBusy(false)
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isSendingRef.current) void submit()
  }

  return { isBusy, handleSubmit }
}
