import { listPhrases } from '#advisor/facts/phrases.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listTexts, type PlanText } from '#advisor/facts/plan-texts.ts'
import { listWords } from '#advisor/facts/texts.ts'
import { countOf } from '#advisor/wording/figures.ts'
import { quote } from '#advisor/wording/quote.ts'
import type { FieldKey } from '#domain/plan/address/field-key.ts'
import { at, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { textEvidence } from '#advisor/rules/money/text-evidence.ts'

/** The name and the founders of the business, where a text has others than the fields for them. */

const founderFields: readonly FieldKey[] = [
  'businessIdea.oneLiner',
  'businessIdea.solution',
  'businessModel.keyResources',
  'businessModel.costStructure',
  'operationsPlan.keyProcesses',
  'legalStructure.intellectualProperty',
  'legalStructure.regulations',
  'implementationTimeline.executiveSummary',
]
const allOfThem = /\b(?:the|our|all|we are|us)\s*$/i
const namedAs =
  /\b(?:trademarks?|trade name|wordmark|brand name|doing business as|dba|name)\b[^“”"]{0,30}[“"]([^“”"]{3,40})[”"]/gi
const startsWithName =
  /^(\p{Lu}[\p{L}’'&]+(?: (?:&|of|and|the|\p{Lu}[\p{L}’'&]+)){0,3}) (?:is an?|is the|helps|sells|makes|offers|runs|provides)\b/u

interface OtherName {
  readonly name: string
  readonly text: PlanText
}

function findOtherName(facts: PlanFacts): OtherName | null {
  const own = new Set(listWords(facts.data.businessIdea.name))
  if (own.size === 0) return null
  const texts = listTexts(facts)
  for (const text of texts) {
    const isLegal = text.section === 'legalStructure'
    const isIntroduction = text.address[1] === 'oneLiner' || text.address[1] === 'executiveSummary'
    if (!isLegal && !isIntroduction) continue
    const said = isLegal ? text.text.matchAll(namedAs) : [startsWithName.exec(text.text)]
    for (const found of said) {
      const name = found?.[1]
      if (name === undefined || listWords(name).some((word) => own.has(word))) continue
      // A name that other places have too is a product's or a place's.
      if (texts.some((other) => other !== text && other.text.includes(name))) continue
      return { name, text }
    }
  }
  return null
}

export const saidOtherwiseRules: readonly Rule[] = [
  {
    id: 'name-differs',
    steps: [1, 10, 12],
    weight: weights.weak + 5,
    find(facts) {
      const other = findOtherName(facts)
      if (!other) return null
      const { name } = facts.data.businessIdea
      return show(
        recommend(
          'Two names for the business',
          `The business is called ${quote(name, 40)}, but ${quote(other.text.text, 60)} says ${quote(other.name, 40)}. Use one name, or say what the other one is for. Licenses, leases and accounts need the same one.`,
          other.text.address,
        ),
        [
          { address: at('businessIdea', 'name'), says: name.slice(0, 100) },
          { address: other.text.address, says: other.text.text.slice(0, 200) },
        ],
      )
    },
  },
  {
    id: 'founder-count-differs',
    steps: [9, 1, 3],
    weight: weights.weak + 5,
    find(facts) {
      const count = facts.team.founderCount
      if (count === 0) return null
      const phrase = listPhrases(facts, founderFields, ['count']).find(
        ({ claim, lead }) =>
          claim.unit === 'founder' &&
          claim.low === claim.high &&
          claim.low >= 2 &&
          claim.low !== count &&
          allOfThem.test(lead),
      )
      if (!phrase) return null
      return show(
        recommend(
          'How many founders are there?',
          `${quote(phrase.claim.sentence, 80)} says ${phrase.claim.quote}, but the team has ${countOf(count, 'founder')}. Add who is missing, or correct the text. A lender asks everyone who owns a fifth or more to sign.`,
          at('teamStructure', 'founders'),
        ),
        [textEvidence(phrase), { address: at('teamStructure', 'founders'), says: countOf(count, 'founder') }],
        [`${phrase.claim.quote} ≠ ${countOf(count, 'founder')}`],
      )
    },
  },
]
