import type { AnswerPlanLater } from './answer-context.ts'
import type * as draftTexts from './draft-texts.ts'

/** A draft of a text. The code for all of them is loaded by the first request to write one. */
export function draftTextLater(name: keyof typeof draftTexts): AnswerPlanLater {
  return async (context) => {
    const drafts = await import('./draft-texts.ts')
    return drafts[name](context)
  }
}
