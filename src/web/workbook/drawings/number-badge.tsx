import { joinClasses } from '#web/ui/browser/class-names.ts'
import { pickAccent } from './accent-colors.ts'

/** An item's number on the color of its position. */
export function NumberBadge({ index }: { index: number }) {
  return (
    <span
      className={joinClasses(
        'grid h-6 min-w-6 shrink-0 place-items-center rounded-mark px-1 font-mono text-xs font-semibold text-(--on-accent) tabular-nums',
        pickAccent(index).background,
      )}
    >
      {index + 1}
    </span>
  )
}
