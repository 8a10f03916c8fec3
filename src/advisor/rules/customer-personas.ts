import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import {
  findRepeated,
  hasNumber,
  isBlank,
  isWritten,
  joinTexts,
  listWords,
  sampleItems,
} from '#advisor/facts/texts.ts'
import { countOf } from '#advisor/wording/figures.ts'
import { quote, quoteList, shorten } from '#advisor/wording/quote.ts'
import { makePlaceholderRule } from './placeholder-rule.ts'
import { at, atItem, recommend, remark, type Rule, show, type StepRules, weights } from './rule.ts'

const step = 5
const section = 'customerPersonas'
const mostPersonas = 5
const everyonePattern =
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
        ? `Think of one person from ${quote(segment.name, 32)} you have talked to. Give them a first name and write what bothers them today, in their own words. Then you can check every later choice, from opening hours to ads, against a real person.`
        : 'Think of one person you have talked to who would buy tomorrow. Give them a first name and write what bothers them today, in their own words. Then you can check every later choice, from opening hours to ads, against a real person.',
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
            ? `${names} is your only persona but is not marked as primary. Mark it, so that you can check price, hours and channels against one person.`
            : `You describe ${names}, but none of them comes first. Choose the one whose money keeps you open in the first year. When two needs conflict, theirs wins.`,
          at(section, 'primaryPersona'),
        )
      },
    },
    makePartRule(
      'persona-no-pain',
      'painPoints',
      weights.missing,
      'A persona without a pain point',
      (names) =>
        `The plan does not say what bothers ${names} today. Write it in their words, with what it costs them. Without a problem they have no reason to switch to you, and a lender has no sale to count on.`,
    ),
    makePartRule(
      'persona-no-goals',
      'goals',
      weights.weak,
      'What do they want instead?',
      (names) =>
        `No goal is written for ${names}. One sentence on what a good day looks like for them gives you the words for your ads.`,
    ),
    makePartRule(
      'persona-no-buying',
      'buyingBehavior',
      weights.weak,
      'How do they buy?',
      (names) =>
        `The plan does not say how ${names} would find you, compare and pay. That decides which channels are worth the money, so ask three of them how they chose last time.`,
    ),
    makePartRule(
      'persona-no-demographics',
      'demographics',
      weights.polish,
      'Say who your persona is',
      (names) =>
        `Add age, location, job or income for ${names}, but only what changes how they buy. It lets a reader check that enough people like this live near you.`,
    ),
    makePartRule(
      'persona-no-name',
      'name',
      weights.polish,
      'Give the persona a name',
      () =>
        'A persona without a name is soon forgotten. A first name and what makes them typical is enough, such as “Ferry commuter Dana.”',
    ),
    {
      id: 'persona-everybody',
      steps: [step],
      weight: weights.weak,
      find({ data }) {
        const vague = sampleItems(data.customerPersonas.personas).find(({ name, demographics }) =>
          everyonePattern.test(joinTexts([name, demographics])),
        )
        if (!vague) return null
        return recommend(
          'A persona is not everyone',
          `${isBlank(vague.name) ? 'One persona' : quote(vague.name)} is meant to be everyone. Narrow it down to the people who would go farthest out of their way for you. You can only afford to reach some people, and these are the ones.`,
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
        // The problem statement has counted it already.
        if (hasNumber(facts.data.businessIdea.problemStatement)) return null
        return recommend(
          'What does the problem cost them?',
          `${quote(primary.painPoints)} would carry more weight with a number: minutes a day, dollars a month, trips a week. The more a problem costs people, the more they pay to be rid of it.`,
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
        return show(
          recommend(
            'Two personas with the same pain point',
            `${quote(repeated)} appears under two personas. If they buy for the same reason, they are one. If not, write what is different for ${isBlank(twin.name) ? 'the second' : quote(twin.name, 32)}.`,
            atItem(section, 'personas', twin.id, 'painPoints'),
          ),
          personas
            .filter(({ painPoints }) => painPoints === repeated)
            .slice(0, 2)
            .map(({ id, name }) => ({
              address: atItem(section, 'personas', id, 'painPoints'),
              says: isBlank(name) ? 'A persona' : shorten(name),
            })),
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
          `${countOf(count, 'persona')} pull a small business in that many directions. Keep the two or three who bring in most of the money, and merge the others into them.`,
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
          `${isBlank(only.name) ? 'Your persona' : quote(only.name)} is your only persona. Who buys when they do not, on a slow afternoon or in the off-season? A second persona shows a lender where sales come from then.`,
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
        return show(
          remark(
            'Persona and problem tell the same story',
            `${isBlank(primary.name) ? 'Your primary persona' : quote(primary.name, 32)} has the problem that your problem statement describes, down to the word ${quote(shared)}. A reader who sees the same problem twice believes it.`,
            atItem(section, 'personas', primary.id, 'painPoints'),
          ),
          [
            {
              address: atItem(section, 'personas', primary.id, 'painPoints'),
              says: shorten(primary.painPoints),
            },
            {
              address: at('businessIdea', 'problemStatement'),
              says: shorten(facts.data.businessIdea.problemStatement),
            },
          ],
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
          `${quote(primary.name, 32)} is described well enough to ask: would they come at this hour, at this price, because of this ad? Read one page of the plan through their eyes before you send it.`,
          atItem(section, 'personas', primary.id, 'name'),
        )
      },
    },
  ],
}
