import type { Books } from './books.ts'
import { monthsOfYear, nothing, total } from './written.ts'

/** Less than a hundredth of a percent is no contribution: no sales that a business can have would break even. */
const leastRatio = 1e-4

/**
 * The sales a month at which a year's open months pay for themselves. Open months begin with the first sale. The
 * owner's pay is fixed, salary or draw; wear is left out, because the principal pays for the same things.
 */
export function breakEven(books: Books, year: number) {
  const { lines, plan } = books
  const firstSale = lines.sales.findIndex((amount) => amount > nothing)
  const { to } = monthsOfYear(year)
  const from = Math.max(firstSale, monthsOfYear(year).from, 1)
  if (firstSale === -1 || from > to) return null
  const openMonths = to - from + 1
  const open = (line: keyof typeof lines) => total(lines[line], from, to)

  const sales = open('sales')
  const shareCosts = books.costs.reduce(
    (sum, cost, index) =>
      plan.runningCosts[index]?.period === 'percent-of-sales' ? sum + total(cost, from, to) : sum,
    0,
  )
  if (sales < nothing) return null
  const contributionRatio = (sales - open('directCost') - open('badDebt') - shareCosts) / sales
  // Next to the least, the last digits decide.
  if (Math.abs(contributionRatio - leastRatio) < 1e-9) return undefined
  if (contributionRatio < leastRatio) return null
  const fixed =
    open('directPay') +
    open('pay') +
    open('runningCosts') -
    shareCosts +
    open('ownersPay') +
    open('otherDraws')
  const payments = open('loanInterest') + open('lineInterest') + open('principal')
  const salesFor = (costs: number) => {
    const salesPerMonth = costs / openMonths / contributionRatio
    return { salesPerMonth, volumes: volumesFor(books, from, to, (salesPerMonth * openMonths) / sales) }
  }
  return {
    openMonths,
    contributionRatio,
    fixedPerMonth: fixed / openMonths,
    withoutLoans: salesFor(fixed),
    withLoans: salesFor(fixed + payments),
  }
}

/** How many of each stream that is, if all of them sell in the planned proportion. */
function volumesFor({ plan, sold }: Books, from: number, to: number, ofPlanned: number) {
  const openMonths = to - from + 1
  return plan.streams.flatMap((stream, index) => {
    if (stream.kind === 'amount') return []
    const perMonth = (total(sold[index]?.volume ?? [], from, to) / openMonths) * ofPlanned
    const isUnits = stream.kind === 'units' || stream.kind === ''
    // Only a number a day asks on how many days. What is typed for months without any spreads over all.
    const days = (stream.period === 'day' && stream.daysPerMonth) || 30
    const amount = isUnits ? perMonth / days : perMonth
    return [{ streamId: stream.id, amount, per: isUnits ? 'day' : 'month' }]
  })
}
