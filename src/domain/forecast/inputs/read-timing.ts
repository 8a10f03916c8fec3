import type { Entity } from '#domain/plan/forecast-choices.ts'
import type { Timing } from './forecast-inputs.ts'
import type { ForecastModel } from './forecast-model.ts'
import { addNote, type FieldReader, type ForecastNote, type NumberRange, readNumber } from './notes.ts'
import { ranges } from './number-ranges.ts'
import { corporateTaxPercent, isTaxedAtOwners, lossLimitPercent } from './tax-rules.ts'

type TimingPart = Pick<
  ForecastModel,
  'daysUntilCustomersPay' | 'badDebt' | 'daysUntilSuppliersPaid' | 'taxRate' | 'lossLimit' | 'draws'
>

export function readTiming(timing: Timing, entity: Entity | '', notes: ForecastNote[]): TimingPart {
  const reader: FieldReader = { notes, place: ['timing'], item: null }
  const taxRange: NumberRange = {
    ...ranges.rate,
    // Elsewhere the owner pays the tax, and it is a draw.
    missing: entity === 'corporation' ? corporateTaxPercent.value : 0,
  }
  if (isTaxedAtOwners(entity) && (timing.taxRatePercent ?? 0) > 0 && timing.taxReason.trim() === '') {
    const why =
      'In this legal form the owners pay the income tax, not the business. Leave it empty, or write why the business pays it.'
    addNote(reader, 'taxRatePercent', 'problem', why)
  }
  const lossRange: NumberRange = { ...ranges.share, missing: lossLimitPercent.value }
  return {
    daysUntilCustomersPay: readNumber(
      reader,
      'daysUntilCustomersPay',
      timing.daysUntilCustomersPay,
      ranges.days,
    ),
    badDebt: readNumber(reader, 'badDebtPercent', timing.badDebtPercent, ranges.share) / 100,
    daysUntilSuppliersPaid: readNumber(
      reader,
      'daysUntilSuppliersPaid',
      timing.daysUntilSuppliersPaid,
      ranges.days,
    ),
    taxRate: readNumber(reader, 'taxRatePercent', timing.taxRatePercent, taxRange) / 100,
    lossLimit: readNumber(reader, 'lossLimitPercent', timing.lossLimitPercent, lossRange) / 100,
    draws: readNumber(reader, 'ownersDraws', timing.ownersDraws, ranges.amount),
  }
}
