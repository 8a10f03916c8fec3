import fc from 'fast-check'
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
  startUpKinds,
  streamKinds,
  volumePeriods,
} from '#domain/plan/forecast-choices.ts'
import type { ForecastInputs } from '#domain/forecast/inputs/forecast-inputs.ts'

/** The numbers of a forecast, by what they count. Null is a number that is not written. */
interface Numbers {
  money: fc.Arbitrary<number | null>
  count: fc.Arbitrary<number | null>
  percent: fc.Arbitrary<number | null>
  change: fc.Arbitrary<number | null>
  days: fc.Arbitrary<number | null>
  month: fc.Arbitrary<number | null>
  term: fc.Arbitrary<number | null>
  weight: fc.Arbitrary<number | null>
}

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 6 })
/** To the cent, from whole numbers: most doubles are too small to be a cent. */
const upTo = (max: number) => maybe(fc.integer({ min: 0, max: max * 100 }).map((value) => value / 100))

/** Numbers as people type them. */
const usual: Numbers = {
  money: upTo(20_000),
  count: upTo(200),
  percent: upTo(100),
  change: maybe(fc.integer({ min: -20, max: 40 })),
  days: maybe(fc.integer({ min: 0, max: 130 })),
  month: maybe(fc.integer({ min: 0, max: 40 })),
  term: maybe(fc.integer({ min: 1, max: 90 })),
  weight: maybe(fc.constantFrom(0, 0.5, 0.85, 1, 1.2, 2)),
}

/** Any number that JSON or a faulty program may hold. */
const any = fc.oneof(
  fc.constant(null),
  fc.double(),
  fc.constantFrom(NaN, Infinity, -Infinity, -0, -1, 1e308, -1e308, 5e-324, 0, 12),
  fc.integer({ min: -50, max: 100 }),
)
const wild: Numbers = {
  money: any,
  count: any,
  percent: any,
  change: any,
  days: any,
  month: any,
  term: any,
  weight: any,
}

const choose = <const Option extends string>(options: readonly Option[]) =>
  fc.constantFrom('' as const, ...options)

/** Items of the lists have these ids, so that references and overwrites hit something. */
const ids = ['a', 'b', 'c', 'd']
const withIds = <Item extends object>(item: fc.Arbitrary<Item>, maxLength = ids.length) =>
  fc
    .array(item, { maxLength })
    .map((items) => items.map((each, index) => ({ ...each, id: ids[index] ?? '' })))

function forecastOf(numbers: Numbers): fc.Arbitrary<ForecastInputs> {
  const { money, count, percent, change, days, month, term, weight } = numbers
  const text = fc.constantFrom('', 'One', 'Two')
  const stream = fc.record({
    name: text,
    kind: choose(streamKinds),
    startMonth: month,
    inMonth1: count,
    inMonth6: count,
    inMonth12: count,
    capacity: count,
    capacityReason: text,
    growthYear2Percent: change,
    growthYear3Percent: change,
    price: money,
    priceRisePercent: change,
    season: fc.oneof(fc.array(weight, { maxLength: 0 }), fc.array(weight, { minLength: 12, maxLength: 12 })),
    period: choose(volumePeriods),
    daysPerMonth: days.map((value) => (value === null ? null : value / 5)),
    openingCustomers: count,
    churnPercent: percent,
    hoursPerMonth: days,
    billedPercent: percent,
    amounts: fc.array(money, { maxLength: 6 }),
    percentOfStreamId: fc.constantFrom('', ...ids),
    percentOfStream: percent,
    costPerUnit: money.map((value) => (value === null ? null : value / 4)),
    costPercent: percent,
    costPercentOf: choose(percentBases),
    costRisePercent: change,
    stockDays: days,
    customerTerms: choose(customerTerms),
    depositPercent: percent,
    depositMonthsBefore: month,
    daysUntilCustomersPay: days,
    daysUntilSuppliersPaid: days,
  })
  const person = fc.record({
    role: text,
    count: count.map((value) => (value === null ? null : value / 50)),
    pay: money,
    payPeriod: choose(payPeriods),
    raisePercent: change,
    startMonth: month,
    endMonth: month,
    employment: choose(employments),
    payrollPercent: percent,
    isOwner: fc.boolean(),
    isDirect: fc.boolean(),
  })
  const cost = fc.record({
    name: text,
    category: choose(costCategories),
    amount: money.map((value) => (value === null ? null : value / 100)),
    period: choose(costPeriods),
    percentOf: choose(percentBases),
    startMonth: month,
    endMonth: month,
    risePercent: change,
    daysUntilPaid: days,
  })
  const unevenPayments = {
    amortizationMonths: fc.oneof(fc.constant(null), term),
    rateChangeMonth: month,
    changedRatePercent: percent,
  }
  return fc.record({
    frame: fc.record({
      firstMonth: fc.constantFrom('', '2027-03', '2026-12', '2027-13', 'soon'),
      months: fc.constantFrom(36, 60, null),
      currency: fc.constantFrom('USD', 'EUR', '', 'dollars'),
      minimumCash: money,
      entity: choose(entities),
    }),
    streams: withIds(stream),
    people: withIds(person),
    runningCosts: withIds(cost),
    startUp: withIds(
      fc.record({ name: text, kind: choose(startUpKinds), amount: money, month, yearsOfUse: term }),
    ),
    funding: fc.record({
      contributions: withIds(
        fc.record({
          name: text,
          source: choose(moneySources),
          amount: money,
          month,
          earnedMonths: fc.oneof(fc.constant(null), term),
        }),
        3,
      ),
      loans: withIds(
        fc.record({
          name: text,
          amount: money,
          month,
          ratePercent: percent,
          termMonths: term,
          interestOnlyMonths: fc.oneof(fc.constant(null), term),
          fee: money,
          lien: choose(lienOrders),
          collateral: text,
          collateralValue: money,
          ...unevenPayments,
        }),
        2,
      ),
      existingDebts: withIds(
        fc.record({ name: text, balance: money, ratePercent: percent, monthsLeft: term, ...unevenPayments }),
        2,
      ),
      lineOfCredit: fc.record({ limit: money, ratePercent: percent }),
    }),
    timing: fc.record({
      daysUntilCustomersPay: days,
      badDebtPercent: percent,
      daysUntilSuppliersPaid: days,
      taxRatePercent: percent,
      lossLimitPercent: percent,
      ownersDraws: money,
      taxReason: fc.constant(''),
    }),
    overwrites: withIds(
      fc.record({
        line: choose(overwritableLines),
        itemId: fc.constantFrom('', ...ids),
        // The same month again and again, so that some are written twice.
        month: fc.oneof(month, fc.constantFrom(1, 2)),
        value: money,
      }),
    ),
    scenarios: fc.constant([]),
  })
}

/** Forecasts with numbers as people type them. */
export const usualForecasts = forecastOf(usual)
/** Forecasts with any numbers at all. */
export const wildForecasts = forecastOf(wild)
