import type { Person, RunningCost } from './cost-inputs.ts'
import type { Contribution, ExistingDebt, Loan, Overwrite, Scenario, StartUpLine } from './forecast-inputs.ts'
import type { Stream } from './stream-inputs.ts'

/** New list items with nothing written yet. */

export function emptyStream(id: string): Stream {
  return {
    id,
    name: '',
    kind: '',
    startMonth: null,
    inMonth1: null,
    inMonth6: null,
    inMonth12: null,
    capacity: null,
    capacityReason: '',
    growthYear2Percent: null,
    growthYear3Percent: null,
    price: null,
    priceRisePercent: null,
    season: [],
    period: '',
    daysPerMonth: null,
    openingCustomers: null,
    churnPercent: null,
    hoursPerMonth: null,
    billedPercent: null,
    amounts: [],
    percentOfStreamId: '',
    percentOfStream: null,
    costPerUnit: null,
    costPercent: null,
    costPercentOf: '',
    costRisePercent: null,
    stockDays: null,
    customerTerms: '',
    depositPercent: null,
    depositMonthsBefore: null,
    daysUntilCustomersPay: null,
    daysUntilSuppliersPaid: null,
  }
}

export function emptyPerson(id: string): Person {
  return {
    id,
    role: '',
    count: null,
    pay: null,
    payPeriod: '',
    raisePercent: null,
    startMonth: null,
    endMonth: null,
    employment: '',
    payrollPercent: null,
    isOwner: false,
    isDirect: false,
  }
}

export function emptyRunningCost(id: string): RunningCost {
  return {
    id,
    name: '',
    category: '',
    amount: null,
    period: '',
    percentOf: '',
    startMonth: null,
    endMonth: null,
    risePercent: null,
    daysUntilPaid: null,
  }
}

export function emptyStartUpLine(id: string): StartUpLine {
  return { id, name: '', kind: '', amount: null, month: null, yearsOfUse: null }
}

export function emptyContribution(id: string): Contribution {
  return { id, name: '', source: '', amount: null, month: null, earnedMonths: null }
}

const evenPayments = { amortizationMonths: null, rateChangeMonth: null, changedRatePercent: null }

export function emptyLoan(id: string): Loan {
  return {
    id,
    name: '',
    amount: null,
    month: null,
    ratePercent: null,
    termMonths: null,
    interestOnlyMonths: null,
    fee: null,
    lien: '',
    collateral: '',
    collateralValue: null,
    ...evenPayments,
  }
}

export function emptyExistingDebt(id: string): ExistingDebt {
  return { id, name: '', balance: null, ratePercent: null, monthsLeft: null, ...evenPayments }
}

export function emptyOverwrite(id: string): Overwrite {
  return { id, line: '', itemId: '', month: null, value: null }
}

export function emptyScenario(id: string): Scenario {
  return {
    id,
    name: '',
    volumePercent: null,
    pricePercent: null,
    directCostPercent: null,
    payPercent: null,
    runningCostsPercent: null,
    interestPoints: null,
    monthsLater: null,
  }
}
