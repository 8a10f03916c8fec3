import { Children, cloneElement, type ComponentProps, type MouseEvent, type ReactElement } from 'react'
import { joinClasses } from '#web/ui/browser/class-names.ts'
import { Spinner } from '#web/ui/display/spinner.tsx'

const baseClasses =
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-control border text-center font-semibold ' +
  'leading-tight no-underline transition-colors duration-150 select-none disabled:cursor-not-allowed ' +
  'disabled:border-rule disabled:bg-sunk disabled:text-ink-3 aria-disabled:cursor-default'

const variantClasses = {
  primary:
    'border-transparent bg-blue text-on-blue hover:bg-blue-strong aria-disabled:bg-blue active:bg-blue-strong',
  secondary: 'border-rule-2 bg-surface text-ink hover:border-control hover:bg-sunk active:bg-sunk',
  quiet: 'border-transparent bg-transparent text-blue hover:bg-blue-wash active:bg-blue-wash',
  danger: 'border-transparent bg-red text-on-red hover:bg-red-strong active:bg-red-strong',
}

const sizeClasses = {
  sm: 'min-h-9 px-3 py-1.5 text-[0.8125rem] pointer-coarse:min-h-11',
  md: 'min-h-10 px-4 py-2 text-[0.9375rem] pointer-coarse:min-h-11',
  lg: 'min-h-14 px-6.5 py-3 text-lg font-semibold',
}

type ButtonProps = ComponentProps<'button'> & {
  variant?: keyof typeof variantClasses | undefined
  size?: keyof typeof sizeClasses | undefined
  /** While work is in progress, the button keeps its focus and width but ignores clicks. */
  busy?: boolean | undefined
  /** Replaces the text while busy, such as 'Saving...'. */
  busyText?: string | undefined
  /** Applies the look to its only child, such as a link with its own handlers. A link is never busy. */
  asChild?: boolean | undefined
}

export function Button({
  variant = 'secondary',
  size = 'md',
  busy = false,
  busyText,
  asChild = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const classes = joinClasses(baseClasses, variantClasses[variant], sizeClasses[size], className)
  if (asChild) {
    const child = Children.only(children) as ReactElement<{ className?: string }>
    return cloneElement(child, { ...rest, className: joinClasses(classes, child.props.className) })
  }

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // Enter in a field arrives here too, as a click on the form's submit button.
    if (busy) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- the default is 'button'; a form passes 'submit'
      type={type}
      className={classes}
      onClick={handleClick}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
    >
      {busy || busyText !== undefined ? (
        <BusyLabel busy={busy} busyText={busyText}>
          {children}
        </BusyLabel>
      ) : (
        children
      )}
    </button>
  )
}

/** Both texts share one grid cell, so the button is as wide as the longer one from the start. */
function BusyLabel({ busy, busyText, children }: Pick<ButtonProps, 'busy' | 'busyText' | 'children'>) {
  const hideLabel = busyText === undefined ? 'opacity-0' : 'invisible'
  return (
    <span className="grid place-items-center *:col-start-1 *:row-start-1">
      <span className={joinClasses('inline-flex items-center gap-2', busy && hideLabel)}>{children}</span>
      {busy ? (
        <span className="inline-flex items-center gap-2">
          <Spinner />
          {busyText}
        </span>
      ) : (
        <span
          data-text={busyText}
          className="invisible pl-[calc(1.15em+0.5rem)] before:content-[attr(data-text)]"
        />
      )}
    </span>
  )
}
