import { Card } from '#web/ui/card.tsx'
import { NumberInput } from '#web/workbook/fields/number-input.tsx'
import { FinancialExtras } from './financial-projections-extras.tsx'
import { UnitEconomicsDetail } from './financial-projections-figures.tsx'

const place = ['financialProjections', 'projections'] as const

export function FinancialProjectionsForm() {
  return (
    <div className="@container flex flex-col gap-6">
      <Card className="grid items-end gap-x-5 gap-y-6 @lg:grid-cols-2">
        <NumberInput place={[...place, 'price']} leading="$" />
        <NumberInput place={[...place, 'cogs']} leading="$" />
        <NumberInput place={[...place, 'cac']} leading="$" />
        <NumberInput place={[...place, 'churnRate']} trailing="%" />
      </Card>
      <UnitEconomicsDetail />
      <FinancialExtras />
    </div>
  )
}
