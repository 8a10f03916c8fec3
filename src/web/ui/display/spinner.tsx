import { joinClasses } from '#web/ui/browser/class-names.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

type SpinnerProps = {
  /** Says what is loading. Omit it when a text beside the spinner already does. */
  label?: string | undefined
  className?: string | undefined
}

export function Spinner({ label, className }: SpinnerProps) {
  return (
    <span role={label === undefined ? undefined : 'status'} className="inline-flex">
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        aria-hidden="true"
        className={joinClasses('size-[1.15em] animate-spin', className)}
      >
        <circle cx="12" cy="12" r="9" opacity="0.25" />
        <path d="M21 12a9 9 0 0 0-9-9" />
      </svg>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  )
}
