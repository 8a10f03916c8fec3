import { CircleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { joinClasses } from '#web/ui/browser/class-names.ts'
import { Icon } from '#web/ui/display/icon.tsx'

export type FieldTexts = {
  label: string
  /** For fields whose position makes them clear. The label is still read aloud. */
  hideLabel?: boolean | undefined
  /** Shown to the right of the label: a state, a link, a small button. */
  labelExtra?: ReactNode
  hint?: ReactNode
  /** Shown under the field while it is set. */
  error?: string | null | undefined
}

/** The ids and states that tie a control to its label, hint and error. */
export function useFieldIds({ id, hint, error, note, describedBy }: FieldIdSource) {
  const madeId = useId()
  const controlId = id ?? madeId
  const hintId = hint === undefined || hint === null ? undefined : `${controlId}-hint`
  const errorId = error || note ? `${controlId}-error` : undefined
  const described = [describedBy, hintId, errorId].filter(Boolean).join(' ')
  return {
    hintId,
    errorId,
    control: {
      id: controlId,
      'aria-describedby': described === '' ? undefined : described,
      'aria-invalid': error ? true : undefined,
    },
  }
}

type FieldIdSource = Pick<FieldTexts, 'hint' | 'error'> & {
  note?: string | null | undefined
  id?: string | undefined
  describedBy?: string | undefined
}

type FieldFrameProps = FieldTexts & {
  /** Shown under the field while there is no error: what the answer is read as. */
  note?: string | null | undefined
  /** 'sm' for toolbars. */
  look?: 'md' | 'sm' | undefined
  ids: ReturnType<typeof useFieldIds>
  /** Below everything else. */
  after?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** Label and hint above, the control, the error below. */
export function FieldFrame({
  ids,
  label,
  hideLabel,
  labelExtra,
  hint,
  error,
  note,
  look = 'md',
  after,
  className,
  children,
}: FieldFrameProps) {
  return (
    <div className={joinClasses('min-w-0', className)}>
      <div className={hideLabel ? 'sr-only' : look === 'md' ? 'mb-2' : 'mb-1'}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <label
            htmlFor={ids.control.id}
            className={look === 'md' ? 'text-[0.9375rem] leading-snug font-semibold' : 'text-sm text-ink-2'}
          >
            {label}
          </label>
          {labelExtra}
        </div>
        {ids.hintId !== undefined && (
          <div id={ids.hintId} className="mt-0.5 text-sm text-ink-3">
            {hint}
          </div>
        )}
      </div>
      {children}
      {/* One element, because a row of fields has one line for all that is below them. */}
      {(error || note || after) && (
        <div>
          {error ? (
            <FieldError id={ids.errorId}>{error}</FieldError>
          ) : (
            note && (
              <p id={ids.errorId} className="mt-1.5 text-sm text-ink-2">
                {note}
              </p>
            )
          )}
          {after}
        </div>
      )}
    </div>
  )
}

export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 text-sm text-red">
      <Icon of={CircleAlert} className="mt-[0.2em]" />
      {children}
    </p>
  )
}

type FieldBoxProps = ComponentProps<'div'> & {
  invalid?: boolean | undefined
  disabled?: boolean | undefined
}

/**
 * The bordered box around an input and its contents. It gets the input's state from props instead of `:has()`,
 * which a browser would evaluate again on each key.
 */
export function FieldBox({ invalid, disabled, className, ...rest }: FieldBoxProps) {
  return (
    <div
      {...rest}
      data-invalid={invalid || undefined}
      data-disabled={disabled || undefined}
      className={joinClasses(
        'field-focus flex min-w-0 items-stretch rounded-control border border-control bg-surface',
        'data-invalid:border-red data-disabled:border-rule data-disabled:bg-sunk',
        className,
      )}
    />
  )
}

/** Shared by inputs and by the layer that paints behind them, because their lines must align. */
export const fieldTextClasses = 'px-3.5 py-2.5 text-base tracking-normal'

export const bareInputClasses =
  'relative block w-full min-w-0 rounded-control bg-transparent outline-none disabled:cursor-not-allowed disabled:text-ink-3'
