import { readHome } from '#advisor/facts/home-country.ts'
import { type LicensedWork, licensedWork } from '#advisor/facts/licensed-work.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listSectionTexts, type PlanText, splitSentences } from '#advisor/facts/plan-texts.ts'
import { sampleItems } from '#advisor/facts/texts.ts'
import { markEvidence } from '#advisor/rules/marked-evidence.ts'
import { at, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { quote, shorten } from '#advisor/wording/quote.ts'
import { sellsToTrade } from '#domain/plan/lists/customers-trade.ts'

/** Work that the plan tells of in passing, such as trade-ins, and that needs a license of its own. */

const tradesForOthers = new Set(['saas', 'marketplace', 'consulting', 'startup'])
const soldFields: ReadonlySet<unknown> = new Set(['oneLiner', 'revenueStreams'])
const supplyFields: ReadonlySet<unknown> = new Set([
  'oneLiner',
  'solution',
  'revenueStreams',
  'keyActivities',
  'keyPartnerships',
  'keyProcesses',
  'suppliers',
])
const denied = /\b(?:no|not|never|without|instead of|unlike|nor|neither|don[’']t|later|subcontract\w*)\b/i

/** Done by others, or bought from a firm. */
const ofOthers =
  /\bby (?:the|an?|our) [^.;,]{0,30}\b(?:city|county|firm|company|landlord|contractor|hauler|service|partner|dealer)\b|\b(?:dealers?|firms?|company|shops?|partners?|customers?|clients?|buyers?|guests?) (?:who |that |which )?(?:also )?(?:takes?|buys?|pays?|bought|strips?|does|do|handles?|runs?)\b|\bfrom (?:an?|the|our) (?:\p{L}+ ){0,2}(?:library|firm|company|dealers?|wholesaler|distributor|auction|charity|recycler|manufacturer|factory)\b/iu
/** 'Brochures for campgrounds' and 'repair of bounce houses' are other work. */
const otherThing =
  /(?<!\b(?:sales?|selling|rentals?|rent|hire|letting|operation|running|bookings?|fees?|tickets?|passes|stays?|nights?|income|revenue|lessons?|trips?) )\b(?:for|of|at|near) (?:the |our |all |two |local )?$/iu

/** The business does it itself, and not something else with it. */
function isOwnWork(sentence: string, { cue, isOfSupply }: LicensedWork): boolean {
  const found = cue.exec(sentence)
  if (!found || denied.test(sentence) || ofOthers.test(sentence)) return false
  return isOfSupply === true || !otherThing.test(sentence.slice(0, found.index))
}

/** The first sentence in which the business does it. */
function findWork(texts: readonly PlanText[], work: LicensedWork) {
  const { cue, isOfSupply } = work
  for (const { address, text } of texts) {
    if (!(isOfSupply ? supplyFields : soldFields).has(address[1]) || !cue.test(text)) continue
    const sentence = splitSentences(text).find((part) => isOwnWork(part, work))
    if (sentence !== undefined) return { address, sentence, mark: cue.exec(sentence)?.[0] ?? '' }
  }
  return null
}

function findOpen(facts: PlanFacts) {
  const { licenses, regulations } = facts.data.legalStructure
  const said = [...sampleItems(licenses), ...sampleItems(regulations)].join('\n').slice(0, 12_000)
  if (sampleItems(licenses).join('').trim() === '') return null
  const texts = listSectionTexts(facts, ['businessIdea', 'businessModel', 'operationsPlan'])
  for (const work of licensedWork) {
    // What the main license of the business covers is asked for elsewhere.
    if (work.license.test(said)) continue
    const found = findWork(texts, work)
    if (found) return { work, ...found }
  }
  return null
}

export const activityLicenseRules: readonly Rule[] = [
  {
    id: 'law-work-license',
    steps: [10, 7, 3],
    weight: weights.missing - 2,
    find(facts) {
      const home = readHome(facts)
      const isAmerican = home ? home.country.code === 'US' : facts.currency === 'USD'
      if (!isAmerican || tradesForOthers.has(facts.templateId) || sellsToTrade(facts.kind.ownText))
        return null
      const found = findOpen(facts)
      if (!found) return null
      const { work, address, sentence, mark } = found
      return show(
        recommend(
          `Is there a license, because the business ${work.does}?`,
          `${quote(sentence, 80)} usually needs ${work.needs}. Your legal step does not name it. Ask the city and the state, and add it with the weeks it takes, or write that none is needed.`,
          at('legalStructure', 'licenses'),
        ),
        [
          markEvidence(address, shorten(sentence), mark),
          { address: at('legalStructure', 'licenses'), says: `Not listed: ${work.needs}` },
        ],
      )
    },
  },
]
