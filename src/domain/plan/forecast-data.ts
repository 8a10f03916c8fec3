import {
  costCategories,
  costPeriods,
  customerTerms,
  employments,
  entities,
  lienOrders,
  moneySources,
  overwritableLines,
  payPeriods,
  percentBases,
  streamKinds,
  volumePeriods,
} from './forecast-choices.ts'
import { pledge } from './lender-data.ts'
import {
  choice,
  code,
  flag,
  later,
  list,
  number,
  numberList,
  optionalNumber,
  reference,
  referenceList,
  section,
  text,
} from './lenient-schema.ts'

/**
 * What a person writes for the forecast and the funding: what they know, never a total. A number is null until it is
 * written. The engine in domain/forecast says what each one means.
 */

const calendarMonths = 12
export const longestForecast = 60

export const stream = section({
  id: text(),
  name: text(),
  kind: choice(streamKinds),
  startMonth: optionalNumber(),
  inMonth1: optionalNumber(),
  inMonth6: optionalNumber(),
  inMonth12: optionalNumber(),
  capacity: optionalNumber(),
  capacityReason: text(),
  growthYear2Percent: optionalNumber(),
  growthYear3Percent: optionalNumber(),
  price: optionalNumber(),
  priceRisePercent: optionalNumber(),
  season: numberList(calendarMonths),
  period: choice(volumePeriods),
  daysPerMonth: optionalNumber(),
  openingCustomers: optionalNumber(),
  churnPercent: optionalNumber(),
  hoursPerMonth: optionalNumber(),
  billedPercent: optionalNumber(),
  amounts: numberList(longestForecast),
  percentOfStreamId: reference(),
  percentOfStream: optionalNumber(),
  costPerUnit: optionalNumber(),
  costPercent: optionalNumber(),
  costPercentOf: later(choice(percentBases)),
  costRisePercent: optionalNumber(),
  stockDays: optionalNumber(),
  customerTerms: later(choice(customerTerms)),
  depositPercent: later(optionalNumber()),
  depositMonthsBefore: later(optionalNumber()),
  daysUntilCustomersPay: later(optionalNumber()),
  daysUntilSuppliersPaid: later(optionalNumber()),
})

export const person = section({
  id: text(),
  role: text(),
  count: optionalNumber(),
  pay: optionalNumber(),
  payPeriod: choice(payPeriods),
  raisePercent: optionalNumber(),
  startMonth: optionalNumber(),
  endMonth: optionalNumber(),
  employment: choice(employments),
  payrollPercent: optionalNumber(),
  isOwner: flag(),
  isDirect: flag(),
})

export const runningCost = section({
  id: text(),
  name: text(),
  category: choice(costCategories),
  amount: optionalNumber(),
  period: choice(costPeriods),
  percentOf: later(choice(percentBases)),
  startMonth: optionalNumber(),
  endMonth: optionalNumber(),
  risePercent: optionalNumber(),
  daysUntilPaid: later(optionalNumber()),
})

export const overwrite = section({
  id: text(),
  line: choice(overwritableLines),
  itemId: reference(),
  month: optionalNumber(),
  value: optionalNumber(),
})

export const scenario = section({
  id: text(),
  name: text(),
  volumePercent: optionalNumber(),
  pricePercent: optionalNumber(),
  directCostPercent: optionalNumber(),
  payPercent: optionalNumber(),
  runningCostsPercent: optionalNumber(),
  interestPoints: optionalNumber(),
  monthsLater: optionalNumber(),
})

/** Of the rules by which the forecast is calculated. See `former-figures.ts`. */
export const currentEdition = 2
const editionBeforeAnyMark = 1

/**
 * The currency is the plan's, and the start-up costs are the plan's one list. A forecast without an edition was stored
 * before there were any.
 */
export const forecast = section(
  {
    frame: section({
      firstMonth: code(),
      months: optionalNumber(36),
      minimumCash: optionalNumber(),
      entity: choice(entities),
    }),
    streams: list(stream, 'name'),
    people: list(person, 'role'),
    runningCosts: list(runningCost, 'name'),
    timing: section({
      daysUntilCustomersPay: optionalNumber(),
      badDebtPercent: optionalNumber(),
      daysUntilSuppliersPaid: optionalNumber(),
      taxRatePercent: optionalNumber(),
      lossLimitPercent: optionalNumber(),
      ownersDraws: optionalNumber(),
      /** Why the business itself pays income tax, where its legal form would not. */
      taxReason: later(text()),
    }),
    overwrites: list(overwrite, 'line'),
    scenarios: list(scenario, 'name'),
    /** The fields that were drafted from the rest of the plan, each with its drafted value. See `draft-marks.ts`. */
    drafted: later(referenceList()),
    /** The edition whose figures the person has seen. */
    edition: number(editionBeforeAnyMark),
  },
  () => ({ edition: currentEdition }),
)

export const contribution = section({
  id: text(),
  name: text(),
  source: choice(moneySources),
  amount: optionalNumber(),
  month: optionalNumber(),
  /** Grants: over how many months it is earned. */
  earnedMonths: later(optionalNumber()),
})

/** A balloon and a rate that changes, for new loans and existing debts alike. */
const unevenPayments = {
  /** Over how many months the payments are calculated. What is left at the term is the balloon. */
  amortizationMonths: later(optionalNumber()),
  /** The first month of the forecast with interest at the new rate. */
  rateChangeMonth: later(optionalNumber()),
  changedRatePercent: later(optionalNumber()),
}

export const loan = section({
  id: text(),
  name: text(),
  amount: optionalNumber(),
  month: optionalNumber(),
  ratePercent: optionalNumber(),
  termMonths: optionalNumber(),
  interestOnlyMonths: optionalNumber(),
  fee: optionalNumber(),
  /** What secures this loan, what it is worth, and in which order its lender is paid from it. */
  lien: later(choice(lienOrders)),
  collateral: later(text()),
  collateralValue: later(optionalNumber()),
  ...unevenPayments,
})

export const existingDebt = section({
  id: text(),
  name: text(),
  balance: optionalNumber(),
  ratePercent: optionalNumber(),
  monthsLeft: optionalNumber(),
  ...unevenPayments,
})

export const funding = section({
  contributions: list(contribution, 'name'),
  loans: list(loan, 'name'),
  existingDebts: list(existingDebt, 'name'),
  lineOfCredit: section({ limit: optionalNumber(), ratePercent: optionalNumber() }),
  /** What a lender may take, and who else answers for the loans. */
  collateral: later(text()),
  guarantors: later(text()),
  pledges: later(list(pledge, 'name')),
})
