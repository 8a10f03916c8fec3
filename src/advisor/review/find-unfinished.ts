import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { joinWords } from '#advisor/wording/sentences.ts'
import { countOf } from '#advisor/wording/figures.ts'
import { at, reviewReaders, warn, weights } from '#advisor/rules/rule.ts'
import { listFields } from '#domain/plan/address/find-shape.ts'
import { writeAddress } from '#domain/plan/address/write-address.ts'
import { toFieldKey } from '#domain/plan/address/field-key.ts'
import { hasForecast, hasFunding } from '#domain/plan/has-forecast.ts'
import { steps } from '#domain/plan/steps.ts'
import type { ReviewFinding } from './finding.ts'
import { findGaps, type Gap, isUrgent } from './find-gaps.ts'

/** What is not written yet. An empty plan is never ready, whatever the rules find in it. */
export function findUnfinished({ data }: PlanFacts, found: readonly ReviewFinding[]): ReviewFinding[] {
  const asked = listAsked(found)
  const gaps = findGaps(data).filter((gap) => !isAskedFor(gap, asked))
  const numbers = [...new Set(gaps.map(({ stepNumber }) => stepNumber))]
  const byStep = numbers.map((step) =>
    describeGaps(
      step,
      gaps.filter(({ stepNumber }) => stepNumber === step),
    ),
  )
  return [...byStep, ...findMissingMoney(data)]
}

/** The places that block the plan, and those that weaken it, written once for all gaps. */
function listAsked(found: readonly ReviewFinding[]): Readonly<Record<'blocks' | 'weakens', Set<string>>> {
  const keysOf = (wanted: ReviewFinding['level']) =>
    new Set(
      found.flatMap(({ address, level }) => (address && level === wanted ? [writeAddress(address)] : [])),
    )
  return { blocks: keysOf('blocks'), weakens: keysOf('weakens') }
}

/** A rule has asked for the empty field already, and no less urgently. */
function isAskedFor(gap: Gap, { blocks, weakens }: ReturnType<typeof listAsked>): boolean {
  if (gap.kind !== 'empty') return false
  return blocks.has(gap.key) || (weakens.has(gap.key) && !isUrgent(gap))
}

function describeGaps(stepNumber: number, gaps: readonly Gap[]): ReviewFinding {
  const step = steps[stepNumber - 1]
  const blocks = gaps.some((gap) => isUrgent(gap) || gap.kind !== 'empty')
  const address = step && listFields(step.key).find((field) => toFieldKey(field) === gaps[0]?.key)
  const empty = gaps.filter(({ kind }) => kind === 'empty').map(({ label }) => label)
  const drafts = gaps.filter(({ kind }) => kind !== 'empty').map(({ label }) => label)
  const says = [
    empty.length > 0 && `Still empty: ${joinWords(empty)}.`,
    drafts.length > 0 && `Still the template’s: ${joinWords(drafts)}.`,
  ]
  return {
    ...warn(
      `${countOf(gaps.length, 'answer')} of ${step?.name ?? 'a step'} to write`,
      says.filter(Boolean).join(' '),
      address,
    ),
    key: `unfinished-step-${stepNumber}`,
    level: blocks ? 'blocks' : 'weakens',
    steps: [stepNumber],
    readers: reviewReaders,
    weight: blocks ? weights.missing : weights.weak,
  }
}

function findMissingMoney(data: PlanFacts['data']): ReviewFinding[] {
  const missing = (key: string, found: ReturnType<typeof warn>): ReviewFinding => ({
    ...found,
    key,
    level: 'blocks',
    steps: [8],
    readers: reviewReaders,
    weight: weights.sinks,
  })
  return [
    ...(hasForecast(data)
      ? []
      : [
          missing(
            'no-forecast',
            warn(
              'There is no forecast',
              'Nobody can see whether the business pays its way. Write what you sell and what you pay, month by month.',
              at('financialProjections', 'forecast', 'streams'),
            ),
          ),
        ]),
    ...(hasFunding(data)
      ? []
      : [
          missing(
            'no-funding',
            warn(
              'It does not say where the money comes from',
              'Write what you bring in yourself and what you ask for: a loan, an investment or a grant.',
              at('financialProjections', 'funding', 'loans'),
            ),
          ),
        ]),
  ]
}
