import type { PlanClaim } from '#advisor/facts/claims/claim.ts'
import { toSingular } from '#advisor/facts/claims/to-singular.ts'
import type { Statement } from './statements.ts'

/** What the words around a figure say of it, for whoever compares two of them. */

/** The same reading, made once for each figure, because each is compared with many others. */
export function readOnce<Value>(read: (statement: Statement) => Value): (statement: Statement) => Value {
  const known = new WeakMap<Statement, { readonly value: Value }>()
  return (statement) => {
    const kept = known.get(statement) ?? { value: read(statement) }
    known.set(statement, kept)
    return kept.value
  }
}

/** What grows with the business or differs from day to day, so that its name alone does not say which number is meant. */
const changing = new Set(
  (
    'person adult child woman man resident family home house flat apartment cottage customer client user subscriber member guest visitor household company ' +
    'business firm shop store office student patient account order visit booking sale unit job project session appointment class ' +
    'ticket meal cup bag bottle box item piece product call email follower click lead review load trip delivery dog pet car property ' +
    'listing download lesson payment case owner worker employee staff barista cook driver technician hire team mile way step thing ' +
    'question point option example reason part kind type hotel gym fair club school code market venue clinic brand city county town ' +
    'state neighborhood street supplier partner event evening morning agency title café cafe device'
  ).split(' '),
)
const apart =
  /\b(?:after|more|another|additional|extra|first|second|third|fourth|last|past|next|final|other|off|less|fewer|cheaper|below|above|instead of|than|saves?|saving|one of|each of)\s*$/i
const apartAfter =
  /^\s*(?:(?:an?|per|each|every) (?:hour|day|week|month|year) )?(?:more|off|less|fewer|cheaper|below|above|of (?:the (?:[a-z]+ )?(?:[a-z]+s|people)|them|these|those)\b|each|apiece|extra|credit|discount|saved|at once|at a time|at the same time|stays?|remains?|left)\b/i
/** 'Each truck places up to 12 pallets' */
const each = /\b(?:each|every|per)\s+(?!year|month|week|day|hour)\p{L}+[^,;]*$/iu
const condition = /\b(?:when|once|if|as soon as|until|exceeds?|reach(?:es)?|before)\b[^,;:]*$/iu
/** What a length of time can be the length of. Two kinds are never the same. */
const termKinds = [
  /\b(?:net|pays?|paid|due|invoices?|terms|credit)\b/i,
  /\b(?:holds?|held|valid|locked|fixed|stays?|unchanged)\b/i,
  /\b(?:deliver\w*|lead time|arrives?|ships?|shipped|ahead)\b/i,
  /\b(?:notice|cancel\w*)\b/i,
  /\b(?:warrant\w*|guarant\w*|workmanship)\b/i,
  /\b(?:old|aged|experience)\b/i,
]
const premises =
  /\b(?:lease\w*|rent\w*|space|shop|store\w*|studio|unit|bay|building|premises|hall|warehouse|workshop|office|kitchen|suite|location|floor|salon|clinic|bakery|restaurant|caf[eé]|gym)\b/i
const apartWithin = /\b(?:more|additional|extra|other|new)\b/i
const ofEach =
  /\b(?:for (?:an?|each|every|one)|per) (?!year|month|week|day|hour|start|while|total|fee)\p{L}+/iu
const tenure =
  /\bwhere (?:he|she|they|i|we) (?:(?:has|have|had) )?(?:worked|been|taught|cooked|led|managed|run|ran)\b|\b(?:its|the) (?:\p{L}+ ){1,3}for the (?:past|last)\s*$/iu
const depositBefore = /\b(?:deposit|down payment|retainer|advance) (?:of|is)(?: about)?\s*$/i
const depositAfter = /^\s*(?:held|deposit|down\b|up ?front|in advance|paid (?:at|on|with) (?:booking|order))/i
const paidOut =
  /\b(?:bills?|charges?|charged|invoices?|costs?|asks?|quoted?) (?:us|me)\b[^,;]{0,20}$|\b(?:we|i) (?:buy|pay|get) (?:it|them|for|from|the \p{L}+)\b[^,;]{0,20}$/iu
