import { useEffect, useRef, useState } from 'react'

/**
 * Ends a toast after its time, which stands still while the person points at it, has focus in it or looks at
 * another window. Radix's own timer stays paused for good once a toast was closed under the pointer.
 */
export function useToastTimer(isOpen: boolean, durationMs: number, onEnd: () => void) {
  const [isHeld, setIsHeld] = useState(false)
  const [isWindowActive, setIsWindowActive] = useState(true)
  const remainingMsRef = useRef(durationMs)
  const isRunning = isOpen && isWindowActive && !isHeld

  useEffect(() => {
    const pause = () => setIsWindowActive(false)
    const resume = () => setIsWindowActive(true)
    window.addEventListener('blur', pause)
    window.addEventListener('focus', resume)
    return () => {
      window.removeEventListener('blur', pause)
      window.removeEventListener('focus', resume)
    }
  }, [])

  useEffect(() => {
    if (!isRunning) return undefined
    const startedAtMs = performance.now()
    const timer = setTimeout(onEnd, remainingMsRef.current)
    return () => {
      clearTimeout(timer)
      remainingMsRef.current -= performance.now() - startedAtMs
    }
  }, [isRunning, onEnd])

  return {
    onPointerEnter: () => setIsHeld(true),
    onPointerLeave: () => setIsHeld(false),
    onFocus: () => setIsHeld(true),
    onBlur: () => setIsHeld(false),
  }
}
