import type { ForecastModel, ModelPerson } from '#domain/forecast/inputs/forecast-model.ts'
import { overwriteRow } from './apply-overwrites.ts'
import { addRow, type Grid, row } from './grid.ts'
import type { Levers } from './levers.ts'

const rowOfKind = { direct: row.directPay, indirect: row.pay, draw: row.ownersPay } as const

export function computePeople(model: ForecastModel, levers: Levers, grid: Grid): void {
  const { people } = model
  for (let index = 0; index < people.length; index += 1) {
    const person = people[index]
    if (!person) continue
    const own = grid.people + index
    writePay(person, levers.pay, grid, own)
    if (person.byHand !== null) overwriteRow(person.byHand, levers.pay, grid, own)
    addRow(grid, own, rowOfKind[person.kind])
  }
}

/** A year at a time, because the pay is the same until the next raise. */
function writePay(person: ModelPerson, factor: number, { cells, width }: Grid, own: number): void {
  const first = own * width
  const end = Math.min(person.end + 1, width)
  let pay = person.count * person.payPerMonth * (1 + person.payroll) * factor
  let month = person.start
  for (let yearEnd = Math.min(month + 12, end); month < end; yearEnd = Math.min(yearEnd + 12, end)) {
    for (; month < yearEnd; month += 1) cells[first + month] = pay
    pay *= 1 + person.raise
  }
}
