import type { ComponentProps } from 'react'
import { joinClasses } from '#web/ui/browser/class-names.ts'

const toneClasses = {
  plain: 'border-rule-2 bg-surface text-ink-2',
  blue: 'border-transparent bg-blue-wash text-blue',
  ochre: 'border-transparent bg-ochre-wash text-ochre',
  green: 'border-transparent bg-green-wash text-green',
  red: 'border-transparent bg-red-wash text-red',
}

type TagProps = ComponentProps<'span'> & { tone?: keyof typeof toneClasses | undefined }

/** A short label for the item beside it: a state, a place, a kind. */
export function Tag({ tone = 'plain', className, ...rest }: TagProps) {
  return (
    <span
      {...rest}
      className={joinClasses(
        'mono-label inline-flex items-center gap-1.5 rounded-mark border px-1.5 py-0.5 whitespace-nowrap',
        toneClasses[tone],
        className,
      )}
    />
  )
}
