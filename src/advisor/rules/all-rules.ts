import { businessIdeaRules } from './business-idea.ts'
import { businessModelRules } from './business-model.ts'
import { competitiveAnalysisRules } from './competitive-analysis.ts'
import { moneyContradictions } from './cross-step-money.ts'
import { peopleContradictions } from './cross-step-people.ts'
import { customerPersonasRules } from './customer-personas.ts'
import { financialProjectionsRules } from './financial-projections.ts'
import { implementationTimelineRules } from './implementation-timeline.ts'
import { legalStructureRules } from './legal-structure.ts'
import { marketAnalysisRules } from './market-analysis.ts'
import { marketingStrategyRules } from './marketing-strategy.ts'
import { operationsPlanRules } from './operations-plan.ts'
import { otherCurrencyRule } from './other-currency.ts'
import { riskAnalysisRules } from './risk-analysis.ts'
import type { Rule, StepRules } from './rule.ts'
import { teamStructureRules } from './team-structure.ts'

export const stepRules: readonly StepRules[] = [
  businessIdeaRules,
  marketAnalysisRules,
  businessModelRules,
  competitiveAnalysisRules,
  customerPersonasRules,
  marketingStrategyRules,
  operationsPlanRules,
  financialProjectionsRules,
  teamStructureRules,
  legalStructureRules,
  riskAnalysisRules,
  implementationTimelineRules,
]

export const allRules: readonly Rule[] = [
  ...stepRules.flatMap(({ rules }) => rules),
  otherCurrencyRule,
  ...moneyContradictions,
  ...peopleContradictions,
]
