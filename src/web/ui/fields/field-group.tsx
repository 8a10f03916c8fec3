import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { joinClasses } from '#web/ui/browser/class-names.ts'
import { FieldError } from './field.tsx'

type FieldGroupProps = ComponentProps<'fieldset'> & {
  legend: string
  hideLegend?: boolean | undefined
  hint?: ReactNode
  error?: string | null | undefined
}

/** Fields that answer one question together. */
export function FieldGroup({
  legend,
  hideLegend = false,
  hint,
  error,
  className,
  children,
  ...rest
}: FieldGroupProps) {
  const id = useId()
  const described = [hint === undefined ? '' : `${id}-hint`, error ? `${id}-error` : '']
    .filter(Boolean)
    .join(' ')
  return (
    <fieldset
      {...rest}
      aria-describedby={described || undefined}
      className={joinClasses('min-w-0', className)}
    >
      <legend className={hideLegend ? 'sr-only' : 'mb-2 text-[0.9375rem] leading-snug font-semibold'}>
        {legend}
      </legend>
      {hint !== undefined && (
        <div id={`${id}-hint`} className="-mt-1.5 mb-2.5 text-sm text-ink-3">
          {hint}
        </div>
      )}
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
