import type { RiskPriority } from '#domain/plan/risk-priority.ts'
import { Card } from '#web/ui/display/card.tsx'
import { StatFigure, StatGrid } from '#web/ui/display/stat-figure.tsx'
import { usePlanList } from '#web/workbook/editor/plan-context.tsx'
import { findRiskPriority } from '#domain/drawings/risk-cells.ts'
import { RiskMatrix } from '#web/workbook/drawings/risk-matrix.tsx'

const priorities: readonly RiskPriority[] = ['Critical', 'High Priority', 'Medium Priority', 'Low Priority']

export function RiskSummary() {
  const impacts = usePlanList(({ data }) => data.riskAnalysis.risks.map(({ impact }) => impact))
  const probabilities = usePlanList(({ data }) =>
    data.riskAnalysis.risks.map(({ probability }) => probability),
  )
  if (impacts.length === 0) return null
  const risks = impacts.map((impact, index) => ({ impact, probability: probabilities[index] ?? '' }))
  const ranked = risks.map(findRiskPriority)
  const unrated = ranked.flatMap((priority, index) => (priority === null ? [index + 1] : []))
  return (
    <Card className="@container">
      <h2 className="display-heading mb-4 text-heading">Risk Summary</h2>
      <StatGrid className="mb-6 @lg:grid-cols-4">
        {priorities.map((priority) => (
          <StatFigure
            key={priority}
            label={priority}
            value={ranked.filter((known) => known === priority).length}
          />
        ))}
      </StatGrid>
      <RiskMatrix risks={risks} />
      {unrated.length > 0 && (
        <p className="mt-3 text-sm text-ink-2">
          {`Not rated yet: ${unrated.map((number) => `risk ${number}`).join(', ')}. Choose an impact and a probability to place ${unrated.length === 1 ? 'it' : 'them'}.`}
        </p>
      )}
    </Card>
  )
}
