import type { PointerEvent, RefObject } from 'react'
import { useRef, useState } from 'react'
import { useEdgeScroll } from './edge-scroll.ts'
import type { RowSpan } from './list-order.ts'
import { computeShift, findDropIndex, keepInList } from './list-order.ts'

/** Positions are measured from the top of the page, which may scroll meanwhile. */
type Drag = { from: number; to: number; startY: number; offsetY: number; rows: readonly RowSpan[] }

/** Drags a list row by its handle, using only pointer events. */
export function useRowDrag(
  listRef: RefObject<HTMLElement | null>,
  onDrop: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const pointerYRef = useRef(0)

  function begin(event: PointerEvent<HTMLElement>, from: number) {
    if (event.button !== 0) return
    const rows = [...(listRef.current?.children ?? [])].map((row) => {
      const { top, height } = row.getBoundingClientRect()
      return { top: top + globalThis.scrollY, height }
    })
    event.currentTarget.setPointerCapture(event.pointerId)
    pointerYRef.current = event.clientY
    setDrag({ from, to: from, startY: event.clientY + globalThis.scrollY, offsetY: 0, rows })
  }

  function follow(pointerY: number) {
    pointerYRef.current = pointerY
    if (!drag) return
    const { rows, from, startY } = drag
    const offsetY = keepInList(rows, from, pointerY + globalThis.scrollY - startY)
    setDrag({ ...drag, offsetY, to: findDropIndex(rows, from, offsetY) })
  }

  function end(isDropped: boolean) {
    if (!drag) return
    setDrag(null)
    if (isDropped && drag.to !== drag.from) onDrop(drag.from, drag.to)
  }

  useEdgeScroll(drag !== null, pointerYRef, () => follow(pointerYRef.current))

  return {
    isDragging: drag !== null,
    draggedIndex: drag?.from,
    getHandleProps: (index: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => begin(event, index),
      onPointerMove: (event: PointerEvent<HTMLElement>) => follow(event.clientY),
      onPointerUp: () => end(true),
      onPointerCancel: () => end(false),
    }),
    getRowStyle(index: number) {
      if (!drag) return undefined
      const shift = index === drag.from ? drag.offsetY : computeShift(drag.rows, drag.from, drag.to, index)
      return { transform: `translateY(${shift}px)` }
    },
  }
}
