import { type RefObject, useEffect, useEffectEvent } from 'react'

/** How near the edge of the window the pointer has to be to scroll the page. */
const edgePx = 64
const fastestPxPerFrame = 14

/** How far to scroll in one frame: the nearer to the edge, the faster. */
export function computeScrollStep(pointerY: number, windowHeight: number): number {
  const above = Math.min(edgePx, Math.max(0, edgePx - pointerY))
  const below = Math.min(edgePx, Math.max(0, pointerY - (windowHeight - edgePx)))
  return Math.round(((below - above) / edgePx) * fastestPxPerFrame)
}

/** Scrolls the page while something is dragged near the top or bottom of the window. */
export function useEdgeScroll(
  isDragging: boolean,
  pointerYRef: RefObject<number>,
  onScroll: () => void,
): void {
  const follow = useEffectEvent(onScroll)
  useEffect(() => {
    if (!isDragging) return undefined
    const handleScroll = () => follow()
    const scroll = () => {
      globalThis.scrollBy(0, computeScrollStep(pointerYRef.current, globalThis.innerHeight))
      frame = requestAnimationFrame(scroll)
    }
    let frame = requestAnimationFrame(scroll)
    globalThis.addEventListener('scroll', handleScroll)
    return () => {
      cancelAnimationFrame(frame)
      globalThis.removeEventListener('scroll', handleScroll)
    }
  }, [isDragging, pointerYRef])
}
