import { marketingChannels, marketingMetrics } from '#domain/plan/lists/marketing.ts'
import { Card } from '#web/ui/display/card.tsx'
import { KeyFigureText } from '#web/workbook/fields/key-figure-text.tsx'
import { LongText } from '#web/workbook/fields/long-text.tsx'
import { TextList } from '#web/workbook/fields/text-list.tsx'
import { useChips } from '#web/workbook/fields/use-chips.ts'

export function MarketingStrategyForm() {
  return (
    <div className="flex flex-col gap-5">
      <Card>
        <TextList address={['marketingStrategy', 'channels']} suggestions={useChips(marketingChannels)} />
      </Card>
      <Card className="flex flex-col gap-6">
        <KeyFigureText address={['marketingStrategy', 'budget']} rows={2} />
        <LongText address={['marketingStrategy', 'timeline']} rows={3} />
      </Card>
      <Card>
        <TextList address={['marketingStrategy', 'metrics']} suggestions={useChips(marketingMetrics)} />
      </Card>
    </div>
  )
}
