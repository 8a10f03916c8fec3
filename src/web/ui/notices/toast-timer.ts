import type { RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'

/**
 * Ends a toast after its time. The timer pauses while the person points at the toast, has focus in its region or
 * looks at another window. Radix's own timer stays paused forever once a toast was closed under the pointer.
 */
export function useToastTimer(
  regionRef: RefObject<HTMLElement | null>,
  isOpen: boolean,
  durationMs: number,
  onEnd: () => void,
) {
  const [isHeld, setIsHeld] = useState(false)
  const remainingMsRef = useRef(durationMs)
  const isRunning = isOpen && !isHeld

  useEffect(() => {
    // Uses DOM listeners, because toasts are in a portal and React's events never reach the region.
    const region = regionRef.current
    if (!region) return undefined
    const holds = { pointer: false, focus: region.contains(document.activeElement), window: false }
    const listen = (target: EventTarget, event: string, hold: keyof typeof holds, value: boolean) => {
      const handle = () => {
        holds[hold] = value
        setIsHeld(holds.pointer || holds.focus || holds.window)
      }
      target.addEventListener(event, handle)
      return () => target.removeEventListener(event, handle)
    }
    setIsHeld(holds.focus)
    const stops = [
      listen(region, 'pointerenter', 'pointer', true),
      listen(region, 'pointerleave', 'pointer', false),
      listen(region, 'focusin', 'focus', true),
      listen(region, 'focusout', 'focus', false),
      listen(window, 'blur', 'window', true),
      listen(window, 'focus', 'window', false),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [regionRef])

  useEffect(() => {
    if (!isRunning) return undefined
    const startedAtMs = performance.now()
    const timer = setTimeout(onEnd, remainingMsRef.current)
    return () => {
      clearTimeout(timer)
      remainingMsRef.current -= performance.now() - startedAtMs
    }
  }, [isRunning, onEnd])
}