const balance = /\b(?:accounts?|balances?|statements?)\b[^.;]{0,25}$/iu
const former =
  /\b(?:at|in|with) (?:my|our|her|his|their) (?:last|former|old|previous|earlier|first) (?:\p{L}+ )?(?:firm|job|employer|shop|company|place|store|office|restaurant|salon|school|practice|business)\b/iu
const worker = /(?:ist|er|or|ian|ant)$/u
const otherWorker = /^(?:mechanic|nurse|cook|chef|guide|coach|medic|host)$/u
const ourWords = /\b(?:we|our|ours|my|i|us|hires?|hired)\b/i
const inPlace =
  /^[^,;.]{0,30}?\b(?:in|around|near|across|within) (?:town|(?:all of |greater |the )?(?:\p{Lu}\p{L}+|(?:whole |entire )?(?:city|county|town|area|region|state|metro|valley|neighborhood)\b))/u
const countedOnMarket = /\b(?:there (?:are|is)|only|just|other)(?: about| some)?\s*$/i
/** More hours than this are work that is done or sold. */
const mostHours = 48
const sizes = new Set('pound ounce inch gram kg liter gallon lb oz foot ft point star'.split(' '))
const research = new Set('survey intervi asked pilot test trial count spoke talk'.split(' '))

/** A limit and a figure within it agree. A figure beyond the limit does not. */
export function areBoundsComparable(one: Statement, other: Statement): boolean {
  const [bound, otherBound] = [readBound(one), readBound(other)]
  if (bound === otherBound) return true
  if (bound !== '' && otherBound !== '') return false
  const [limit, figure] = bound === '' ? [other, one] : [one, other]
  // An aim that is longer than what is promised gives up the promise.
  if (limit.claim.kind === 'duration' && limit.claim.field === 'marketingStrategy.metrics') return true
  return readBound(limit) === 'at-most' ? figure.low > limit.high : figure.high < limit.low
}

export function readBound({ claim: { certainty } }: Statement): string {
  return certainty === 'at-least' || certainty === 'at-most' ? certainty : ''
}

/**
 * Sizes are of one thing each, tiers differ on purpose, and a problem is told with the figures of others. How long a
 * permit or a reserve lasts is no promise of the business.
 */
export const isOfOthers = readOnce((statement: Statement): boolean => {
  const { claim } = statement
  if (claim.kind === 'count')
    return (
      isOnMarket(statement) ||
      /^dozen\b/i.test(claim.quote) ||
      sizes.has(claim.unit ?? '') ||
      claim.field.startsWith('financialProjections.pricingTiers.') ||
      (claim.field === 'businessIdea.problemStatement' && isVenue(claim))
    )
  if (
    claim.kind === 'duration' &&
    /^(?:legalStructure|financialProjections\.startupCosts)\./u.test(claim.field)
  )
    return true
  return claim.field === 'businessIdea.problemStatement' && claim.kind === 'money'
})

/** 'Two mechanics in Tucson make house calls': people of the trade, not of the plan. */
function isOnMarket({ claim, lead, tail }: Statement): boolean {
  if (!isWorker(claim) && !otherWorker.test(claim.unit ?? '')) return false
  if (ourWords.test(claim.sentence)) return false
  return (
    claim.field.startsWith('marketAnalysis.') ||
    inPlace.test(tail) ||
    (claim.field.startsWith('competitiveAnalysis.') && countedOnMarket.test(lead))
  )
}

/** Where people were asked, which is not where it is sold. */
function isVenue({ unit }: PlanClaim): boolean {
  return /^(?:caf[eé]|shop|store|club|gym|school|market|fair|festival|clinic)$/u.test(unit ?? '')
}

/** 'technician', 'planner' and other people by their work. */
export function isWorker({ unit }: PlanClaim): boolean {
  return worker.test(unit ?? '')
}

export function isChanging({ unit }: PlanClaim): boolean {
  return changing.has(unit ?? '')
}

