import type { Suggestion } from '#advisor/advice/advice.ts'
import type { OwnText } from '#advisor/facts/agreement/own-texts.ts'
import { nameStep } from '#advisor/wording/name-step.ts'
import { quote, shorten } from '#advisor/wording/quote.ts'
import { markEvidence } from '#advisor/rules/marked-evidence.ts'
import { recommend, show } from '#advisor/rules/rule.ts'

interface Told {
  readonly text: OwnText
  readonly sentence: string
  readonly mark: string
}

const shortest = 30

/** A sentence of two words, such as 'full-time;' between semicolons, does not say what it is about. */
function readWhole({ text, sentence }: Told): string {
  return sentence.length < shortest ? text.text : sentence.replace(/[;,]\s*$/u, '')
}

/** A finding about two places that cannot both be right: what both say, a question, and why it matters. */
export function showTwo(
  title: string,
  one: Told,
  other: Told,
  matters: string,
  sums: readonly string[] = [],
): Suggestion {
  return show(
    recommend(
      title,
      `${nameStep(one.text.section)} says ${quote(readWhole(one), 80)}, ${nameStep(other.text.section)} says ${quote(readWhole(other), 80)}. Which is right? ${matters}`,
      other.text.address,
    ),
    [one, other].map((told) => markEvidence(told.text.address, shorten(readWhole(told)), told.mark)),
    sums,
  )
}
