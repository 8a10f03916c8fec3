import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { currencyOf } from '#domain/plan/currency-of.ts'
import { volumePeriodLabels } from '#domain/plan/fields/choice-labels.ts'
import type { VolumePeriod } from '#domain/plan/forecast-choices.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { formatMoney } from '#domain/wording/format-money.ts'
import { formatNumber } from '#domain/wording/format-number.ts'

type Stream = WorkbookData['financialProjections']['forecast']['streams'][number]

const volumeFields = ['inMonth1', 'inMonth6', 'inMonth12', 'capacity'] as const
type VolumeField = (typeof volumeFields)[number]

/**
 * How many the example sells, per day, week or month as the person's own field counts, and with that unit. Null for
 * any other field, and when the example leaves it empty.
 */
export function findVolumeExample(
  example: WorkbookData,
  data: WorkbookData,
  [section, group, list, item, name]: FieldAddress,
): string | null {
  const field = volumeFields.find((known) => known === name)
  const isStream = section === 'financialProjections' && group === 'forecast' && list === 'streams'
  if (!isStream || field === undefined || typeof item !== 'object') return null
  const own = data.financialProjections.forecast.streams.find(({ id }) => id === item.id)
  const answered = example.financialProjections.forecast.streams.filter((stream) => stream[field] !== null)
  const shown = answered.find((stream) => kindOf(stream) === kindOf(own)) ?? answered[0]
  return shown ? describe(shown, field, own, currencyOf(example)) : null
}

function describe(shown: Stream, field: VolumeField, own: Stream | undefined, currency: string): string {
  const value = shown[field] ?? 0
  const kind = kindOf(shown)
  if (kind === 'amount') return `${formatMoney(value, { currency })} a month`
  if (kind === 'hours') return `${formatNumber(value, 1)} people`
  if (kind === 'recurring') {
    return `${formatNumber(value)} ${field === 'capacity' ? 'customers' : 'new customers a month'}`
  }
  const isSameKind = kindOf(own) === 'units'
  const period = isSameKind ? periodOf(own) : periodOf(shown)
  const sold = (value * periodsPerMonth(periodOf(shown), shown)) / periodsPerMonth(period, shown)
  return `${formatNumber(sold, sold < 10 ? 1 : 0)} ${volumePeriodLabels[period]}`
}

const kindOf = (stream: Stream | undefined) => stream?.kind || 'units'
const periodOf = (stream: Stream | undefined): VolumePeriod => stream?.period || 'month'

function periodsPerMonth(period: VolumePeriod, { daysPerMonth }: Stream): number {
  if (period === 'day') return daysPerMonth === null || daysPerMonth <= 0 ? 30 : daysPerMonth
  return period === 'week' ? 52 / 12 : 1
}
