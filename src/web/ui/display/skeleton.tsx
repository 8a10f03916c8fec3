import { joinClasses } from '#web/ui/browser/class-names.ts'

type SkeletonProps = {
  /** How many lines of text are loading. The last is shorter, as in a paragraph. */
  lines?: number | undefined
  className?: string | undefined
}

/** Gray bars where content is loading. Put `aria-busy` on the region that is loading. */
export function Skeleton({ lines = 1, className }: SkeletonProps) {
  return (
    <div aria-hidden="true" className={joinClasses('flex animate-breathe flex-col gap-3', className)}>
      {Array.from({ length: lines }, (_, line) => (
        <div
          key={line}
          className={joinClasses('h-2 rounded-full bg-rule', lines > 1 && line === lines - 1 && 'w-3/5')}
        />
      ))}
    </div>
  )
}
