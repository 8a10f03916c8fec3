import { loadPart } from '#web/loading/load-part.ts'
import { createLazyPart } from '#web/ui/parts/lazy-parts.tsx'
import { PartPlace } from '#web/ui/parts/part-place.tsx'
import { FoldedGroup } from '#web/workbook/steps/forecast/fields/folded-group.tsx'
import { ForecastPart } from '#web/workbook/steps/forecast/forecast-part.tsx'
import { Contributions, ExistingDebts, LineOfCredit, Loans, Security } from './money-in.tsx'
import { StartUpCosts } from './start-up-costs.tsx'

const SourcesAndUsesPicture = createLazyPart(
  async () => (await loadPart(() => import('./sources-and-uses-picture.tsx'))).SourcesAndUsesPicture,
)

const lenderFields = [
  ['financialProjections', 'funding', 'pledges'],
  ['financialProjections', 'personal'],
] as const

const LenderFields = createLazyPart(
  async () => (await loadPart(() => import('./lender-part.tsx'))).LenderFields,
)

/** What there is to pay before the first sale, and where the money comes from. */
export function StartUpPart() {
  return (
    <ForecastPart
      picture={
        <PartPlace>
          <SourcesAndUsesPicture />
        </PartPlace>
      }
    >
      <div className="flex flex-col gap-10">
        <StartUpCosts />
        <Contributions />
        <Loans />
        <ExistingDebts />
        <LineOfCredit />
        <Security />
        <ForLender />
      </div>
    </ForecastPart>
  )
}

/** What only some lenders ask for, folded because most plans do without. */
function ForLender() {
  return (
    <FoldedGroup
      title="For the lender: optional tables"
      summary="Loan schedule, balance sheet by month, sensitivity, collateral and personal budget"
      fields={lenderFields}
    >
      <PartPlace fallback={<div className="h-40" />}>
        <LenderFields />
      </PartPlace>
    </FoldedGroup>
  )
}
