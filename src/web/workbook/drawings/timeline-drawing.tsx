import { joinClasses } from '#web/ui/browser/class-names.ts'
import { usePlanList } from '#web/workbook/editor/plan-context.tsx'
import { pickAccent } from './accent-colors.ts'
import { NumberBadge } from './number-badge.tsx'
import { layOutTimeline, type TimelineBar, type TimelineTick } from '#domain/drawings/timeline-scale.ts'

/** The milestones as bars across the months. The list beside it explains each bar under the same number. */
export function TimelineDrawing() {
  const timelines = usePlanList(({ data }) =>
    data.implementationTimeline.milestones.map(({ timeline }) => timeline),
  )
  const { bars, undrawn, ticks, breaks, axisText, firstMonth } = layOutTimeline(timelines)
  const isDated = firstMonth !== null
  return (
    <>
      {bars.length > 0 && (
        // The list says the same in words.
        <div aria-hidden="true" className={joinClasses('relative pl-9', isDated ? 'pb-15' : 'pb-11')}>
          <div className="absolute inset-y-0 right-0 left-9">
            {breaks.map(({ from, to }) => (
              <span
                key={from}
                className={joinClasses(
                  'absolute top-0 border-x border-dashed border-rule-2 bg-sunk',
                  isDated ? 'bottom-15' : 'bottom-11',
                )}
                style={{ left: toPercent(from), width: toPercent(to - from) }}
              />
            ))}
            {ticks.map((tick) => (
              <Tick key={tick.month} tick={tick} isDated={isDated} />
            ))}
            <span className="mono-label absolute bottom-0 left-0 text-ink-3">{axisText}</span>
          </div>
          {bars.map((bar) => (
            <BarRow key={bar.index} bar={bar} />
          ))}
        </div>
      )}
      {undrawn.length > 0 && (
        <p className="mt-3 text-sm text-ink-2">
          {`Not shown: ${undrawn.map((index) => index + 1).join(', ')}. Write the timeline as “Week 1-2”, “Month 3”, “Month 12+”, “May 2027” or “Q3 2027” to see it here.`}
        </p>
      )}
    </>
  )
}

interface TickProps {
  tick: TimelineTick
  isDated: boolean
}

function Tick({ tick: { label, at }, isDated }: TickProps) {
  return (
    <span
      className={joinClasses('absolute top-0 border-l border-rule', isDated ? 'bottom-15' : 'bottom-11')}
      style={{ left: toPercent(at) }}
    >
      <span
        className={joinClasses(
          'mono-label absolute top-full pt-1.5 text-ink-3',
          // The year goes under its month, so that dates fit on a phone.
          isDated ? 'w-min' : 'whitespace-nowrap',
          at === 0 ? 'left-0' : at === 1 ? 'right-0 text-right' : '-translate-x-1/2 text-center',
        )}
      >
        {label}
      </span>
    </span>
  )
}

function BarRow({ bar: { index, span, from, to } }: { bar: TimelineBar }) {
  const accent = pickAccent(index)
  return (
    <div className="relative h-8">
      <span className="absolute top-1 -left-9">
        <NumberBadge index={index} />
      </span>
      <span
        className={joinClasses('absolute top-2 h-4 min-w-1.5 rounded-mark', accent.background)}
        style={{ left: toPercent(from), width: toPercent(to - from) }}
      />
      {span.isOpenEnded && (
        <span
          className={joinClasses('absolute top-[15px] right-0 border-t-2 border-dashed', accent.border)}
          style={{ left: toPercent(to) }}
        />
      )}
    </div>
  )
}

function toPercent(share: number): string {
  return `${share * 100}%`
}
