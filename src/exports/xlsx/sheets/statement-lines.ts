import { termOf } from '#domain/forecast/statements/equity-terms.ts'
import { findLine } from '#domain/forecast/statements/line-definitions.ts'
import type { Entity } from '#domain/plan/forecast-choices.ts'
import { negate } from '#exports/xlsx/formulas/formula.ts'
import { type Axis, type Before, createLine, type Line } from '#exports/xlsx/formulas/line.ts'
import { sumLines } from '#exports/xlsx/formulas/ranges.ts'
import type { Formula } from '#exports/xlsx/formulas/formula.ts'

type Sources = readonly (Line | null)[]

/** Makes the lines of the statements with the names, signs and years that they have on the screen. */
export interface StatementLines {
  /** The sum of other sheets' lines, negative where money goes out. Null when the forecast has none of them. */
  line: (id: string, sources: Sources) => Line | null
  /** The same, for a line that every statement shows. */
  total: (id: string, parts: Sources) => Line
  own: (id: string, calculate: (before: Before) => Formula) => Line
}

export function createStatementLines(axis: Axis, entity: Entity | '' = ''): StatementLines {
  function own(id: string, calculate: (before: Before) => Formula): Line {
    const found = findLine(id)
    const isTotal = found !== null && found.parts.length > 0
    return createLine(axis, {
      label: found?.label ?? id,
      term: found ? termOf(found, entity) : '',
      look: isTotal ? 'total' : 'plain',
      format: isTotal ? 'total' : 'amount',
      over: found?.over ?? 'sum',
      calculate,
    })
  }

  return {
    own,
    line: (id, sources) => {
      const existing = sources.filter((source) => source !== null)
      if (existing.length === 0) return null
      const isOut = findLine(id)?.sign === -1
      return own(id, () => (isOut ? negate(sumLines(existing)) : sumLines(existing)))
    },
    total: (id, parts) => own(id, () => sumLines(parts.filter((part) => part !== null))),
  }
}
