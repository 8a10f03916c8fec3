import { Card } from '#web/ui/display/card.tsx'
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
    </div>
  )
}
