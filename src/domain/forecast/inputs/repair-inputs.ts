import type { ForecastInputs } from './forecast-inputs.ts'
import type { ForecastModel } from './forecast-model.ts'
import { type FieldReader, type ForecastNote, readNumber } from './notes.ts'
import { ranges } from './number-ranges.ts'
import { readCosts } from './read-costs.ts'
import { readFrame } from './read-frame.ts'
import { readContributions, readLoans, readStartUp } from './read-funding.ts'
import { createOverwriteFinder } from './read-overwrites.ts'
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
  const model: ForecastModel = {
    ...frame,
    streams: readStreams(inputs.streams, months, findByHand, notes),
    people: readPeople(inputs.people, entity, months, findByHand, notes),
    costs: readCosts(inputs, months, findByHand, notes),
    startUp: readStartUp(inputs.startUp, months, notes),
    contributions: readContributions(inputs.funding.contributions, months, notes),
    loans: readLoans(inputs.funding, months, notes),
    lineLimit: readNumber(line, 'limit', limit, ranges.amount),
    lineRate: readNumber(line, 'ratePercent', ratePercent, ranges.rate) / 100,
    ...readTiming(inputs.timing, entity, notes),
    drawsByHand: findByHand('draws', ''),
  }
  return { model, notes }
}
