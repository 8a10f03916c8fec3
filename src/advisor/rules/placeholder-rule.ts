import { countOf } from '#advisor/wording/figures.ts'
import { findStep } from '#domain/plan/steps.ts'
import { type Rule, warn, weights } from './rule.ts'

/** Blanks that a template left to fill in, in any step that has text. */
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
        `${countOf(found.length, 'template blank')} left to fill in`,
        `Your text still has ${shown}${found.length > 3 ? ' and more' : ''}. Replace the brackets with your own words or numbers, or delete the sentence. Brackets tell a lender that the plan is not finished.`,
        first.address,
      )
    },
  }
}
