import type { ForecastModel } from '#domain/forecast/inputs/forecast-model.ts'
import { overwriteOr } from './by-hand.ts'
import { add, type Grid, row } from './grid.ts'
import type { Levers } from './levers.ts'

const rowOfKind = { direct: row.directPay, indirect: row.pay, draw: row.ownersPay } as const

export function computePeople(model: ForecastModel, levers: Levers, { cells, width, people }: Grid): void {
  model.people.forEach((person, index) => {
    const own = (people + index) * width
    const total = rowOfKind[person.kind] * width
    const { start, end, byHand } = person
    let pay = person.count * person.payPerMonth * (1 + person.payroll) * levers.pay
    const from = byHand === null ? start : 1
    for (let month = from; month < width; month += 1) {
      if (month > start && (month - start) % 12 === 0) pay *= 1 + person.raise
      const isThere = month >= start && month <= end
      const paid = overwriteOr(byHand, month, levers.pay, isThere ? pay : 0)
      cells[own + month] = paid
      add(cells, total + month, paid)
    }
  })
}
