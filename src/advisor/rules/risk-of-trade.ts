import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { isFinished, joinTexts, sampleItems } from '#advisor/facts/texts.ts'
import { quote } from '#advisor/wording/quote.ts'
import { at, recommend, type Rule, show, weights } from './rule.ts'

/** The one event of a trade that a lender expects among the risks. */

interface Event {
  /** As in 'no risk deals with …'. */
  readonly name: string
  /** The words of the plan that show the trade. */
  readonly shownBy: RegExp
  /** The words of a risk that deals with it. */
  readonly met: RegExp
  readonly answer: string
}

const events: readonly Event[] = [
  {
    name: 'a disease of the animals',
    shownBy:
      /\b(?:keep|keeps|rais(?:e|es|ing)|breed|breeds|graz(?:e|es|ing)|milk|milks|our|herd of|flocks? of)\b[^.;]{0,30}\b(?:hens|flocks?|chickens?|poultry|broilers?|ducks|turkeys|cows?|cattle|dairy|goats?|sheep|pigs?|hogs?|hives?|bees|trout|alpacas?)\b/i,
    met: /\b(?:diseases?|flu|virus|mites?|infect\w*|biosecurity|mortality|mastitis|sick (?:animals?|birds?|cows?|bees)|veterinar\w+|quarantine|die|dies|cull\w*|colony loss\w*|(?:lose|loss of) (?:the |a )?(?:flock|herd|hives?|colon\w+|animals?))\b/i,
    answer: 'how it is kept out, what is insured or paid back, and how long it takes to start again',
  },
  {
    name: 'the weather and a lost harvest',
    shownBy:
      /\b(?:grow|grows|growing|plant|plants|harvest|harvests|our own)\b[^.;]{0,40}\b(?:vegetables?|orchards?|vineyards?|grapes|berries|strawberries|blueberries|apples|hops|lavender|grain|corn|flowers|tomatoes|lettuce|pumpkins)\b/i,
    met: /\b(?:frost|freeze|hail|drought|dry|rain|wet|flood\w*|storms?|wind|weather|heat|pests?|blight|fung\w+|disease|(?:lost|failed|poor|small|bad) (?:crops?|harvests?|season|year)|(?:crops?|harvests?) (?:fails?|is lost|loss))\b/i,
    answer: 'which crops it takes, what is insured, and what you sell that year',
  },
]

function isOf(facts: PlanFacts, { shownBy }: Event): string | null {
  const { oneLiner, solution, name } = facts.data.businessIdea
  return shownBy.exec(joinTexts([name, oneLiner, solution]))?.[0] ?? null
}

export const riskOfTradeRules: readonly Rule[] = [
  {
    id: 'risk-of-trade-missing',
    steps: [11],
    weight: weights.missing - 4,
    find(facts) {
      const risks = sampleItems(facts.data.riskAnalysis.risks).filter(({ description }) =>
        isFinished(description),
      )
      if (risks.length === 0) return null
      const all = joinTexts(risks.flatMap(({ description, mitigation }) => [description, mitigation]))
      for (const event of events) {
        const word = isOf(facts, event)
        if (word === null || event.met.test(all)) continue
        return show(
          recommend(
            'The risk that everyone in this trade has',
            `You live from ${quote(word, 32)}, but no risk deals with ${event.name}. Add it: ${event.answer}. It can take a year of sales, and a lender who knows the trade looks for it first.`,
            at('riskAnalysis', 'risks'),
          ),
          [
            { address: at('businessIdea', 'oneLiner'), says: facts.data.businessIdea.oneLiner, mark: word },
            {
              address: at('riskAnalysis', 'risks'),
              says: risks
                .map(({ description }) => description)
                .slice(0, 3)
                .join(' '),
            },
          ],
        )
      }
      return null
    },
  },
]
