import type { ForecastModel, ModelStartUpLine } from '#domain/forecast/inputs/forecast-model.ts'
import { startUpKindLabels } from '#domain/plan/fields/choice-labels.ts'
import type { StartUpKind } from '#domain/plan/forecast-choices.ts'
import { fixed, type FixedCell, sumOfKind } from '#exports/xlsx/formulas/fixed-cell.ts'
import { above, add, atMost, divide, equals, subtract, zero } from '#exports/xlsx/formulas/formula.ts'
import { all, positive, when } from '#exports/xlsx/formulas/functions.ts'
import { type Axis, createLine, type Line, now } from '#exports/xlsx/formulas/line.ts'
import { sumLines } from '#exports/xlsx/formulas/ranges.ts'
import { month } from '#exports/xlsx/formulas/timeline.ts'
import type { Assumptions } from './assumptions.ts'
import type { StartUpAssumptions } from './assumptions-of-money.ts'
import type { MonthSheet } from './month-sheet.ts'
import { putBlock } from './sales.ts'

/** What the start-up money buys. Null for what this forecast does not have. */
export interface AssetLines {
  readonly bought: Line | null
  readonly wear: Line | null
  readonly value: Line | null
  readonly openingStock: Line | null
  readonly depositsPaid: Line | null
  readonly expenses: Line | null
}

const kept: ReadonlySet<StartUpKind> = new Set(['equipment', 'fit-out', 'land'])

export function buildAssets(
  sheet: MonthSheet,
  axis: Axis,
  { startUp }: ForecastModel,
  assumptions: Assumptions,
): AssetLines {
  const things = startUp.flatMap((line, index) => {
    const inputs = assumptions.startUp[index]
    return kept.has(line.kind) && inputs ? [{ line, inputs }] : []
  })
  const purchases = things.map(({ inputs }) => createPurchase(axis, inputs))
  const wears = things.flatMap(({ inputs }) =>
    inputs.monthsOfUse ? [createWear(axis, inputs, inputs.monthsOfUse)] : [],
  )
  const bought = createTotal(axis, 'Bought', 'capital expenditure', purchases)
  const wear = createTotal(axis, 'Wear', 'depreciation', wears)
  const value: Line | null = bought
    ? createLine(axis, {
        label: 'Value of equipment, build-out and land',
        term: 'fixed assets',
        look: 'total',
        format: 'total',
        over: 'last',
        calculate: (before) =>
          // Parts of a cent may be left of what is worn out.
          positive(subtract(add(value ? before(value) : zero, now(bought)), wear ? now(wear) : zero)),
      })
    : null
  putBlock(sheet, 'Bought: equipment, build-out and land', purchases, bought)
  putBlock(sheet, 'Wear, in equal parts from the month after', wears, wear)
  putBlock(sheet, 'Value', [value])

  const createUse = (kind: StartUpKind, label: string): Line | null =>
    createKindLine(axis, assumptions, startUp, kind, label)
  const openingStock = createUse('stock', 'Opening stock')
  const depositsPaid = createUse('deposit', 'Deposits')
  const expenses = createUse('fee', 'Start-up fees and expenses')
  putBlock(sheet, 'Other start-up costs', [openingStock, depositsPaid, expenses])
  return { bought, wear, value, openingStock, depositsPaid, expenses }
}

function createKindLine(
  axis: Axis,
  { startUp: inputs }: Assumptions,
  lines: readonly ModelStartUpLine[],
  kind: StartUpKind,
  label: string,
): Line | null {
  if (lines.every((line) => line.kind !== kind)) return null
  const columns = {
    amounts: inputs.map(({ amount }) => amount),
    kinds: inputs.map((each) => each.kind),
    months: inputs.map((each) => each.month),
  }
  return createLine(axis, { label, calculate: () => sumOfKind(columns, startUpKindLabels[kind], month) })
}

function createTotal(axis: Axis, label: string, term: string, lines: readonly Line[]): Line | null {
  if (lines.length === 0) return null
  return createLine(axis, { label, term, look: 'total', format: 'total', calculate: () => sumLines(lines) })
}

function createPurchase(axis: Axis, { name, amount, month: bought }: StartUpAssumptions): Line {
  return createLine(axis, {
    label: name,
    calculate: () => when(equals(month, fixed(bought)), fixed(amount), zero),
  })
}

function createWear(
  axis: Axis,
  { name, amount, month: bought }: StartUpAssumptions,
  monthsOfUse: FixedCell,
): Line {
  const use = fixed(monthsOfUse)
  return createLine(axis, {
    label: name,
    from: 1,
    calculate: () =>
      when(
        all(above(month, fixed(bought)), atMost(month, add(fixed(bought), use))),
        divide(fixed(amount), use),
        zero,
      ),
  })
}
