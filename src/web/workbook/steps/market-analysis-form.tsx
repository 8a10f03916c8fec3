import { marketAnalysisCopy } from '#domain/plan/fields/market-analysis.ts'
import { Card } from '#web/ui/display/card.tsx'
import { FieldColumns } from '#web/workbook/fields/field-columns.tsx'
import { ItemFields } from '#web/workbook/fields/item-fields.tsx'
import { ItemList } from '#web/workbook/fields/item-list.tsx'
import { LongText } from '#web/workbook/fields/long-text.tsx'
import { TextInput } from '#web/workbook/fields/text-input.tsx'
import { MarketPicture } from './market-analysis-picture.tsx'

const { segments, trends } = marketAnalysisCopy

export function MarketAnalysisForm() {
  return (
    <div className="flex flex-col gap-8">
      <Card className="flex flex-col gap-6">
        <FieldColumns count={3}>
          <LongText place={['marketAnalysis', 'tam']} rows={3} />
          <LongText place={['marketAnalysis', 'sam']} rows={3} />
          <LongText place={['marketAnalysis', 'som']} rows={3} />
        </FieldColumns>
        <MarketPicture />
        <LongText place={['marketAnalysis', 'summary']} rows={4} />
      </Card>
      <ItemList
        place={['marketAnalysis', 'segments']}
        titleField="name"
        renderItem={(place) => (
          <ItemFields>
            <TextInput place={[...place, 'name']} stockText={segments.createBlank().name} />
            <FieldColumns count={2}>
              <LongText place={[...place, 'size']} rows={1} />
              <LongText place={[...place, 'growthRate']} rows={1} />
            </FieldColumns>
            <LongText place={[...place, 'characteristics']} rows={3} />
          </ItemFields>
        )}
      />
      <ItemList
        place={['marketAnalysis', 'trends']}
        titleField="title"
        renderItem={(place) => (
          <ItemFields>
            <TextInput place={[...place, 'title']} stockText={trends.createBlank().title} />
            <LongText place={[...place, 'description']} rows={3} />
          </ItemFields>
        )}
      />
    </div>
  )
}
