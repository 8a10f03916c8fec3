import type { Rule } from '#advisor/rules/rule.ts'
import { makeConcernRules } from './concern.ts'
import { forecastQuestionRules } from './forecast-questions.ts'
import { foreignMoneyRules } from './foreign-money.ts'
import { investorTermRules } from './investor-terms.ts'
import { oldEquipmentRules } from './old-equipment.ts'
import { ownerConcerns } from './owner-concerns.ts'
import { placeConcerns } from './place-concerns.ts'
import { purchaseRules } from './purchase-rules.ts'
import { salesConcerns } from './sales-concerns.ts'
import { securityRules } from './security-rules.ts'

/** What a loan officer refuses or questions in a plan that adds up. */
export const lenderRules: readonly Rule[] = [
  ...makeConcernRules([...ownerConcerns, ...placeConcerns, ...salesConcerns]),
  ...purchaseRules,
  ...securityRules,
  ...oldEquipmentRules,
  ...foreignMoneyRules,
  ...investorTermRules,
  ...forecastQuestionRules,
]
