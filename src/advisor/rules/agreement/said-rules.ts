import type { Rule } from '#advisor/rules/rule.ts'
import { closedMonthsRule } from './closed-months.ts'
import { employedOrNotRule } from './employed-or-not.ts'
import { excludedOfferRule } from './excluded-offer.ts'
import { figuresWorkedOutRules } from './figures-worked-out.ts'
import { fundingPartsSaidRule } from './funding-parts-said.ts'
import { headsSaidRules } from './heads-said.ts'
import { headsTogetherRules } from './heads-together.ts'
import { limitsSaidRules } from './limits-said.ts'
import { linesSaidRules } from './lines-said.ts'
import { listedTogetherRule } from './listed-together.ts'
import { namedPriceRule } from './named-prices.ts'
import { ownerPaySaidRules } from './owner-pay-said.ts'
import { paidWhenRules } from './paid-when.ts'
import { peopleSaidRules } from './people-said.ts'
import { ratesSaidRules } from './rates-said.ts'
import { resultsSaidRules } from './results-said.ts'
import { unitCostSaidRule } from './unit-cost-said.ts'
import { unpaidOwnerRule } from './unpaid-owner.ts'

/** What a text says, beside what the forecast counts with, comes to or follows from. */
export const saidRules: readonly Rule[] = [
  ...ratesSaidRules,
  unitCostSaidRule,
  fundingPartsSaidRule,
  ...peopleSaidRules,
  ...resultsSaidRules,
  ...linesSaidRules,
  ...limitsSaidRules,
  namedPriceRule,
  ...paidWhenRules,
  ...figuresWorkedOutRules,
  listedTogetherRule,
  excludedOfferRule,
  employedOrNotRule,
  closedMonthsRule,
  ...headsTogetherRules,
  ...headsSaidRules,
  unpaidOwnerRule,
  ...ownerPaySaidRules,
]
