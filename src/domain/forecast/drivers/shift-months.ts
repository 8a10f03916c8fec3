import type { WorkbookData } from '#domain/plan/workbook-data.ts'

type Finances = WorkbookData['financialProjections']

/** Whether someone typed a month of the forecast. One that is not typed is the first, wherever that is. */
export function hasTypedMonths({ financialProjections }: WorkbookData): boolean {
  let count = 0
  shift(financialProjections, (month) => {
    count += 1
    return month
  })
  return count > 0
}

/** The same plan with each typed month so many later, or earlier if negative: what keeps its date when the start moves. */
export function shiftMonths(data: WorkbookData, by: number): WorkbookData {
  return { ...data, financialProjections: shift(data.financialProjections, (month) => month + by) }
}

function shift(finances: Finances, move: (month: number) => number): Finances {
  const { forecast, funding, startupCosts } = finances
  const moved = (month: number | null) => (month === null ? null : move(month))
  const withStart = <Item extends { startMonth: number | null }>(item: Item): Item => ({
    ...item,
    startMonth: moved(item.startMonth),
  })
  const withEnd = <Item extends { endMonth: number | null }>(item: Item): Item => ({
    ...item,
    endMonth: moved(item.endMonth),
  })
  const withMonth = <Item extends { month: number | null }>(item: Item): Item => ({
    ...item,
    month: moved(item.month),
  })
  const withRateChange = <Item extends { rateChangeMonth: number | null }>(item: Item): Item => ({
    ...item,
    rateChangeMonth: moved(item.rateChangeMonth),
  })
  return {
    ...finances,
    forecast: {
      ...forecast,
      streams: forecast.streams.map(withStart),
      people: forecast.people.map((person) => withEnd(withStart(person))),
      runningCosts: forecast.runningCosts.map((cost) => withEnd(withStart(cost))),
      overwrites: forecast.overwrites.map(withMonth),
    },
    funding: {
      ...funding,
      contributions: funding.contributions.map(withMonth),
      loans: funding.loans.map((loan) => withRateChange(withMonth(loan))),
      existingDebts: funding.existingDebts.map(withRateChange),
    },
    startupCosts: startupCosts.map(withMonth),
  }
}

/** How many months one calendar month is after another, both as '2027-03'. Null when one is no month. */
export function countMonthsBetween(from: string, to: string): number | null {
  const [start, end] = [readMonth(from), readMonth(to)]
  return start === null || end === null ? null : end - start
}

function readMonth(text: string): number | null {
  const parts = /^(\d{4})-(0[1-9]|1[0-2])$/u.exec(text)
  return parts ? Number(parts[1]) * 12 + Number(parts[2]) : null
}
