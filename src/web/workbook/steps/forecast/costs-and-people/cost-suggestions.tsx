import { runningCostsCopy } from '#domain/plan/fields/forecast-costs.ts'
import { forecastListLimits } from '#domain/plan/list-limits.ts'
import { templateOrDefault } from '#domain/plan/templates/template-list.ts'
import { findMissingCosts } from '#domain/plan/templates/usual-costs.ts'
import { usePlanList } from '#web/workbook/editor/plan-context.tsx'
import { ItemSuggestions } from '#web/workbook/fields/item-suggestions.tsx'
import { costsAddress } from '#web/workbook/steps/forecast/fields/forecast-addresses.ts'

/** The usual costs of this kind of business that are not in the list yet. Without an amount they count as nothing. */
export function CostSuggestions() {
  const missing = usePlanList(({ template, data }) =>
    findMissingCosts(templateOrDefault(template).id, data.financialProjections.forecast.runningCosts),
  )
  const { addText, createBlank } = runningCostsCopy
  const suggestions = missing.map(({ name, category, period }) => ({
    text: name,
    draft: { ...createBlank(), name, category, period },
  }))
  return (
    <ItemSuggestions
      address={costsAddress}
      label="Costs that businesses like yours usually have"
      suggestions={suggestions}
      titleField="name"
      below={forecastListLimits['forecast.runningCosts']}
      addText={addText}
    />
  )
}
