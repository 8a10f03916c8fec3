import type { ComponentProps } from 'react'
import { joinClasses } from '#web/ui/browser/class-names.ts'

const edgeClasses = {
  blue: 'border-l-3 border-l-blue',
  ochre: 'border-l-3 border-l-ochre',
  green: 'border-l-3 border-l-green',
  red: 'border-l-3 border-l-red',
}

const paddingClasses = { none: '', sm: 'px-4 py-3', md: 'p-4 sm:p-6' }

type CardProps = ComponentProps<'div'> & {
  padding?: keyof typeof paddingClasses | undefined
  /** A colored left edge, like a margin note. */
  edge?: keyof typeof edgeClasses | undefined
  /** Looks like paper on a table, with the only deep shadow. */
  lifted?: boolean | undefined
}

export function Card({ padding = 'md', edge, lifted = false, className, ...rest }: CardProps) {
  return (
    <div
      {...rest}
      className={joinClasses(
        'rounded-card border border-rule bg-surface',
        paddingClasses[padding],
        edge && edgeClasses[edge],
        lifted && 'shadow-sheet',
        className,
      )}
    />
  )
}
