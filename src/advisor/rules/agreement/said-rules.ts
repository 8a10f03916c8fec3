import type { Rule } from '#advisor/rules/rule.ts'
import { closedMonthsRule } from './closed-months.ts'
import { excludedOfferRule } from './excluded-offer.ts'
import { figuresWorkedOutRules } from './figures-worked-out.ts'
import { fundingPartsSaidRule } from './funding-parts-said.ts'
import { headsTogetherRules } from './heads-together.ts'
import { linesSaidRules } from './lines-said.ts'
import { listedTogetherRule } from './listed-together.ts'
import { paidWhenRules } from './paid-when.ts'
import { peopleSaidRules } from './people-said.ts'
import { ratesSaidRules } from './rates-said.ts'
import { resultsSaidRules } from './results-said.ts'
import { unitCostSaidRule } from './unit-cost-said.ts'

/** What a text says, beside what the forecast counts with, comes to or follows from. */
export const saidRules: readonly Rule[] = [
  ...ratesSaidRules,
  unitCostSaidRule,
  fundingPartsSaidRule,
  ...peopleSaidRules,
  ...resultsSaidRules,
  ...linesSaidRules,
  ...paidWhenRules,
  ...figuresWorkedOutRules,
  listedTogetherRule,
  excludedOfferRule,
  closedMonthsRule,
  ...headsTogetherRules,
]