/** '14 machine models' are no machines. */
export function isCompound({ low, unit, quote }: PlanClaim): boolean {
  // '96-seat' has its noun after it, and counts seats.
  if (quote.includes('-')) return false
  return low > 1 && unit !== null && quote.toLowerCase().endsWith(unit) && toSingular(`${unit}s`) === unit
}

/** 'Eight days of one auditor for an audit, with two testers': so many for each, not in all. */
export const isOfEach = readOnce(({ claim }: Statement): boolean => {
  return isWorker(claim) && ofEach.test(claim.sentence)
})

/** A difference, an addition or a part of something, which is to be compared only with another one of its sort. */
export const readPart = readOnce(({ lead, tail, claim }: Statement): string => {
  const found = apart.exec(lead) ?? apartAfter.exec(tail) ?? apartWithin.exec(claim.quote)
  return found?.[0].trim().toLowerCase() ?? ''
})

function readBefore({ claim }: Statement): string {
  return claim.sentence.slice(0, Math.max(0, claim.sentence.indexOf(claim.quote)))
}

export const isCondition = readOnce((statement: Statement): boolean => {
  return condition.test(readBefore(statement))
})

export const isOfOne = readOnce((statement: Statement): boolean => {
  return each.test(readBefore(statement))
})

export const readTerm = readOnce(({ claim, lead, tail }: Statement): number => {
  if (claim.kind !== 'duration') return -1
  return termKinds.findIndex((kind) => kind.test(lead.slice(-50)) || kind.test(tail.slice(0, 30)))
})

export const isArea = readOnce(({ claim }: Statement): boolean => {
  return /^(?:square|acre|hectare)/u.test(claim.unit ?? '')
})

/** The business has one floor, however it is called, but a wall or a yard is another one. */
export function areOfOneArea(one: Statement, other: Statement): boolean {
  const isInside = ({ lead, tail }: Statement) => premises.test(`${lead} ${tail}`)
  return (isInside(one) && isInside(other)) || [...one.words].some((word) => other.words.has(word))
}

/** 'Three lead teachers' are not all teachers. */
export const readModifier = readOnce(({ claim }: Statement): string => {
  const words = claim.quote.toLowerCase().split(/[\s-]+/u)
  return words
    .slice(1, -1)
    .join(' ')
    .replace(/^to \S+ ?/u, '')
})

export function areAtSameTime(one: Statement, other: Statement): boolean {
  const [first, second] = [one.claim.time, other.claim.time]
  if (first && second)
    return (
      first.scale === second.scale &&
      first.startMonth === second.startMonth &&
      first.endMonth === second.endMonth
    )
  // 'A lease of ten years from January 2027' is as long as 'a lease of ten years'. '650 hours' are sold in one year.
  const isVolume = one.claim.unit === 'hour' && other.claim.unit === 'hour' && one.claim.low > mostHours
  if (one.claim.kind === 'duration' && !isVolume && (!first || !second)) return true
  const time = first ?? second
  if (time && time.scale === 'plan' && time.startMonth >= 12) return false
  if ((!first && !second) || (one.claim.kind === 'count' && !isChanging(one.claim) && !isWorker(one.claim)))
    return true
  return [...one.words].some((word) => research.has(word) && other.words.has(word))
}

/** The market that can be won in some years is no milestone of the first. */
export function isReachedLater({ claim }: Statement, other: Statement): boolean {
  return (
    claim.field === 'marketAnalysis.som' &&
    isChanging(claim) &&
    other.claim.field.startsWith('implementationTimeline.milestones.')
  )
}

/** Years at one place are a part of the years in the trade: 'where she has worked for six years' of eleven. */
export function isTenureOf(one: Statement, other: Statement): boolean {
  return one.low < other.low && tenure.test(one.lead) && !tenure.test(other.lead)
}

/** What is held back or paid first is no share that anyone keeps. */
export const isDeposit = readOnce(({ lead, tail }: Statement): boolean => {
  return depositBefore.test(lead) || depositAfter.test(tail)
})

/** '$6.90 a pair' that the mill bills us is no price of ours. */
export const isPaidOut = readOnce(({ lead }) => paidOut.test(lead))

