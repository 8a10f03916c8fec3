import { classifyFinancials } from './unit-economics.ts'
import type { PartKey } from '#domain/plan/step-parts.ts'
import { templateCosts, templateProjections } from '#domain/plan/templates/template-numbers.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'

type Finances = WorkbookData['financialProjections']
type Stream = Finances['forecast']['streams'][number]

/**
 * Whether the person or the draft has answered what a part asks for. A template's number is no
 * answer, nor is a named row without an amount. Results follow, so they are never written.
 */
export function isPartFilled(part: PartKey, { financialProjections }: WorkbookData): boolean {
  return checks[part](financialProjections)
}

const checks: Readonly<Record<PartKey, (finances: Finances) => boolean>> = {
  'unit-economics': ({ projections }) =>
    projections.price > 0 && classifyFinancials(projections, templateProjections) === 'real',
  sales: ({ forecast: { streams, overwrites } }) => {
    const byHand = listItemsByHand(overwrites)
    const hasAnswer = (stream: Stream) => hasSales(stream) || byHand.has(stream.id)
    return streams.some(hasAnswer) && streams.every((stream) => isBlank(stream.name) || hasAnswer(stream))
  },
  'costs-and-people': ({ forecast: { people, runningCosts, overwrites } }) => {
    const byHand = listItemsByHand(overwrites)
    const rows = [
      ...people.map(({ id, role, pay }) => ({ id, name: role, amount: pay })),
      ...runningCosts.map(({ id, name, amount }) => ({ id, name, amount })),
    ]
    return (
      rows.some(({ id, amount }) => isPositive(amount) || byHand.has(id)) &&
      rows.every(({ id, name, amount }) => isBlank(name) || amount !== null || byHand.has(id))
    )
  },
  'start-up-and-funding': isFunded,
  results: () => false,
}

/** The rows with a month set by hand. */
function listItemsByHand(overwrites: Finances['forecast']['overwrites']): ReadonlySet<string> {
  return new Set(overwrites.filter(({ value }) => value !== null).map(({ itemId }) => itemId))
}

function hasSales(stream: Stream): boolean {
  const { kind, inMonth1, inMonth6, inMonth12, price } = stream
  const hasCurve = [inMonth1, inMonth6, inMonth12].some(isPositive)
  if (kind === 'amount') {
    const isShare = stream.percentOfStreamId !== '' && isPositive(stream.percentOfStream)
    return isShare || hasCurve || stream.amounts.some(isPositive)
  }
  if (!isPositive(price)) return false
  if (kind === 'hours') return hasCurve && isPositive(stream.hoursPerMonth)
  return hasCurve || (kind === 'recurring' && isPositive(stream.openingCustomers))
}

/** Less than a cent is a rounding. */
const cent = 0.01

function isFunded({ startupCosts, funding: { contributions, loans } }: Finances): boolean {
  const money = [...contributions, ...loans]
  const rows = [...startupCosts.map(({ category, amount }) => ({ name: category, amount })), ...money]
  const sources = sumOf(money.map(({ amount }) => amount))
  const uses = sumOf([...startupCosts.map(({ amount }) => amount), ...loans.map(({ fee }) => fee)])
  return (
    sources > 0 &&
    sources > uses - cent &&
    rows.every(({ name, amount }) => isBlank(name) || isPositive(amount)) &&
    loans.every(({ amount, termMonths }) => !isPositive(amount) || isPositive(termMonths)) &&
    startupCosts.every(({ id, amount }) => templateCosts.get(id) !== amount)
  )
}

function isBlank(name: string): boolean {
  return name.trim() === ''
}

function isPositive(value: number | null): boolean {
  return value !== null && value > 0
}

function sumOf(amounts: readonly (number | null)[]): number {
  return amounts.reduce<number>((sum, amount) => sum + Math.max(0, amount ?? 0), 0)
}
