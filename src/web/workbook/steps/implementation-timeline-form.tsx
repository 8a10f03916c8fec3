import { commonMilestones } from '#domain/plan/lists/milestones.ts'
import { loadPart } from '#web/loading/load-part.ts'
import { joinClasses } from '#web/ui/browser/class-names.ts'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { createLazyPart } from '#web/ui/parts/lazy-parts.tsx'
import { PartPlace } from '#web/ui/parts/part-place.tsx'
import { pickAccent } from '#web/workbook/drawings/accent-colors.ts'
import { NumberBadge } from '#web/workbook/drawings/number-badge.tsx'
import { FieldColumns } from '#web/workbook/fields/field-columns.tsx'
import { ItemFields } from '#web/workbook/fields/item-fields.tsx'
import { ItemList } from '#web/workbook/fields/item-list.tsx'
import { ItemSuggestions } from '#web/workbook/fields/item-suggestions.tsx'
import { ItemTitle } from '#web/workbook/fields/item-title.tsx'
import { LongText } from '#web/workbook/fields/long-text.tsx'
import { TextInput } from '#web/workbook/fields/text-input.tsx'
import { TextList } from '#web/workbook/fields/text-list.tsx'
import { TimelineOverview } from './implementation-timeline-overview.tsx'

const PlanTexts = createLazyPart(
  async () => (await loadPart(() => import('#web/workbook/plan-end/plan-texts.tsx'))).PlanTexts,
)

const suggestMilestonesBelow = 5

const suggestedMilestones = commonMilestones.map((milestone) => ({
  text: `${milestone.title} (${milestone.timeline})`,
  draft: { ...milestone, dependencies: [] },
}))

export function ImplementationTimelineForm() {
  return (
    <div className="@container flex flex-col gap-8">
      <ItemList
        address={['implementationTimeline', 'milestones']}
        renderHeader={(address, index) => (
          <span className="flex items-center gap-3">
            <NumberBadge index={index} />
            <span className="min-w-0">
              <ItemTitle address={[...address, 'title']} fallback="Untitled Milestone" />
            </span>
          </span>
        )}
        renderItem={(address, index) => (
          <div className={joinClasses('border-t-3 pt-5', pickAccent(index).border)}>
            <ItemFields>
              <FieldColumns count="3:2">
                <TextInput address={[...address, 'title']} />
                <TextInput address={[...address, 'timeline']} />
              </FieldColumns>
              <LongText address={[...address, 'description']} rows={2} />
              <TextList address={[...address, 'dependencies']} />
            </ItemFields>
          </div>
        )}
        suggestions={
          <ItemSuggestions
            address={['implementationTimeline', 'milestones']}
            label="Common milestones"
            suggestions={suggestedMilestones}
            titleField="title"
            below={suggestMilestonesBelow}
            addText="Add Milestone"
          />
        }
      />
      <TimelineOverview />
      <PartPlace fallback={<Skeleton lines={6} />}>
        <PlanTexts />
      </PartPlace>
    </div>
  )
}