/** More on an account than what is put in: 'savings account with $49,000'. */
export const isBalance = readOnce(({ lead }) => balance.test(lead))

/** What was at an earlier employer's is not what is here. */
export const isOfFormer = readOnce(({ lead }) => former.test(lead))

/** What is bought at the start is not what is paid every month. */
export function isOnce({ claim }: Statement): boolean {
  return claim.field.startsWith('financialProjections.startupCosts.')
}

export function isRunning({ claim }: Statement): boolean {
  return claim.field === 'marketingStrategy.budget' || claim.field === 'businessModel.costStructure'
}

/** How it is with others, and what the business aims at. */
export function isGoalBeside(one: Statement, { claim }: Statement): boolean {
  return one.isAside && claim.kind === 'percent' && claim.field === 'marketingStrategy.metrics'
}

/** What a sale costs is not what it brings. */
export function isCostOf({ claim }: Statement): boolean {
  return claim.kind === 'money' && claim.per !== null && claim.field === 'businessModel.costStructure'
}

/** 'Room, software and insurance: $850' is more than '$450 for the room'. */
export const isOfSeveral = readOnce(({ lead }: Statement): boolean => {
  return /\p{L}(?:,| and| &)\s+\p{L}/u.test(lead)
})

/** Those who were asked are not those who bought. */
export const isResearch = readOnce(({ words }: Statement): boolean => {
  return [...words].some((word) => research.has(word))
})

/** The names beside a figure. A figure of Knoxville is none of Knox County. */
export const listNames = readOnce(({ lead, tail }: Statement): string[] => {
  const words = `${lead.replace(/^\s*\S+/u, '')} ${tail}`.match(/\p{Lu}\p{Ll}{2,}/gu)
  return words ?? []
})

/** What a business has a certain number of, whoever counts it: vans, rooms, seats. */
const lasting =
  /^(?:vans?|trucks?|car|vehicle|trailer|tractor|boat|kayak|bike|room|classroom|seat|chair|bed|table|oven|kiln|machine|lift|bay|stall|desk|workstation|station|greenhouse|tunnel|hall|court|lane|washer|dryer|printer|press|tank|acre|hen|cow|goat|hive|horse|founder|mechanic|cook|nurse|chef|part number)$/u

export function isLasting({ unit }: PlanClaim): boolean {
  return lasting.test(unit ?? '')
}

/** 'Their six machines' are none of ours, and neither are the sizes that 'one-man shops carry'. */
export const isTheirs = readOnce((statement: Statement): boolean => {
  const { lead, claim } = statement
  return (
    theirs.test(lead) ||
    (claim.field.startsWith('competitiveAnalysis.') && ofShops.test(readBefore(statement)))
  )
})

/** 'I asked nine attorneys' says nothing of how many of them work with us. */
export function isAskedOnly({ lead }: Statement, other: Statement): boolean {
  return asked.test(lead) && !isResearch(other)
}

const asked =
  /\b(?:asked|interviewed|surveyed|polled|questioned|(?:talked|spoke|spoken) (?:to|with)|phoned)\s(?:about |some |another )?$/iu

const theirs = /\b(?:their|his|her|your|whose)\s*$/iu
const ofShops =
  /(?:^|[.;!?]\s+)(?:the |most |many |some |other |a |an |one |local |big |small )*(?:\p{L}+-\p{L}+ )?(?:shops?|stores|firms|companies|chains?|dealers?|franchises?|salons|gyms|clinics|studios|schools|bakeries|garages|crews|contractors|agencies|makers|sellers|providers|operators|haulers|platforms|apps|brands?|restaurants|caf[eé]s|bars|nurseries|kennels|distributors?) (?:only |usually |often |still |just )?(?:carry|carries|have|has|keep|keeps|offer|offers|use|uses|own|owns|run|runs|sell|sells|stock|stocks|hold|holds|employ|employs|need|needs|take|takes)\s*(?:only |about |at most |up to )?$/iu

/** 'At most 30 minutes between stops' is how far apart they are, and not how long one takes. */
export const isBetween = readOnce(({ tail }: Statement): boolean => /^\s*(?:apart|between)\b/iu.test(tail))
