import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { countOf } from '#advisor/wording/figures.ts'
import {
  findRepeated,
  hasNumber,
  isBlank,
  isWritten,
  joinTexts,
  listWords,
  sampleItems,
} from '#advisor/facts/texts.ts'
import { quote, quoteList } from '#advisor/wording/quote.ts'
import { makePlaceholderRule } from './placeholder-rule.ts'
import { at, atItem, recommend, remark, type Rule, type StepRules, weights } from './rule.ts'

const step = 5
const section = 'customerPersonas'
const mostPersonas = 5
const everybodyPattern =
  /\b(?:everyone|everybody|anyone|anybody|all ages|all people|all genders|general public)\b/i

type Part = 'name' | 'demographics' | 'painPoints' | 'goals' | 'buyingBehavior'

function findPrimaryPersona({ data: { customerPersonas } }: PlanFacts) {
  const { personas, primaryPersona } = customerPersonas
  return primaryPersona === '' ? null : (personas.find(({ id }) => id === primaryPersona) ?? null)
}

/** The primary persona, or the only one there is. */
export function findMainPersona(facts: PlanFacts) {
  const [only, second] = facts.data.customerPersonas.personas
  return findPrimaryPersona(facts) ?? (second ? null : (only ?? null))
}

function makePartRule(
  id: string,
  part: Part,
  weight: number,
  title: string,
  say: (names: string) => string,
): Rule {
  return {
    id,
    steps: [step],
    weight,
    find({ data }) {
      const open = sampleItems(data.customerPersonas.personas).filter((persona) => isBlank(persona[part]))
      const first = open[0]
      if (!first) return null
      const names = quoteList(
        open.map(({ name }) => name),
        'persona',
      )
      return recommend(title, say(names), atItem(section, 'personas', first.id, part))
    },
  }
}

