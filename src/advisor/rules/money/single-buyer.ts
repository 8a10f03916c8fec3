import type { PlanClaim } from '#advisor/facts/claims/claim.ts'
import { listSectionTexts, splitSentences } from '#advisor/facts/plan-texts.ts'
import { claimsOf } from '#advisor/facts/phrases.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { type FieldKey, toFieldKey } from '#domain/plan/address/field-key.ts'
import type { SectionKey } from '#domain/plan/workbook-data.ts'

/** A sentence that gives one buyer a large part of the sales. */
export interface BuyerShare {
  readonly sentence: string
  readonly address: FieldAddress
  /** The words of the share: '85%', 'more than half', 'most of'. */
  readonly share: string
}

const sections: readonly SectionKey[] = [
  'businessModel',
  'marketAnalysis',
  'competitiveAnalysis',
  'operationsPlan',
  'implementationTimeline',
  'riskAnalysis',
]
const fields: ReadonlySet<FieldKey> = new Set<FieldKey>([
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
])
const heavyShare = 40
/** A share of it without a figure. */
const mostOf =
  /\b(?:most of|almost all|nearly all|virtually all|practically all|(?:almost|nearly) everything|the bulk of|the majority of|the lion[’']s share of|the whole of)\b/i
const sold =
  '(?:hours?|sales|revenues?|orders?|output|capacity|volume|production|income|business|turnover|work|jobs|time|units|bookings|contracts?|fees|billings?|takings|receipts|earnings|what we (?:make|sell|earn|grow|bake|bill|produce))'
const ofSales = new RegExp(
  String.raw`^\s*(?:(?:of|our|the|all|its|that|first|second|third|year|[\p{L}-]+[’']s?|[\p{L}-]+-year)\s){0,5}?${sold}\b`,
  'iu',
)
/** '60% of that': what it is a share of stands before it. */
const ofThat = /^\s*(?:of\s)?(?:it|that|this|these|them)\b/i
const buyer =
  '(?:customer|client|buyer|account|contract|retailer|distributor|wholesaler|chain|hospital|company|employer|agency|cannery|plant|school|district|hotel|partner|tenant|brand|builder|developer|operator|manufacturer|marketplace|platform|broker|insurer|dealer|restaurant|supermarket|university|county|council|city|family|farm|contractor|firm|group|payer)'
const oneBuyer = new RegExp(
  String.raw`\b(?:one|a single|single|the same|sole|only|just one|our (?:largest|biggest|main|anchor|first|most important)|the (?:largest|biggest|main|anchor)|an anchor)\s+(?:[\p{L}-]+\s){0,3}?${buyer}\b(?![’']s? (?:of|in))`,
  'iu',
)
const oneTakes =
  /\b(?:one|a single|single)\s+(?:\p{L}+\s){1,3}(?:will\s|would\s)?(?:accounts? for|takes?|buys?|brings?|orders?|makes up|pays?)\b/iu
const companyName =
  /\b(?:\p{Lu}[\p{L}’'&-]*\s(?:(?:&|and|of)\s)?){1,3}(?:Homes|Foods?|Group|Inc|LLC|Ltd|Limited|GmbH|Logistics|Hotels?|Sons|Co|Company|Corp|Corporation|Hospital|Clinics?|Industries|Brothers|Partners|Builders|Construction|Developments?|Properties|Stores?|Markets?|Supermarkets?|Holdings?|Farms?|Schools?|District|University|County|Council|Health|Systems|Motors|Airlines?|Brewing|Restaurants?|Enterprises)\b(?!\s(?:households|visitors|families|residents|customers|shoppers|owners|homes|buyers|patients|users|companies|businesses|area|who))/u
const withItsCompanies =
  /\b(?:and|with) (?:its|their|his|her) (?:\p{L}+ )?(?:companies|subsidiaries|affiliates|firms|entities|sites|group)\b/iu
const platform =
  /\b(?:through|via|on|over|from|to) (?:Amazon|Etsy|eBay|Walmart|Uber Eats|DoorDash|Airbnb|Booking\.com|Upwork|Costco|Whole Foods|Target|Tesco)\b/u
/** 'Pacific Vine Tomato has promised to take about 85% of the hours' */
const namedTaker =
  /\p{Lu}\p{Ll}+(?:\s(?:&\s)?\p{Lu}\p{Ll}+)*[^.;:]{0,40}\b(?:takes?|buys?|brings?|accounts? for|promised|agreed|committed|contracted|orders|pays)\b/u
const manyBuyers =
  /\b(?:customers|clients|members|households|buyers|visitors|owners|families|guests|users|streams?|segments?)\b/i
const notOurs =
  /\bno (?:one |single )?(?:\p{L}+ )?(?:takes|buys|brings|pays|customer|client|account|buyer)\b|\bnone\b|\bnever\b|\bcompetitor|\brival|\bsuppl(?:y|ies|ied|iers?)\b|\bwe buy\b|\bingredients\b|\bat most\b|\bless than\b|\bunder \d/iu

export function findBuyerShare(facts: PlanFacts): BuyerShare | null {
  for (const field of fields) {
    for (const claim of claimsOf(facts, field)) {
      if (!isHeavy(claim)) continue
      const sentence = splitSentences(claim.sentence).find((part) => part.includes(claim.quote))
      const found = sentence === undefined ? null : readSentence(sentence, claim.quote, field)
      if (found) return { ...found, sentence: sentence ?? '', address: claim.address }
    }
  }
  return findMostOf(facts)
}

/** The same without a figure: 'most of our revenue depends on one retailer'. */
function findMostOf(facts: PlanFacts): BuyerShare | null {
  for (const { address, text } of listSectionTexts(facts, sections)) {
    if (!mostOf.test(text)) continue
    const field = toFieldKey(address)
    if (!fields.has(field)) continue
    for (const sentence of splitSentences(text)) {
      const words = mostOf.exec(sentence)?.[0]
      const found = words === undefined ? null : readSentence(sentence, words, field)
      if (found) return { ...found, sentence, address }
    }
  }
  return null
}

function isHeavy({ kind, low, certainty }: PlanClaim): boolean {
  return (
    kind === 'percent' && low >= heavyShare && low <= 100 && certainty !== 'at-most' && certainty !== 'denied'
  )
}

function readSentence(sentence: string, share: string, field: FieldKey): Pick<BuyerShare, 'share'> | null {
  if (notOurs.test(sentence)) return null
  const start = sentence.indexOf(share)
  const after = sentence.slice(start + share.length)
  const isThat = field === 'businessModel.revenueStreams' && ofThat.test(after)
  if (!/everything$/i.test(share) && !isThat && !ofSales.test(after)) return null
  if (oneBuyer.test(sentence) || oneTakes.test(sentence)) return { share }
  if (companyName.test(sentence) || withItsCompanies.test(after) || platform.test(after)) return { share }
  const before = sentence.slice(0, start).split(/[,:]/u).at(-1)?.trim() ?? ''
  return namedTaker.test(before) && !manyBuyers.test(`${before} ${after.slice(0, 100)}`) ? { share } : null
}
