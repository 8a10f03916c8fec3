import type { Person, RunningCost } from '#domain/forecast/inputs/cost-inputs.ts'
import { emptyForecast } from '#domain/forecast/inputs/empty-forecast.ts'
import type {
  Contribution,
  ExistingDebt,
  ForecastInputs,
  Frame,
  Loan,
  Overwrite,
  StartUpLine,
  Timing,
} from '#domain/forecast/inputs/forecast-inputs.ts'
import {
  emptyContribution,
  emptyExistingDebt,
  emptyLoan,
  emptyOverwrite,
  emptyPerson,
  emptyRunningCost,
  emptyStartUpLine,
  emptyStream,
} from '#domain/forecast/inputs/new-items.ts'
import type { Stream } from '#domain/forecast/inputs/stream-inputs.ts'

export interface ForecastParts {
  frame?: Partial<Frame>
  streams?: Partial<Stream>[]
  people?: Partial<Person>[]
  runningCosts?: Partial<RunningCost>[]
  startUp?: Partial<StartUpLine>[]
  contributions?: Partial<Contribution>[]
  loans?: Partial<Loan>[]
  existingDebts?: Partial<ExistingDebt>[]
  lineOfCredit?: ForecastInputs['funding']['lineOfCredit']
  timing?: Partial<Timing>
  overwrites?: Partial<Overwrite>[]
}

/** A forecast with only what a test writes. Items get the ids 'a', 'b', 'c'… in each list. */
export function buildForecast(parts: ForecastParts): ForecastInputs {
  const empty = emptyForecast()
  return {
    ...empty,
    frame: { ...empty.frame, ...parts.frame },
    streams: fill(parts.streams, emptyStream),
    people: fill(parts.people, emptyPerson),
    runningCosts: fill(parts.runningCosts, emptyRunningCost),
    startUp: fill(parts.startUp, emptyStartUpLine),
    funding: {
      contributions: fill(parts.contributions, emptyContribution),
      loans: fill(parts.loans, emptyLoan),
      existingDebts: fill(parts.existingDebts, emptyExistingDebt),
      lineOfCredit: parts.lineOfCredit ?? empty.funding.lineOfCredit,
    },
    timing: { ...empty.timing, ...parts.timing },
    overwrites: fill(parts.overwrites, emptyOverwrite),
  }
}

function fill<Item>(items: Partial<Item>[] = [], create: (id: string) => Item): Item[] {
  return items.map((item, index) => ({ ...create(String.fromCodePoint(97 + index)), ...item }))
}

/** The same amount of sales every month. */
export const levelSales = (amount: number): Partial<Stream> => ({ kind: 'amount', inMonth1: amount })

/** A grooming van: visits a day, a season, a loan and the owner's own cash. */
export const groomingVan = (): ForecastInputs =>
  buildForecast({
    frame: { firstMonth: '2027-03', entity: 'llc' },
    streams: [
      {
        name: 'Full groom',
        kind: 'units',
        inMonth1: 1.5,
        inMonth6: 4,
        inMonth12: 5,
        capacity: 6,
        capacityReason: 'One van; 80 minutes a dog with the drive',
        growthYear2Percent: 6,
        growthYear3Percent: 4,
        price: 85,
        priceRisePercent: 3,
        period: 'day',
        daysPerMonth: 20,
        season: [0.85, 0.85, 1, 1.05, 1.15, 1.15, 1.1, 1.05, 1, 0.95, 0.9, 0.95],
        costPerUnit: 15,
      },
    ],
    people: [{ role: 'Owner', pay: 3000, payPeriod: 'month', isOwner: true }],
    runningCosts: [{ name: 'Van and insurance', amount: 1200, period: 'month' }],
    startUp: [
      { name: 'Van', kind: 'equipment', amount: 80_000, yearsOfUse: 7 },
      { name: 'Reserve', kind: 'cash-reserve', amount: 20_000 },
    ],
    contributions: [{ name: 'Savings', source: 'owner', amount: 15_000 }],
    loans: [{ name: 'Bank loan', amount: 85_000, ratePercent: 10.5, termMonths: 84 }],
  })
