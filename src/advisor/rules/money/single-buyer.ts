import type { PlanClaim } from '#advisor/facts/claims/claim.ts'
import { listSectionTexts, splitSentences } from '#advisor/facts/plan-texts.ts'
import { claimsOf } from '#advisor/facts/phrases.ts'
import { rememberTexts } from '#advisor/facts/remember-texts.ts'
import { listWords, sampleItems } from '#advisor/facts/texts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { readAt } from '#domain/plan/address/values-at.ts'
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
  'marketAnalysis.segments.name',
  'marketAnalysis.segments.size',
  'marketAnalysis.segments.characteristics',
  'competitiveAnalysis.competitiveAdvantages.description',
  'operationsPlan.keyProcesses',
  'implementationTimeline.milestones.description',
  'implementationTimeline.executiveSummary',
  'riskAnalysis.risks.description',
  'riskAnalysis.risks.mitigation',
])
const heavyShare = 40
/** A share of it without a figure. */
const mostOf =
  /\b(?:most of|almost all|nearly all|virtually all|practically all|(?:almost|nearly) everything|the bulk of|the majority of|(?:two|three) (?:out )?of (?:every )?(?:three|four)|four (?:out )?of (?:every )?five|nine (?:out )?of (?:every )?ten|the lion[’']s share of|the whole of|(?:most|nearly all|almost all)(?= (?:hours|sales|orders|jobs|work)\b)|every (?:second|other)(?! (?:times?|days?|weeks?|months?|years?|quarter|season|morning|evening|night|visit|trip|\p{L}+day)\b))\b/iu
const sold =
  '(?:hours?|sales|revenues?|orders?|output|capacity|volume|production|income|business|turnover|work|jobs|time|units|bookings|contracts?|fees|billings?|takings|receipts|earnings|what (?:we|i) [a-z]+)'
const ofSales = new RegExp(
  String.raw`^\s*(?:(?:of|our|the|my|all|its|that|first|second|third|year|billed|paid|planned|[\p{L}-]+[’']s?|[\p{L}-]+-year)\s){0,5}?${sold}\b`,
  'iu',
)
/** '60% of that', '75% of all this': what it is a share of stands before it. */
const ofThat = /^\s*(?:of\s)?(?:all (?:of )?)?(?:it|that|this|these|them)\b/i
/** 'my former employer', 'where I worked' */
const oldEmployer =
  /\b(?:my|our|his|her|their|the owner[’']s) (?:former|old|previous|last|ex-?|present|current) ?(?:employer|boss|company|firm|job|shop|agency|office)\b|\bwhere (?:I|we|he|she) (?:had )?(?:worked?|used to work)\b/i
/** 'for Crestline Property Management': a name of two words or more at the end of a clause. */
const forNamed =
  /\b(?:for|from|to|by|with|at)\s(?:the\s)?((?:\p{Lu}[\p{L}&’'.-]+\s(?:(?:of|and|&)\s)?){1,3}\p{Lu}[\p{L}&’'.-]*\p{L})(?=\s*(?:[.,;:)]|$)|\s(?:and|in|under|on|alone|which|who|where|at)\b)/u
const channelName =
  /\b(?:Google|Instagram|Facebook|Meta|TikTok|YouTube|LinkedIn|Stripe|PayPal|Square|Visa|Medicare|Medicaid|NHS)\b/u
/** '85% paid by the Dayton VA', '70% of our patients come through Bupa' */
const paidByNamed =
  /^\s*(?:of (?:our |the |all )?(?:\p{L}+ )?(?:\p{L}+ ){0,4})?(?:paid by|through|via|sent by|referred by|billed to|sold to|bought by)\s(?:the\s)?((?:\p{Lu}[\p{L}&’'-]+\s?){1,4})(?=\s*(?:[.,;:)]|$))/u
const placeName =
  /^(?:New|North|South|East|West|Northern|Southern|Eastern|Western|San|Santa|Los|Las|St|Fort|Lake|United|Great|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Google|Instagram|Facebook|Meta|TikTok|YouTube)\b|\b(?:Street|Avenue|Road|County|District|Valley|Beach|Island|City|Park|States|Kingdom|Instagram|Facebook|Google|Ads)$/u
const buyer =
  '(?:customer|client|buyer|account|contract|retailer|distributor|wholesaler|chain|hospital|company|employer|agency|cannery|plant|school|district|hotel|partner|tenant|brand|builder|developer|operator|manufacturer|marketplace|platform|broker|insurer|dealer|restaurant|supermarket|university|county|council|city|family|farm|contractor|firm|group|payer|man|woman|person|owner)'
const oneBuyer = new RegExp(
  String.raw`\b(?:one|a single|single|the same|sole|only|just one|our (?:largest|biggest|main|anchor|first|most important)|the (?:largest|biggest|main|anchor)|an anchor)\s+(?:[\p{L}-]+\s){0,3}?${buyer}\b(?![’']s? (?:of|in))|\b(?:from|on|under) (?:the|our|one|a) (?:[\p{L}-]+ )?contract with\b`,
  'iu',
)
/** 'My old agency puts our link in its letter and will bring 70% of our bookings': one party, and its share. */
const partyFirst = new RegExp(
  String.raw`^(?:(?:my|our|the|an?|one) (?:[\p{L}-]+ ){1,3}?|(?:\p{Lu}[\p{L}-]+ ){0,2}\p{Lu}[\p{L}-]+[’']s? (?:[\p{L}-]+ ){0,2}?)(?!our\b|website|app\b|store\b)${buyer}(?![’']s (?:customers|guests))\b`,
  'iu',
)
const bringsShare =
  /\b(?:takes?|tak(?:en|ing)|brings?(?: in| us)?|bring|sends?(?: us)?|orders?|buys?|pays? for|makes? up|accounts? for|gives? us|(?:will|should|would|is to|are to|going to) be|are|worth)\s(?:(?:about|around|roughly|some|nearly|almost|up to|more than|over|at least)\s)?$/iu
/** 'Seven of the ten are branches of one group' */
const mostBelong = new RegExp(
  String.raw`\b(\p{L}+|\d+) (?:out )?of (?:the|our|my|its|these|those|all) ?(\p{L}+|\d+)\b[^.;]{0,60}\b(?:one|a single|the same) (?:[\p{L}-]+ ){0,2}?(?:${buyer}|franchisee|owner|parent|family|fund|landlord)\b`,
  'iu',
)
/** 'Nine of the sixteen are companies of the Saguaro Group', '12 of 20 belong to Hale Partners' */
const mostOfNamed =
  /\b(\p{L}+|\d+) (?:out )?of (?:(?:the|our|my|its|these|those|all|first) )*(\p{L}+|\d+)\b[^.;]{0,40}?\b(?:(?:are|is|will be) (?:all )?(?:(?:companies|branches|sites|stores|shops|restaurants|locations|clinics|schools|offices|units|buildings|houses|subsidiaries|affiliates|properties|divisions|part|members) of|owned by|run by|managed by|with|from)|belongs? to|stand for|come from|sit with|are under)\s(?:the\s)?(?!(?:State|City|County)\b)\p{Lu}[\p{L}&’'-]+/u
/** 'Saguaro’s nine companies are about 40% of our sales' */
const namedOnes =
  /^(?:The )?(?:\p{Lu}[\p{L}&-]+ ){0,3}\p{Lu}[\p{L}&-]+[’']s? (?:\p{L}+ ){0,2}(?:companies|branches|sites|stores|shops|restaurants|locations|clinics|schools|offices|units|buildings|houses|orders|contracts?|jobs|properties)\b/u
const sells =
  /\b(?:customers?|clients?|subscri\w+|accounts?|contracts?|orders?|sales|paying|pays?|bills?|bookings?)\b/i
const countWords =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
const fewest = 3
/** What both patterns begin with, and far faster to look for in every text. */
const countOf = new RegExp(String.raw`\b(?:\d+|${countWords.slice(fewest).join('|')}) (?:out )?of\b`, 'iu')

function toCount(word = ''): number {
  return /^\d+$/u.test(word) ? Number(word) : countWords.indexOf(word.toLowerCase())
}

const saysCountOf = rememberTexts((text) => countOf.test(text))
const saysMost = rememberTexts((text) => mostOf.test(text))

/** Most of those who buy are one. */
function findBelonging(facts: PlanFacts): BuyerShare | null {
  for (const { address, text } of listSectionTexts(facts, sections)) {
    if (!saysCountOf(text) || !fields.has(toFieldKey(address)) || !sells.test(text)) continue
    for (const sentence of splitSentences(text)) {
      const found = mostBelong.exec(sentence) ?? mostOfNamed.exec(sentence)
      const [part, whole] = [toCount(found?.[1]), toCount(found?.[2])]
      if (!found || part < fewest || whole < part || part * 100 < whole * heavyShare) continue
      return { sentence, address, share: `${found[1] ?? ''} of ${found[2] ?? ''}` }
    }
  }
  return null
}

/** 'Three of four loaves go to a single hotel' */
const goesToOne = new RegExp(
  String.raw`^[^.;,]{0,40}\b(?:go|goes|went|(?:is|are) (?:sold|delivered|shipped|sent)) (?:straight |only |all )?(?:to|for) (?:one|a single|the same|just one|only one)\s(?:[\p{L}-]+\s?){1,3}`,
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
  /\p{Lu}\p{Ll}+(?:\s(?:&\s)?\p{Lu}\p{Ll}+)*[^.;:]{0,40}\b(?:takes?|buys?|brings?|wants?|sends?|accounts? for|promised|agreed|committed|contracted|orders|pays)\b/u
const manyBuyers =
  /\b(?:customers|clients|members|households|buyers|visitors|owners|families|guests|users|streams?|segments?)\b/i
const notOurs =
  /\bno (?:one |single )?(?:\p{L}+ )?(?:takes|buys|brings|pays|customer|client|account|buyer)\b|\bnone\b|\bnever\b|\bcompetitor|\brival|\bsuppl(?:y|ies|ied|iers?)\b|\bwe buy\b|\bingredients\b|\bat most\b|\bless than\b|\bunder \d/iu

/** The plan's own words for what it sells: 'audits', 'visits'. */
function readSold({ data }: PlanFacts): RegExp | null {
  const { forecast, projections } = data.financialProjections
  const words = sampleItems(forecast.streams)
    .flatMap(({ name }) => listWords(name.slice(0, 80)))
    .concat(listWords(projections.priceUnit.slice(0, 40)))
    .filter((word) => word.length > 3 && /^[a-z]+$/u.test(word))
    .map((word) => word.replace(/s$/u, ''))
  if (words.length === 0) return null
  return new RegExp(
    String.raw`^\s*(?:of\s)?(?:the\s|our\s|my\s|all\s|its\s)*(?:${words.join('|')})s?\b`,
    'iu',
  )
}

export function findBuyerShare(facts: PlanFacts): BuyerShare | null {
  const own = readSold(facts)
  for (const field of fields) {
    for (const claim of claimsOf(facts, field)) {
      if (!isHeavy(claim)) continue
      const sentence = splitSentences(claim.sentence).find((part) => part.includes(claim.quote))
      const found = sentence === undefined ? null : readSentence(sentence, claim.quote, field, own)
      if (found) return { ...found, sentence: sentence ?? '', address: claim.address }
    }
  }
  return findOfRisk(facts, own) ?? findPart(facts) ?? findMostOf(facts, own) ?? findBelonging(facts)
}

const leavingBuyer = new RegExp(
  String.raw`\b(?:the|our|my|one|a|this|that) (?:[\p{L}-]+ ){0,3}?${buyer}\b(?!s)[^.;]{0,60}?\b(?:leaves?|left|drops?|quits?|goes|stops?|cancels?|ends?|switch(?:es)?|lost|closes|fails|pays late|walks|buys? less)\b|\b(?:lose|losing|loss of|without) (?:the|our|one|this) (?:[\p{L}-]+ ){0,3}?${buyer}\b(?!s)`,
  'iu',
)
const mayLeave = rememberTexts((text) => leavingBuyer.test(text))
/** 'It will be about 58% of our jars', 'He’s 62% of the rentals' */
const partyIs =
  /^(?:and |but |today |so far )?(?:it|he|she|they|this one|that one)(?:[’']s|[’']re| is| are| was| will be| would be| makes? up| accounts? for| brings?(?: us)?| buys?| takes?| orders?)(?: (?:about|around|roughly|some|nearly|almost|over|more than|at least|still|already))*\s*$/iu

/** A risk tells first who may leave, and then how much goes with it. */
function findOfRisk(facts: PlanFacts, own: RegExp | null): BuyerShare | null {
  const risks = sampleItems(facts.data.riskAnalysis.risks).filter(({ description }) =>
    mayLeave(description.slice(0, 400)),
  )
  if (risks.length === 0) return null
  for (const field of ['riskAnalysis.risks.description', 'riskAnalysis.risks.mitigation'] as const) {
    for (const claim of claimsOf(facts, field)) {
      const item = claim.address[2]
      const isOfBuyer = typeof item === 'object' && risks.some(({ id }) => id === item.id)
      if (!isOfBuyer || !isHeavy(claim)) continue
      const sentence = splitSentences(claim.sentence).find((part) => part.includes(claim.quote)) ?? ''
      const [before = '', after = ''] = sentence.split(claim.quote, 2)
      if (notOurs.test(sentence) || !partyIs.test(before)) continue
      if (ofSales.test(after) || own?.test(after))
        return { sentence, address: claim.address, share: claim.quote }
    }
  }
  return null
}

/** '$200,000 a year, of which $150,000 from one supermarket' */
function findPart(facts: PlanFacts): BuyerShare | null {
  for (const field of fields) {
    const amounts = claimsOf(facts, field).filter(({ kind }) => kind === 'money')
    for (const [index, whole] of amounts.entries()) {
      const part = amounts[index + 1]
      if (
        !part ||
        part.address !== whole.address ||
        part.low > whole.low ||
        part.low * 100 < whole.low * heavyShare
      )
        continue
      const text = readAt(facts.data, part.address)
      if (typeof text !== 'string') continue
      const between = text.slice(whole.end, part.start)
      const [after = ''] = text.slice(part.end, part.end + 80).split(/[.;,]/u, 1)
      if (!/\b(?:of (?:which|that|it|this)|including|with)\b[^.;]{0,20}$/iu.test(between)) continue
      if (
        /^\s(?:a year |a month )?(?:comes? |is |are )?(?:from|with|by|for|to)\s/iu.test(after) &&
        oneBuyer.test(after)
      )
        return { sentence: part.sentence, address: part.address, share: part.quote }
    }
  }
  return null
}

/** The same without a figure: 'most of our revenue depends on one retailer'. */
function findMostOf(facts: PlanFacts, own: RegExp | null): BuyerShare | null {
  for (const { address, text } of listSectionTexts(facts, sections)) {
    if (!saysMost(text)) continue
    const field = toFieldKey(address)
    if (!fields.has(field)) continue
    for (const sentence of splitSentences(text)) {
      const words = mostOf.exec(sentence)?.[0]
      const found = words === undefined ? null : readSentence(sentence, words, field, own)
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

function readSentence(
  sentence: string,
  share: string,
  field: FieldKey,
  own: RegExp | null,
): Pick<BuyerShare, 'share'> | null {
  if (notOurs.test(sentence)) return null
  const start = sentence.indexOf(share)
  const after = sentence.slice(start + share.length)
  const isThat = field === 'businessModel.revenueStreams' && ofThat.test(after)
  const payer = paidByNamed.exec(after)?.[1]?.trim()
  if (payer !== undefined && !placeName.test(payer) && !channelName.test(payer)) return { share }
  if (goesToOne.test(after)) return { share }
  if (!/everything$/i.test(share) && !isThat && !ofSales.test(after) && !own?.test(after)) return null
  if (oneBuyer.test(sentence) || oneTakes.test(sentence) || oldEmployer.test(sentence)) return { share }
  const lead = sentence.slice(0, start)
  if ((partyFirst.test(sentence) || namedOnes.test(sentence)) && bringsShare.test(lead)) return { share }
  if (companyName.test(sentence) || withItsCompanies.test(after) || platform.test(after)) return { share }
  const named = forNamed.exec(after)?.[1]
  if (named !== undefined && !placeName.test(named) && !manyBuyers.test(after)) return { share }
  const whole = sentence.slice(0, start).trim()
  // 'Sentara, the hospital group, will take' has its name before the comma.
  const before = /^\p{Lu}[^,:]{2,40}, (?:the|an?|my|our|where) [^,:]{2,40},/u.test(whole)
    ? whole
    : (whole.split(/[,:]/u).at(-1)?.trim() ?? '')
  return namedTaker.test(before) && !manyBuyers.test(`${before} ${after.slice(0, 100)}`) ? { share } : null
}
