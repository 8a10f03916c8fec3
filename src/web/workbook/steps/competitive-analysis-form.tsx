import { Card } from '#web/ui/display/card.tsx'
import type { ItemKey } from '#domain/plan/address/field-address.ts'
import { FieldColumns } from '#web/workbook/fields/field-columns.tsx'
import { ItemFields } from '#web/workbook/fields/item-fields.tsx'
import { ItemList } from '#web/workbook/fields/item-list.tsx'
import { LongText } from '#web/workbook/fields/long-text.tsx'
import { TextInput } from '#web/workbook/fields/text-input.tsx'

export function CompetitiveAnalysisForm() {
  return (
    <div className="flex flex-col gap-8">
      <ItemList
        address={['competitiveAnalysis', 'directCompetitors']}
        titleField="name"
        renderItem={(address) => <CompetitorFields address={address} />}
      />
      <ItemList
        address={['competitiveAnalysis', 'indirectCompetitors']}
        titleField="name"
        renderItem={(address) => <CompetitorFields address={address} />}
      />
      <ItemList
        address={['competitiveAnalysis', 'competitiveAdvantages']}
        titleField="title"
        renderItem={(address) => (
          <ItemFields>
            <TextInput address={[...address, 'title']} />
            <LongText address={[...address, 'description']} rows={2} />
          </ItemFields>
        )}
      />
      <Card className="flex flex-col gap-6">
        <LongText address={['competitiveAnalysis', 'marketPosition']} rows={3} />
        <LongText address={['competitiveAnalysis', 'pricingStrategy']} rows={3} />
      </Card>
    </div>
  )
}

type CompetitorAddress = readonly [
  'competitiveAnalysis',
  'directCompetitors' | 'indirectCompetitors',
  ItemKey,
]

function CompetitorFields({ address }: { address: CompetitorAddress }) {
  return (
    <ItemFields>
      <TextInput address={[...address, 'name']} />
      <FieldColumns count={2}>
        <LongText address={[...address, 'strengths']} rows={3} />
        <LongText address={[...address, 'weaknesses']} rows={3} />
      </FieldColumns>
      <FieldColumns count={2}>
        <LongText address={[...address, 'marketShare']} rows={1} />
        <LongText address={[...address, 'pricing']} rows={1} />
      </FieldColumns>
    </ItemFields>
  )
}
