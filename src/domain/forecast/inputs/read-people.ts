import type { Entity } from '#domain/plan/forecast-choices.ts'
import type { Person } from './cost-inputs.ts'
import type { ForecastModel, ModelPerson } from './forecast-model.ts'
import { addNote, type FieldReader, type ForecastNote, readNumber } from './notes.ts'
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
  months: number,
  findByHand: FindByHand,
  notes: ForecastNote[],
): ForecastModel['people'] {
  return people.map((person): ModelPerson => {
    const reader: FieldReader = { notes, place: ['people'], item: person }
    const isDraw = person.isOwner && !paysOwnerSalary(entity)
    const hasPayroll = person.employment !== 'contractor' && !isDraw
    const payroll = readNumber(reader, 'payrollPercent', person.payrollPercent, ranges.payroll) / 100
    const start = readNumber(reader, 'startMonth', person.startMonth, startRange)
    const end = readNumber(reader, 'endMonth', person.endMonth, endRange)
    if (hasPayroll && person.payrollPercent === null && person.pay !== null && person.pay > 0) {
      const why =
        'An employer pays payroll taxes on top of pay. None are counted until you write the percent.'
      addNote(reader, 'payrollPercent', 'missing', why, 0)
    }
    if (start > months) {
      const why = `Month ${start} is after the end of the forecast, so no pay is counted.`
      addNote(reader, 'startMonth', 'problem', why)
    }
    if (end < start)
      addNote(reader, 'endMonth', 'problem', 'This is before the first month, so no pay is counted.')
    const pay = readNumber(reader, 'pay', person.pay, ranges.pay)
    return {
      id: person.id,
      role: person.role,
      count: readNumber(reader, 'count', person.count, ranges.people),
      payPerMonth: person.payPeriod === 'year' ? pay / 12 : pay,
      raise: readNumber(reader, 'raisePercent', person.raisePercent, ranges.change) / 100,
      start,
      end,
      payroll: hasPayroll ? payroll : 0,
      kind: isDraw ? 'draw' : person.isDirect ? 'direct' : 'indirect',
      isOwner: person.isOwner,
      byHand: findByHand('pay', person.id),
    }
  })
}
