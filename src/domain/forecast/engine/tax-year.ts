const monthsPerYear = 12
const monthsPerQuarter = 3

export interface TaxYear {
  addMonth: (month: number, profit: number) => void
  /** The month's part of the year's tax. Negative when a loss takes back tax of the same year. */
  readonly charge: number
  readonly paid: number
  readonly owed: number
  /** Paid for profits that a later loss took back. An asset, because it reduces the next payments. */
  readonly paidAhead: number
  readonly profitYearToDate: number
  readonly taxYearToDate: number
  /** Losses of the years before this one. */
  readonly lossesBefore: number
}

/** The tax on a year's profit so far, after earlier losses up to their limit. */
export function taxOnYear(rate: number, lossLimit: number, profit: number, losses: number): number {
  const positive = Math.max(0, profit)
  return rate * Math.max(0, positive - Math.min(losses, lossLimit * positive))
}

/** Income tax by the year to date, paid each quarter. A tax year is a year of the forecast. Month 0 is in the first. */
export function createTaxYear(rate: number, lossLimit: number): TaxYear {
  let balance = 0
  const year = {
    charge: 0,
    paid: 0,
    owed: 0,
    paidAhead: 0,
    profitYearToDate: 0,
    taxYearToDate: 0,
    lossesBefore: 0,
    addMonth,
  }

  function startYear(): void {
    const profit = year.profitYearToDate
    const used = Math.min(year.lossesBefore, lossLimit * Math.max(0, profit))
    year.lossesBefore = Math.max(0, year.lossesBefore - used + Math.max(0, -profit))
    year.profitYearToDate = 0
    year.taxYearToDate = 0
  }

  function addMonth(month: number, profit: number): void {
    if (month > 1 && month % monthsPerYear === 1) startYear()
    year.profitYearToDate += profit
    const due = taxOnYear(rate, lossLimit, year.profitYearToDate, year.lossesBefore)
    year.charge = due - year.taxYearToDate
    year.taxYearToDate = due
    balance += year.charge
    const isPayday = month > 0 && month % monthsPerQuarter === 0
    year.paid = isPayday ? Math.max(0, balance) : 0
    balance -= year.paid
    year.owed = Math.max(0, balance)
    year.paidAhead = Math.max(0, 0 - balance)
  }

  return year
}
