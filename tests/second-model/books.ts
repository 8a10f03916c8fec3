import type { ForecastInputs } from '#domain/forecast/inputs/forecast-inputs.ts'
import { collect } from './customers.ts'
import { IncomeTax } from './income-tax.ts'
import { debtsOf, schedule } from './loans.ts'
import { otherDrawsOf, payKindOf, payOf, runningCostOf } from './people-and-costs.ts'
import { sell } from './sales.ts'
import { moneyIn, startUp } from './start-up.ts'
import { keepStock, paidAfter, stillOpen } from './terms-and-stock.ts'
import { addUp, type ByMonth, noMonths, share } from './written.ts'

export type Books = ReturnType<typeof keepBooks>

/**
 * The three statements of a plan, month by month. Written from the finance guide and the decisions alone, apart from
 * the product's engine, so that the two can be compared.
 */
export function keepBooks(plan: ForecastInputs) {
  const none = noMonths(plan)
  const each = (amountIn: (month: number) => number): ByMonth => none.map((_, month) => amountIn(month))
  const at = (line: ByMonth, month: number) => line[month] ?? 0

  // What is sold, and what that costs.
  const sold = sell(plan)
  const planned = sell({ ...plan, overwrites: [] })
  const sales = addUp(
    plan,
    sold.map((stream) => stream.sales),
  )
  const newCustomers = addUp(
    plan,
    sold.map((stream) => stream.newCustomers),
  )
  const directCost = addUp(
    plan,
    sold.map((stream) => stream.cost),
  )

  // People.
  const payIn = (kind: string) =>
    addUp(
      plan,
      plan.people.filter((person) => payKindOf(plan, person) === kind).map((person) => payOf(plan, person)),
    )
  const directPay = payIn('direct')
  const pay = payIn('other')
  const ownersPay = payIn('draw')
  const otherDraws = otherDrawsOf(plan)

  // Running costs, each paid after its own days.
  const costs = plan.runningCosts.map((cost) => runningCostOf(plan, cost, sales, newCustomers))
  const costsPaid = costs.map((cost, index) =>
    paidAfter(plan, cost, plan.runningCosts[index]?.daysUntilPaid ?? 0),
  )
  const runningCosts = addUp(plan, costs)

  // The start, the loans and what is paid in.
  const start = startUp(plan)
  const money = moneyIn(plan)
  const loans = debtsOf(plan).map((debt) => schedule(plan, debt))
  const sumOfLoans = (
    name: 'received' | 'interest' | 'principal' | 'balance' | 'dueInAYear' | 'fullPayments',
  ) =>
    addUp(
      plan,
      loans.map((loan) => loan[name]),
    )
  const loanInterest = sumOfLoans('interest')
  const loanBalance = sumOfLoans('balance')
  const loansDueInAYear = sumOfLoans('dueInAYear')
  const loanFees = each((month) =>
    loans.reduce((sum, { debt }) => sum + (debt.month === month ? debt.fee : 0), 0),
  )
  const oldDebts = loans.reduce((sum, { debt }) => sum + (debt.isExisting ? debt.amount : 0), 0)

  // Customers and suppliers.
  const customers = plan.streams.flatMap((stream, index) => {
    const [all, calculated] = [sold[index], planned[index]]
    return all && calculated ? [collect(plan, stream, all, calculated)] : []
  })
  const badDebt = addUp(
    plan,
    customers.map((each) => each.badDebt),
  )
  const { purchases, stock } = keepStock(plan, sold, planned, start.openingStock)
  const purchasesPaid = purchases.map((line, index) =>
    paidAfter(
      plan,
      line,
      plan.streams[index]?.daysUntilSuppliersPaid ?? plan.timing.daysUntilSuppliersPaid ?? 0,
    ),
  )
  const suppliersPaid = addUp(plan, [...purchasesPaid, ...costsPaid])
  const payables = stillOpen(plan, addUp(plan, [...purchases, runningCosts]), suppliersPaid)

  // Month by month: interest on the opening line, profit, tax, cash before the line, the line.
  const grossProfit = each((month) => at(sales, month) - at(directCost, month) - at(directPay, month))
  const ebitda = each(
    (month) =>
      at(grossProfit, month) -
      at(pay, month) -
      at(runningCosts, month) -
      at(badDebt, month) -
      at(start.expenses, month) -
      at(loanFees, month),
  )
  const lines = {
    sales,
    directCost,
    directPay,
    grossProfit,
    pay,
    runningCosts,
    badDebt,
    startUpExpenses: start.expenses,
    loanFees,
    ebitda,
    grantIncome: money.grantsEarned,
    depreciation: start.depreciation,
    loanInterest,
    lineInterest: noMonths(plan),
    profitBeforeTax: noMonths(plan),
    tax: noMonths(plan),
    netIncome: noMonths(plan),
    receipts: addUp(
      plan,
      customers.map((each) => each.receipts),
    ),
    suppliersPaid,
    openingStockPaid: start.openingStock,
    taxPaid: noMonths(plan),
    operatingCash: noMonths(plan),
    assetsBought: start.assetsBought,
    depositsPaid: start.deposits,
    investingCash: each((month) => 0 - at(start.assetsBought, month) - at(start.deposits, month)),
    ownerMoney: money.owner,
    investorMoney: money.investor,
    grants: money.grants,
    loansReceived: sumOfLoans('received'),
    principal: sumOfLoans('principal'),
    lineDrawn: noMonths(plan),
    lineRepaid: noMonths(plan),
    ownersPay,
    otherDraws,
    financingCash: noMonths(plan),
    cashChange: noMonths(plan),
    openingCash: noMonths(plan),
    cash: noMonths(plan),
    receivables: addUp(
      plan,
      customers.map((each) => each.receivables),
    ),
    stock,
    taxPaidAhead: noMonths(plan),
    deposits: stillOpen(plan, start.deposits, none),
    fixedAssets: stillOpen(plan, start.assetsBought, start.depreciation),
    totalAssets: noMonths(plan),
    payables,
    taxOwed: noMonths(plan),
    customersDeposits: addUp(
      plan,
      customers.map((each) => each.deposits),
    ),
    deferredGrants: stillOpen(plan, money.grants, money.grantsEarned),
    line: noMonths(plan),
    loansDueInAYear,
    loansDueLater: each((month) => at(loanBalance, month) - at(loansDueInAYear, month)),
    totalLiabilities: noMonths(plan),
    contributions: stillOpen(plan, addUp(plan, [money.owner, money.investor]), none),
    openingEquity: each(() => 0 - oldDebts),
    retainedEarnings: noMonths(plan),
    totalEquity: noMonths(plan),
    liabilitiesAndEquity: noMonths(plan),
  }

  const limit = plan.funding.lineOfCredit.limit ?? 0
  const lineRate = share(plan.funding.lineOfCredit.ratePercent)
  const minimum = plan.frame.minimumCash ?? 0
  const tax = new IncomeTax(plan)
  let cash = 0
  let line = 0
  let retained = 0
  for (let month = 0; month < none.length; month += 1) {
    const here = (name: keyof typeof lines) => lines[name][month] ?? 0
    const set = (name: keyof typeof lines, amount: number) => {
      lines[name][month] = amount
    }
    set('lineInterest', (line * lineRate) / 12)
    set(
      'profitBeforeTax',
      here('ebitda') +
        here('grantIncome') -
        here('depreciation') -
        here('loanInterest') -
        here('lineInterest'),
    )
    set('tax', tax.add(here('profitBeforeTax')))
    set('netIncome', here('profitBeforeTax') - here('tax'))
    set('taxPaid', tax.payIn(month))
    set('taxOwed', tax.owed)
    set('taxPaidAhead', tax.paidAhead)
    if (month > 0 && month % 12 === 0) tax.endYear()

    const paidToPeople = here('directPay') + here('pay')
    const interestPaid = here('loanInterest') + here('lineInterest')
    const expensesPaid = here('startUpExpenses') + here('loanFees')
    set(
      'operatingCash',
      here('receipts') -
        here('suppliersPaid') -
        here('openingStockPaid') -
        paidToPeople -
        expensesPaid -
        interestPaid -
        here('taxPaid'),
    )
    const drawn = here('ownersPay') + here('otherDraws')
    const paidIn = here('ownerMoney') + here('investorMoney') + here('grants') + here('loansReceived')
    const beforeLine =
      cash + here('operatingCash') + here('investingCash') + paidIn - here('principal') - drawn
    const draw = Math.min(Math.max(minimum - beforeLine, 0), limit - line)
    const repay = Math.min(Math.max(beforeLine - minimum, 0), line)
    line += draw - repay
    set('lineDrawn', draw)
    set('lineRepaid', repay)
    set('line', line)
    set('financingCash', paidIn - here('principal') - drawn + draw - repay)
    set('openingCash', cash)
    set('cashChange', here('operatingCash') + here('investingCash') + here('financingCash'))
    cash += here('cashChange')
    set('cash', cash)

    retained += here('netIncome') - drawn
    set('retainedEarnings', retained)
    set(
      'totalAssets',
      cash +
        here('receivables') +
        here('stock') +
        here('taxPaidAhead') +
        here('deposits') +
        here('fixedAssets'),
    )
    set(
      'totalLiabilities',
      here('payables') +
        here('taxOwed') +
        here('customersDeposits') +
        here('deferredGrants') +
        line +
        here('loansDueInAYear') +
        here('loansDueLater'),
    )
    set('totalEquity', here('contributions') + here('openingEquity') + retained)
    set('liabilitiesAndEquity', here('totalLiabilities') + here('totalEquity'))
  }
  return { plan, lines, sold, loans, costs, newCustomers }
}
