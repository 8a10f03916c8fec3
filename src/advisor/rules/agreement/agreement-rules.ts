import type { Rule } from '#advisor/rules/rule.ts'
import { absentButCountedRule } from './absent-but-counted.ts'
import { clockTimesRule } from './clock-times.ts'
import { costLineRule } from './cost-line-differs.ts'
import { costToWinRule } from './cost-to-win.ts'
import { experienceYearsRule } from './experience-years.ts'
import { figuresDisagreeRule } from './figures-disagree.ts'
import { funnelRule } from './funnel.ts'
import { groupSizeRule } from './group-sizes.ts'
import { largestBuyerRule } from './largest-buyer.ts'
import { listedValuesRule } from './listed-values.ts'
import { monthsDifferRules } from './months-differ.ts'
import { ownersAndPlacesRules } from './owners-and-places.ts'
import { placesLimitRule } from './places-limit.ts'
import { rentDiffersRule } from './rent-differs.ts'
import { rivalFiguresRule } from './rival-figures.ts'
import { rolePayRule } from './role-pay.ts'
import { roundShareRule } from './round-share.ts'
import { saidOtherwiseRules } from './said-otherwise.ts'
import { shareOfPriceRule } from './share-of-price.ts'
import { sharedWholeRules } from './shared-whole.ts'
import { startCustomersRule } from './start-customers.ts'
import { takeRateRule } from './take-rate.ts'
import { toldTogetherRules } from './told-together.ts'
import { unknownPriceRule } from './unknown-price.ts'
import { wordsAgainstForecastRule } from './words-against-forecast.ts'
import { wordsDisagreeRule } from './words-disagree.ts'

/** Places of the plan that do not agree with each other, and parts that are not their whole. */
export const agreementRules: readonly Rule[] = [
  figuresDisagreeRule,
  wordsDisagreeRule,
  wordsAgainstForecastRule,
  absentButCountedRule,
  rolePayRule,
  experienceYearsRule,
  costToWinRule,
  shareOfPriceRule,
  clockTimesRule,
  ...monthsDifferRules,
  rivalFiguresRule,
  listedValuesRule,
  placesLimitRule,
  largestBuyerRule,
  unknownPriceRule,
  startCustomersRule,
  costLineRule,
  rentDiffersRule,
  roundShareRule,
  groupSizeRule,
  takeRateRule,
  funnelRule,
  ...ownersAndPlacesRules,
  ...sharedWholeRules,
  ...toldTogetherRules,
  ...saidOtherwiseRules,
]
