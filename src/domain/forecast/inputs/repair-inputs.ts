import type { ForecastInputs } from './forecast-inputs.ts'
import type { ForecastModel } from './forecast-model.ts'
import { type FieldReader, type ForecastNote, readNumber } from './notes.ts'
import { ranges } from './number-ranges.ts'
import { readCosts } from './read-costs.ts'
import { readFrame } from './read-frame.ts'
import { readContributions, readLoans, readStartUp } from './read-funding.ts'
import { createOverwriteFinder, noteUnusedVolumes } from './read-overwrites.ts'
import { readPeople } from './read-people.ts'
import { readStreams } from './read-streams.ts'
import { readTiming } from './read-timing.ts'

export interface RepairedInputs {
  readonly model: ForecastModel
  readonly notes: readonly ForecastNote[]
}

/** Makes any inputs usable, and says at each field what it counts as and why. */
export function repairInputs(inputs: ForecastInputs): RepairedInputs {
  const notes: ForecastNote[] = []
  const frame = readFrame(inputs.frame, notes)
  const { months, entity } = frame
  const findByHand = createOverwriteFinder(inputs, months, notes)
  const line: FieldReader = { notes, place: ['funding', 'lineOfCredit'], item: null }
  const { limit, ratePercent } = inputs.funding.lineOfCredit
  // One after the other, because the notes keep the order in which a person fills in the fields.
  const streams = readStreams(inputs.streams, months, findByHand, notes)
  noteUnusedVolumes(inputs, streams, notes)
  const people = readPeople(inputs.people, entity, months, findByHand, notes)
  const costs = readCosts(inputs, months, findByHand, notes)
  const startUp = readStartUp(inputs.startUp, months, notes)
  const contributions = readContributions(inputs.funding.contributions, months, notes)
  const loans = readLoans(inputs.funding, months, notes)
  const lineLimit = readNumber(line, 'limit', limit, ranges.amount)
  const lineRate = readNumber(line, 'ratePercent', ratePercent, ranges.rate) / 100
  const timing = readTiming(inputs.timing, entity, notes)
  // Every field by name: two spreads in one object take longer than reading all people and costs of a forecast.
  const model: ForecastModel = {
    months,
    firstCalendarMonth: frame.firstCalendarMonth,
    firstMonth: frame.firstMonth,
    currency: frame.currency,
    minimumCash: frame.minimumCash,
    entity,
    streams,
    people,
    costs,
    startUp,
    contributions,
    loans,
    lineLimit,
    lineRate,
    daysUntilCustomersPay: timing.daysUntilCustomersPay,
    badDebt: timing.badDebt,
    daysUntilSuppliersPaid: timing.daysUntilSuppliersPaid,
    taxRate: timing.taxRate,
    lossLimit: timing.lossLimit,
    draws: timing.draws,
    drawsByHand: findByHand('draws', ''),
  }
  return { model, notes }
}
