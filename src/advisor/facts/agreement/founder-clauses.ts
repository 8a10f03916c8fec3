import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { splitSentences } from '#advisor/facts/plan-texts.ts'
import { isWritten, sampleItems } from '#advisor/facts/texts.ts'
import type { OwnText } from './own-texts.ts'
import { listToldTexts } from './told-texts.ts'

/** A part of a text that is about one founder. */
export interface FounderClause {
  /** The founder's first name. */
  readonly who: string
  readonly text: OwnText
  /** The sentence, and the part of it that is about the founder. */
  readonly sentence: string
  readonly clause: string
}

export interface NamedFounder {
  readonly id: string
  readonly first: string
}

const clauseEnd = /;\s|(?<=\)),?\s/u
const ownFields = /^teamStructure\.founders\.(?:role|background)$/u
const self = /\b(?:I|my|me|myself|the (?:owner|founder))\b/u
/** Whose job or house is told, when it is not the founder's. */
const family =
  /\b(?:husband|wife|spouse|brother|sister|daughter|son|mother|father|uncle|aunt|cousin)(?:[’']s)?\b/i

const known = new WeakMap<PlanFacts, readonly FounderClause[]>()

/** The founders who have a first name of their own, to find them in sentences. */
export function listNamedFounders({ data }: PlanFacts): readonly NamedFounder[] {
  const founders = sampleItems(data.teamStructure.founders).flatMap(({ id, name }) => {
    const first = /^\p{Lu}\p{L}{2,}/u.exec(name.trim())?.[0]
    return isWritten(name) && first !== undefined ? [{ id, first }] : []
  })
  return founders.filter(({ first }) => founders.filter((other) => other.first === first).length === 1)
}

/** What the plan says of each founder: where it names one, in the founder's own fields, and 'I' when there is only one. */
export function listFounderClauses(facts: PlanFacts): readonly FounderClause[] {
  const kept = known.get(facts) ?? readClauses(facts)
  known.set(facts, kept)
  return kept
}

function readClauses(facts: PlanFacts): FounderClause[] {
  const founders = listNamedFounders(facts)
  if (founders.length === 0) return []
  const isAlone = facts.data.teamStructure.founders.length === 1
  return listToldTexts(facts).flatMap((text) => {
    const item = text.address[2]
    const owner = ownFields.test(text.field)
      ? founders.find(({ id }) => typeof item === 'object' && item.id === id)
      : undefined
    const isNamed = founders.some(({ first }) => text.text.includes(first))
    if (!isNamed && !owner && !(isAlone && self.test(text.text))) return []
    return splitSentences(text.text).flatMap((sentence) =>
      sentence.split(clauseEnd).flatMap((clause): FounderClause[] => {
        if (family.test(clause)) return []
        const who = readSubject(clause, owner)
        return who ? [{ who: who.first, text, sentence, clause }] : []
      }),
    )
  })

  /** A founder's own field is about that founder, unless a clause begins with another name. */
  function readSubject(clause: string, owner: NamedFounder | undefined): NamedFounder | undefined {
    const named = founders.filter(({ first }) => clause.includes(first))
    if (owner) return named.find(({ first }) => clause.trimStart().startsWith(first)) ?? owner
    if (named.length > 0) return named.length === 1 ? named[0] : undefined
    return isAlone && self.test(clause) ? founders[0] : undefined
  }
}
