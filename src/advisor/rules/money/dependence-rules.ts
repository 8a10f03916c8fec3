import { claimsOf, listPhrases, type Phrase } from '#advisor/facts/phrases.ts'
import { isAmong } from '#advisor/facts/compare-amounts.ts'
import { readFunding } from '#advisor/facts/funding-facts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { joinTexts, sampleItems } from '#advisor/facts/texts.ts'
import { quote } from '#advisor/wording/quote.ts'
import type { FieldKey } from '#domain/plan/address/field-key.ts'
import { at, recommend, type Rule, show, warn, weights } from '#advisor/rules/rule.ts'
import { textEvidence } from './text-evidence.ts'

/** One customer that the plan stands on, and money that is not earned. */

/** A part of every text that the next one matches, and far faster to look for. */
const fundingWord =
  /seed|angel|venture|invest|equity|bank|sba|family|start-?up|founder|owner|fund|loan|credit|savings|grant|kickstarter|round/i
const fundingStream =
  /\b(?:seed|angel|venture|investors?[’']?|equity|investment|bank|sba|family|start-?up|founders?[’']?|owners?[’']?|crowdfund\w*)\s+(?:money|capital|funding|round|loan|loans|investment|cash|savings|contribution|financing)\b|\b(?:loan|microloan|line of credit|credit line)\s+(?:of|from|over|proceeds|money|amount)\b|\b(?:proceeds|money|cash) (?:of|from) (?:the |a |our )?(?:\p{L}+ )?(?:loan|bank|investors?|round)\b|\b(?:my|our|the owner[’']s|personal|own) savings\b|\bgrants? (?:of|from|money)\b|\bkickstarter\b|\bcrowdfunding\b|\bseed round\b/iu
const sellsFunding =
  /\b(?:fees?|commissions?|service|services|writing|advice|consult\w*|broker\w*|course|clients?|customers?|subscription|processing|packaging|margin on|interest (?:on|from) loans)\b/i
const servedWords =
  '(?:hours?|sales|revenues?|orders?|output|capacity|volume|production|income|business|turnover|work|jobs|time|units|bookings|contracts?)'
const oneTakes =
  /\b(?:one|a single|single)\s+(?:\p{L}+\s){1,3}(?:will\s|would\s)?(?:accounts? for|takes?|buys?|brings?|orders?|makes up)\b/iu
const oneBuyer =
  /\b(?:one|a single|single|our (?:largest|biggest|main|anchor|first)|the (?:largest|main|anchor)|sole|only)\s+(?:\p{L}+\s){0,2}?(?:customer|client|buyer|account|contract|retailer|distributor|chain|hospital|company|employer|agency|wholesaler|cannery|plant|school|district|hotel|partner|tenant|brand)\b/iu
const takes =
  /\b(?:takes?|buys?|brings?|accounts? for|orders?|books?|pays?|provides?|generates?|promised|agreed|committed|contracted|uses?|fills?|signed for)\b/iu
const manyBuyers =
  /\b(?:customers|clients|members|households|buyers|visitors|owners|families|guests|users|streams?|segments?)\b/iu
const dependencyFields: readonly FieldKey[] = [
  'businessModel.revenueStreams',
  'businessModel.keyPartnerships',
  'businessModel.keyResources',
  'marketAnalysis.summary',
  'marketAnalysis.som',
  'marketAnalysis.segments.size',
  'marketAnalysis.segments.characteristics',
  'competitiveAnalysis.competitiveAdvantages.description',
  'operationsPlan.keyProcesses',
  'implementationTimeline.milestones.description',
  'riskAnalysis.risks.description',
]
const heavyShare = 40

