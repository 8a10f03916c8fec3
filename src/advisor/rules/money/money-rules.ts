import type { Rule } from '#advisor/rules/rule.ts'
import { cashRules } from './cash-rules.ts'
import { certaintyRules } from './certainty-rules.ts'
import { costTextRules } from './cost-text-rules.ts'
import { dependenceRules } from './dependence-rules.ts'
import { forecastFieldRules } from './forecast-field-rules.ts'
import { fundingRules } from './funding-rules.ts'
import { fundingTextRules } from './funding-text-rules.ts'
import { giftRepaidRule } from './gift-repaid.ts'
import { goodsMarginRules } from './goods-margin-rules.ts'
import { goodsShareRules } from './goods-share-rules.ts'
import { leaseRules } from './lease-rules.ts'
import { loanRules } from './loan-rules.ts'
import { loanTextRules } from './loan-text-rules.ts'
import { marketingBudgetRules } from './marketing-budget-rules.ts'
import { missingCostRules } from './missing-cost-rules.ts'
import { openingRules } from './opening-rules.ts'
import { paperRules } from './paper-rules.ts'
import { payRules } from './pay-rules.ts'
import { belowCostRule } from './below-cost.ts'
import { priceRules } from './price-rules.ts'
import { promiseRules } from './promise-rules.ts'
import { ruledOutRules } from './ruled-out-rules.ts'
import { segmentRules } from './segment-shares.ts'
import { shareRules } from './share-rules.ts'
import { staffRules } from './staff-rules.ts'
import { startCostRules } from './start-cost-rules.ts'
import { sumRules } from './sum-rules.ts'
import { termsRules } from './terms-rules.ts'
import { tierPriceRules } from './tier-prices.ts'
import { volumeRules } from './volume-rules.ts'

/** Sums that do not add up, money that is missing, and figures that are said twice. */
export const moneyRules: readonly Rule[] = [
  ...fundingRules,
  giftRepaidRule,
  ...cashRules,
  ...missingCostRules,
  ...payRules,
  ...sumRules,
  ...shareRules,
  ...segmentRules,
  ...fundingTextRules,
  ...loanTextRules,
  ...costTextRules,
  ...marketingBudgetRules,
  ...priceRules,
  ...tierPriceRules,
  belowCostRule,
  ...staffRules,
  ...volumeRules,
  ...openingRules,
  ...leaseRules,
  ...dependenceRules,
  ...loanRules,
  ...startCostRules,
  ...certaintyRules,
  ...goodsMarginRules,
  ...goodsShareRules,
  ...forecastFieldRules,
  ...termsRules,
  ...ruledOutRules,
  ...paperRules,
  ...promiseRules,
]