export const customerPersonasRules: StepRules = {
  step,
  section,
  isBlank: ({ data }) => data.customerPersonas.personas.length === 0,
  suggestFirstMove({ data }) {
    const segment = data.marketAnalysis.segments.find(
      ({ name }) => isWritten(name) && name !== 'New Market Segment',
    )
    return recommend(
      'Describe one real customer first',
      segment
        ? `Think of one person from ${quote(segment.name, 32)} you have spoken to, give them a first name, and write what annoys them today in their own words. Every later choice, from opening hours to adverts, can then be checked against somebody.`
        : 'Think of one person you have spoken to who would buy tomorrow, give them a first name, and write what annoys them today in their own words. Every later choice, from opening hours to adverts, can then be checked against somebody.',
      at(section, 'personas'),
    )
  },
  rules: [
    makePlaceholderRule(step),
    {
      id: 'persona-no-primary',
      steps: [step],
      weight: weights.missing,
      find(facts) {
        const { personas } = facts.data.customerPersonas
        if (personas.length === 0 || findPrimaryPersona(facts)) return null
        const names = quoteList(
          personas.slice(0, 3).map(({ name }) => name),
          'persona',
          3,
        )
        return recommend(
          'Choose the primary persona',
          personas.length === 1
            ? `${names} stands alone and is still not marked as the one who comes first. Mark it, so that price, hours and channels can be checked against one person.`
            : `You describe ${names}, but nobody comes first. Choose the one whose money keeps you open in the first year: when two wishes conflict, theirs wins.`,
          at(section, 'primaryPersona'),
        )
      },
    },
    makePartRule(
      'persona-no-pain',
      'painPoints',
      weights.missing,
      'A persona without a pain',
      (names) =>
        `Nothing says what bothers ${names} today. Write it in their words with what it costs them: without a pain there is no reason to change to you, and no sale for a lender to count on.`,
    ),
    makePartRule(
      'persona-no-goals',
      'goals',
      weights.weak,
      'What do they want instead?',
      (names) =>
        `No goal is written for ${names}. One sentence on what a good day looks like to them gives your advertising its words.`,
    ),
    makePartRule(
      'persona-no-buying',
      'buyingBehavior',
      weights.weak,
      'How do they buy?',
      (names) =>
        `It is open how ${names} would find, compare and pay. It decides which channels are worth money, so ask three of them how they chose last time.`,
    ),
    makePartRule(
      'persona-no-demographics',
      'demographics',
      weights.polish,
      'Place your persona',
      (names) =>
        `Add age, place, work or income of ${names}, only as far as it changes how they buy. It lets a reader check that enough such people live near you.`,
    ),
    makePartRule(
      'persona-no-name',
      'name',
      weights.polish,
      'Give the persona a name',
      () =>
        'A persona without a name is soon forgotten. A first name and what makes them typical will do, such as “Ferry commuter Dana”.',
    ),
    {
      id: 'persona-everybody',
      steps: [step],
      weight: weights.weak,
      find({ data }) {
        const vague = sampleItems(data.customerPersonas.personas).find(({ name, demographics }) =>
          everybodyPattern.test(joinTexts([name, demographics])),
        )
        if (!vague) return null
        return recommend(
          'Everybody is nobody',
          `${isBlank(vague.name) ? 'One persona' : quote(vague.name)} is meant to be everyone. Narrow it to those who would walk furthest for you: you can only afford to reach some people, and these are the ones.`,
          atItem(section, 'personas', vague.id, 'demographics'),
        )
      },
    },
    {
      id: 'persona-pain-without-cost',
      steps: [step],
      weight: weights.polish,
      find(facts) {
        const primary = findPrimaryPersona(facts)
        if (!primary || isBlank(primary.painPoints) || hasNumber(primary.painPoints)) return null
        return recommend(
          'What does the pain cost?',
          `${quote(primary.painPoints)} would weigh more with a figure: minutes a day, dollars a month, trips a week. People pay to end a pain in proportion to what it costs them.`,
          atItem(section, 'personas', primary.id, 'painPoints'),
        )
      },
    },
    {
      id: 'persona-alike',
      steps: [step],
      weight: weights.weak,
      find({ data }) {
        const personas = sampleItems(data.customerPersonas.personas)
        const repeated = findRepeated(personas.map(({ painPoints }) => painPoints))
        const twin = personas.findLast(({ painPoints }) => painPoints === repeated)
        if (repeated === null || !twin) return null
        return recommend(
          'Two personas with the same pain',
          `${quote(repeated)} stands under two personas. If they buy for the same reason they are one; if not, write what is different for ${isBlank(twin.name) ? 'the second' : quote(twin.name, 32)}.`,
          atItem(section, 'personas', twin.id, 'painPoints'),
        )
      },
    },
    {
      id: 'persona-too-many',
      steps: [step],
      weight: weights.polish,
      find({ data }) {
        const count = data.customerPersonas.personas.length
        if (count <= mostPersonas) return null
        return recommend(
          'Too many personas to serve',
          `${countOf(count, 'persona')} pull a small business in as many directions. Keep the two or three who bring most of the money, and fold the others into them.`,
          at(section, 'personas'),
        )
      },
    },
    {
      id: 'persona-only-one',
      steps: [step],
      weight: weights.polish,
      find({ data }) {
        const [only, second] = data.customerPersonas.personas
        if (!only || second) return null
        return recommend(
          'Add a second persona',
          `${isBlank(only.name) ? 'Your persona' : quote(only.name)} stands alone. Who buys when they do not, in the quiet afternoon or the off-season? A second persona shows a lender where sales come from then.`,
          at(section, 'personas'),
        )
      },
    },
    {
      id: 'persona-echoes-problem',
      steps: [step],
      weight: weights.praise,
      find(facts) {
        const primary = findPrimaryPersona(facts)
        if (!primary) return null
        const pains = new Set(listWords(primary.painPoints).filter((word) => word.length > 4))
        const shared = listWords(facts.data.businessIdea.problemStatement).find((word) => pains.has(word))
        if (shared === undefined) return null
        return remark(
          'Persona and problem tell one story',
          `${isBlank(primary.name) ? 'Your primary persona' : quote(primary.name, 32)} suffers from what your problem statement describes, down to the word ${quote(shared)}. A reader who meets the same pain twice believes it.`,
          atItem(section, 'personas', primary.id, 'painPoints'),
        )
      },
    },
    {
      id: 'persona-complete',
      steps: [step],
      weight: weights.praise,
      find(facts) {
        const primary = findPrimaryPersona(facts)
        if (!primary) return null
        const isFull = [
          primary.name,
          primary.demographics,
          primary.painPoints,
          primary.goals,
          primary.buyingBehavior,
        ].every(isWritten)
        if (!isFull) return null
        return remark(
          'A persona you can test things on',
          `${quote(primary.name, 32)} is described well enough to ask: would they come at this hour, at this price, because of this advert? Read one page of the plan through their eyes before you send it.`,
          atItem(section, 'personas', primary.id, 'name'),
        )
      },
    },
  ],
}
