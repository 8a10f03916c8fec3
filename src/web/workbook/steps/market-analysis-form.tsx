import { marketAnalysisCopy } from '#domain/plan/fields/market-analysis.ts'
import { Card } from '#web/ui/display/card.tsx'
import { FieldColumns } from '#web/workbook/fields/field-columns.tsx'
import { ItemFields } from '#web/workbook/fields/item-fields.tsx'
import { ItemList } from '#web/workbook/fields/item-list.tsx'
import { KeyFigureText } from '#web/workbook/fields/key-figure-text.tsx'
import { LongText } from '#web/workbook/fields/long-text.tsx'
import { TextInput } from '#web/workbook/fields/text-input.tsx'
import { MarketPicture } from './market-analysis-picture.tsx'

const { segments, trends } = marketAnalysisCopy

export function MarketAnalysisForm() {
  return (
    <div className="flex flex-col gap-8">
      <Card className="flex flex-col gap-6">
        <FieldColumns count={3}>
          <KeyFigureText address={['marketAnalysis', 'tam']} rows={3} />
          <KeyFigureText address={['marketAnalysis', 'sam']} rows={3} />
          <KeyFigureText address={['marketAnalysis', 'som']} rows={3} />
        </FieldColumns>
        <MarketPicture />
        <LongText address={['marketAnalysis', 'summary']} rows={4} />
      </Card>
      <ItemList
        address={['marketAnalysis', 'segments']}
        titleField="name"
        renderItem={(address) => (
          <ItemFields>
            <TextInput address={[...address, 'name']} stockText={segments.createBlank().name} />
            <FieldColumns count={2}>
              <KeyFigureText address={[...address, 'size']} rows={1} />
              <KeyFigureText address={[...address, 'growthRate']} rows={1} />
            </FieldColumns>
            <LongText address={[...address, 'characteristics']} rows={3} />
          </ItemFields>
        )}
      />
      <ItemList
        address={['marketAnalysis', 'trends']}
        titleField="title"
        renderItem={(address) => (
          <ItemFields>
            <TextInput address={[...address, 'title']} stockText={trends.createBlank().title} />
            <LongText address={[...address, 'description']} rows={3} />
          </ItemFields>
        )}
      />
    </div>
  )
}
