import { readHome } from '#advisor/facts/home-country.ts'
import { listSectionTexts, splitSentences } from '#advisor/facts/plan-texts.ts'
import { isFinished, isWritten, joinTexts, sampleItems } from '#advisor/facts/texts.ts'
import { listPlaces } from '#advisor/facts/us-places.ts'
import { quote } from '#advisor/wording/quote.ts'
import { atItem, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'

/** A persona who lives or works too far away for a business that serves its surroundings. */

const reach =
  /\bwithin (?:an? )?(?:an?|one|two|three|four|\d+|half an|ten|fifteen|twenty|thirty|forty|sixty)(?:[- ](?:\d+|to|or|and|half))* ?-?(?:miles?|minutes?|minute|hours?|hour|blocks?|km|kilometers?)(?:[’']s?)?(?: (?:drive|walk|ride|bike ride))?\b|\b(?:\d+|two|three|ten|twenty|thirty)[- ](?:mile|minute|hour) (?:radius|circle|drive)\b/i
/** Who comes by and by, or is served from afar. */
const comesOrMoves =
  /\b(?:from|visit\w*|vacation\w*|tourists?|travel\w*|weeks? (?:a|each|every)|summers?|moving|moved|moves|second home|cottage|cabin|drives? (?:in|up|down)|headquarters?|grew up|born|studied|college|parent company)\b/i
const atDistance =
  /\b(?:online|ship\w*|mail\w*|remote\w*|by (?:video|phone)|visits? us|drives? (?:in|up|down))\b/i
const local = ['businessIdea', 'marketAnalysis', 'competitiveAnalysis', 'operationsPlan'] as const
const own = [
  'businessIdea',
  'marketAnalysis',
  'businessModel',
  'marketingStrategy',
  'operationsPlan',
  'legalStructure',
] as const

export const personaPlaceRules: readonly Rule[] = [
  {
    id: 'persona-out-of-reach',
    steps: [5, 2, 4],
    isShownAtEvidence: true,
    weight: weights.weak + 15,
    find(facts) {
      const { personas } = facts.data.customerPersonas
      const home = readHome(facts)?.states ?? new Set<string>()
      if (personas.length === 0 || home.size === 0) return null
      const near = listSectionTexts(facts, local)
        .filter(({ address }) => address[1] !== 'directCompetitors' && address[1] !== 'indirectCompetitors')
        .flatMap(({ text, address }) => splitSentences(text).map((sentence) => ({ sentence, address })))
        .find(({ sentence }) => reach.test(sentence))
      if (!near || facts.templateId === 'ecommerce' || facts.templateId === 'saas') return null
      const known = new Set(home)
      for (const { text } of listSectionTexts(facts, own)) {
        for (const { states } of listPlaces(text)) for (const state of states) known.add(state)
      }
      for (const { id, name, demographics, buyingBehavior } of sampleItems(personas)) {
        const text = joinTexts([name, demographics])
        if (
          !isFinished(text) ||
          comesOrMoves.test(text) ||
          atDistance.test(joinTexts([text, buyingBehavior]))
        )
          continue
        const far = listPlaces(text).find(({ states }) => !states.some((state) => known.has(state)))
        if (!far) continue
        const address = atItem('customerPersonas', 'personas', id, 'demographics')
        return show(
          recommend(
            'A persona out of reach',
            `${isWritten(name) ? quote(name, 32) : 'A persona'} is in ${far.name}, but ${quote(near.sentence, 80)}. Describe someone you can serve, or say how you reach this one and what it costs.`,
            address,
          ),
          [
            { address, says: demographics, mark: far.name },
            { address: near.address, says: near.sentence },
          ],
        )
      }
      return null
    },
  },
]
