import { isFinished } from '#advisor/facts/texts.ts'
import { nameStep } from '#advisor/wording/name-step.ts'
import { shorten } from '#advisor/wording/quote.ts'
import { firstSentence, lowerFirst } from '#advisor/wording/sentences.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'

/** A part of the plan that goes into a draft. What the plan does not say is in [brackets]. */
export interface DraftPart {
  /** The name of the field it comes from. */
  readonly label: string
  readonly text: string
  readonly isKnown: boolean
}

interface DraftParts {
  readonly name: DraftPart
  readonly customer: DraftPart
  readonly problem: DraftPart
  readonly solution: DraftPart
}

export function readDraftParts({ businessIdea, marketAnalysis, customerPersonas }: WorkbookData): DraftParts {
  const segment = marketAnalysis.segments.find(
    ({ name }) => isFinished(name) && name !== 'New Market Segment',
  )
  const primary =
    customerPersonas.personas.find(({ id }) => id === customerPersonas.primaryPersona) ??
    customerPersonas.personas[0]
  const idea = nameStep('businessIdea')
  const problem = isFinished(businessIdea.problemStatement)
    ? businessIdea.problemStatement
    : (primary?.painPoints ?? '')
  return {
    name: toPart(`Business name (${idea})`, businessIdea.name, '[Business name]', (text) =>
      shorten(text, 80),
    ),
    customer: toPart(
      `a market segment (${nameStep('marketAnalysis')})`,
      segment?.name ?? primary?.name ?? '',
      '[customer group]',
      (text) => lowerFirst(shorten(text, 80)),
    ),
    problem: toPart(
      `Problem statement (${idea})`,
      problem,
      '[who has which problem, how often, and what it costs them].',
      (text) => firstSentence(text, 220),
    ),
    solution: toPart(
      `Solution (${idea})`,
      businessIdea.solution,
      '[what the customer gets, step by step].',
      // It follows a colon. The business's own name keeps its capital there.
      (text) =>
        isFinished(businessIdea.name) && text.trimStart().startsWith(businessIdea.name.trim())
          ? firstSentence(text, 220)
          : lowerFirst(firstSentence(text, 220)),
    ),
  }
}

function toPart(label: string, text: string, blank: string, show: (text: string) => string): DraftPart {
  return isFinished(text)
    ? { label, text: show(text), isKnown: true }
    : { label, text: blank, isKnown: false }
}
