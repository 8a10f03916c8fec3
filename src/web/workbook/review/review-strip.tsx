import type { ReviewFinding } from '#advisor/review/finding.ts'
import { levelColors } from './level-colors.ts'

const heights = { blocks: 20, weakens: 16, fine: 10 }
const mostBars = 80

/** Every check as a bar: tall ones block, small ones are fine. The counts are in the headings below. */
export function ReviewStrip({ findings }: { findings: readonly ReviewFinding[] }) {
  return (
    <div className="mt-5 flex items-end justify-between gap-4">
      <div aria-hidden="true" className="flex min-w-0 flex-1 items-end gap-px sm:gap-0.5">
        {findings.slice(0, mostBars).map(({ key, level }) => (
          <span
            key={key}
            className="rounded-[2px]"
            // On a phone the bars get thinner, so that a long row stays one row.
            style={{ flex: '0 1 8px', height: heights[level], background: levelColors[level] }}
          />
        ))}
      </div>
      <p className="mono-label shrink-0 text-ink-3">{findings.length} checks</p>
    </div>
  )
}
