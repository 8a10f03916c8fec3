import { Card } from '#web/ui/display/card.tsx'
import { FieldColumns } from '#web/workbook/fields/field-columns.tsx'
import { NumberInput } from '#web/workbook/fields/number-input.tsx'
import { CurrencyChoice, CurrencySign } from './financial-projections-currency.tsx'
import { FinancialExtras } from './financial-projections-extras.tsx'
import { UnitEconomicsDetail } from './financial-projections-figures.tsx'
import { PriceTerms } from './financial-projections-price.tsx'

const address = ['financialProjections', 'projections'] as const

export function FinancialProjectionsForm() {
  return (
    <div className="@container flex flex-col gap-6">
      <Card className="flex flex-col gap-6">
        <CurrencyChoice />
        <FieldColumns count={2}>
          <NumberInput address={[...address, 'price']} leading={<CurrencySign />} />
          <NumberInput address={[...address, 'cogs']} leading={<CurrencySign />} />
        </FieldColumns>
        <PriceTerms />
        <FieldColumns count={2}>
          <NumberInput address={[...address, 'cac']} leading={<CurrencySign />} />
          <NumberInput address={[...address, 'churnRate']} trailing="%" />
        </FieldColumns>
      </Card>
      <UnitEconomicsDetail />
      <FinancialExtras />
    </div>
  )
}
