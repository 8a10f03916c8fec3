import { listOwnTexts, type OwnText } from '#advisor/facts/agreement/own-texts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { splitSentences } from '#advisor/facts/plan-texts.ts'
import { rememberTexts } from '#advisor/facts/remember-texts.ts'
import { isWritten, listWords, sampleItems } from '#advisor/facts/texts.ts'
import { quote, quoteList, shorten } from '#advisor/wording/quote.ts'
import { nameStep } from '#advisor/wording/name-step.ts'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { at, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { markEvidence } from '#advisor/rules/marked-evidence.ts'

/** Who owns the business, how old its customer is and on which street it is, where two steps differ. */

const personName =
  /(?:^|[.:;,(]\s*|\band\s|\bby\s|\bof\s)(\p{Lu}\p{Ll}+ (?:\p{Lu}\. )?\p{Lu}\p{Ll}+),? (?=(?:an?|the (?:owner|founder)|owner|founder|who|opens|brings|invests|has (?:been|worked)|founded|owns|runs|starts|is (?:an?|the))\b)/u

interface OtherOwner {
  readonly name: string
  readonly address: FieldAddress
  readonly says: string
}

function findOtherOwner({ data }: PlanFacts, names: ReadonlySet<string>): OtherOwner | null {
  const { owners } = data.businessIdea.cover
  const isTold = (text: string) => listWords(text.slice(0, 2000)).some((word) => names.has(word))
  if (isWritten(owners) && /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u.test(owners) && !isTold(owners))
    return { name: owners, address: at('businessIdea', 'cover', 'owners'), says: shorten(owners) }
  const summary = data.implementationTimeline.executiveSummary.slice(0, 2000)
  const found = personName.exec(summary)?.[1]
  const business = new Set(listWords(data.businessIdea.name))
  if (found === undefined || isTold(summary) || listWords(found).some((word) => business.has(word)))
    return null
  return {
    name: found,
    address: at('implementationTimeline', 'executiveSummary'),
    says: shorten(splitSentences(summary).find((sentence) => sentence.includes(found)) ?? found),
  }
}

const street =
  /\b(?:on|at|in) (?:\d+ )?((?:[NSEW]\.? |North |South |East |West )?(?:\p{Lu}[\p{L}’'.]+ ){1,2}(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Drive|Lane|Highway|Square|Parkway|Pike))\b/gu
const ownPlace =
  /\b(?:lease\w*|rent\w*|shop|store|storefront|studio|premises|located|location|opens?|opening|space|building|bakery|clinic|practice|office|salon|workshop|taproom|café|restaurant|kitchen|gym|sign(?:ed)?)\b/i
const otherPlace =
  /\b(?:competitors?|rivals?|nearest|blocks? from|near|from|between|second (?:shop|store|location|site)|both|two (?:shops|stores|locations)|ads?|flyers?|sign on|traffic|count\w*|visit\w*|park(?:s|ed|ing)?|overnight|storage|suppliers?|wholesalers?|distributors?|they|market|garden|landlord of|across)\b/i
/** A house that secures the loan or where the owner lives, which is another place than a shop. */
const residence =
  /\b(?:mortgage|lien on (?:our|my|his|her|their|the) (?:house|home)|(?:our|my|his|her|their|[’']s|paid-off|family) (?:\p{L}+ )?(?:house|home|residence|condo|condominium|apartment|duplex)|(?:live|lives|living|reside|resides|residing) )\b/iu
const ourWords = /\b(?:we|our|ours|my|i|us)\b/i
const garage = /\bgarages?\b/i

interface Street {
  readonly key: string
  readonly name: string
  readonly sentence: string
}

const listStreets = rememberTexts((text: string): readonly Street[] =>
  splitSentences(text).flatMap((sentence) => {
    if (!ownPlace.test(sentence) || otherPlace.test(sentence) || residence.test(sentence)) return []
    return Array.from(sentence.matchAll(street), ([, name = '']) => ({
      key:
        name
          .toLowerCase()
          .replace(/^(?:n|s|e|w|north|south|east|west)\.? /u, '')
          .split(' ')[0] ?? '',
      name,
      sentence,
    }))
  }),
)

interface ToldStreet {
  readonly text: OwnText
  readonly place: Street
}

/** Where the plan's own business is. Where a rival or a supplier is, or the van at night, is another matter. */
function listOwnStreets(facts: PlanFacts): readonly ToldStreet[] {
  const { directCompetitors, indirectCompetitors } = facts.data.competitiveAnalysis
  const rivals = [...sampleItems(directCompetitors), ...sampleItems(indirectCompetitors)]
    .map(({ name }) => name.trim().slice(0, 60).toLowerCase())
    .filter((name) => name.length > 3)
  const told = listOwnTexts(facts)
    .filter(({ field }) => field !== 'operationsPlan.suppliers')
    .flatMap((text) => listStreets(text.text).map((place) => ({ text, place })))
    .filter(({ text, place: { sentence } }) => {
      if (text.section === 'competitiveAnalysis' && !ourWords.test(sentence)) return false
      const words = sentence.toLowerCase()
      return !rivals.some((name) => words.includes(name))
    })
  const places = told.filter(({ place }) => !garage.test(place.sentence))
  return places.length > 0 ? places : told
}

function findStreets(facts: PlanFacts) {
  const told = listOwnStreets(facts)
  const [first] = told
  const other = told.find(
    ({ text, place }) => first && text.field !== first.text.field && place.key !== first.place.key,
  )
  const names = new Set(told.map(({ place }) => place.key))
  // A corner has two streets, and a plan with three has several places.
  if (
    !first ||
    !other ||
    names.size > 2 ||
    hasBoth(first.text, other.place) ||
    hasBoth(other.text, first.place)
  )
    return null
  return { first, other }
}

function hasBoth({ text }: OwnText, { key }: Street): boolean {
  return text.toLowerCase().includes(key)
}

const ageRange =
  /\b(?:ages?|aged) (\d\d) ?(?:to|-|–|and) ?(\d\d)\b|\b(\d\d) ?(?:to|-|–) ?(\d\d)[- ]year[- ]olds?\b/i
const personaAge = /^\D{0,25}\b(\d\d)\b(?! ?(?:to|-|–|%|miles|minutes|hours|km|people))/u
const slack = 3

function findAge({ data }: PlanFacts) {
  const { personas, primaryPersona } = data.customerPersonas
  const persona = personas.find(({ id }) => id === primaryPersona)
  const age = Number(personaAge.exec(persona?.demographics.slice(0, 200) ?? '')?.[1] ?? 0)
  if (!persona || age < 16 || age > 90) return null
  const ranges = sampleItems(data.marketAnalysis.segments).map(({ id, name, characteristics }) => {
    const found = ageRange.exec(`${name.slice(0, 100)}. ${characteristics.slice(0, 600)}`)
    return found
      ? { id, low: Number(found[1] ?? found[3]), high: Number(found[2] ?? found[4]), says: found[0] }
      : null
  })
  // A segment without ages may be the persona's.
  const [first] = ranges
  if (!first || ranges.some((range) => !range || (age >= range.low - slack && age <= range.high + slack)))
    return null
  return { persona, age, range: first }
}

export const ownersAndPlacesRules: readonly Rule[] = [
  {
    id: 'owner-name-differs',
    steps: [9, 1, 12],
    isShownAtEvidence: true,
    weight: weights.weak + 14,
    find(facts) {
      const founders = sampleItems(facts.data.teamStructure.founders).filter(({ name }) => isWritten(name))
      const names = new Set(
        founders.flatMap(({ name }) => listWords(name.slice(0, 60))).filter((word) => word.length > 2),
      )
      const other = names.size === 0 ? null : findOtherOwner(facts, names)
      if (!other) return null
      const list = at('teamStructure', 'founders')
      return show(
        recommend(
          'Who is the owner?',
          `${nameStep(other.address[0])} names ${quote(other.name, 40)}, but the team has ${quoteList(
            founders.map(({ name }) => name),
            'founder',
          )}. Who owns the business? Everyone who owns a fifth or more signs for the loan.`,
          other.address,
        ),
        [
          { address: other.address, says: other.says },
          { address: list, says: founders.map(({ name }) => name.slice(0, 60)).join(', ') },
        ],
      )
    },
  },
  {
    id: 'street-differs',
    steps: [1, 3, 7, 12],
    isShownAtEvidence: true,
    weight: weights.weak + 12,
    find(facts) {
      const found = findStreets(facts)
      if (!found) return null
      const { first, other } = found
      return show(
        recommend(
          'Two addresses',
          `${nameStep(first.text.section)} says ${quote(first.place.sentence, 80)}, ${nameStep(other.text.section)} says ${quote(other.place.sentence, 80)}. Where is it? The lease, the permits and the insurance name one place.`,
          other.text.address,
        ),
        [first, other].map(({ text, place }) => {
          const says = shorten(place.sentence)
          return markEvidence(text.address, says, place.name)
        }),
      )
    },
  },
  {
    id: 'persona-outside-ages',
    steps: [5, 2],
    weight: weights.weak + 10,
    find(facts) {
      const found = findAge(facts)
      if (!found) return null
      const { persona, age, range } = found
      const segment = at('marketAnalysis', 'segments', { id: range.id }, 'characteristics')
      return show(
        recommend(
          'A persona outside the market',
          `${quote(persona.name, 40)} is ${age}, but the market counts people ${quote(range.says, 40)}. Which is right? The persona should be one of those you counted.`,
          at('customerPersonas', 'personas', { id: persona.id }, 'demographics'),
        ),
        [
          {
            address: at('customerPersonas', 'personas', { id: persona.id }, 'demographics'),
            says: shorten(persona.demographics),
          },
          { address: segment, says: range.says },
        ],
        [`${age} is not between ${range.low} and ${range.high}`],
      )
    },
  },
]
