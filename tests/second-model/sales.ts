import type { ForecastInputs } from '#domain/forecast/inputs/forecast-inputs.ts'
import type { Stream } from '#domain/forecast/inputs/stream-inputs.ts'
import { levelOf, seasonOf } from './curve.ts'
import { byHand, type ByMonth, noMonths, share, yearsSince } from './written.ts'

export interface Sold {
  /** Units, customers, hours or money. */
  volume: ByMonth
  newCustomers: ByMonth
  sales: ByMonth
  cost: ByMonth
}

/** What each stream sells and what that costs, in the order of the streams. */
export function sell(plan: ForecastInputs): Sold[] {
  const own = plan.streams.map((stream) => sellOf(plan, stream))
  return plan.streams.map((stream, index) => {
    const whole = plan.streams.findIndex(({ id }) => id === stream.percentOfStreamId)
    const from = plan.streams[whole]
    const sold = own[index] ?? sellOf(plan, stream)
    if (!isShare(plan, stream) || !from) return sold
    return sellShare(plan, stream, own[whole] ?? sold)
  })
}

/** A stream that is a percent of another one. That one must have sales of its own. */
function isShare({ streams }: ForecastInputs, stream: Stream): boolean {
  if (stream.kind !== 'amount' || stream.percentOfStreamId === '') return false
  const from = streams.find(({ id }) => id === stream.percentOfStreamId)
  if (!from || from === stream) return false
  return from.kind !== 'amount' || from.percentOfStreamId === ''
}

function sellShare(plan: ForecastInputs, stream: Stream, whole: Sold): Sold {
  const sold = nothing(plan)
  for (let month = startOf(stream); month < sold.sales.length; month += 1)
    sold.volume[month] = (whole.sales[month] ?? 0) * share(stream.percentOfStream)
  return price(plan, stream, sold)
}

function sellOf(plan: ForecastInputs, stream: Stream): Sold {
  const sold = nothing(plan)
  const season = seasonOf(stream, plan)
  const curve = (month: number) => levelOf(stream, month - startOf(stream) + 1) * season(month)
  let customers = stream.openingCustomers ?? 0
  for (let month = 1; month < sold.volume.length; month += 1) {
    const hand = byHand(plan, 'volume', stream.id, month)
    if (stream.kind !== 'recurring') {
      sold.volume[month] = hand ?? volumeOf(stream, month, curve)
    } else if (month >= startOf(stream)) {
      const most = stream.capacity ?? Infinity
      if (month === startOf(stream)) customers = Math.min(customers, most)
      const staying = customers * (1 - share(stream.churnPercent))
      customers = hand ?? Math.min(most, staying + curve(month))
      sold.volume[month] = customers
      sold.newCustomers[month] = Math.max(0, customers - staying)
    }
  }
  return price(plan, stream, sold)
}

/** In a month: units, hours or money. */
function volumeOf(stream: Stream, month: number, curve: (month: number) => number): number {
  if (month < startOf(stream)) return 0
  const most = stream.capacity ?? Infinity
  const level = Math.min(most, curve(month))
  if (stream.kind === 'hours') return level * (stream.hoursPerMonth ?? 0) * share(stream.billedPercent, 100)
  if (stream.kind !== 'amount') return level * periodsIn(stream)
  // What is typed for a month already knows the season.
  const typed = stream.amounts[month - startOf(stream)] ?? null
  return typed === null ? level : Math.min(most, typed)
}

function periodsIn({ period, daysPerMonth }: Stream): number {
  if (period === 'day') return daysPerMonth ?? 30
  return period === 'week' ? 52 / 12 : 1
}

const startOf = ({ startMonth }: Stream) => Math.max(1, startMonth ?? 1)

const nothing = (plan: ForecastInputs): Sold => ({
  volume: noMonths(plan),
  newCustomers: noMonths(plan),
  sales: noMonths(plan),
  cost: noMonths(plan),
})

/** From the volume to sales and their cost. A stream in money has its sales as its volume and no units. */
function price(plan: ForecastInputs, stream: Stream, sold: Sold): Sold {
  const isMoney = stream.kind === 'amount'
  for (let month = 1; month < sold.sales.length; month += 1) {
    const years = Math.max(0, yearsSince(startOf(stream), month))
    const volume = sold.volume[month] ?? 0
    const each = isMoney ? 1 : (stream.price ?? 0) * (1 + share(stream.priceRisePercent)) ** years
    const sales = byHand(plan, 'sales', stream.id, month) ?? volume * each
    const perUnit = isMoney ? 0 : (stream.costPerUnit ?? 0) * (1 + share(stream.costRisePercent)) ** years
    const cost = volume * perUnit + sales * share(stream.costPercent)
    sold.sales[month] = sales
    sold.cost[month] = byHand(plan, 'direct-cost', stream.id, month) ?? cost
  }
  return sold
}
