import { bullets, paragraphs } from '#advisor/wording/markdown.ts'
import { stepGuidance } from '#domain/plan/step-guidance.ts'
import { findStep } from '#domain/plan/steps.ts'
import type { AnswerPlan } from './answer-context.ts'
import { describeGap, findGaps } from '#advisor/review/find-gaps.ts'
import { findStepArticles } from './show-articles.ts'

export const answerHelp: AnswerPlan = () => ({
  text: paragraphs(
    'I am the built-in advisor. I read your plan, do the math, and have short articles on planning, finance, funding and what lenders expect. I do not search the web, and I never change your plan on my own.',
    'Ask me things like:',
    bullets([
      '“What is missing?”, “What should I work on next?”, “Summarize my plan”',
      '“What is my break-even?”, “What is my margin?”, “How much money do I need?”',
      '“How many customers do I need to cover my costs?”, “Can I afford my hires?”',
      '“Who are my competitors?”, “What is my biggest risk?”, “Is my market big enough?”',
      '“Write my value proposition”, “Suggest risks”, “Draft milestones”',
      '“What is a SAFE?”, “What does a bank read first?”, “How do I set a price?”',
    ]),
  ),
})

export const answerThanks: AnswerPlan = () => ({
  text: 'Glad to help. Ask “What should I work on next?” whenever you are ready to continue.',
})

export const answerThisStep: AnswerPlan = ({ data, stepNumber }) => {
  const step = findStep(stepNumber)
  if (!step) return { text: 'Open a step of the workbook, and I can tell you what belongs in it.' }
  const gaps = findGaps(data).filter((gap) => gap.stepNumber === stepNumber)
  return {
    text: paragraphs(
      `**${step.name}**`,
      step.description,
      bullets(stepGuidance[step.key]),
      gaps.length > 0
        ? `Still open here: ${gaps.map(describeGap).join('; ')}.`
        : 'Every field in this step is filled in.',
      `I can also tell you about: ${findStepArticles(stepNumber)
        .slice(0, 4)
        .map(({ title }) => title)
        .join('; ')}.`,
    ),
  }
}
