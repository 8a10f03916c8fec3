import type { Entity } from './choices.ts'
import type { Person } from './cost-inputs.ts'
import type { ForecastModel, ModelPerson } from './forecast-model.ts'
import { createFieldReader, type ForecastNote } from './notes.ts'
import { lastPossibleMonth, monthFrom, ranges } from './number-ranges.ts'
import type { FindByHand } from './read-overwrites.ts'

const startRange = monthFrom(1, 1)
const endRange = monthFrom(1, lastPossibleMonth)

/** A corporation employs its owner. Elsewhere, and until the entity is chosen, the owner takes a draw. */
export function paysOwnerSalary(entity: Entity | ''): boolean {
  return entity === 'corporation' || entity === 's-corporation'
}

export function readPeople(
  people: readonly Person[],
  entity: Entity | '',
  findByHand: FindByHand,
  notes: ForecastNote[],
): ForecastModel['people'] {
  return people.map((person): ModelPerson => {
    const { number, note } = createFieldReader(notes, ['people'], person)
    const isDraw = person.isOwner && !paysOwnerSalary(entity)
    const hasPayroll = person.employment !== 'contractor' && !isDraw
    const payroll = number('payrollPercent', person.payrollPercent, ranges.payroll) / 100
    const start = number('startMonth', person.startMonth, startRange)
    const end = number('endMonth', person.endMonth, endRange)
    if (hasPayroll && person.payrollPercent === null && person.pay !== null && person.pay > 0) {
      const why = 'An employer pays payroll taxes on top of pay. None are counted until you write the percent.'
      note('payrollPercent', 'missing', why, 0)
    }
    if (end < start) note('endMonth', 'problem', 'This is before the first month, so no pay is counted.')
    const pay = number('pay', person.pay, ranges.pay)
    return {
      id: person.id,
      role: person.role,
      count: number('count', person.count, ranges.people),
      payPerMonth: person.payPeriod === 'year' ? pay / 12 : pay,
      raise: number('raisePercent', person.raisePercent, ranges.change) / 100,
      start,
      end,
      payroll: hasPayroll ? payroll : 0,
      kind: isDraw ? 'draw' : person.isDirect ? 'direct' : 'indirect',
      isOwner: person.isOwner,
      byHand: findByHand('pay', person.id),
    }
  })
}
