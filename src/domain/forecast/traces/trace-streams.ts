import type { ComputedForecast } from '#domain/forecast/engine/computed-forecast.ts'
import { readCell, rowsPerStream, streamRow } from '#domain/forecast/engine/grid.ts'
import { calculated, type ModelStream } from '#domain/forecast/inputs/forecast-model.ts'
import {
  byHand,
  dividedBy,
  fromField,
  fromLine,
  plain,
  plus,
  scenarioFactor,
  type TraceFactor,
  type TraceTerm,
} from './trace.ts'

const units = {
  units: 'sold',
  recurring: 'customers',
  hours: 'hours billed',
  amount: 'amount',
} as const

export function traceSales(forecast: ComputedForecast, index: number, month: number): readonly TraceTerm[] {
  const stream = forecast.model.streams[index]
  if (!stream) return []
  const { levers, model } = forecast
  const written = stream.salesByHand?.[month - levers.monthsLater] ?? calculated
  if (written !== calculated) return [byHand(written * levers.volume * levers.price)]
  const start = stream.start + levers.monthsLater
  const base = model.streams[stream.shareOf]
  if (base && month < start) return []
  if (base) {
    const sales = readStream(forecast, stream.shareOf, streamRow.sales, month)
    const share = fromField('of these sales', stream.share, 'percent', at(stream, 'percentOfStream'))
    return [plus(fromLine(base.name, sales, `sales:${base.id}`, month), share)]
  }
  const volume = traceVolume(forecast, stream, index, month)
  if (volume.length === 0) return []
  if (stream.kind === 'amount') return [plus(...volume, ...scenarioFactor(levers.price))]
  return [plus(...volume, ...priceFactors(stream, 'price', month - start), ...scenarioFactor(levers.price))]
}

export function traceDirectCost(
  forecast: ComputedForecast,
  index: number,
  month: number,
): readonly TraceTerm[] {
  const stream = forecast.model.streams[index]
  if (!stream) return []
  const { levers } = forecast
  const written = stream.costByHand?.[month - levers.monthsLater] ?? calculated
  if (written !== calculated) return [byHand(written * levers.volume * levers.directCost)]
  const terms: TraceTerm[] = []
  const lever = scenarioFactor(levers.directCost)
  const sold = readStream(forecast, index, streamRow.volume, month)
  const sales = readStream(forecast, index, streamRow.sales, month)
  if (stream.kind !== 'amount' && stream.costPerUnit > 0 && sold > 0) {
    const age = month - stream.start - levers.monthsLater
    terms.push(plus(plain(units[stream.kind], sold, 'count'), ...priceFactors(stream, 'cost', age), ...lever))
  }
  if (stream.costShare > 0 && sales > 0) {
    const share = fromField('of sales', stream.costShare, 'percent', at(stream, 'costPercent'))
    const isList = stream.costOf === 'list' && levers.price !== 1
    const toList = isList ? [dividedBy(plain('scenario of the price', levers.price, 'percent'))] : []
    terms.push(plus(fromLine('sales', sales, `sales:${stream.id}`, month), ...toList, share, ...lever))
  }
  return terms
}

/** How many are sold, in the words of its kind. Customers and months by hand are one number. */
function traceVolume(
  forecast: ComputedForecast,
  stream: ModelStream,
  index: number,
  month: number,
): readonly TraceFactor[] {
  const { model, levers } = forecast
  const volume = readStream(forecast, index, streamRow.volume, month)
  const age = month - stream.start - levers.monthsLater + 1
  const written = stream.volumeByHand?.[month - levers.monthsLater] ?? calculated
  if (stream.kind === 'recurring' || written !== calculated || age < 1) {
    return volume === 0 ? [] : [plain(units[stream.kind], volume, 'count')]
  }
  const unit = stream.kind === 'amount' ? 'money' : 'count'
  const typed = stream.kind === 'amount' ? (stream.amounts[age - 1] ?? null) : null
  const weight = typed === null ? (stream.season?.[(model.firstCalendarMonth + month - 1) % 12] ?? 1) : 1
  const level = typed ?? levelAt(stream, age)
  const sizes = sizeFactors(stream)
  if (level * weight * levers.volume >= stream.capacity) {
    return [fromField('the most you can do', stream.capacity, unit, at(stream, 'capacity')), ...sizes]
  }
  const field = typed !== null ? 'amounts' : age <= 1 ? 'inMonth1' : age <= 6 ? 'inMonth6' : 'inMonth12'
  const seasons = weight === 1 ? [] : [fromField('season', weight, 'count', at(stream, 'season'))]
  return [
    fromField(`${curveUnit(stream)}, month ${age} of sales`, level, unit, at(stream, field)),
    ...sizes,
    ...seasons,
    ...scenarioFactor(levers.volume),
  ]
}

function curveUnit({ kind, period }: ModelStream): string {
  if (kind === 'units') return `a ${period}`
  return kind === 'hours' ? 'people' : 'a month'
}

/** The curve without season and capacity, the first month of sales being 1. */
function levelAt(stream: ModelStream, age: number): number {
  const { inMonth1, inMonth6, inMonth12, growth2, growth3 } = stream
  if (age <= 6) return inMonth1 + ((inMonth6 - inMonth1) / 5) * (age - 1)
  if (age <= 12) return inMonth6 + ((inMonth12 - inMonth6) / 6) * (age - 6)
  // Each year grows in equal steps from where the year before it ended.
  const years = Math.floor((age - 13) / 12)
  const reached = years === 0 ? inMonth12 : inMonth12 * (1 + growth2) * (1 + growth3) ** (years - 1)
  const growth = years === 0 ? growth2 : growth3
  return reached * (1 + (growth * (age - 12 - years * 12)) / 12)
}

function sizeFactors(stream: ModelStream): readonly TraceFactor[] {
  const { kind, period, periodsPerMonth, hoursPerMonth, billed } = stream
  if (kind === 'hours') {
    return [
      fromField('hours a month', hoursPerMonth, 'count', at(stream, 'hoursPerMonth')),
      fromField('billed', billed, 'percent', at(stream, 'billedPercent')),
    ]
  }
  if (kind !== 'units' || period === 'month') return []
  const label = period === 'day' ? 'days a month' : 'weeks a month'
  return [fromField(label, periodsPerMonth, 'count', at(stream, 'daysPerMonth'))]
}

/** A price or a cost of one unit, with the rise of each full year since the first sale. */
function priceFactors(stream: ModelStream, kind: 'price' | 'cost', age: number): readonly TraceFactor[] {
  const years = Math.max(0, Math.floor(age / 12))
  const isPrice = kind === 'price'
  const rise = isPrice ? stream.priceRise : stream.costRise
  const amount = isPrice ? stream.price : stream.costPerUnit
  const field = at(stream, isPrice ? 'price' : 'costPerUnit')
  const risen = at(stream, isPrice ? 'priceRisePercent' : 'costRisePercent')
  const factor = fromField(isPrice ? 'price' : 'cost of one', amount, 'money', field)
  if (years === 0 || rise === 0) return [factor]
  return [factor, fromField('rise since the first year', (1 + rise) ** years, 'count', risen)]
}

function at({ id }: ModelStream, field: string) {
  return ['streams', { id }, field] as const
}

function readStream({ grid }: ComputedForecast, index: number, row: number, month: number): number {
  return readCell(grid, grid.streams + index * rowsPerStream + row, month)
}
