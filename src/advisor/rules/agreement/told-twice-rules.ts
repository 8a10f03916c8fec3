import type { Rule } from '#advisor/rules/rule.ts'
import { agesDifferRule } from './ages-differ.ts'
import { areaLeftRule } from './area-left.ts'
import { doneByAnotherRule } from './done-by-another.ts'
import { doerNamedRule } from './doer-named.ts'
import { founderToldTwiceRule } from './founder-told-twice.ts'
import { namedOtherwiseRule } from './named-otherwise.ts'
import { costItemRules } from './cost-items.ts'
import { guarantorsDifferRule } from './guarantors-differ.ts'
import { unpaidStaffRule } from './unpaid-staff.ts'
import { leavingDatesRule } from './leaving-dates.ts'
import { loadSaidRule } from './load-said.ts'
import { materialsDifferRule } from './materials-differ.ts'
import { onlyOnePersonRule } from './only-one-person.ts'
import { ordinalsDifferRule } from './ordinals-differ.ts'
import { ownerSharesRule } from './owner-shares.ts'
import { paperNeededRule } from './paper-needed.ts'
import { personaWayRules } from './persona-ways.ts'
import { personaTooFarRule, placesDifferRule } from './places-differ.ts'
import { promisedTimesRule } from './promised-times.ts'
import { warrantyDiffersRule } from './warranty-differs.ts'
import { weekdaysDifferRule } from './weekdays-differ.ts'
import { whoDoesItRule } from './who-does-it.ts'
import { sessionSizeRule } from './session-sizes.ts'

/** Who, where and when: what two texts say of the same person, place, partner or hour. */
export const toldTwiceRules: readonly Rule[] = [
  founderToldTwiceRule,
  promisedTimesRule,
  weekdaysDifferRule,
  whoDoesItRule,
  onlyOnePersonRule,
  namedOtherwiseRule,
  materialsDifferRule,
  ownerSharesRule,
  guarantorsDifferRule,
  ...costItemRules,
  unpaidStaffRule,
  placesDifferRule,
  personaTooFarRule,
  agesDifferRule,
  ordinalsDifferRule,
  areaLeftRule,
  sessionSizeRule,
  doerNamedRule,
  leavingDatesRule,
  loadSaidRule,
  doneByAnotherRule,
  paperNeededRule,
  warrantyDiffersRule,
  ...personaWayRules,
]
