import type { PledgeKind, StartUpKind } from '#domain/plan/forecast-choices.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'

type Pledge = WorkbookData['financialProjections']['funding']['pledges'][number]

/** A build-out is worth little to anyone else. What is not here is no thing that someone could sell. */
const kinds: Partial<Record<StartUpKind, PledgeKind>> = {
  equipment: 'new-equipment',
  'fit-out': 'furniture',
  land: 'vacant-land',
  stock: 'stock',
}

/** What the plan already names as something to pledge: what its start-up money buys, and what secures a loan. */
export function draftPledges(data: WorkbookData, createId: () => string): Pledge[] {
  const { startupCosts, funding } = data.financialProjections
  const create = (name: string, kind: PledgeKind, value: number): Pledge => ({
    id: createId(),
    name,
    kind,
    value,
    discountPercent: null,
    owedBefore: null,
  })
  const bought = startupCosts.flatMap(({ category, kind, amount }) => {
    const pledged = kind === '' ? undefined : kinds[kind]
    return pledged && amount > 0 ? [create(category, pledged, amount)] : []
  })
  // What a start-up cost buys is listed with it, so a loan's collateral would count it twice.
  const others =
    bought.length > 0
      ? []
      : funding.loans.flatMap(({ collateral, collateralValue }) =>
          collateralValue !== null && collateralValue > 0
            ? [create(collateral.trim(), 'other', collateralValue)]
            : [],
        )
  return [...bought, ...others]
}
