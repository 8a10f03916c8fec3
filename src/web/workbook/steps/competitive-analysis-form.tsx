import { Card } from '#web/ui/display/card.tsx'
import type { FieldPlace } from '#domain/plan/field-values.ts'
import { FieldColumns } from '#web/workbook/fields/field-columns.tsx'
import { ItemFields } from '#web/workbook/fields/item-fields.tsx'
import { ItemList } from '#web/workbook/fields/item-list.tsx'
import { LongText } from '#web/workbook/fields/long-text.tsx'
import { TextInput } from '#web/workbook/fields/text-input.tsx'

export function CompetitiveAnalysisForm() {
  return (
    <div className="flex flex-col gap-8">
      <ItemList
        place={['competitiveAnalysis', 'directCompetitors']}
        titleField="name"
        renderItem={(place) => <CompetitorFields place={place} />}
      />
      <ItemList
        place={['competitiveAnalysis', 'indirectCompetitors']}
        titleField="name"
        renderItem={(place) => <CompetitorFields place={place} />}
      />
      <ItemList
        place={['competitiveAnalysis', 'competitiveAdvantages']}
        titleField="title"
        renderItem={(place) => (
          <ItemFields>
            <TextInput place={[...place, 'title']} />
            <LongText place={[...place, 'description']} rows={2} />
          </ItemFields>
        )}
      />
      <Card className="flex flex-col gap-6">
        <LongText place={['competitiveAnalysis', 'marketPosition']} rows={3} />
        <LongText place={['competitiveAnalysis', 'pricingStrategy']} rows={3} />
      </Card>
    </div>
  )
}

function CompetitorFields({ place }: { place: FieldPlace }) {
  return (
    <ItemFields>
      <TextInput place={[...place, 'name']} />
      <FieldColumns count={2}>
        <LongText place={[...place, 'strengths']} rows={3} />
        <LongText place={[...place, 'weaknesses']} rows={3} />
      </FieldColumns>
      <FieldColumns count={2}>
        <LongText place={[...place, 'marketShare']} rows={1} />
        <LongText place={[...place, 'pricing']} rows={1} />
      </FieldColumns>
    </ItemFields>
  )
}
