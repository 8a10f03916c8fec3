import { joinClasses } from '#web/ui/browser/class-names.ts'

type LogoProps = {
  /** The wordmark beside the mark. Without it the mark is decoration and the caller names it. */
  name?: string | undefined
  className?: string | undefined
}

export function Logo({ name, className }: LogoProps) {
  return (
    <span className={joinClasses('inline-flex items-center gap-2.5', className)}>
      <svg viewBox="0 0 28 28" className="size-7 shrink-0" aria-hidden="true">
        <rect width="28" height="28" rx="7" className="fill-blue" />
        <path
          d="M9.1 20V9.1h6.2a3.45 3.45 0 0 1 0 6.9H9.1"
          fill="none"
          strokeWidth="2.2"
          className="stroke-on-blue"
        />
      </svg>
      {name !== undefined && (
        <span className="font-display text-[1.1875rem] leading-none font-bold tracking-[-0.015em]">
          {name}
        </span>
      )}
    </span>
  )
}
