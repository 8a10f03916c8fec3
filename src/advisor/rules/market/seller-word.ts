import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listTexts, type PlanText, splitSentences } from '#advisor/facts/plan-texts.ts'
import { quote } from '#advisor/wording/quote.ts'
import { recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'

/** A business that is bought, and what shows that it earns what the seller says. */

const buys =
  /\b(?:purchase of (?:a|an|the)|(?:buy(?:s|ing)?|bought|acquir\w{1,4}|tak(?:e|es|ing) over) (?:a|an|the|this|our) (?:existing |established |running |local |small |old |family |well-known )*(?:business|shop|store|practice|laundry|laundromat|bakery|restaurant|caf[eé]|bar|pub|salon|gym|company|firm|garage|franchise|hotel|inn|clinic|pharmacy|nursery|route|studio)|purchase price|(?:the|our) seller|seller[’']s|(?:the|its) (?:current|present|retiring|previous) owner (?:sells|wants to sell|retires|hands over)|asset purchase)\b/i
const papers =
  /\b(?:tax returns?|returns (?:of|for|from)|returns,|financial statements?|profit and loss|p&l|bank statements?|(?:water|utility|power|electric\w*|gas) bills?|bills|meter|audited|accountant (?:checked|reviewed|went through)|cpa (?:checked|reviewed)|due diligence|quality of earnings|books (?:for|of|since|checked|reviewed)|(?:saw|seen|checked|reviewed|read) (?:the|its|their|his|her) (?:books|accounts|ledgers?|invoices|records)|filed accounts|annual accounts|sales records|till (?:rolls?|records|reports?)|vat returns?|invoices|counted|contracts (?:seen|checked))\b/i
const sellerSays =
  /\b(?:(?:the )?(?:seller|vendor|(?:current|present|previous|old|former|retiring) owner|owner who sells|broker)(?:[’']s (?:word|flyer|figures|numbers|estimate|brochure|listing))?|(?:seller|owner|broker)s?) (?:\p{L}+ )?(?:says?|said|tells?|told|assures?|assured|claims?|claimed|states?|stated|estimates?|puts?|reports?|promises?|promised|reckons|mentioned|confirms?|confirmed)\b|\b(?:according to|as told by|on the word of|information from|figures from|numbers from) the (?:seller|vendor|(?:current|present|previous|old|former) owner|broker)\b|\bseller[’']s (?:word|figures|numbers|estimate|information)\b|\bbroker[’']s (?:flyer|listing|brochure|figures|numbers)\b/iu
/** A marketplace has sellers too, and does not buy them. */
const marketplaces = new Set(['marketplace', 'saas'])

function findSentence(texts: readonly PlanText[], pattern: RegExp) {
  for (const { address, text } of texts) {
    const mark = pattern.exec(text)?.[0]
    if (mark === undefined) continue
    return { address, sentence: splitSentences(text).find((part) => part.includes(mark)) ?? text, mark }
  }
  return null
}

function readPurchase(facts: PlanFacts) {
  if (marketplaces.has(facts.templateId)) return null
  const texts = listTexts(facts)
  const isCore = ({ section }: PlanText) =>
    section === 'businessIdea' || section === 'implementationTimeline' || section === 'financialProjections'
  const bought = findSentence(texts.filter(isCore), buys)
  if (!bought || texts.some(({ text }) => papers.test(text))) return null
  return { bought, said: findSentence(texts, sellerSays) }
}

export const sellerWordRules: readonly Rule[] = [
  {
    id: 'market-sellers-word',
    steps: [2, 12, 8, 4],
    weight: weights.missing,
    find(facts) {
      const found = readPurchase(facts)
      if (!found) return null
      const { bought, said } = found
      const shown = said ?? bought
      return show(
        recommend(
          'Who checked what the business earns?',
          `${said ? `${quote(said.sentence, 90)} is the only evidence` : `You buy a business (${quote(bought.sentence, 60)}), and nothing in the plan shows`} of its sales. Ask for three years of tax returns, bank statements and bills, have an accountant go through them, and say here what they show. No lender pays for a business on the seller’s word.`,
          shown.address,
        ),
        [{ address: shown.address, says: shown.sentence, mark: shown.mark }],
      )
    },
  },
]
