import { formatNumber } from '#domain/wording/format-number.ts'
import type { ForecastModel, ModelStream, StreamTerms } from './forecast-model.ts'
import { addNote, type FieldReader, type ForecastNote, readNumber } from './notes.ts'
import { monthFrom, ranges } from './number-ranges.ts'
import type { FindByHand } from './read-overwrites.ts'
import { readSeason } from './read-season.ts'
import type { Stream } from './stream-inputs.ts'

const weeksPerMonth = 52 / 12
const startRange = monthFrom(1, 1)

export function readStreams(
  streams: readonly Stream[],
  months: number,
  findByHand: FindByHand,
  notes: ForecastNote[],
): ForecastModel['streams'] {
  return streams.map((stream): ModelStream => {
    const reader: FieldReader = { notes, place: ['streams'], item: stream }
    const start = readNumber(reader, 'startMonth', stream.startMonth, startRange)
    if (start > months) {
      addNote(
        reader,
        'startMonth',
        'problem',
        `Month ${start} is after the end of the forecast, so nothing is sold in it.`,
      )
    }
    const curve = readCurve(stream, reader)
    const capacity = readNumber(
      reader,
      'capacity',
      stream.capacity,
      stream.kind === 'amount' ? openAmount : ranges.capacity,
    )
    noteCapacity(stream, capacity, reader)
    const period = stream.period === '' ? 'month' : stream.period
    const kind = stream.kind === '' ? 'units' : stream.kind
    const daysPerMonth = readNumber(reader, 'daysPerMonth', stream.daysPerMonth, ranges.daysPerMonth)
    if (kind === 'units' && period === 'day' && daysPerMonth === 0 && curve.inMonth12 > 0) {
      addNote(reader, 'daysPerMonth', 'problem', 'Without a working day nothing is sold.')
    }
    const price = readNumber(reader, 'price', stream.price, ranges.price)
    const costPerUnit = readNumber(reader, 'costPerUnit', stream.costPerUnit, ranges.cost)
    const costShare = readNumber(reader, 'costPercent', stream.costPercent, ranges.percentOfSales) / 100
    noteLoss(kind === 'amount' ? 0 : costPerUnit, costShare, kind === 'amount' ? 1 : price, reader)
    return {
      id: stream.id,
      name: stream.name,
      kind,
      start,
      inMonth1: curve.inMonth1,
      inMonth6: curve.inMonth6,
      inMonth12: curve.inMonth12,
      capacity,
      growth2: readNumber(reader, 'growthYear2Percent', stream.growthYear2Percent, ranges.change) / 100,
      growth3: readNumber(reader, 'growthYear3Percent', stream.growthYear3Percent, ranges.change) / 100,
      price,
      priceRise: readNumber(reader, 'priceRisePercent', stream.priceRisePercent, ranges.change) / 100,
      season: readSeason(stream.season, reader),
      period,
      periodsPerMonth: period === 'day' ? daysPerMonth : period === 'week' ? weeksPerMonth : 1,
      openingCustomers: readNumber(reader, 'openingCustomers', stream.openingCustomers, ranges.customers),
      churn: readNumber(reader, 'churnPercent', stream.churnPercent, ranges.share) / 100,
      hoursPerMonth: readNumber(reader, 'hoursPerMonth', stream.hoursPerMonth, ranges.hoursPerMonth),
      billed: readNumber(reader, 'billedPercent', stream.billedPercent, ranges.fullShare) / 100,
      amounts: stream.amounts.map((amount) =>
        amount === null ? null : readNumber(reader, 'amounts', amount, ranges.amount),
      ),
      shareOf: findBase(stream, streams, reader),
      share: readNumber(reader, 'percentOfStream', stream.percentOfStream, ranges.percentOfSales) / 100,
      costPerUnit,
      costShare,
      costOf: stream.costPercentOf === '' ? 'list' : stream.costPercentOf,
      costRise: readNumber(reader, 'costRisePercent', stream.costRisePercent, ranges.change) / 100,
      stockDays: readNumber(reader, 'stockDays', stream.stockDays, ranges.days),
      terms: readTerms(stream, reader),
      supplierDays:
        stream.daysUntilSuppliersPaid === null
          ? null
          : readNumber(reader, 'daysUntilSuppliersPaid', stream.daysUntilSuppliersPaid, ranges.days),
      volumeByHand: findByHand('volume', stream.id),
      salesByHand: findByHand('sales', stream.id),
      costByHand: findByHand('direct-cost', stream.id),
    }
  })
}

