import type { ForecastModel, ModelStream } from '#domain/forecast/inputs/forecast-model.ts'
import { percentBaseLabels, streamKindLabels, volumePeriodLabels } from '#domain/plan/fields/choice-labels.ts'
import type { FixedCell } from '#exports/xlsx/formulas/fixed-cell.ts'
import type { TextCell } from '#exports/xlsx/formulas/line.ts'
import type { AssumptionSheet, TableRow } from './assumption-sheet.ts'
import { type Lag, writeLagCells, writeOwnLag } from './assumptions-of-costs.ts'
import { factorOf } from './growth.ts'

/** The inputs of something the business sells. Those that its kind does not have are null. */
export interface StreamAssumptions {
  readonly name: TextCell
  readonly start: FixedCell
  readonly curve: Curve | null
  readonly capacity: FixedCell | null
  readonly periods: FixedCell | null
  readonly hours: FixedCell | null
  readonly billed: FixedCell | null
  readonly openingCustomers: FixedCell | null
  readonly churn: FixedCell | null
  readonly share: FixedCell | null
  readonly season: readonly FixedCell[]
  readonly price: FixedCell | null
  readonly priceFactor: FixedCell | null
  readonly costOfOne: FixedCell | null
  readonly costShare: FixedCell
  readonly costFactor: FixedCell | null
  readonly stock: Lag | null
  /** Null for the terms of all sales, and the days of all purchases. */
  readonly terms: TermAssumptions | null
  readonly suppliers: Lag | null
}

export interface TermAssumptions {
  readonly deposit: FixedCell
  readonly monthsBefore: FixedCell
  readonly rest: Lag
}

export interface Curve {
  readonly inMonth1: FixedCell
  readonly inMonth6: FixedCell
  readonly inMonth12: FixedCell
  readonly growth2: FixedCell
  readonly growth3: FixedCell
}

type Volumes = Omit<
  StreamAssumptions,
  'season' | 'share' | 'terms' | 'suppliers' | keyof ReturnType<typeof writePrice>
>

const calendar = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

export function writeStreams(
  sheet: AssumptionSheet,
  { streams }: ForecastModel,
): readonly StreamAssumptions[] {
  if (streams.length === 0) return []
  sheet.section(
    'What you sell: how much',
    'Straight lines through months 1, 6 and 12 of sales, then each year’s growth in equal monthly steps, up to the most that is possible.',
  )
  sheet.heads([
    'Name',
    'Kind',
    'First month',
    'In month 1',
    'In month 6',
    'In month 12',
    'At most',
    'Growth in year 2',
    'Growth in later years',
    'Days or periods a month',
    'Hours a month',
    'Share billed',
    'Customers before',
    'Leave each month',
  ])
  const volumes = streams.map((stream, index) => writeVolumes(sheet, stream, index))
  const shares = writeShares(sheet, streams, volumes)
  sheet.section('What you sell: prices and what a sale costs', '')
  sheet.heads([
    'Name',
    'Cost share is of',
    'Price',
    'Price rise a year',
    'Factor a year',
    'Cost of one',
    'Cost, share of sales',
    'Cost rise a year',
    'Factor a year',
    'Days of stock',
    'whole months',
    'part of the next',
  ])
  const priced = volumes.map(({ name }, index) => ({ name, stream: streams[index] }))
  const prices = priced.flatMap(({ name, stream }) => (stream ? [writePrice(sheet, stream, name)] : []))
  const names = volumes.map(({ name }) => name)
  const terms = writeTerms(sheet, streams, names)
  const suppliers = writeSuppliers(sheet, streams, names)
  const hasSeasons = streams.some(({ shareOf }) => shareOf < 0)
  if (hasSeasons) {
    sheet.section('What you sell: season', 'The average of a year is 1.')
    sheet.heads(['Name', '', ...calendar])
  }
  return streams.flatMap((stream, index): StreamAssumptions[] => {
    const volume = volumes[index]
    const price = prices[index]
    if (!volume || !price) return []
    const season = stream.shareOf < 0 ? writeSeason(sheet, stream, volume.name) : []
    return [
      {
        ...volume,
        ...price,
        season,
        share: shares.get(index) ?? null,
        terms: terms.get(index) ?? null,
        suppliers: suppliers.get(index) ?? null,
      },
    ]
  })
}

