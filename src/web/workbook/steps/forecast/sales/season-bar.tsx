import type { KeyboardEvent, PointerEvent } from 'react'
import { toShare, weightAfterKey, weightAt } from '#domain/forecast/drivers/season.ts'
import { formatNumber } from '#domain/wording/format-number.ts'

interface SeasonBarProps {
  name: string
  weight: number
  most: number
  /** Tab stops at one bar of all. */
  tabIndex: 0 | -1
  onFocus: () => void
  onChange: (weight: number) => void
}

/** One month as a slider that stands upright. */
export function SeasonBar({ name, weight, most, tabIndex, onFocus, onChange }: SeasonBarProps) {
  function follow(event: PointerEvent<HTMLElement>) {
    const { top, height } = event.currentTarget.getBoundingClientRect()
    const next = weightAt(event.clientY - top, height, most)
    if (next !== weight) onChange(next)
  }

  function moveByKey(event: KeyboardEvent<HTMLElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const next = weightAfterKey(event.key, weight, most)
    if (next === null) return
    event.preventDefault()
    if (next !== weight) onChange(next)
  }

  const height = `${toShare(weight, most) * 100}%`
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- typed weights are finer than the steps of a range input
      role="slider"
      tabIndex={tabIndex}
      aria-label={`${name}, busy or quiet`}
      aria-orientation="vertical"
      aria-valuemin={0}
      aria-valuemax={most}
      aria-valuenow={weight}
      aria-valuetext={`${formatNumber(weight, 2)} of an average month`}
      onFocus={onFocus}
      onKeyDown={moveByKey}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        follow(event)
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event)
      }}
      className="relative h-24 cursor-ns-resize touch-none rounded-mark select-none"
    >
      <div
        aria-hidden="true"
        className="absolute inset-x-0 border-t border-dashed border-control"
        style={{ bottom: `${toShare(1, most) * 100}%` }}
      />
      <div
        className="absolute inset-x-0 bottom-0 rounded-t-mark border-t-3 border-blue bg-blue-wash"
        style={{ height }}
      />
    </div>
  )
}