/** A share of sales that one named buyer brings. */
function findOneBuyer(facts: PlanFacts): Phrase | null {
  const heavy = listPhrases(facts, dependencyFields, ['percent']).filter(
    ({ claim }) => claim.low >= heavyShare && claim.low <= 100 && claim.certainty !== 'at-most',
  )
  return (
    heavy.find(({ claim, lead, tail, text }) => {
      const sentence = claim.sentence.slice(0, 500)
      if (
        /\bno (?:single )?(?:\p{L}+ )?(?:takes|buys|brings|customer|client|account|buyer)\b|\bnone\b|\bnever\b|\bcompetitor|\brival/iu.test(
          sentence,
        )
      )
        return false
      const share = text.slice(claim.end, claim.end + 60)
      const isServed = new RegExp(String.raw`^\s*of\s+(?:\p{L}+[’']?s?\s){0,3}?${servedWords}\b`, 'iu').test(
        share,
      )
      if (!isServed) return false
      if (oneBuyer.test(sentence) || oneTakes.test(sentence)) return true
      // 'Pacific Vine Tomato has promised to take about 85% of the hours'
      const before = lead.split(/[,;:]/u).at(-1) ?? ''
      return (
        /\p{Lu}\p{Ll}+(?:\s(?:&\s)?\p{Lu}\p{Ll}+)*/u.test(before.trim()) &&
        takes.test(before) &&
        !manyBuyers.test(`${before} ${tail}`) &&
        /\b(?:takes?|buys?|brings?|accounts?|promised|agreed|committed|contracted|orders?)\b/iu.test(before)
      )
    }) ?? null
  )
}

export const dependenceRules: readonly Rule[] = [
  {
    id: 'funding-as-revenue',
    steps: [3, 8],
    weight: weights.sinks,
    find(facts) {
      const { data } = facts
      if (
        /non-?profit|501|charit|foundation|cooperative/i.test(
          data.legalStructure.businessEntity.slice(0, 200),
        )
      )
        return null
      const funding = readFunding(facts)
      const amounts = [...funding.contributions, ...funding.loans].map(({ amount }) => amount)
      const index = sampleItems(data.businessModel.revenueStreams).findIndex((typed) => {
        const text = typed.slice(0, 300)
        return (
          !text.includes('[') &&
          fundingWord.test(text) &&
          fundingStream.test(text) &&
          !sellsFunding.test(text.replace(fundingStream, ' '))
        )
      })
      const line = data.businessModel.revenueStreams[index]
      const stream = sampleItems(data.financialProjections.forecast.streams).find(
        ({ name }) => fundingStream.test(name.slice(0, 200)) && !sellsFunding.test(name.slice(0, 200)),
      )
      if (line === undefined && !stream) return null
      const address =
        line === undefined && stream
          ? at('financialProjections', 'forecast', 'streams', { id: stream.id }, 'name')
          : at('businessModel', 'revenueStreams', index)
      const said = line ?? stream?.name ?? ''
      const same = claimsOf(facts, 'businessModel.revenueStreams').find(
        (claim) => claim.kind === 'money' && isAmong(claim, amounts, 0.01),
      )
      return show(
        warn(
          'Borrowed or invested money is not revenue',
          `${quote(said, 80)} is listed as revenue${same ? `, and the ${same.quote} is in the funding already` : ''}. Money from lenders, investors and owners has to be paid back or earned. Take it out of the revenue streams, and list only what customers pay.`,
          address,
        ),
        [{ address, says: said.slice(0, 160) }],
      )
    },
  },
  {
    id: 'one-customer-carries-all',
    steps: [3, 2, 11],
    weight: weights.missing,
    find(facts) {
      const phrase = findOneBuyer(facts)
      if (!phrase) return null
      const risks = joinTexts(
        sampleItems(facts.data.riskAnalysis.risks).map(
          ({ description, mitigation }) => `${description} ${mitigation}`,
        ),
      )
      const isCovered =
        /\b(?:largest|biggest|main|anchor|one|a single)\s+(?:\p{L}+\s)?(?:customer|client|buyer|account|contract)\b|\b(?:loses?|losing|cancels?|leaves|ends)\b[^.]{0,40}\b(?:customer|client|contract|account)\b/iu.test(
          risks,
        )
      return show(
        (isCovered ? recommend : warn)(
          'One customer carries the business',
          `${quote(phrase.claim.sentence, 110)}: if this customer leaves, ${phrase.claim.quote} goes with it, and the loan is still to be paid. Show who else buys, for how long the contract binds them, and what you do in the first month without them.`,
          phrase.claim.address,
        ),
        [textEvidence(phrase)],
      )
    },
  },
]
