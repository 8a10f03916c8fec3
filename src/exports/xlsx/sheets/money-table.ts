import type { FixedCell } from '#exports/xlsx/formulas/fixed-cell.ts'
import { fixed } from '#exports/xlsx/formulas/fixed-cell.ts'
import { subtract } from '#exports/xlsx/formulas/formula.ts'
import { roundToCents } from '#exports/xlsx/formulas/functions.ts'
import { createLine, type Label, type Line, now } from '#exports/xlsx/formulas/line.ts'
import { sumLines } from '#exports/xlsx/formulas/ranges.ts'
import { moneySourceLabels } from '#domain/plan/fields/choice-labels.ts'
import type { Assumptions } from './assumptions.ts'
import { single } from './figure-sheet.ts'

export interface MoneyTable {
  readonly sources: readonly Line[]
  readonly owners: readonly Line[]
  readonly totalSources: Line
  readonly uses: readonly Line[]
  readonly totalUses: Line
  readonly gap: Line
}

/** Sources and uses of the money. Existing debts paid for something else. */
export function createMoneyTable({ contributions, loans, startUp }: Assumptions): MoneyTable {
  const list = (label: Label, term: string, cell: FixedCell): Line =>
    createLine(single, { label, term, calculate: () => fixed(cell) })
  const sum = (label: string, lines: readonly Line[]): Line =>
    createLine(single, { label, look: 'total', format: 'total', calculate: () => sumLines(lines) })
  const given = contributions.map((each) => ({
    line: list(each.name, each.kind.text, each.amount),
    isOwners: each.kind.text === moneySourceLabels.owner,
  }))
  const borrowed = loans.filter(({ isExisting }) => !isExisting)
  const sources = [
    ...given.map(({ line }) => line),
    ...borrowed.map(({ name, amount }) => list(name, 'Loan', amount)),
  ]
  const uses = [
    ...startUp.map(({ name, kind, amount }) => list(name, kind.text, amount)),
    ...borrowed.map(({ name, fee }) => list(name, 'Loan fee', fee)),
  ]
  const totalSources = sum('All sources', sources)
  const totalUses = sum('All uses', uses)
  const gap = createLine(single, {
    label: 'Sources less uses',
    term: '0 when the money fits',
    look: 'check',
    format: 'check',
    calculate: () => roundToCents(subtract(now(totalSources), now(totalUses))),
  })
  return {
    sources,
    owners: given.flatMap(({ line, isOwners }) => (isOwners ? [line] : [])),
    totalSources,
    uses,
    totalUses,
    gap,
  }
}
