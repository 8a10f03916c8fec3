import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import {
  countWords,
  findRepeated,
  hasNumber,
  isBlank,
  isFinished,
  isWritten,
  readBeginning,
  sampleItems,
} from '#advisor/facts/texts.ts'
import { quote, shorten } from '#advisor/wording/quote.ts'
import { findPlaceholders } from '#domain/plan/placeholders.ts'
import { isGeneric } from './generic-advantage.ts'
import { makePlaceholderRule } from './placeholder-rule.ts'
import { at, recommend, remark, show, type StepRules, warn, weights } from './rule.ts'

const step = 1
const longestOneLiner = 42
const emptyPraise =
  /\b(?:best|unique|innovative|high[- ]quality|world[- ]class|revolutionary|cutting[- ]edge|seamless|state[- ]of[- ]the[- ]art|passionate|premium|leading|amazing|second to none)\b/i
const comparison =
  /\b(?:than|unlike|instead of|compared|versus|vs|alternative|others?|competitors?|cannot match|the only)\b/i

const texts = ['oneLiner', 'problemStatement', 'solution', 'valueProposition'] as const

/** Blank, or still the template's sentence. */
function isOpen(text: string): boolean {
  return isBlank(text) || (text.includes('[') && findPlaceholders(text).length > 1)
}

