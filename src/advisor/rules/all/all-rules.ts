import { agreementRules } from '#advisor/rules/agreement/agreement-rules.ts'
import { saidRules } from '#advisor/rules/agreement/said-rules.ts'
import { slotRules } from '#advisor/rules/agreement/slot-rules.ts'
import { toldTwiceRules } from '#advisor/rules/agreement/told-twice-rules.ts'
import { capacityRules } from '#advisor/rules/belief/capacity.ts'
import { conversionRules } from '#advisor/rules/belief/conversion.ts'
import { forecastGapRules } from '#advisor/rules/belief/forecast-gaps.ts'
import { growthRules } from '#advisor/rules/belief/growth.ts'
import { noRampRules } from '#advisor/rules/belief/no-ramp.ts'
import { openingRules } from '#advisor/rules/belief/opening.ts'
import { priceForecastRules } from '#advisor/rules/belief/prices.ts'
import { retentionRules } from '#advisor/rules/belief/retention.ts'
import { seasonRules } from '#advisor/rules/belief/season.ts'
import { seasonSaidRule } from '#advisor/rules/agreement/season-said.ts'
import { statedPaceRules } from '#advisor/rules/belief/stated-pace.ts'
import { unitFigureRules } from '#advisor/rules/belief/unit-figures.ts'
import { businessIdeaRules } from '#advisor/rules/business-idea.ts'
import { businessModelRules } from '#advisor/rules/business-model.ts'
import { competitiveAnalysisRules } from '#advisor/rules/competitive-analysis.ts'
import { moneyContradictions } from '#advisor/rules/cross-step-money.ts'
import { peopleContradictions } from '#advisor/rules/cross-step-people.ts'
import { customerPersonasRules } from '#advisor/rules/customer-personas.ts'
import { financialProjectionsRules } from '#advisor/rules/financial-projections.ts'
import { implementationTimelineRules } from '#advisor/rules/implementation-timeline.ts'
import { activityLicenseRules } from '#advisor/rules/law/activity-licenses.ts'
import { entityAgreementRules } from '#advisor/rules/law/entity-agreement.ts'
import { entityRules } from '#advisor/rules/law/entity.ts'
import { employerDutyRules } from '#advisor/rules/law/employer-duties.ts'
import { insuranceRules } from '#advisor/rules/law/insurance.ts'
import { licenseDateRules } from '#advisor/rules/law/license-dates.ts'
import { ownerAndLicenseRules } from '#advisor/rules/law/owners-and-licenses.ts'
import { othersRightsRules } from '#advisor/rules/law/others-rights.ts'
import { placeRules } from '#advisor/rules/law/place.ts'
import { propertyRules } from '#advisor/rules/law/property.ts'
import { useAllowedRules } from '#advisor/rules/law/use-allowed.ts'
import { legalStructureRules } from '#advisor/rules/legal-structure.ts'
import { lenderRules } from '#advisor/rules/lender/lender-rules.ts'
import { competitionRules } from '#advisor/rules/market/competition.ts'
import { marketGrowthRules } from '#advisor/rules/market/market-growth.ts'
import { marketShareRules } from '#advisor/rules/market/market-share.ts'
import { personaBusinessRules } from '#advisor/rules/market/persona-business.ts'
import { personaMeansRules } from '#advisor/rules/market/persona-means.ts'
import { personaStrappedRules } from '#advisor/rules/market/persona-strapped.ts'
import { personaPlaceRules } from '#advisor/rules/market/persona-place.ts'
import { sellerWordRules } from '#advisor/rules/market/seller-word.ts'
import { marketAnalysisRules } from '#advisor/rules/market-analysis.ts'
import { marketingStrategyRules } from '#advisor/rules/marketing-strategy.ts'
import { energyRules } from '#advisor/rules/money/energy-rules.ts'
import { moneyRules } from '#advisor/rules/money/money-rules.ts'
import { operationsPlanRules } from '#advisor/rules/operations-plan.ts'
import { otherCurrencyRule } from '#advisor/rules/other-currency.ts'
import { promisedHourRules } from '#advisor/rules/people/hours-promised.ts'
import { personHourRules } from '#advisor/rules/people/person-hours.ts'
import { placeHourRules } from '#advisor/rules/people/place-hours.ts'
import { hoursSoldRules } from '#advisor/rules/people/hours-sold.ts'
import { hourRules } from '#advisor/rules/people/opening-hours.ts'
import { ownerClaimRules } from '#advisor/rules/people/owner-claims.ts'
import { ownerPastRules } from '#advisor/rules/people/owner-past.ts'
import { ownerStatusRules } from '#advisor/rules/people/owner-status.ts'
import { paidNotNamedRules } from '#advisor/rules/people/paid-not-named.ts'
import { payRules } from '#advisor/rules/people/pay.ts'
import { skilledPayRules } from '#advisor/rules/people/skilled-pay.ts'
import { skillRules } from '#advisor/rules/people/skills.ts'
import { untriedRules } from '#advisor/rules/people/untried.ts'
import { standInRules } from '#advisor/rules/people/stand-in.ts'
import { unitWorkRules } from '#advisor/rules/people/unit-work.ts'
import { weekdayRules } from '#advisor/rules/people/weekdays.ts'
import { workloadRules } from '#advisor/rules/people/workload.ts'
import { riskAnalysisRules } from '#advisor/rules/risk-analysis.ts'
import { riskOfTradeRules } from '#advisor/rules/risk-of-trade.ts'
import type { Rule, StepRules } from '#advisor/rules/rule.ts'
import { teamStructureRules } from '#advisor/rules/team-structure.ts'
import { beforeMoneyRules } from '#advisor/rules/time/before-money.ts'
import { dateRules } from '#advisor/rules/time/dates.ts'
import { eventDateRules } from '#advisor/rules/time/event-dates.ts'
import { hireRules } from '#advisor/rules/time/hires.ts'
import { licenseGrantedRules } from '#advisor/rules/time/license-granted.ts'
import { licenseLateRules } from '#advisor/rules/time/license-late.ts'
import { marketingTimeRules } from '#advisor/rules/time/marketing.ts'
import { openWhenRules } from '#advisor/rules/time/open-when.ts'
import { openingSaidRules } from '#advisor/rules/time/opening-said.ts'
import { openingStaffRules } from '#advisor/rules/time/opening-staff.ts'
import { orderRules } from '#advisor/rules/time/order.ts'
import { pastStartRules } from '#advisor/rules/time/past-starts.ts'
import { permitHasteRules } from '#advisor/rules/time/permit-haste.ts'
import { permitRules } from '#advisor/rules/time/permits.ts'
import { soldTooEarlyRules } from '#advisor/rules/time/sold-too-early.ts'
import { startSaidRules } from '#advisor/rules/time/starts-said.ts'
import { emptyWordRules } from '#advisor/rules/words/empty-words.ts'
import { hopeRules } from '#advisor/rules/words/hope.ts'
import { repeatRules } from '#advisor/rules/words/repeats.ts'
import { rewordedRules } from '#advisor/rules/words/reworded.ts'
import { thinAnswerRules } from '#advisor/rules/words/thin-answers.ts'
import { undecidedRules } from '#advisor/rules/words/undecided.ts'
import { vagueCostRules } from '#advisor/rules/words/vague-costs.ts'

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
  ...riskOfTradeRules,
  otherCurrencyRule,
  ...agreementRules,
  ...saidRules,
  ...slotRules,
  ...toldTwiceRules,
  ...moneyContradictions,
  ...moneyRules,
  ...peopleContradictions,
  ...skillRules,
  ...skilledPayRules,
  ...untriedRules,
  ...standInRules,
  ...ownerClaimRules,
  ...ownerPastRules,
  ...ownerStatusRules,
  ...payRules,
  ...hoursSoldRules,
  ...paidNotNamedRules,
  ...othersRightsRules,
  ...energyRules,
  ...hourRules,
  ...promisedHourRules,
  ...personHourRules,
  ...placeHourRules,
  ...weekdayRules,
  ...unitWorkRules,
  ...workloadRules,
  ...entityRules,
  ...entityAgreementRules,
  ...ownerAndLicenseRules,
  ...licenseDateRules,
  ...insuranceRules,
  ...activityLicenseRules,
  ...employerDutyRules,
  ...placeRules,
  ...useAllowedRules,
  ...propertyRules,
  ...beforeMoneyRules,
  ...dateRules,
  ...eventDateRules,
  ...hireRules,
  ...licenseGrantedRules,
  ...licenseLateRules,
  ...marketingTimeRules,
  ...openingSaidRules,
  ...openingStaffRules,
  ...openWhenRules,
  ...orderRules,
  ...pastStartRules,
  ...permitRules,
  ...permitHasteRules,
  ...soldTooEarlyRules,
  ...startSaidRules,
  ...emptyWordRules,
  ...hopeRules,
  ...repeatRules,
  ...rewordedRules,
  ...undecidedRules,
  ...thinAnswerRules,
  ...vagueCostRules,
  ...forecastGapRules,
  ...growthRules,
  ...noRampRules,
  ...capacityRules,
  ...seasonRules,
  seasonSaidRule,
  ...openingRules,
  ...statedPaceRules,
  ...conversionRules,
  ...unitFigureRules,
  ...priceForecastRules,
  ...retentionRules,
  ...marketShareRules,
  ...marketGrowthRules,
  ...competitionRules,
  ...personaBusinessRules,
  ...personaMeansRules,
  ...personaStrappedRules,
  ...personaPlaceRules,
  ...sellerWordRules,
  ...lenderRules,
]