function writeVolumes(sheet: AssumptionSheet, stream: ModelStream, index: number): Volumes {
  const { kind } = stream
  const isShare = stream.shareOf >= 0
  const row = sheet.row()
  const name = row.name(stream.name.trim() || `Sales ${index + 1}`)
  row.word(isShare ? 'Share of other sales' : describeKind(stream))
  const start = row.input(stream.start, 'month')
  if (isShare) {
    const none = { curve: null, capacity: null, periods: null, hours: null, billed: null }
    return { name, start, ...none, openingCustomers: null, churn: null }
  }
  const count = kind === 'amount' ? 'price' : 'count'
  const inMonth1 = row.input(stream.inMonth1, count)
  const inMonth6 = row.input(stream.inMonth6, count)
  const inMonth12 = row.input(stream.inMonth12, count)
  const capacity = row.input(stream.capacity, kind === 'amount' ? 'amountLimit' : 'countLimit')
  const growth2 = row.input(stream.growth2, 'percent')
  const growth3 = row.input(stream.growth3, 'percent')
  return {
    name,
    start,
    curve: { inMonth1, inMonth6, inMonth12, growth2, growth3 },
    capacity,
    periods: kind === 'units' ? row.input(stream.periodsPerMonth, 'count') : row.skip(),
    hours: kind === 'hours' ? row.input(stream.hoursPerMonth, 'count') : row.skip(),
    billed: kind === 'hours' ? row.input(stream.billed, 'percent') : row.skip(),
    openingCustomers: kind === 'recurring' ? row.input(stream.openingCustomers, 'count') : row.skip(),
    churn: kind === 'recurring' ? row.input(stream.churn, 'percent') : row.skip(),
  }
}

function describeKind({ kind, period }: ModelStream): string {
  return kind === 'units' ? `Orders ${volumePeriodLabels[period]}` : streamKindLabels[kind]
}

function writeShares(
  sheet: AssumptionSheet,
  streams: readonly ModelStream[],
  volumes: readonly Volumes[],
): ReadonlyMap<number, FixedCell> {
  const shares = new Map<number, FixedCell>()
  if (streams.every(({ shareOf }) => shareOf < 0)) return shares
  sheet.section('What you sell: shares of other sales', '')
  sheet.heads(['Name', 'Of', 'Share'])
  for (const [index, { shareOf, share }] of streams.entries()) {
    if (shareOf < 0) continue
    const row = sheet.row()
    for (const name of [volumes[index]?.name, volumes[shareOf]?.name]) if (name) row.reference(name)
    shares.set(index, row.input(share, 'percent'))
  }
  return shares
}

function writeTerms(
  sheet: AssumptionSheet,
  streams: readonly ModelStream[],
  names: readonly TextCell[],
): ReadonlyMap<number, TermAssumptions> {
  const written = new Map<number, TermAssumptions>()
  if (streams.every(({ terms }) => terms === null)) return written
  sheet.section(
    'What you sell: when customers pay',
    'All others pay after the days for all sales. A deposit arrives whole months before the delivery, and the rest after its days.',
  )
  sheet.heads(['Name', 'Deposit', 'Months before', 'Days after delivery', 'whole months', 'part of the next'])
  for (const [index, { terms }] of streams.entries()) {
    const name = names[index]
    if (terms === null || !name) continue
    const row = sheet.row()
    row.reference(name)
    written.set(index, {
      deposit: row.input(terms.deposit, 'percent'),
      monthsBefore: row.input(terms.monthsBefore, 'month'),
      rest: writeOwnLag(row, terms.days),
    })
  }
  return written
}

function writeSuppliers(
  sheet: AssumptionSheet,
  streams: readonly ModelStream[],
  names: readonly TextCell[],
): ReadonlyMap<number, Lag> {
  const written = new Map<number, Lag>()
  if (streams.every(({ supplierDays }) => supplierDays === null)) return written
  sheet.section('What you sell: when its suppliers are paid', 'All others after the days for all purchases.')
  sheet.heads(['Name', 'Days', 'whole months', 'part of the next'])
  for (const [index, { supplierDays }] of streams.entries()) {
    const name = names[index]
    if (supplierDays === null || !name) continue
    const row = sheet.row()
    row.reference(name)
    written.set(index, writeOwnLag(row, supplierDays))
  }
  return written
}

function writePrice(sheet: AssumptionSheet, stream: ModelStream, name: TextCell) {
  const row = sheet.row()
  row.reference(name)
  row.word(percentBaseLabels[stream.costOf])
  const hasPrice = stream.kind !== 'amount'
  const price = hasPrice ? row.input(stream.price, 'price') : row.skip()
  const priceFactor = writeFactor(row, hasPrice, stream.priceRise)
  const costOfOne = hasPrice ? row.input(stream.costPerUnit, 'price') : row.skip()
  const costShare = row.input(stream.costShare, 'percent')
  const costFactor = writeFactor(row, hasPrice, stream.costRise)
  const stock = writeLagCells(row, stream.stockDays)
  return { price, priceFactor, costOfOne, costShare, costFactor, stock }
}

function writeFactor(row: TableRow, isUsed: boolean, rise: number): FixedCell | null {
  if (isUsed) return row.calculated(factorOf(row.input(rise, 'percent')), 'ratio')
  row.skip()
  return row.skip()
}

function writeSeason(sheet: AssumptionSheet, { season }: ModelStream, name: TextCell): readonly FixedCell[] {
  const row = sheet.row()
  row.reference(name)
  row.skip()
  return calendar.map((_, month) => row.input(season?.[month] ?? 1, 'ratio'))
}
