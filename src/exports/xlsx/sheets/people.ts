import type { ForecastModel, ModelPerson } from '#domain/forecast/inputs/forecast-model.ts'
import { fixed, type FixedCell } from '#exports/xlsx/formulas/fixed-cell.ts'
import { atLeast, atMost, multiply, zero } from '#exports/xlsx/formulas/formula.ts'
import { all, when } from '#exports/xlsx/formulas/functions.ts'
import { type Axis, createLine, type Line } from '#exports/xlsx/formulas/line.ts'
import { sumLines } from '#exports/xlsx/formulas/ranges.ts'
import { month } from '#exports/xlsx/formulas/timeline.ts'
import type { Assumptions } from './assumptions.ts'
import type { PersonAssumptions } from './assumptions-of-costs.ts'
import { growthSince, listTyped } from './growth.ts'
import type { MonthSheet } from './month-sheet.ts'
import { putBlock } from './sales.ts'

/** The totals of each kind of pay. Null when no one has it. */
export interface PeopleLines {
  readonly direct: Line | null
  readonly indirect: Line | null
  readonly draw: Line | null
  readonly otherDraws: Line
  /** What owners get as employees, with the payroll taxes that are in it. */
  readonly ownersSalaries: readonly { readonly line: Line; readonly payroll: FixedCell }[]
}

const titles: Readonly<Record<ModelPerson['kind'], string>> = {
  direct: 'Pay for work on the sales',
  indirect: 'Other pay',
  draw: 'Pay of the owner, as draws',
}

export function buildPeople(
  sheet: MonthSheet,
  axis: Axis,
  { people, drawsByHand }: ForecastModel,
  assumptions: Assumptions,
): PeopleLines {
  const ownersSalaries: { line: Line; payroll: FixedCell }[] = []
  function buildKind(kind: ModelPerson['kind']): Line | null {
    const lines = people.flatMap((person, index) => {
      const inputs = assumptions.people[index]
      if (person.kind !== kind || !inputs) return []
      const line = createPay(axis, person, inputs)
      if (person.isOwner && kind !== 'draw') ownersSalaries.push({ line, payroll: inputs.payroll })
      return [line]
    })
    if (lines.length === 0) return null
    const total = createLine(axis, {
      label: titles[kind],
      look: 'total',
      format: 'total',
      from: 1,
      calculate: () => sumLines(lines),
    })
    putBlock(sheet, titles[kind], lines, total)
    return total
  }

  const kinds = { direct: buildKind('direct'), indirect: buildKind('indirect'), draw: buildKind('draw') }
  const otherDraws = createLine(axis, {
    label: 'Other draws of the owner',
    from: 1,
    typed: listTyped(drawsByHand),
    calculate: () => fixed(assumptions.otherDraws),
  })
  putBlock(sheet, 'Other draws', [otherDraws])
  return { ...kinds, otherDraws, ownersSalaries }
}

function createPay(axis: Axis, { byHand }: ModelPerson, inputs: PersonAssumptions): Line {
  const { role, start, end, factor, costAtStart } = inputs
  return createLine(axis, {
    label: role,
    from: 1,
    typed: listTyped(byHand),
    calculate: () =>
      when(
        all(atLeast(month, fixed(start)), atMost(month, fixed(end))),
        multiply(fixed(costAtStart), growthSince(start, factor)),
        zero,
      ),
  })
}
