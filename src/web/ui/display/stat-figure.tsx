import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '#web/ui/browser/class-names.ts'

/** Figures side by side with hairlines between them. Holds `StatFigure`s. */
export function StatGrid({ className, ...rest }: ComponentProps<'dl'>) {
  return (
    <dl
      {...rest}
      className={joinClasses(
        'grid grid-cols-2 gap-px overflow-hidden rounded-card border border-rule bg-rule *:bg-surface',
        className,
      )}
    />
  )
}

type StatFigureProps = {
  label: string
  value: ReactNode
  /** Healthy figures are green. The rest keep the ink color. */
  emphasis?: 'healthy' | undefined
  /** What the figure means, or what makes it healthy. */
  note?: ReactNode
  size?: 'md' | 'lg' | undefined
}

export function StatFigure({ label, value, emphasis, note, size = 'md' }: StatFigureProps) {
  return (
    <div className={size === 'lg' ? 'px-6 py-6' : 'px-4 py-3.5'}>
      <dt className="mono-label text-ink-3">{label}</dt>
      <dd>
        <span
          className={joinClasses(
            'font-display font-bold tracking-[-0.02em] tabular-nums',
            size === 'lg' ? 'text-[2.5rem] leading-[1.15]' : 'text-[1.3125rem] leading-[1.4]',
            emphasis === 'healthy' && 'text-green',
          )}
        >
          {value}
        </span>
        {note !== undefined && <span className="block text-[0.8125rem] text-ink-3">{note}</span>}
      </dd>
    </div>
  )
}
