import type { OwnText } from '#advisor/facts/agreement/own-texts.ts'
import { listToldTexts } from '#advisor/facts/agreement/told-texts.ts'
import { listWhereabouts, type Whereabouts } from '#advisor/facts/agreement/whereabouts.ts'
import { readHome } from '#advisor/facts/home-country.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listTexts, type PlanText, splitSentences } from '#advisor/facts/plan-texts.ts'
import { sampleItems } from '#advisor/facts/texts.ts'
import { listPlaces, type NamedPlace } from '#advisor/facts/us-places.ts'
import { at, atItem, type Rule, weights } from '#advisor/rules/rule.ts'
import { toFieldKey } from '#domain/plan/address/field-key.ts'
import { showTwo } from './show-two.ts'

/** Where the business is, and where its customers are, when two steps say it differently. */

interface Told extends Whereabouts {
  readonly text: OwnText
}

const otherFields =
  /^(?:operationsPlan\.suppliers|businessModel\.keyPartnerships|teamStructure|marketingStrategy|marketAnalysis|competitiveAnalysis\.pricing)/u
const titles = {
  floor: 'On which floor?',
  building: 'In what kind of building?',
  former: 'Which building?',
  side: 'On which side of town?',
  state: 'In which state?',
} as const
/** Companies of every state are formed there. */
const formationStates: ReadonlySet<string> = new Set(['Delaware', 'Nevada', 'Wyoming'])
/** Two kinds that can be the same place. */
const alike: ReadonlySet<string> = new Set([
  'mall storefront',
  'park warehouse',
  'park tower',
  'co-working tower',
])

function isAlike(one: string, other: string): boolean {
  return one === other || alike.has([one, other].toSorted().join(' ')) || alike.has(`${one} ${other}`)
}

/** 'Our yard in Portland', of a business that is registered in another state. */
function findElsewhere(facts: PlanFacts, told: readonly Told[]): readonly [Told, Told] | null {
  const home = readHome(facts)?.states ?? new Set<string>()
  const away = told.find(
    ({ about, value }) => about === 'state' && !value.split(' or ').some((state) => home.has(state)),
  )
  const said = facts.data.legalStructure.jurisdiction.slice(0, 400)
  if (!away || home.size === 0 || [...home].some((state) => formationStates.has(state))) return null
  const address = at('legalStructure', 'jurisdiction')
  const text: OwnText = {
    text: said,
    section: 'legalStructure',
    address,
    field: 'legalStructure.jurisdiction',
  }
  return [away, { about: 'state', value: '', mark: [...home][0] ?? '', sentence: said, text }]
}

function findPlaces(facts: PlanFacts): readonly [Told, Told] | null {
  const told = listToldTexts(facts)
    .filter(({ field }) => !otherFields.test(field))
    .flatMap((text) => listWhereabouts(text.text).map((where) => ({ ...where, text })))
  for (const [index, one] of told.entries()) {
    const other = told
      .slice(index + 1)
      .find(
        (candidate) =>
          candidate.about === one.about &&
          candidate.text.text !== one.text.text &&
          !isAlike(candidate.value, one.value),
      )
    // A plan with three kinds of rooms has several places.
    const values = new Set(told.filter(({ about }) => about === one.about).map(({ value }) => value))
    if (!other || values.size > 2) continue
    const hasBoth = (text: string) =>
      told.some(
        (third) =>
          third.text.text === text &&
          third.about === one.about &&
          third.value !== (text === one.text.text ? one.value : other.value),
      )
    if (!hasBoth(one.text.text) && !hasBoth(other.text.text)) return [one, other]
  }
  return findElsewhere(facts, told)
}

export const placesDifferRule: Rule = {
  id: 'places-differ',
  steps: [7, 1, 3, 8, 12],
  isShownAtEvidence: true,
  weight: weights.weak + 14,
  find(facts) {
    const found = findPlaces(facts)
    if (!found) return null
    const [one, other] = found
    return showTwo(
      titles[one.about],
      one,
      other,
      'The lease, the permits and the insurance are for one place.',
      [`${one.mark} ≠ ${other.mark}`],
    )
  },
}

const number = String.raw`(?:\d{1,3}|an?|one|two|three|four|five|ten|fifteen|twenty|twenty-five|thirty|forty|fifty|sixty)`
const limit = new RegExp(
  [
    String.raw`\b(?:only|not|no(?:body|thing|ne)?|never|anything|jobs|clients|customers|work|serve|deliver|install|travel|drive|visit|homes?|offices|contractors)\b[^.;]{0,50}\b(?:within|over|beyond|more than|farther than|outside|up to|inside) (?:about )?${number}[ -](?:miles?|hours?|minutes?)\b`,
    String.raw`\bwithin (?:about )?${number}[ -](?:miles?|hours?|minutes?)[’']?(?: drive)? (?:of|from|around)\b`,
    String.raw`\b(?:only|nothing outside|not outside|nobody outside) (?:in |serve )?(?:the )?(?:\w+ ){1,3}(?:county|counties|city limits|valley|metro)\b`,
  ].join('|'),
  'i',
)
const limitFields =
  /^(?:businessIdea|marketAnalysis\.(?:sam|som)|businessModel|competitiveAnalysis\.(?:marketPosition|competitiveAdvantages|pricingStrategy)|operationsPlan)/u
