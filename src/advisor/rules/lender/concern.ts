import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listTexts, type PlanText, splitSentences } from '#advisor/facts/plan-texts.ts'
import { rememberTexts } from '#advisor/facts/remember-texts.ts'
import { quote } from '#advisor/wording/quote.ts'
import { type FieldKey, toFieldKey } from '#domain/plan/address/field-key.ts'
import { recommend, type Rule, show } from '#advisor/rules/rule.ts'

/** Something that a plan says about itself and that a lender asks about, unless the plan answers it. */
export interface Concern extends Pick<Rule, 'id' | 'steps' | 'weight'> {
  /** How a word of every sentence that is meant begins. All concerns look for theirs in one pass. */
  readonly cue: RegExp
  readonly says: RegExp
  /** Another meaning, or the answer in this sentence or the next. */
  readonly unless?: RegExp
  /** The fields that speak of it. All that speak of the business, if left out. */
  readonly fields?: RegExp
  /** Said in a risk or its answer, it is thought of. */
  readonly isAnsweredByRisk?: boolean
  /** Words anywhere in the plan that answer it. */
  readonly answer?: RegExp
  /** What only the whole plan shows. */
  readonly isMeant?: (facts: PlanFacts, sentence: string) => boolean
  readonly title: string
  /** After the quoted sentence. */
  readonly asks: string
}

/** What others do, and what only might happen. */
const otherLists: ReadonlySet<unknown> = new Set([
  'directCompetitors',
  'indirectCompetitors',
  'segments',
  'trends',
  'personas',
  'dependencies',
])

interface OwnText extends PlanText {
  readonly field: FieldKey
}

/** Without the flag for Unicode, which makes a search for small and capital letters a hundred times slower. */
function startWith(source: string): RegExp {
  return new RegExp(String.raw`\b(?:${source})`, 'i')
}

/** One rule for each concern. Only texts with a cue are read closely. */
export function makeConcernRules(concerns: readonly Concern[]): readonly Rule[] {
  const anyCue = startWith(concerns.map(({ cue }) => cue.source).join('|'))
  const hasCue = rememberTexts((text) => anyCue.test(text))
  const known = new WeakMap<PlanFacts, readonly OwnText[]>()

  function listOwn(facts: PlanFacts): readonly OwnText[] {
    const kept =
      known.get(facts) ??
      listTexts(facts).flatMap((place) =>
        place.section === 'riskAnalysis' || otherLists.has(place.address[1]) || !hasCue(place.text)
          ? []
          : [{ ...place, field: toFieldKey(place.address) }],
      )
    known.set(facts, kept)
    return kept
  }

  return concerns.map((given) => {
    const concern = { ...given, cue: startWith(given.cue.source) }
    const { id, steps, weight, title, asks } = concern
    return {
      id,
      steps,
      weight,
      find(facts) {
        const found = findSaid(facts, listOwn(facts), concern)
        if (!found || isAnswered(facts, concern)) return null
        const { address, sentence, mark } = found
        return show(recommend(title, `${quote(sentence, 110)}: ${asks}`, address), [
          { address, says: sentence.slice(0, 200), mark },
        ])
      },
    }
  })
}

function findSaid(facts: PlanFacts, texts: readonly OwnText[], concern: Concern) {
  const { cue, says, unless, fields, isMeant } = concern
  for (const { text, address, field } of texts) {
    if ((fields && !fields.test(field)) || !cue.test(text)) continue
    const sentences = splitSentences(text)
    for (const [index, sentence] of sentences.entries()) {
      const mark = says.exec(sentence)?.[0]
      // The answer is often in the next sentence.
      if (mark === undefined || unless?.test(`${sentence} ${sentences[index + 1] ?? ''}`)) continue
      if (!isMeant || isMeant(facts, sentence)) return { address, sentence, mark }
    }
  }
  return null
}

function isAnswered(facts: PlanFacts, { isAnsweredByRisk, cue, answer }: Concern): boolean {
  if (!isAnsweredByRisk && !answer) return false
  return listTexts(facts).some(
    ({ section, text }) =>
      (isAnsweredByRisk === true && section === 'riskAnalysis' && cue.test(text)) || answer?.test(text),
  )
}
