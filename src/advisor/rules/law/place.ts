import { countryWords, valueAddedTax } from '#advisor/facts/country-words.ts'
import { type Home, readHome } from '#advisor/facts/home-country.ts'
import { listPlaces, listStates } from '#advisor/facts/us-places.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listSectionTexts, type PlanText } from '#advisor/facts/plan-texts.ts'
import { quote } from '#advisor/wording/quote.ts'
import { joinWords } from '#advisor/wording/sentences.ts'
import { at, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'

/** A business may be formed in these states wherever it works. */
const formationStates = new Set(['Delaware', 'Nevada', 'Wyoming'])
const forms =
  /\b(?:incorporat\w*|formed|formation|registration|registered|filing|filed|LLC|corporation|articles)\b/i
/** Words that say why a rule of another place matters here. */
const reachesOut =
  /\b(?:other states?|states (?:that|where)|each state|sales tax in|ship|ships|shipping|shipped|out of state|out-of-state|nexus|customers? (?:in|from)|sell(?:s|ing)? (?:in|into|to)|if we|later|expand|expansion|second (?:location|shop)|import|export|(?:broker|agent|lawyer|attorney|accountant|carrier)s? in|remote|mail|foreign (?:qualification|registration)|reciproc\w+|incorporat\w+|trademark|univers\w+|degree|course|certified by|accredit\w+|until|former\w*|moved|franchisor|institute|association|model|based on|unlike|consumers)\b/i
/** A state of the United States whose name is also a country’s, a city’s or a person’s. */
const ambiguousStates = new Set(['Georgia', 'Washington', 'Virginia'])
const notNeeded = /\b(?:not|nothing|none|no [\w ]{0,30}) (?:needed|required|necessary)\b/i
const noStates: ReadonlySet<string> = new Set()

/** A word of the law that the country of the plan does not have. */
function findForeignRule(text: string, { country: { code } }: Home): string | null {
  if (reachesOut.test(text)) return null
  for (const { homes, pattern, meant } of countryWords) {
    const rule = homes.has(code) ? undefined : pattern.exec(text)?.[0]
    if (rule !== undefined && !meant.test(text)) return rule
  }
  if (code === 'US') return valueAddedTax.exec(text)?.[0] ?? null
  return listStates(text).find(({ name }) => !ambiguousStates.has(name))?.name ?? null
}

function findForeign(texts: readonly PlanText[], home: ReadonlySet<string>) {
  for (const { text, address } of texts) {
    if (reachesOut.test(text)) continue
    const places = listPlaces(text)
    // What names both places says how one reaches into the other.
    if (notNeeded.test(text) || places.some(({ states }) => states.some((state) => home.has(state)))) continue
    const place = places.find(
      ({ states }) => !states.some((state) => formationStates.has(state) && forms.test(text)),
    )
    if (place) return { place, text, address }
  }
  return null
}

/** The places of the idea, when all of them are outside the jurisdiction. */
function findElsewhere(facts: PlanFacts, home: ReadonlySet<string>) {
  const { oneLiner, name } = facts.data.businessIdea
  const places = listPlaces(`${oneLiner.slice(0, 600)}. In ${name.slice(0, 100)}`)
  if (places.length === 0 || places.some(({ states }) => states.some((state) => home.has(state)))) return null
  return places[0] ?? null
}

export const placeRules: readonly Rule[] = [
  {
    id: 'law-rules-of-another-place',
    steps: [10],
    weight: weights.contradicts,
    find(facts) {
      const { jurisdiction } = facts.data.legalStructure
      const home = readHome(facts)?.states ?? noStates
      if (home.size === 0) return null
      const rules = listSectionTexts(facts, ['legalStructure']).filter(
        ({ address }) => address[1] === 'licenses' || address[1] === 'regulations',
      )
      const found = findForeign(rules, home)
      if (!found) return null
      return show(
        recommend(
          'A rule of another place',
          `${quote(found.text, 60)} is a rule of ${found.place.name}, but you register in ${quote(jurisdiction, 40)}. Replace it with the rule of ${joinWords([...home].slice(0, 2))}, or say why you need both. A lender’s attorney checks this list.`,
          found.address,
        ),
        [
          { address: found.address, says: found.text, mark: found.place.name },
          { address: at('legalStructure', 'jurisdiction'), says: jurisdiction },
        ],
      )
    },
  },
  {
    id: 'law-rules-of-another-country',
    steps: [10],
    weight: weights.contradicts,
    find(facts) {
      const { jurisdiction } = facts.data.legalStructure
      const home = readHome(facts)
      if (!home) return null
      const isAbroad = home.country.code !== 'US'
      for (const { text, address } of listSectionTexts(facts, ['legalStructure', 'implementationTimeline'])) {
        // The income tax of Portugal is called IRS.
        const said = home.country.code === 'PT' ? text.replaceAll(/\bIRS\b/g, ' ') : text
        const rule = address[1] === 'jurisdiction' ? null : findForeignRule(said, home)
        if (rule === null) continue
        // Abroad the words may still be the owner’s own for a local rule, so it is a question.
        return show(
          recommend(
            'A rule of another country',
            `${quote(rule)} does not apply in ${jurisdiction.trim() === '' ? home.country.name : quote(jurisdiction, 40)}. Replace it with what your own ${isAbroad ? 'country and council' : 'state and city'} ask for. A reader takes it for text copied from another plan.`,
            address,
          ),
          [
            { address, says: text, mark: rule },
            { address: at('legalStructure', 'jurisdiction'), says: jurisdiction },
          ],
        )
      }
      return null
    },
  },
  {
    id: 'law-registered-elsewhere',
    steps: [10, 1],
    weight: weights.contradicts,
    find(facts) {
      const { jurisdiction } = facts.data.legalStructure
      const home = readHome(facts)?.states ?? noStates
      const isFormedAnywhere = [...home].every((state) => formationStates.has(state))
      if (home.size === 0 || isFormedAnywhere || facts.kind.isOnline) return null
      const place = findElsewhere(facts, home)
      if (!place) return null
      const { oneLiner } = facts.data.businessIdea
      return show(
        recommend(
          'Registered where you do not work',
          `Your one-liner is about ${place.name}, but the jurisdiction is ${quote(jurisdiction, 40)}. A shop is licensed and taxed where it stands. Correct one of them, or name both places.`,
          at('legalStructure', 'jurisdiction'),
        ),
        [
          { address: at('businessIdea', 'oneLiner'), says: oneLiner, mark: place.name },
          { address: at('legalStructure', 'jurisdiction'), says: jurisdiction },
        ],
      )
    },
  },
]
