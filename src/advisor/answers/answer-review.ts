import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { sortByAnswer } from '#advisor/review/answers.ts'
import type { ReviewFinding } from '#advisor/review/finding.ts'
import { findingsAt, findingsFor, judgeReadiness } from '#advisor/review/readiness.ts'
import { reviewFacts } from '#advisor/review/review-plan.ts'
import type { ReviewReader } from '#advisor/rules/rule.ts'
import { countOf } from '#advisor/wording/figures.ts'
import { bullets, paragraphs } from '#advisor/wording/markdown.ts'
import { shorten } from '#advisor/wording/quote.ts'
import { findStep } from '#domain/plan/steps.ts'
import type { AnswerPlan } from './answer-context.ts'

const mostBlocks = 6
const mostWeakens = 4
const whereToLook = 'Open Review below the twelve steps to see both places, the sums and what is fine.'

/** 'Is my plan ready for the bank?', from the same findings as the review. */
export const answerReadiness: AnswerPlan = ({ facts, asked }) => {
  const reader: ReviewReader = /\b(?:investors?|angels?|vcs?|venture|seed)\b/iu.test(asked)
    ? 'investor'
    : 'bank'
  const open = findOpen(facts, reader)
  const { title, lead } = judgeReadiness(reader, open)
  const blocks = findingsAt('blocks', open)
  const weakens = findingsAt('weakens', open)
  return {
    text: paragraphs(
      `**${title}.** ${lead}`,
      blocks.length > 0 && bullets(blocks.slice(0, mostBlocks).map(sayFinding)),
      weakens.length > 0 &&
        paragraphs(
          `**${countOf(weakens.length, 'point')} ${weakens.length === 1 ? 'weakens' : 'weaken'} it:**`,
          bullets(weakens.slice(0, mostWeakens).map(sayFinding)),
        ),
      whereToLook,
    ),
  }
}

/** 'What contradicts?': the findings that compare two places. */
export const answerContradictions: AnswerPlan = ({ facts }) => {
  const found = findOpen(facts, 'bank').filter(
    ({ level, evidence = [], steps }) => level !== 'fine' && (evidence.length > 1 || steps.length > 1),
  )
  if (found.length === 0) {
    return {
      text: 'I found no two places that contradict each other. I can only compare figures and words that are written down, so read the plan once more with fresh eyes.',
    }
  }
  return {
    text: paragraphs(
      `**${countOf(found.length, 'point')} where the plan disagrees with itself:**`,
      bullets(found.slice(0, mostBlocks).map(sayFinding)),
      whereToLook,
    ),
  }
}

/** What to work on once every field is filled in. */
export function sayNextFindings(facts: PlanFacts): string {
  const found = findOpen(facts, 'bank').filter(({ level }) => level !== 'fine')
  return found.length > 0
    ? paragraphs(
        'All fields are filled in. These would strengthen the plan most:',
        bullets(found.slice(0, 3).map(sayFinding)),
      )
    : 'All fields are filled in and my checks find nothing to mend. Have two people read it, one from your industry and one from outside, and check every source again.'
}

function findOpen(facts: PlanFacts, reader: ReviewReader): readonly ReviewFinding[] {
  return sortByAnswer(findingsFor(reader, reviewFacts(facts)), facts.data.review.answers).open
}

function sayFinding({ title, content, steps: [number = 1] }: ReviewFinding): string {
  return `${title} (step ${number}, ${findStep(number)?.name ?? 'the plan'}). ${shorten(content, 220)}`
}
