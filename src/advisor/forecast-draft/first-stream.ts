import { classifyFinancials } from '#domain/finance/unit-economics.ts'
import { setMarks, toDraftMark } from '#domain/forecast/inputs/draft-marks.ts'
import { writeAt } from '#domain/plan/address/values-at.ts'
import { templateProjections } from '#domain/plan/templates/template-numbers.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { isMonthlyUnit, kindOfUnit, toPlural } from './kind-of-unit.ts'

/**
 * The first thing to sell, added by hand, with the price, the cost and the unit of the unit economics. They are marked
 * as drafts. A template's numbers are not the person's, so they are left out.
 */
export function startFirstStream(data: WorkbookData, id: string): WorkbookData {
  const { projections, forecast } = data.financialProjections
  const isFirst = forecast.streams.length === 1
  if (!isFirst || classifyFinancials(projections, templateProjections) !== 'real') return data
  const place = ['financialProjections', 'forecast', 'streams', { id }]
  let next: unknown = data
  const marks = listAnswers(projections).map(({ field, value }) => {
    next = writeAt(next, [...place, field], value)
    return toDraftMark([...place, field], value)
  })
  return setMarks(next as WorkbookData, [...forecast.drafted, ...marks])
}

interface Answer {
  readonly field: 'name' | 'kind' | 'price' | 'costPerUnit'
  readonly value: string | number
}

function listAnswers({
  price,
  cogs,
  priceUnit,
  purchasesPerMonth,
}: WorkbookData['financialProjections']['projections']): Answer[] {
  const unit = priceUnit.trim().slice(0, 80)
  const kind = kindOfUnit(unit)
  // A subscriber pays by the month, however often they come.
  const times = kind === 'recurring' && purchasesPerMonth > 0 ? purchasesPerMonth : 1
  const answers: Answer[] = []
  if (unit !== '' && !isMonthlyUnit(unit)) answers.push({ field: 'name', value: toName(unit) })
  if (kind !== null) answers.push({ field: 'kind', value: kind })
  if (price > 0) answers.push({ field: 'price', value: toCents(price * times) })
  if (cogs > 0) answers.push({ field: 'costPerUnit', value: toCents(cogs * times) })
  return answers
}

function toName(unit: string): string {
  const name = toPlural(unit)
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

function toCents(amount: number): number {
  return Math.round(amount * 100) / 100
}
