import { explainOwnersTax } from '#domain/forecast/figures/owners-tax.ts'
import { useForecast } from '#web/workbook/steps/forecast/calculation/use-forecast.ts'

/** Who pays the income tax, and how much of the profit is not the owner's to spend. */
export function OwnersTaxLine() {
  const plan = useForecast()
  const words = plan ? explainOwnersTax(plan.forecast) : []
  return words.length > 0 && <p className="text-sm text-ink-2">{words.join(' ')}</p>
}
