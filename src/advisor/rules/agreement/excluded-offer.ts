import { findDenied } from '#advisor/facts/agreement/denied-things.ts'
import { type Denial, listDenials } from '#advisor/facts/agreement/denials.ts'
import { listContextWords } from '#advisor/facts/agreement/context-words.ts'
import { isLimited, listOwnTexts, listWishTexts, type OwnText } from '#advisor/facts/agreement/own-texts.ts'
import { toSingular } from '#advisor/facts/claims/to-singular.ts'
import { splitSentences } from '#advisor/facts/plan-texts.ts'

import { nameStep } from '#advisor/wording/name-step.ts'
import { quote, shorten } from '#advisor/wording/quote.ts'
import { recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { quoteNear } from './quote-near.ts'
import { listRivalWords } from './said-of-others.ts'
import { markEvidence } from '#advisor/rules/marked-evidence.ts'

/** What the plan says it does not have, sell or do, and plans all the same: 'no squads', then 'Squad training at $125'. */

const sayingFields =
  /^(?:legalStructure\.regulations|businessIdea\.(?:oneLiner|solution|valueProposition)|competitiveAnalysis\.(?:marketPosition|pricingStrategy|competitiveAdvantages)|businessModel\.(?:keyActivities|keyResources|keyPartnerships|revenueStreams)|operationsPlan|financialProjections\.pricingTiers\.features|marketingStrategy\.channels)/u
const offerFields =
  /^(?:businessIdea\.(?:oneLiner|solution|valueProposition)|competitiveAnalysis\.(?:marketPosition|competitiveAdvantages)|businessModel\.(?:revenueStreams|keyActivities|keyResources)|operationsPlan|financialProjections\.(?:pricingTiers\.(?:name|features)|forecast\.(?:streams|runningCosts)|startupCosts)|marketingStrategy\.channels)/u
/** Where something is sold or bought just by being named. */
const soldFields =
  /^(?:businessModel\.revenueStreams|financialProjections\.(?:pricingTiers|forecast\.streams))/u
const boughtFields =
  /^(?:operationsPlan\.(?:suppliers|technology)|businessModel\.keyResources|financialProjections\.(?:startupCosts|forecast\.runningCosts))/u
const buying = /^(?:use|buy|import|keep|own|stock|rent|lease|hire|carry)$/u
/** These fields also say what others do. */
const comparing = /^(?:competitiveAnalysis|businessModel\.keyPartnerships)/u
const own = /\b(?:we|our|i|my|you|your|members?|guests?|customers?|clients?|patients?|students?)\b/i
/** What is sold, and not to whom or where it is advertised. */
const goodsFields =
  /^(?:businessIdea|businessModel\.revenueStreams|financialProjections\.(?:pricingTiers\.(?:name|features)|forecast\.streams))/u
const byOthers =
  /\b(?:refer|send|sent|hand(?:s|ed)? (?:over|on)|pass(?:es|ed)? (?:on )?to|subcontract\w*|partners?|done by|recommend\w*)\b/i
/** Customers may want what they do not get here, but they bring, book and leave only what is taken. */
const wishFields = /^customerPersonas/u
const isDone =
  /\b(?:brings?|drops?(?: \w+)? off|comes? with|books?|buys?|orders?|(?:goes?|fits?|puts?|throws?) in|stays?|leaves?|rents?|picks? (?:up|us)|sleeps?|takes? along)\b/i
const isBought = /\b(?:buys?|orders?|rents?|shops? for|picks? (?:up|out))\b/i
/** Bought to work with, not as a service of others. */
const toolFields = /^(?:operationsPlan\.technology|businessModel\.keyResources)$/u
const mostFound = 2
const mostDenials = 40

/** What is denied of one thing is denied of what is done with it, too. */
function isOffer(denial: Denial, { field }: OwnText, sentence: string): boolean {
  const { verb, isWork, group, thing } = denial
  if (denial.isOfOne && !isOfSameProduct(denial, sentence)) return false
  if (wishFields.test(field)) return !isWork && (trading.test(verb) ? isBought : isDone).test(sentence)
  if (comparing.test(field) && !field.endsWith('.title') && !own.test(sentence)) return false
  if (group !== '' && !goodsFields.test(field)) return false
  if (isWork || /^(?:do|offer|provide)$/u.test(verb))
    return (!boughtFields.test(field) || isToolFor(thing, field, sentence)) && !byOthers.test(sentence)
  if (verb === '') return true
  if (soldFields.test(field))
    return !buying.test(verb) && !(trading.test(verb) && isWorkedOn(denial, sentence))
  if (boughtFields.test(field)) return buying.test(verb)
  const stems = verb.split(' or ').map((each) => each.split(' ', 1)[0] ?? '')
  return new RegExp(String.raw`\b(?:${stems.join('|')})`, 'iu').test(sentence)
}

const trading = /^(?:sell|rent|make|build|lease|export|import|stock)\b/u
/** Right before a thing, what is done to it or for it. */
const workBefore =
  /\b(?:(?:repair|service|care|cleaning|maintenance|inspection|check|storage|training|fitting|delivery|assembly|tuning|work|help|plans?|lessons?|fix|clean|wash|check|tune|service|inspect|maintain|store|move|tow|groom|walk|train|board|sharpen|assemble|polish|paint|restore|mend)\s+(?:of|for|on|with)?|for)\s*(?:up to\s+)?(?:(?:\p{L}+|\d+)\s+){0,2}$/iu
/** Right after it: 'ten bikes checked and fixed'. What is sold is not worked on. */
const workAfter =
  /^s?(?:es)?,?\s+(?:(?:is|are|get|gets|being)\s+)?(?!(?:sold|includ\w+|deliver\w+|rent\w+|pric\w+|need\w+|stock\w+|display\w+|offer\w+|used|order\w+|import\w+|bundl\w+)\b)\p{L}{3,}ed\b/iu

/** Who does not sell bikes can check and fix them. */
function isWorkedOn(denial: Denial, sentence: string): boolean {
  const start = findDenied(sentence, denial)
  const thing = /^[\p{L}’'-]+/u.exec(sentence.slice(start))?.[0] ?? ''
  return workBefore.test(sentence.slice(0, start)) || workAfter.test(sentence.slice(start + thing.length))
}

/** 'The broth is made without bones' says nothing of the stew. */
function isOfSameProduct({ sentence, thing }: Denial, other: string): boolean {
  const left = new Set(listContextWords(thing.join(' ')))
  const words = new Set(listContextWords(other))
  return listContextWords(sentence).some((word) => !left.has(word) && words.has(word))
}

/** A camera for portraits is bought to take portraits. A cleaning company in the same list cleans here. */
function isToolFor(thing: readonly string[], field: string, sentence: string): boolean {
  return toolFields.test(field) && thing.length === 2 && /\bfor\b|\bto [a-z]+/iu.test(sentence)
}

/** 'Own food served as at home': what customers bring is not sold to them. */
const broughtAlong =
  /(?:(?<!\b(?:our|my|we|i)\s)\bown|\b(?:their|your|his|her|the (?:customer|client|guest|owner|member|tenant|parent|patient|student)s?[’']s?|brought|bring(?:s|ing)?(?: in)?(?: the)?))\s+(?:\p{L}+\s)?$/iu

/** A persona who brings what is ruled out wants it all the same. */
function isBroughtAlong({ section }: OwnText, lead: string): boolean {
  return section !== 'customerPersonas' && broughtAlong.test(lead)
}

/** The sentence of a text that has the thing all the same. */
function findOffer(denial: Denial, text: OwnText): string | null {
  for (const sentence of splitSentences(text.text)) {
    const place = findDenied(sentence, denial)
    if (place < 0 || isLimited(sentence, place) || isBroughtAlong(text, sentence.slice(0, place))) continue
    if (isOffer(denial, text, sentence)) return sentence
  }
  return null
}

/** Whether a sentence names a rival, which begins with a capital. */
function namesRival(sentence: string, rivals: ReadonlySet<string>): boolean {
  return (sentence.match(/\p{Lu}\p{L}{3,}/gu) ?? []).some((word) =>
    rivals.has(toSingular(word.toLowerCase())),
  )
}

export const excludedOfferRule: Rule = {
  id: 'excluded-but-offered',
  steps: [4, 1, 3, 5, 6, 7, 8, 10],
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
    const offers = [...texts.filter(({ field }) => offerFields.test(field)), ...listWishTexts(facts)]
    const found = denials.flatMap(({ text, denial }) => {
      // An advantage also tells what others do not have.
      if (denial.verb === '' && text.field.startsWith('competitiveAnalysis.competitiveAdv')) return []
      // The law rules out much that is not about one product.
      if (text.section === 'legalStructure' && !denial.isOfOne) return []
      if (comparing.test(text.field) && !own.test(denial.sentence) && denial.verb !== '') return []
      if (denial.thing.some((word) => rivals.has(word))) return []
      for (const other of offers) {
        if (other.address === text.address) continue
        const offer = findOffer(denial, other)
        if (offer === null || namesRival(offer, rivals)) continue
        const says = shorten(denial.sentence)
        return [
          show(
            recommend(
              'Offered, or not?',
              `${nameStep(text.section)} says ${quote(denial.says.charAt(0).toLowerCase() + denial.says.slice(1), 48)}, but ${nameStep(other.section)} says ${quoteNear(offer, denial.thing[0] ?? '')}. Which is right? What you leave out is part of what you promise.`,
              other.address,
            ),
            [markEvidence(text.address, says, denial.mark), { address: other.address, says: shorten(offer) }],
          ),
        ]
      }
      return []
    })
    return found.length === 0 ? null : found.slice(0, mostFound)
  },
}
