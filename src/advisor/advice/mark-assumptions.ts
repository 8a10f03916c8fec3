import type { Proposal } from './advice.ts'
import { findFigures } from './find-figures.ts'

const maxMarked = 6

/**
 * A proposal that lists every figure the plan does not contain as an assumption to check, whether or not its author said
 * so. People believe a number in a plan just because it is there.
 */
export function markAssumptions(proposal: Proposal, planText: string): Proposal {
  const known = new Set(planText.match(/\d[\d.,]*/g)?.map(toDigits))
  const said = proposal.assumptions.join(' ')
  const unknown = readTexts(proposal)
    .flatMap(findFigures)
    .filter((figure) => !known.has(toDigits(figure)) && !said.includes(figure))
  const marks = [...new Set(unknown)].slice(0, maxMarked).map((figure) => `${figure} is not from your plan`)
  return marks.length === 0 ? proposal : { ...proposal, assumptions: [...proposal.assumptions, ...marks] }
}

function readTexts({ change }: Proposal): string[] {
  return change.kind === 'add-item' ? Object.values(change.parts) : [change.text]
}

function toDigits(figure: string): string {
  return (/\d[\d.,]*/.exec(figure)?.[0] ?? '').replaceAll(',', '').replace(/\.$/, '')
}
