import type { ForecastModel, ModelLoan } from '#domain/forecast/inputs/forecast-model.ts'
import { leastOwnersSharePercent } from './thresholds.ts'

/** What the project costs, and which money pays for it. Existing debts paid for something else. */
export interface SourcesAndUses {
  readonly sources: readonly MoneyLine[]
  readonly uses: readonly MoneyLine[]
  readonly totalSources: number
  readonly totalUses: number
  /** Sources less uses. */
  readonly difference: number
  readonly ownersSharePercent: number | null
  /** The one change that balances them, or null when they balance. */
  readonly change: BalancingChange | null
}

export interface MoneyLine {
  readonly id: string
  readonly name: string
  readonly kind: string
  readonly amount: number
}

export interface BalancingChange {
  readonly list: 'loans' | 'contributions' | 'startUp'
  /** The item to change, or null for a new one: the owner's cash, or a cash reserve. */
  readonly itemId: string | null
  readonly amountBefore: number
  readonly amountAfter: number
}

/** Less than a cent is a rounding. */
const cent = 0.01

export function computeSourcesAndUses(model: ForecastModel): SourcesAndUses {
  const loans = model.loans.filter(({ isExisting }) => !isExisting)
  const sources: MoneyLine[] = [
    ...model.contributions.map(({ id, name, source, amount }) => ({ id, name, kind: source, amount })),
    ...loans.map(({ id, name, amount }) => ({ id, name, kind: 'loan', amount })),
  ]
  const uses: MoneyLine[] = [
    ...model.startUp.map(({ id, name, kind, amount }) => ({ id, name, kind, amount })),
    ...loans
      .filter(({ fee }) => fee > 0)
      .map(({ id, name, fee }) => ({ id, name, kind: 'loan-fee', amount: fee })),
  ]
  const totalSources = sumAmounts(sources)
  const totalUses = sumAmounts(uses)
  const owners = sumAmounts(sources.filter(({ kind }) => kind === 'owner'))
  const difference = totalSources - totalUses
  return {
    sources,
    uses,
    totalSources,
    totalUses,
    difference,
    ownersSharePercent: totalUses > cent ? (owners / totalUses) * 100 : null,
    change: Math.abs(difference) < cent ? null : findChange(model, loans, difference, owners, totalUses),
  }
}

/**
 * Money that is left over is a cash reserve. Money that is missing comes from the largest loan, unless the owner's
 * share would then be too small for a lender; else from the owner.
 */
function findChange(
  model: ForecastModel,
  loans: readonly ModelLoan[],
  difference: number,
  owners: number,
  totalUses: number,
): BalancingChange {
  if (difference > 0) {
    const reserve = model.startUp.find(({ kind }) => kind === 'cash-reserve')
    return raise('startUp', reserve, difference)
  }
  const largest = loans.toSorted((one, other) => other.amount - one.amount)[0]
  const hasEnough = owners >= (totalUses * leastOwnersSharePercent.value) / 100
  if (largest && hasEnough) return raise('loans', largest, -difference)
  const owner = model.contributions.find(({ source }) => source === 'owner')
  return raise('contributions', owner, -difference)
}

function raise(
  list: BalancingChange['list'],
  item: { id: string; amount: number } | undefined,
  by: number,
): BalancingChange {
  const amountBefore = item?.amount ?? 0
  return { list, itemId: item?.id ?? null, amountBefore, amountAfter: amountBefore + by }
}

function sumAmounts(lines: readonly MoneyLine[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0)
}