const comes =
  /\b(?:visit\w*|travel\w*|tourists?|vacation\w*|renters?|cottage|guests?|weekend home|second home|(?:lake|summer|holiday|beach|vacation) (?:house|home|place)|cabins?|cottage|weekends|owns|has a place|flies|flew|drives? in|on the way|grew up|moved|comes? (?:from|to)|came|passing|trip|online|from (?!home\b))\b/i
const ourLimit = /\b(?:competitors?|rivals?|suppl\w+|ship\w*|online|they)\b/i
/** Cities that are one area. */
const areas =
  'Dallas Fort Worth Plano Arlington|San Francisco Oakland Berkeley San Jose|Minneapolis St. Paul|Denver Boulder Aurora|Phoenix Mesa Scottsdale Tempe Chandler|Los Angeles Long Beach Pasadena Anaheim Santa Ana Irvine Riverside|Seattle Tacoma Bellevue|Chicago Naperville Aurora|Detroit Ann Arbor|Raleigh Durham|Norfolk Virginia Beach|Boston Cambridge|New York City Brooklyn Queens Manhattan|Miami Fort Lauderdale|Tampa St. Petersburg Sarasota|Salt Lake City Ogden Provo Park City|Cedar Rapids Iowa City|Kansas City Overland Park Lawrence Topeka|Greensboro Winston-Salem|Cincinnati Dayton|Cleveland Akron|Denver Colorado Springs|Hartford New Haven|Baltimore Annapolis|Boise Meridian|Portland Salem|Oklahoma City Norman'.split(
    '|',
  )

function findLimit(facts: PlanFacts): (PlanText & { readonly sentence: string }) | null {
  for (const text of listTexts(facts)) {
    if (!limitFields.test(toFieldKey(text.address))) continue
    const sentence = splitSentences(text.text).find((part) => limit.test(part) && !ourLimit.test(part))
    if (sentence !== undefined) return { ...text, sentence }
  }
  return null
}

function isOutside(place: NamedPlace, home: ReadonlySet<string>, homeCities: readonly string[]): boolean {
  if (!place.states.some((state) => home.has(state))) return true
  const isState = place.states.length === 1 && place.states[0] === place.name
  if (isState || homeCities.length === 0 || homeCities.includes(place.name)) return false
  return !areas.some((area) => area.includes(place.name) && homeCities.some((city) => area.includes(city)))
}

/** A persona in another city, of a business that goes no farther than an hour. */
function findFarPersona(facts: PlanFacts) {
  const home = readHome(facts)?.states
  const { personas } = facts.data.customerPersonas
  if (!home || home.size === 0 || personas.length === 0) return null
  const far = findLimit(facts)
  if (!far) return null
  const others = listTexts(facts).filter(({ section }) => section !== 'customerPersonas')
  const { oneLiner, cover } = facts.data.businessIdea
  const own = `${oneLiner.slice(0, 600)} In ${cover.address.slice(0, 200)} in ${facts.data.legalStructure.jurisdiction.slice(0, 300)}. ${far.sentence}`
  const homeCities = listPlaces(own.replaceAll(', ', ', in ')).map(({ name }) => name)
  for (const { id, name, demographics } of sampleItems(personas)) {
    const said = `${name.slice(0, 100)}. ${demographics.slice(0, 400)}`
    if (comes.test(said)) continue
    const place = listPlaces(said).find(
      (named) => isOutside(named, home, homeCities) && !others.some(({ text }) => text.includes(named.name)),
    )
    if (!place) continue
    const field = demographics.includes(place.name) ? 'demographics' : 'name'
    return { place, far, persona: { id, field, says: field === 'name' ? name : demographics } as const }
  }
  return null
}

export const personaTooFarRule: Rule = {
  id: 'persona-too-far',
  steps: [5, 4, 2, 7],
  isShownAtEvidence: true,
  weight: weights.weak + 14,
  find(facts) {
    const found = findFarPersona(facts)
    if (!found) return null
    const { place, far, persona } = found
    const address = atItem('customerPersonas', 'personas', persona.id, persona.field)
    const text = (told: string, where: PlanText['address']) => ({
      text: told,
      section: where[0],
      address: where,
      field: toFieldKey(where),
    })
    return showTwo(
      'A customer outside your area?',
      {
        text: text(far.text, far.address),
        sentence: far.sentence,
        mark: limit.exec(far.sentence)?.[0] ?? '',
      },
      { text: text(persona.says, address), sentence: persona.says, mark: place.name },
      'A persona should be one of those you reach.',
    )
  },
}
