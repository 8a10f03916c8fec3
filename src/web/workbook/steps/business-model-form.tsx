import { Card } from '#web/ui/display/card.tsx'
import { TextList } from '#web/workbook/fields/text-list.tsx'

const lists = ['revenueStreams', 'keyResources', 'keyActivities', 'keyPartnerships', 'costStructure'] as const

export function BusinessModelForm() {
  return (
    <div className="flex flex-col gap-5">
      {lists.map((list) => (
        <Card key={list}>
          <TextList address={['businessModel', list]} />
        </Card>
      ))}
    </div>
  )
}
