import { pledgeKinds } from './forecast-choices.ts'
import { choice, flag, list, optionalNumber, section, text } from './lenient-schema.ts'

/** What only lenders ask for, all of it optional. A number is null until it is written. */

/** Something that secures the loans. Empty as a discount is the usual one of its kind. */
export const pledge = section({
  id: text(),
  name: text(),
  kind: choice(pledgeKinds),
  value: optionalNumber(),
  discountPercent: optionalNumber(),
  /** What others are paid from it first. */
  owedBefore: optionalNumber(),
})

/** What an owner or guarantor earns and pays outside of the business, each a month. */
export const personalBudget = section({
  id: text(),
  name: text(),
  income: optionalNumber(),
  tax: optionalNumber(),
  living: optionalNumber(),
  mortgage: optionalNumber(),
  otherPayments: optionalNumber(),
})

/**
 * Figures of people and not of the business. They leave the browser only where a flag says so: `personal-figures.ts`
 * has the rule.
 */
export const personal = section({
  inCloudCopy: flag(),
  inReadersLinks: flag(),
  forModels: flag(),
  /** How much of the owners' pay and draws goes to these people. Empty is all of it. */
  ownersPayPercent: optionalNumber(),
  people: list(personalBudget, 'name'),
  pledges: list(pledge, 'name'),
})
