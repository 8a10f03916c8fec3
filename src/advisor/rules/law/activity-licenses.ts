import { readHome } from '#advisor/facts/home-country.ts'
import { type LicensedWork, licensedWork } from '#advisor/facts/licensed-work.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listSectionTexts, type PlanText, splitSentences } from '#advisor/facts/plan-texts.ts'
import { sampleItems } from '#advisor/facts/texts.ts'
import { sellsToTrade } from '#domain/plan/lists/own-words.ts'
import { quote, shorten } from '#advisor/wording/quote.ts'
import { at, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { markEvidence } from '#advisor/rules/marked-evidence.ts'

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

/** The first sentence in which the business does it. */
function findWork(texts: readonly PlanText[], { cue, isOfSupply }: LicensedWork) {
  for (const { address, text } of texts) {
    if (!(isOfSupply ? supplyFields : soldFields).has(address[1]) || !cue.test(text)) continue
    const sentence = splitSentences(text).find((part) => cue.test(part) && !denied.test(part))
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
