import { plural } from '#domain/wording/plural.ts'
import { countOf } from '#advisor/wording/figures.ts'
import { findStep } from '#domain/plan/steps.ts'
import { type Rule, warn, weights } from './rule.ts'

/** Gaps that a template left for the person, in any step that has text. */
export function makePlaceholderRule(step: number): Rule {
  const section = findStep(step)?.key ?? 'businessIdea'
  return {
    id: `${section}-placeholders`,
    steps: [step],
    weight: weights.sinks,
    find(facts) {
      const found = facts.listPlaceholders(section)
      const first = found[0]
      if (!first) return null
      const shown = [...new Set(found.map(({ text }) => text))].slice(0, 3).join(', ')
      return warn(
        `${countOf(found.length, 'gap')} of the template left to fill`,
        `${shown} ${plural(found.length, 'still stands', 'and the like still stand')} in your text. Put your own words or figures there, or delete the sentence: brackets tell a lender that the plan is not finished.`,
        first.place,
      )
    },
  }
}