export const businessIdeaRules: StepRules = {
  step,
  section: 'businessIdea',
  isBlank: ({ data }) =>
    isBlank(data.businessIdea.name) && texts.every((field) => isOpen(data.businessIdea[field])),
  suggestFirstMove({ data, listPlaceholders }) {
    const gaps = listPlaceholders('businessIdea').slice(0, 3)
    return isWritten(data.businessIdea.oneLiner)
      ? recommend(
          'Start with the one line',
          `Replace ${gaps.map(({ text }) => text).join(', ')} in the one-line description with your own words. Then read it aloud to someone who does not know the business. If they can repeat it, the rest of this step follows. If they cannot, a lender will not get it either.`,
          at('businessIdea', 'oneLiner'),
        )
      : recommend(
          'Start with the one line',
          'Write one sentence: what you sell, who buys it, and what makes you different. For example: “We serve espresso and fresh pastries to commuters at Pier 4 from six in the morning.” A lender reads this line first and decides how carefully to read the rest.',
          at('businessIdea', 'oneLiner'),
        )
  },
  rules: [
    makePlaceholderRule(step),
    {
      id: 'idea-no-name',
      steps: [step],
      weight: weights.weak,
      find: ({ data }) =>
        isBlank(data.businessIdea.name)
          ? recommend(
              'Give the business a name',
              'A working title is fine, as long as it is the same on every page and on the loan application. Check that the name and its web domain are available before you print anything.',
              at('businessIdea', 'name'),
            )
          : null,
    },
    {
      id: 'idea-no-one-liner',
      steps: [step],
      weight: weights.missing,
      find: ({ data }) =>
        isBlank(data.businessIdea.oneLiner)
          ? recommend(
              'One line is missing',
              'Say in one sentence what you sell, who buys it, and what makes you different. The loan officer will repeat this sentence to the credit committee, so make it easy to repeat.',
              at('businessIdea', 'oneLiner'),
            )
          : null,
    },
    {
      id: 'idea-one-liner-long',
      steps: [step],
      weight: weights.polish,
      find({ data }) {
        const words = countWords(data.businessIdea.oneLiner)
        if (words <= longestOneLiner) return null
        return recommend(
          'The one line is a paragraph',
          `${quote(data.businessIdea.oneLiner)} is ${words} words long. Cut it to about 25. Keep what you sell, who it is for, and the one difference. Move the rest to the solution.`,
          at('businessIdea', 'oneLiner'),
        )
      },
    },
    {
      id: 'idea-no-problem',
      steps: [step],
      weight: weights.missing,
      find: ({ data }) =>
        isBlank(data.businessIdea.problemStatement)
          ? warn(
              'Say whose problem you solve',
              'The problem statement is empty. Write who has the problem, how often, and what it costs them today. A loan is paid back by customers who have a reason to pay.',
              at('businessIdea', 'problemStatement'),
            )
          : null,
    },
    {
      id: 'idea-problem-unmeasured',
      steps: [step],
      weight: weights.weak,
      find: ({ data: { businessIdea } }) =>
        isWritten(businessIdea.problemStatement) && !hasNumber(businessIdea.problemStatement)
          ? recommend(
              'Put a number on the problem',
              `${quote(businessIdea.problemStatement)} has no number in it. Count something you can defend: people in line, minutes lost, dollars wasted. A problem with a number reads as demand. Without one it reads as an opinion.`,
              at('businessIdea', 'problemStatement'),
            )
          : null,
    },
    {
      id: 'idea-no-solution',
      steps: [step],
      weight: weights.missing,
      find: ({ data }) =>
        isBlank(data.businessIdea.solution)
          ? recommend(
              'Say what the customer gets',
              'Describe the solution step by step, from the first contact to the result, the way a customer experiences it. A reader who cannot picture the sale will not believe the sales figures.',
              at('businessIdea', 'solution'),
            )
          : null,
    },
    {
      id: 'idea-no-value',
      steps: [step],
      weight: weights.missing,
      find: ({ data }) =>
        isBlank(data.businessIdea.valueProposition)
          ? recommend(
              'What gets better, and by how much?',
              'The value proposition is empty. Name one thing that gets better for the customer and say by how much: minutes, dollars, days of freshness.',
              at('businessIdea', 'valueProposition'),
            )
          : null,
    },
    {
      id: 'idea-value-adjectives',
      steps: [step],
      weight: weights.weak,
      find({ data }) {
        const text = readBeginning(data.businessIdea.valueProposition)
        const word = emptyPraise.exec(text)?.[0]
        if (word === undefined || hasNumber(text)) return null
        return recommend(
          'Replace an adjective with a fact',
          `Your value proposition says ${quote(word)} but gives no number. Say something a customer could check, such as “coffee in three minutes at rush hour.” Lenders skip over self-praise.`,
          at('businessIdea', 'valueProposition'),
        )
      },
    },
    {
      id: 'idea-value-alone',
      steps: [step],
      weight: weights.polish,
      find({ data }) {
        const text = readBeginning(data.businessIdea.valueProposition)
        if (isBlank(text) || comparison.test(text) || hasNumber(text)) return null
        // Two advantages that a reader can check answer it in their own step.
        const checked = sampleItems(data.competitiveAnalysis.competitiveAdvantages).filter(
          ({ title, description }) => isWritten(description) && !isGeneric(title, description),
        )
        if (checked.length >= 2) return null
        const rivals = data.competitiveAnalysis.directCompetitors.map(({ name }) => name).filter(isWritten)
        if (rivals.slice(0, 20).some((name) => text.includes(name))) return null
        const against = rivals[0] === undefined ? 'what they use today' : quote(rivals[0], 32)
        return recommend(
          'Better than what?',
          `Your value proposition does not compare you with anyone. Add half a sentence on why a customer would leave ${against} for you. That switch is the sale a lender has to believe in.`,
          at('businessIdea', 'valueProposition'),
        )
      },
    },
    {
      id: 'idea-said-twice',
      steps: [step],
      weight: weights.weak,
      find({ data: { businessIdea } }) {
        const repeated = findRepeated(texts.map((field) => businessIdea[field]))
        if (repeated === null) return null
        return show(
          recommend(
            'Two fields say the same thing',
            `${quote(repeated)} appears twice in this step. Use the problem for the customer’s situation, the solution for what you do about it, and the value for what is different afterward.`,
            at('businessIdea', texts.findLast((field) => businessIdea[field] === repeated) ?? 'solution'),
          ),
          texts
            .filter((field) => businessIdea[field] === repeated)
            .slice(0, 2)
            .map((field) => ({ address: at('businessIdea', field), says: shorten(repeated) })),
        )
      },
    },
    {
      id: 'idea-counted-problem',
      steps: [step],
      weight: weights.praise,
      find: ({ data: { businessIdea } }) =>
        isFinished(businessIdea.problemStatement) && hasNumber(businessIdea.problemStatement)
          ? remark(
              'A problem backed by numbers',
              `${quote(businessIdea.problemStatement, 60)} can be checked, and that is what a lender looks for. Keep your notes on how you counted. You will be asked where the number comes from.`,
              at('businessIdea', 'problemStatement'),
            )
          : null,
    },
    {
      id: 'idea-clear-one-liner',
      steps: [step],
      weight: weights.praise,
      find({ data: { businessIdea } }: PlanFacts) {
        const words = countWords(businessIdea.oneLiner)
        if (!isFinished(businessIdea.oneLiner) || words < 8 || words > 25) return null
        return remark(
          'The one line fits in one breath',
          `${quote(businessIdea.oneLiner, 60)} takes ${words} words, short enough to repeat in a credit committee. Use the same line on the application and the website.`,
          at('businessIdea', 'oneLiner'),
        )
      },
    },
  ],
}
