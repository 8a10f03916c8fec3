import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '#web/ui/browser/class-names.ts'
import { FieldError, useFieldIds } from './field.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | null | undefined
}

export function Checkbox({ id, label, hint, error, className, ...rest }: CheckboxProps) {
  const ids = useFieldIds({ id, hint, error })
  return (
    <div className={className}>
      <label
        htmlFor={ids.control.id}
        className="flex min-h-6 items-start gap-2.5 has-enabled:cursor-pointer has-disabled:text-ink-3"
      >
        <span className="relative mt-[calc((1lh-1.125rem)/2)] grid size-4.5 shrink-0 place-items-center">
          <input
            {...rest}
            {...ids.control}
            type="checkbox"
            className={joinClasses(
              'peer absolute inset-0 cursor-[inherit] appearance-none rounded-mark border border-control bg-surface',
              'transition-colors duration-100 checked:border-blue checked:bg-blue aria-invalid:border-red',
              'disabled:border-rule-2 disabled:checked:bg-rule-2 forced-colors:appearance-auto',
            )}
          />
          <svg
            viewBox="0 0 12 12"
            aria-hidden="true"
            className="pointer-events-none relative size-3 fill-none stroke-on-blue stroke-2 opacity-0 peer-checked:opacity-100 forced-colors:hidden"
          >
            <path d="m2 6.5 2.6 2.6L10 3.4" />
          </svg>
        </span>
        <span>{label}</span>
      </label>
      {ids.hintId !== undefined && (
        <div id={ids.hintId} className="pl-7 text-sm text-ink-3">
          {hint}
        </div>
      )}
      {error && <FieldError id={ids.errorId}>{error}</FieldError>}
    </div>
  )
}
