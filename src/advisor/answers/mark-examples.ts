import type { Proposal } from '#advisor/advice/advice.ts'
import { findFigures } from '#advisor/advice/find-figures.ts'

/** A proposal whose figures come from the advisor, not from the plan. */
export function markExamples(proposal: Omit<Proposal, 'assumptions'>): Proposal {
  const { change } = proposal
  const figures = findFigures(
    change.kind === 'add-item' ? Object.values(change.parts).join(' ') : change.text,
  )
  return {
    ...proposal,
    assumptions: figures.length > 0 ? [`Examples, to replace with your own: ${figures.join(', ')}`] : [],
  }
}