function readTerms(stream: Stream, reader: FieldReader): StreamTerms | null {
  if (stream.customerTerms !== 'own') return null
  return {
    deposit: readNumber(reader, 'depositPercent', stream.depositPercent, ranges.share) / 100,
    monthsBefore: readNumber(reader, 'depositMonthsBefore', stream.depositMonthsBefore, ranges.monthsBefore),
    days: readNumber(reader, 'daysUntilCustomersPay', stream.daysUntilCustomersPay, ranges.days),
  }
}

/** An amount of money without a limit is as large as any amount can be. */
const openAmount = { ...ranges.amount, missing: ranges.amount.most }

type Curve = Pick<ModelStream, 'inMonth1' | 'inMonth6' | 'inMonth12'>

/** A point that is not written lies on the line between its neighbors, or stays level at the nearest one. */
function readCurve(stream: Stream, reader: FieldReader): Curve {
  const range = stream.kind === 'amount' ? ranges.amount : ranges.count
  const first = readNumber(reader, 'inMonth1', stream.inMonth1, range)
  const sixth = readNumber(reader, 'inMonth6', stream.inMonth6, range)
  const twelfth = readNumber(reader, 'inMonth12', stream.inMonth12, range)
  const has1 = stream.inMonth1 !== null
  const has6 = stream.inMonth6 !== null
  const has12 = stream.inMonth12 !== null
  const inMonth1 = has1 ? first : has6 ? sixth : twelfth
  const inMonth12 = has12 ? twelfth : has6 ? sixth : inMonth1
  const inMonth6 = has6 ? sixth : inMonth1 + ((inMonth12 - inMonth1) * 5) / 11
  return { inMonth1, inMonth6, inMonth12 }
}

const curveFields = ['inMonth1', 'inMonth6', 'inMonth12'] as const

/** The engine sells no more than the capacity, so the fields say that their numbers are not what counts. */
function noteCapacity(stream: Stream, capacity: number, reader: FieldReader): void {
  if (stream.capacity === null) return
  // New customers a month are no measure of how many can be served.
  const fields = stream.kind === 'recurring' ? (['openingCustomers'] as const) : curveFields
  for (const field of fields) {
    if ((stream[field] ?? 0) > capacity) {
      addNote(
        reader,
        field,
        'problem',
        `Counts as ${sayCapacity(capacity)}: that is your capacity.`,
        capacity,
      )
    }
  }
  if (stream.kind === 'amount' && stream.amounts.some((amount) => (amount ?? 0) > capacity)) {
    const counts = sayCapacity(capacity)
    const why = `An amount above ${counts} counts as ${counts}: that is your capacity.`
    addNote(reader, 'amounts', 'problem', why, capacity)
  }
}

/** Formatting a number takes longer than reading all others of a stream, so it waits for a note that says it. */
function sayCapacity(capacity: number): string {
  return formatNumber(capacity, 2)
}

/** A sale at a loss is possible, so it counts as written. Without a price nothing is known yet. */
function noteLoss(costPerUnit: number, costShare: number, price: number, reader: FieldReader): void {
  if (price === 0 || costPerUnit + costShare * price <= price) return
  const loss = 'sale costs more than it brings in, so each one loses money.'
  if (costPerUnit > price) addNote(reader, 'costPerUnit', 'problem', `A ${loss}`)
  else if (costShare > 1) addNote(reader, 'costPercent', 'problem', `A ${loss}`)
  else addNote(reader, 'costPercent', 'problem', `With the cost of one sale, a ${loss}`)
}

/** Only a stream with sales of its own can be the base of a percent, so percents never form a circle. */
function findBase(stream: Stream, streams: readonly Stream[], reader: FieldReader): number {
  if (stream.kind !== 'amount' || stream.percentOfStreamId === '') return -1
  const base = streams.findIndex(({ id }) => id === stream.percentOfStreamId)
  const isUsable = base >= 0 && (streams[base]?.kind !== 'amount' || streams[base].percentOfStreamId === '')
  if (!isUsable) {
    const why = 'Choose something that has sales of its own. Until then its own amounts count.'
    addNote(reader, 'percentOfStreamId', 'problem', why)
  }
  return isUsable ? base : -1
}
