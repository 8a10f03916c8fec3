import type { ReviewReader } from '#advisor/rules/rule.ts'
import { countOf } from '#advisor/wording/figures.ts'
import { plural } from '#domain/wording/plural.ts'
import type { FindingLevel, ReviewFinding } from './finding.ts'

export interface Readiness {
  state: 'blocked' | 'weak' | 'ready'
  /** 'Not ready for the bank yet' */
  title: string
  /** What to do about it, in a sentence or two. */
  lead: string
}

const readerWords: Readonly<Record<ReviewReader, { whom: string; who: string }>> = {
  bank: { whom: 'the bank', who: 'a loan officer' },
  investor: { whom: 'an investor', who: 'an investor' },
}

/** The findings that one reader cares about. */
export function findingsFor(reader: ReviewReader, findings: readonly ReviewFinding[]): ReviewFinding[] {
  return findings.filter(({ readers }) => readers.includes(reader))
}

/** The findings of one level. */
export function findingsAt(level: FindingLevel, findings: readonly ReviewFinding[]): ReviewFinding[] {
  return findings.filter((finding) => finding.level === level)
}

/** How ready a plan is, by its open findings. It is never rosier than they are. */
export function judgeReadiness(reader: ReviewReader, open: readonly ReviewFinding[]): Readiness {
  const { whom, who } = readerWords[reader]
  const blocks = findingsAt('blocks', open).length
  const weakens = findingsAt('weakens', open).length
  if (blocks > 0) {
    return {
      state: 'blocked',
      title: `Not ready for ${whom} yet`,
      lead: `${countOf(blocks, 'finding')} that ${who} will stop at. Fix or answer ${plural(blocks, 'it', 'them')} first.`,
    }
  }
  if (weakens > 0) {
    return {
      state: 'weak',
      title: `Nearly ready for ${whom}`,
      lead: `Nothing blocks it, but ${who} will ask about ${countOf(weakens, 'finding')}.`,
    }
  }
  return {
    state: 'ready',
    title: `Ready for ${whom}`,
    lead: 'By these checks, it is complete and does not contradict itself. Whether its figures are true, only their sources can show.',
  }
}
