import { Card } from '#web/ui/display/card.tsx'
import { useGoToFieldFromForm } from '#web/workbook/fields/go-to-field-context.ts'
import { LongText } from '#web/workbook/fields/long-text.tsx'
import { TextInput } from '#web/workbook/fields/text-input.tsx'
import { CoverFold } from './business-idea-cover.tsx'

export function BusinessIdeaForm() {
  return (
    <div className="flex flex-col gap-5">
      <Card className="flex flex-col gap-6">
        <TextInput address={['businessIdea', 'name']} />
        <LongText address={['businessIdea', 'oneLiner']} rows={2} />
        <CoverFold />
      </Card>
      <Card className="flex flex-col gap-6">
        <LongText address={['businessIdea', 'problemStatement']} rows={4} />
        <LongText address={['businessIdea', 'solution']} rows={4} />
        <LongText address={['businessIdea', 'valueProposition']} rows={4} />
      </Card>
      <SummaryLink />
    </div>
  )
}

/** People look for the summary where they say what the business does. */
function SummaryLink() {
  const goToField = useGoToFieldFromForm()
  return (
    <p className="text-sm text-ink-2">
      The executive summary is drafted from your plan.{' '}
      <button
        type="button"
        className="text-link cursor-pointer py-1 text-left"
        onClick={() => goToField(['implementationTimeline', 'executiveSummary'])}
      >
        See it in step 12
      </button>
    </p>
  )
}
