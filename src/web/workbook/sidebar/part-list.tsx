import type { PartKey, StepPart } from '#domain/plan/step-parts.ts'
import { loadPart } from '#web/loading/load-part.ts'
import { joinClasses } from '#web/ui/browser/class-names.ts'
import { createLazyPart } from '#web/ui/parts/lazy-parts.tsx'
import { PartPlace } from '#web/ui/parts/part-place.tsx'

const PartTick = createLazyPart<{ part: PartKey }>(
  async () => (await loadPart(() => import('./part-tick.tsx'))).PartTick,
)

interface PartListProps {
  label: string
  parts: readonly StepPart[]
  current: StepPart
  onChoose: (part: PartKey) => void
}

/** The parts of the open step, below its name. */
export function PartList({ label, parts, current, onChoose }: PartListProps) {
  return (
    <ol aria-label={label} className="grid gap-0.5 px-1.5 pb-1.5">
      {parts.map((part) => (
        <li key={part.key}>
          <button
            type="button"
            aria-current={part.key === current.key ? 'page' : undefined}
            onClick={() => onChoose(part.key)}
            className={joinClasses(
              'flex min-h-8 w-full items-center justify-between gap-2 rounded-mark py-0.5 pr-2 pl-8 text-left text-sm leading-tight pointer-coarse:min-h-11 xl:pl-10',
              part.key === current.key
                ? 'bg-blue-wash font-semibold text-blue'
                : 'text-ink-2 hover:bg-sunk hover:text-ink',
            )}
          >
            {part.name}
            {/* The list works without its ticks. They are asked for again with the network. */}
            <PartPlace renderMissing={() => null}>
              <PartTick part={part.key} />
            </PartPlace>
          </button>
        </li>
      ))}
    </ol>
  )
}
