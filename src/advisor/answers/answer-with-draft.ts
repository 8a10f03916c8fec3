import { findFigures } from '#advisor/advice/find-figures.ts'
import { isFinished, listWords } from '#advisor/facts/texts.ts'
import { bullets, paragraphs } from '#advisor/wording/markdown.ts'
import { joinWords } from '#advisor/wording/sentences.ts'
import type { TextAddress } from '#domain/plan/address/field-address.ts'
import { readField } from '#domain/plan/address/field-values.ts'
import { findPlaceholders } from '#domain/plan/placeholders.ts'
import type { AnswerContext, AnswerPlanLater, PlanAnswer } from './answer-context.ts'
import type { DraftPart } from './draft-parts.ts'
import { isUnwritten } from './is-unwritten.ts'

export interface Draft {
  readonly address: TextAddress
  readonly label: string
  /** A whole text for a field that the person has not written yet. */
  readonly text: string
  /** The parts of the plan that go into it. */
  readonly madeOf: readonly DraftPart[]
  /** Sentences from other steps that can follow what the person wrote. Those with [brackets] are left out. */
  readonly additions: readonly string[]
  /** What to check before using it. */
  readonly advice: readonly string[]
}

/** Drafts a text for an empty field or a template's. What the person wrote is kept and at most added to. */
export function answerWithDraft(compose: (context: AnswerContext) => Draft): AnswerPlanLater {
  return async (context) => {
    const draft = compose(context)
    if (await isUnwritten(context, draft.address)) return draftWholeText(context, draft)
    return keepOwnText(context, draft, readField(context.data, draft.address) ?? '')
  }
}

function draftWholeText(context: AnswerContext, draft: Draft): PlanAnswer {
  const { text, madeOf, advice } = draft
  const missing = madeOf.filter((part) => !part.isKnown)
  if (madeOf.length > 0 && missing.length === madeOf.length) {
    return {
      text: `There is not enough in your plan yet to draft this. Write a sentence in each of these, and I can put it together: ${joinWords(missing.map(({ label: part }) => part))}.`,
    }
  }
  return {
    text: paragraphs(
      'Here is a draft from what your plan says. Nothing changes until you use it.',
      `“${text}”`,
      missing.length > 0 &&
        `Your plan does not have this yet: ${joinWords(missing.map(({ label: part }) => part))}. It is in [brackets].`,
      'Before you use it:',
      bullets(advice),
    ),
    proposals: [propose(context, draft, text)],
  }
}

/** The person's words stay, to the letter. Only the person can make them better, so the rest is advice. */
function keepOwnText(context: AnswerContext, draft: Draft, current: string): PlanAnswer {
  const { label, additions, advice } = draft
  const blanks = findPlaceholders(current).map(({ text }) => text)
  const fresh = additions.filter((sentence) => isFinished(sentence) && !isSaid(sentence, current))
  const toCheck = paragraphs('To make it stronger:', bullets(advice))
  if (blanks.length > 0) {
    return {
      text: paragraphs(
        `Your ${label.toLowerCase()} has your own words in it, so I keep it. Replace what is still in [brackets]: ${joinWords([...new Set(blanks)])}.`,
        toCheck,
      ),
    }
  }
  if (fresh.length === 0) {
    return {
      text: paragraphs(
        `Your ${label.toLowerCase()} already uses what the rest of your plan says, so I would keep your words as they are.`,
        toCheck,
      ),
    }
  }
  const added = fresh.join(' ')
  return {
    text: paragraphs(
      `I keep your ${label.toLowerCase()} as you wrote it. Other steps of your plan say something that could follow it:`,
      `“${added}”`,
      toCheck,
    ),
    proposals: [propose(context, draft, `${endSentence(current.trimEnd())} ${added}`, added)],
  }
}

function propose(context: AnswerContext, { address, label }: Draft, text: string, added = text) {
  return {
    address,
    label,
    change: { kind: 'replace' as const, text },
    assumptions: noteFigures(added, context),
  }
}

/** Most of its words are there already. */
function isSaid(sentence: string, current: string): boolean {
  const said = new Set(listWords(current))
  const words = listWords(sentence)
  return words.filter((word) => said.has(word)).length >= words.length * 0.6
}

function endSentence(text: string): string {
  return /[.!?…:;。！？)\]"”»]$/u.test(text) ? text : `${text}.`
}

/** Figures in a draft come from the plan, but they may be out of date. */
function noteFigures(text: string, { facts: { money, showMoney } }: AnswerContext): string[] {
  const figures = findFigures(text)
  if (figures.length === 0) return []
  const own = `From your plan, to double-check: ${figures.join(', ')}`
  const price = showMoney(money.projections.price)
  const isTemplate = money.state === 'template' && figures.includes(price)
  return isTemplate ? [own, 'The price is still the template’s'] : [own]
}
