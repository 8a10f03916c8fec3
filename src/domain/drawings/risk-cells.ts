import { type RiskPriority, riskPriority } from '#domain/plan/risk-priority.ts'
import { type Level, levels } from '#domain/plan/workbook-data.ts'

export interface RatedRisk {
  impact: string
  probability: string
}

export interface RiskCell {
  impact: Level
  probability: Level
  priority: RiskPriority
  /** The risks in this cell, by their number in the list. */
  numbers: readonly number[]
}

/** Three rows from high impact to low, each from low probability to high. */
export function placeRisks(risks: readonly RatedRisk[]): RiskCell[][] {
  return levels.toReversed().map((impact) =>
    levels.map((probability) => ({
      impact,
      probability,
      priority: riskPriority(impact, probability),
      numbers: risks.flatMap((risk, index) =>
        risk.impact === impact && risk.probability === probability ? [index + 1] : [],
      ),
    })),
  )
}

/** A risk has a priority only once both levels are chosen. An unrated risk is not low. */
export function findRiskPriority({ impact, probability }: RatedRisk): RiskPriority | null {
  return isLevel(impact) && isLevel(probability) ? riskPriority(impact, probability) : null
}

function isLevel(value: string): value is Level {
  return levels.some((level) => level === value)
}
