import { Card } from '#web/ui/display/card.tsx'
import { readField } from '#domain/plan/address/field-values.ts'
import { usePlan, usePlanList } from '#web/workbook/editor/plan-context.tsx'
import { ItemTitle } from '#web/workbook/fields/item-title.tsx'
import { NumberBadge } from '#web/workbook/drawings/number-badge.tsx'
import { TimelineDrawing } from '#web/workbook/drawings/timeline-drawing.tsx'

const milestones = ['implementationTimeline', 'milestones'] as const

/** The whole roadmap at a glance. It is always listed, and also drawn when the times can be parsed. */
export function TimelineOverview() {
  const ids = usePlanList(({ data }) => data.implementationTimeline.milestones.map(({ id }) => id))
  if (ids.length === 0) return null
  return (
    <Card>
      <h2 className="display-heading mb-4 text-heading">Timeline Overview</h2>
      <TimelineDrawing />
      <ol className="mt-5 divide-y divide-rule border-t border-rule">
        {ids.map((id, index) => (
          <li key={id} className="flex gap-3 py-3">
            <NumberBadge index={index} />
            <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5">
              <span className="min-w-0 font-semibold wrap-anywhere">
                <ItemTitle address={[...milestones, { id }, 'title']} fallback="Untitled Milestone" />
              </span>
              <span className="flex flex-wrap gap-x-4 text-sm text-ink-2">
                <span className="wrap-anywhere">
                  <ItemTitle address={[...milestones, { id }, 'timeline']} fallback="No timeline set" />
                </span>
                <DependencyCount id={id} />
              </span>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}

function DependencyCount({ id }: { id: string }) {
  const count = usePlan(({ data }) => {
    return readField(data, [...milestones, { id }, 'dependencies'])?.length ?? 0
  })
  return (
    <span className="text-ink-3 tabular-nums">{`${count} ${count === 1 ? 'dependency' : 'dependencies'}`}</span>
  )
}
