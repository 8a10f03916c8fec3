import { capacityRules } from './belief/capacity.ts'
import { forecastGapRules } from './belief/forecast-gaps.ts'
import { growthRules } from './belief/growth.ts'
import { openingRules } from './belief/opening.ts'
import { retentionRules } from './belief/retention.ts'
import { seasonRules } from './belief/season.ts'
import { unitFigureRules } from './belief/unit-figures.ts'
import { businessIdeaRules } from './business-idea.ts'
import { businessModelRules } from './business-model.ts'
import { competitiveAnalysisRules } from './competitive-analysis.ts'
import { moneyContradictions } from './cross-step-money.ts'
import { peopleContradictions } from './cross-step-people.ts'
import { customerPersonasRules } from './customer-personas.ts'
import { financialProjectionsRules } from './financial-projections.ts'
import { implementationTimelineRules } from './implementation-timeline.ts'
import { entityRules } from './law/entity.ts'
import { insuranceRules } from './law/insurance.ts'
import { ownerAndLicenseRules } from './law/owners-and-licenses.ts'
import { placeRules } from './law/place.ts'
import { propertyRules } from './law/property.ts'
import { legalStructureRules } from './legal-structure.ts'
import { competitionRules } from './market/competition.ts'
import { marketGrowthRules } from './market/market-growth.ts'
import { marketShareRules } from './market/market-share.ts'
import { personaMeansRules } from './market/persona-means.ts'
import { marketAnalysisRules } from './market-analysis.ts'
import { marketingStrategyRules } from './marketing-strategy.ts'
import { moneyRules } from './money/money-rules.ts'
import { operationsPlanRules } from './operations-plan.ts'
import { otherCurrencyRule } from './other-currency.ts'
import { hourRules } from './people/opening-hours.ts'
import { payRules } from './people/pay.ts'
import { skillRules } from './people/skills.ts'
import { workloadRules } from './people/workload.ts'
import { riskAnalysisRules } from './risk-analysis.ts'
import type { Rule, StepRules } from './rule.ts'
import { teamStructureRules } from './team-structure.ts'
import { dateRules } from './time/dates.ts'
import { hireRules } from './time/hires.ts'
import { marketingTimeRules } from './time/marketing.ts'
import { orderRules } from './time/order.ts'
import { permitRules } from './time/permits.ts'
import { emptyWordRules } from './words/empty-words.ts'
import { repeatRules } from './words/repeats.ts'
import { undecidedRules } from './words/undecided.ts'

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
  ...moneyRules,
  ...peopleContradictions,
  ...skillRules,
  ...payRules,
  ...hourRules,
  ...workloadRules,
  ...entityRules,
  ...ownerAndLicenseRules,
  ...insuranceRules,
  ...placeRules,
  ...propertyRules,
  ...dateRules,
  ...hireRules,
  ...marketingTimeRules,
  ...orderRules,
  ...permitRules,
  ...emptyWordRules,
  ...repeatRules,
  ...undecidedRules,
  ...forecastGapRules,
  ...growthRules,
  ...capacityRules,
  ...seasonRules,
  ...openingRules,
  ...unitFigureRules,
  ...retentionRules,
  ...marketShareRules,
  ...marketGrowthRules,
  ...competitionRules,
  ...personaMeansRules,
]
