import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '#web/ui/browser/class-names.ts'

type RadioProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & {
  label: ReactNode
  hint?: ReactNode
}

/** One choice. Outside a group it belongs with the others of its `name`, anywhere on the page. */
export function Radio({ label, hint, className, ...rest }: RadioProps) {
  return (
    <label
      className={joinClasses(
        'flex min-h-6 items-start gap-2.5 has-enabled:cursor-pointer has-disabled:text-ink-3',
        className,
      )}
    >
      <input
        {...rest}
        type="radio"
        className={joinClasses(
          'mt-[calc((1lh-1.125rem)/2)] size-4.5 shrink-0 cursor-[inherit] appearance-none rounded-full border border-control',
          'bg-surface transition-[border-width,border-color] duration-100 checked:border-[5.5px] checked:border-blue',
          'disabled:border-rule-2 forced-colors:appearance-auto',
        )}
      />
      <span>
        {label}
        {hint !== undefined && <span className="block text-sm text-ink-3">{hint}</span>}
      </span>
    </label>
  )
}
