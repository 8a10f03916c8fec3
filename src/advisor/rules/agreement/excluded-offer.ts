import { type Denial, findThing, listDenials } from '#advisor/facts/agreement/denials.ts'
import { isNotNow, listOwnTexts, type OwnText } from '#advisor/facts/agreement/own-texts.ts'
import { toSingular } from '#advisor/facts/claims/to-singular.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { splitSentences } from '#advisor/facts/plan-texts.ts'
import { listWords, sampleItems } from '#advisor/facts/texts.ts'
import { nameStep } from '#advisor/wording/name-step.ts'
import { quote, shorten } from '#advisor/wording/quote.ts'
import { recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { quoteNear } from './quote-near.ts'

/** What the plan says it does not have, sell or do, and plans all the same: 'no squads', then 'Squad training at $125'. */

const sayingFields =
  /^(?:businessIdea\.(?:oneLiner|solution|valueProposition)|competitiveAnalysis\.(?:marketPosition|pricingStrategy|competitiveAdvantages)|businessModel\.(?:keyActivities|keyResources|revenueStreams)|operationsPlan|financialProjections\.pricingTiers\.features|marketingStrategy\.channels)/u
const offerFields =
  /^(?:businessIdea\.(?:oneLiner|solution|valueProposition)|businessModel\.(?:revenueStreams|keyActivities|keyResources)|operationsPlan|financialProjections\.(?:pricingTiers\.(?:name|features)|forecast\.(?:streams|runningCosts)|startupCosts)|marketingStrategy\.channels)/u
/** Where something is sold or bought just by being named. */
const soldFields =
  /^(?:businessModel\.revenueStreams|financialProjections\.(?:pricingTiers|forecast\.streams))/u
const boughtFields =
  /^(?:operationsPlan\.(?:suppliers|technology)|businessModel\.keyResources|financialProjections\.(?:startupCosts|forecast\.runningCosts))/u
const buying = /^(?:use|buy|import|keep|own|stock|rent|lease|hire|carry)$/u
const mostFound = 2
const mostDenials = 40

/** What is denied of one thing is denied of what is done with it, too. */
function isOffer({ verb }: Denial, { field }: OwnText, sentence: string): boolean {
  if (verb === '') return true
  if (soldFields.test(field)) return !buying.test(verb)
  if (boughtFields.test(field)) return buying.test(verb)
  return new RegExp(String.raw`\b${verb.split(' ', 1)[0] ?? ''}`, 'iu').test(sentence)
}

/** The sentence of a text that has the thing all the same. */
function findOffer(denial: Denial, text: OwnText): string | null {
  for (const sentence of splitSentences(text.text))
    if (findThing(sentence, denial.thing) >= 0 && !isNotNow(sentence) && isOffer(denial, text, sentence))
      return sentence
  return null
}

/** The words of the rivals' names: what they sell is no offer of the plan. */
function listRivalWords({ data }: PlanFacts): ReadonlySet<string> {
  const { directCompetitors, indirectCompetitors } = data.competitiveAnalysis
  return new Set(
    [...sampleItems(directCompetitors), ...sampleItems(indirectCompetitors)].flatMap(({ name }) =>
      listWords(name.slice(0, 60))
        .map(toSingular)
        .filter((word) => word.length > 3),
    ),
  )
}

export const excludedOfferRule: Rule = {
  id: 'excluded-but-offered',
  steps: [4, 1, 3, 6, 7, 8],
  isShownAtEvidence: true,
  weight: weights.weak + 15,
  find(facts) {
    const texts = listOwnTexts(facts)
    const denials = texts
      .flatMap((text) =>
        sayingFields.test(text.field) ? listDenials(text.text).map((denial) => ({ text, denial })) : [],
      )
      .slice(0, mostDenials)
    if (denials.length === 0) return null
    const rivals = listRivalWords(facts)
    const offers = texts.filter(({ field }) => offerFields.test(field))
    const found = denials.flatMap(({ text, denial }) => {
      // An advantage also tells what others do not have.
      if (denial.verb === '' && text.field.startsWith('competitiveAnalysis.competitiveAdv')) return []
      if (denial.thing.some((word) => rivals.has(word))) return []
      for (const other of offers) {
        if (other.address === text.address) continue
        const offer = findOffer(denial, other)
        if (offer === null || listWords(offer).some((word) => rivals.has(toSingular(word)))) continue
        const says = shorten(denial.sentence)
        return [
          show(
            recommend(
              'Offered, or not?',
              `${nameStep(text.section)} says ${quote(denial.mark.charAt(0).toLowerCase() + denial.mark.slice(1), 48)}, but ${nameStep(other.section)} says ${quoteNear(offer, denial.thing[0] ?? '')}. Which is right? What you leave out is part of what you promise.`,
              other.address,
            ),
            [
              { address: text.address, says, ...(says.includes(denial.mark) && { mark: denial.mark }) },
              { address: other.address, says: shorten(offer) },
            ],
          ),
        ]
      }
      return []
    })
    return found.length === 0 ? null : found.slice(0, mostFound)
  },
}
