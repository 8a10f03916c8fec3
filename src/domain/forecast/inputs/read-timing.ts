import type { Entity } from './choices.ts'
import type { Timing } from './forecast-inputs.ts'
import type { ForecastModel } from './forecast-model.ts'
import { createFieldReader, type ForecastNote, type NumberRange } from './notes.ts'
import { ranges } from './number-ranges.ts'
import { corporateTaxPercent, lossLimitPercent } from './tax-rules.ts'

type TimingPart = Pick<
  ForecastModel,
  'daysUntilCustomersPay' | 'badDebt' | 'daysUntilSuppliersPaid' | 'taxRate' | 'lossLimit' | 'draws'
>

export function readTiming(timing: Timing, entity: Entity | '', notes: ForecastNote[]): TimingPart {
  const { number } = createFieldReader(notes, ['timing'], null)
  const taxRange: NumberRange = {
    ...ranges.rate,
    // Elsewhere the owner pays the tax, and it is a draw.
    missing: entity === 'corporation' ? corporateTaxPercent.value : 0,
  }
  const lossRange: NumberRange = { ...ranges.share, missing: lossLimitPercent.value }
  return {
    daysUntilCustomersPay: number('daysUntilCustomersPay', timing.daysUntilCustomersPay, ranges.days),
    badDebt: number('badDebtPercent', timing.badDebtPercent, ranges.share) / 100,
    daysUntilSuppliersPaid: number('daysUntilSuppliersPaid', timing.daysUntilSuppliersPaid, ranges.days),
    taxRate: number('taxRatePercent', timing.taxRatePercent, taxRange) / 100,
    lossLimit: number('lossLimitPercent', timing.lossLimitPercent, lossRange) / 100,
    draws: number('ownersDraws', timing.ownersDraws, ranges.amount),
  }
}
