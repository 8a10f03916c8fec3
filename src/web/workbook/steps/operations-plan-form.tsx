import { businessProcesses, technologyItems } from '#domain/plan/lists/operations.ts'
import { Card } from '#web/ui/display/card.tsx'
import { LongText } from '#web/workbook/fields/long-text.tsx'
import { TextList } from '#web/workbook/fields/text-list.tsx'
import { useChips } from '#web/workbook/fields/use-chips.ts'

export function OperationsPlanForm() {
  return (
    <div className="flex flex-col gap-6">
      <Card>
        <TextList address={['operationsPlan', 'keyProcesses']} suggestions={useChips(businessProcesses)} />
      </Card>
      <Card>
        <TextList address={['operationsPlan', 'suppliers']} />
      </Card>
      <Card>
        <TextList address={['operationsPlan', 'technology']} suggestions={useChips(technologyItems)} />
      </Card>
      <Card>
        <LongText address={['operationsPlan', 'quality']} rows={4} />
      </Card>
    </div>
  )
}
