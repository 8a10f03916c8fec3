import type { ForecastModel, ModelPerson } from '#domain/forecast/inputs/forecast-model.ts'
import { overwriteOr } from './by-hand.ts'
import { add, type Grid, row } from './grid.ts'
import type { Levers } from './levers.ts'

const rowOfKind = { direct: row.directPay, indirect: row.pay, draw: row.ownersPay } as const

export function computePeople(model: ForecastModel, levers: Levers, grid: Grid): void {
  for (const [index, person] of model.people.entries()) computePerson(person, levers, grid, index)
}

function computePerson(person: ModelPerson, levers: Levers, { cells, width, people }: Grid, index: number) {
  const own = (people + index) * width
  const total = rowOfKind[person.kind] * width
  const { start, end, byHand } = person
  let pay = person.count * person.payPerMonth * (1 + person.payroll) * levers.pay
  let nextRaise = start + 12
  for (let month = byHand === null ? start : 1; month < width; month += 1) {
    if (month === nextRaise) {
      pay *= 1 + person.raise
      nextRaise += 12
    }
    const calculated = month >= start && month <= end ? pay : 0
    const paid = byHand === null ? calculated : overwriteOr(byHand, month, levers.pay, calculated)
    cells[own + month] = paid
    add(cells, total + month, paid)
  }
}
