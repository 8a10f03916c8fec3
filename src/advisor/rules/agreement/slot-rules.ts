import type { Rule } from '#advisor/rules/rule.ts'
import { rhythmsDifferRule } from './rhythms-differ.ts'
import { waysDifferRule } from './ways-differ.ts'

/** One thing of which two texts say another how or when. */
export const slotRules: readonly Rule[] = [waysDifferRule, rhythmsDifferRule]
