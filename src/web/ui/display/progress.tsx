import { useId } from 'react'
import { joinClasses } from '#web/ui/browser/class-names.ts'

type ProgressProps = {
  label: string
  /** 0 to 100; shown rounded. */
  percent: number
  className?: string | undefined
}

export function Progress({ label, percent, className }: ProgressProps) {
  const labelId = useId()
  const shown = Math.round(Math.min(100, Math.max(0, percent)))
  return (
    <div className={className}>
      <div className="mb-1.5 flex items-baseline justify-between gap-4 text-sm">
        <span id={labelId}>{label}</span>
        <span className="font-mono text-[0.8125rem] font-bold tabular-nums" aria-hidden="true">
          {shown}%
        </span>
      </div>
      <progress
        aria-labelledby={labelId}
        max={100}
        value={shown}
        className={joinClasses(
          'block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-rule forced-colors:appearance-auto',
          '[&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-full',
          '[&::-webkit-progress-value]:bg-current [&::-webkit-progress-value]:transition-[width]',
          '[&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-current',
          shown === 100 ? 'text-green' : 'text-blue',
        )}
      />
    </div>
  )
}
