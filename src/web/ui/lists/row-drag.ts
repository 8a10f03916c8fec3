import type { PointerEvent, RefObject } from 'react'
import { useState } from 'react'
import type { RowSpan } from './list-order.ts'
import { computeShift, findDropIndex } from './list-order.ts'

type Drag = { from: number; to: number; startY: number; offsetY: number; rows: readonly RowSpan[] }

/** Drags a list row by its handle, using only pointer events. */
export function useRowDrag(
  listRef: RefObject<HTMLElement | null>,
  onDrop: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null)

  function begin(event: PointerEvent<HTMLElement>, from: number) {
    if (event.button !== 0) return
    const rows = [...(listRef.current?.children ?? [])].map((row) => {
      const { top, height } = row.getBoundingClientRect()
      return { top, height }
    })
    event.currentTarget.setPointerCapture(event.pointerId)
    setDrag({ from, to: from, startY: event.clientY, offsetY: 0, rows })
  }

  function follow(event: PointerEvent<HTMLElement>) {
    if (!drag) return
    const offsetY = event.clientY - drag.startY
    setDrag({ ...drag, offsetY, to: findDropIndex(drag.rows, drag.from, offsetY) })
  }

  function end(isDropped: boolean) {
    if (!drag) return
    setDrag(null)
    if (isDropped && drag.to !== drag.from) onDrop(drag.from, drag.to)
  }

  return {
    isDragging: drag !== null,
    draggedIndex: drag?.from,
    getHandleProps: (index: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => begin(event, index),
      onPointerMove: follow,
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
