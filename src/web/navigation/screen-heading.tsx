import { type ReactNode, useEffect, useRef } from 'react'

let hasShownAScreen = false

interface ScreenHeadingProps {
  className?: string
  children: ReactNode
}

/**
 * A screen's h1. After a change of screen it takes the focus, so that keyboards and screen readers start at the top
 * of the new screen. On the first load the browser's own starting point is right.
 */
export function ScreenHeading({ className, children }: ScreenHeadingProps) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (hasShownAScreen) ref.current?.focus({ preventScroll: true })
    hasShownAScreen = true
  }, [])
  return (
    <h1 ref={ref} tabIndex={-1} className={`outline-none ${className ?? ''}`}>
      {children}
    </h1>
  )
}
