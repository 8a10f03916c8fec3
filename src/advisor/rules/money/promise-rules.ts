import type { Saying } from '#advisor/facts/agreement/own-texts.ts'
import { readKnownText } from '#advisor/facts/claims/known-texts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { rememberTexts } from '#advisor/facts/remember-texts.ts'
import { sampleItems } from '#advisor/facts/texts.ts'
import { type Rule, weights } from '#advisor/rules/rule.ts'
import { findAllSaid, sayBoth } from './said-texts.ts'

/** What two places promise the customer: how long they are bound, how long the work is guaranteed, who else may buy. */

const number = String.raw`(?:one|two|three|four|five|six|nine|ten|twelve|eighteen|twenty-four|thirty|sixty|\d+)`
const free = new RegExp(
  String.raw`\bcancel\w* (?:any ?time|at any time|whenever|monthly|from month to month)|\b(?:leave|quit|stop|cancel|end|go)\b[^.;]{0,25}\b(?:any ?time|at any time|with ${number} (?:days?|weeks?)[’']? notice|every month)|\bno (?:long(?:[- ]term)? |fixed |annual |yearly |minimum )?(?:contracts?|commitments?|terms?)(?=\s*(?:[.,;:)]|$|and\b|or\b|to\b))|\bmonth[- ]to[- ]month\b|\bmonthly notice\b`,
  'i',
)
const bound = new RegExp(
  String.raw`\b${number}[- ](?:months?|years?) (?:agreements?|contracts?|commitments?|minimum|terms?|memberships?)\b|\b(?:annual|yearly|year-long) (?:contracts?|agreements?|commitments?)\b|\bminimum (?:term |contract |stay )?(?:of )?${number} (?:months?|years?)\b|\b(?:bound|commit(?:s|ted)?|binds?|sign(?:s|ed)?(?: up)?|locked in)\b[^.;]{0,20}\bfor (?:at least )?${number} (?:months?|years?)\b`,
  'i',
)
const boundCue = rememberTexts((text) =>
  /cancel|leave|quit|stop|notice|month|contract|commit|agreement|minimum|bound|locked|year/i.test(text),
)
const ofOthers =
  /\b(?:landlord|lease|rent|suppliers?|vendors?|insur\w+|loan|bank|lender|staff|employees?|hires?|teachers?|software|warranty|guarantee|school year|trial|quit smoking|distribut\w+|wholesaler|contractor|subcontractor|forward\w*|union|franchis\w+)\b/i
const otherFields =
  /^(?:operationsPlan\.suppliers|businessModel\.(?:costStructure|keyPartnerships|keyResources)|teamStructure|legalStructure|financialProjections\.startupCosts|riskAnalysis|implementationTimeline)/u

function isPromise({ sentence, text }: Saying): boolean {
  return !ofOthers.test(sentence) && !otherFields.test(text.field)
}

/** Someone may sell by the month and, for less, by the year. */
function sellsBoth({ data }: PlanFacts, one: Saying, other: Saying): boolean {
  const tiers = sampleItems(data.financialProjections.pricingTiers)
  const said = tiers.map(({ name, features }) => [name, ...features].join('. ').slice(0, 600))
  const isFree = said.some(
    (text) => free.test(text) || /\bmonth-to-month|monthly (?:plan|pass|membership)\b/i.test(text),
  )
  const isBound = said.some(
    (text) => bound.test(text) || /\b(?:annual|yearly) (?:plan|pass|membership)\b/i.test(text),
  )
  return (
    (isFree && isBound) ||
    one.text.text === other.text.text ||
    (free.test(other.text.text) && bound.test(other.text.text))
  )
}

const guaranteed =
  /\b(?:guarantee[sd]?|warrant(?:y|ies|ed)|(?:fix|repair|redo|redone|replace|remak|correct)\w*[^.;]{0,15}\b(?:free|without charge|at no (?:cost|charge))|free (?:repairs?|replacements?|fixes))\b/i
const guaranteeCue = rememberTexts((text) =>
  /guarant|warrant|free|without charge|no (?:cost|charge)/i.test(text),
)
const ofMaker =
  /\b(?:maker|manufacturer|supplier|dealer|vendor|factory|landlord)[’']?s?\b|\bpersonal\w*\b|\bguarantors?\b|\bsba\b|\bloan\b|\btheirs?\b/i
const guaranteeKinds: readonly RegExp[] = [
  /\b(?:work|workmanship|labor|install\w*|faults?|jobs?|leaks?|repairs? we)\b/i,
  /\b(?:parts?|boards?|materials?|frames?|paint|finish|glass|batter(?:y|ies)|motors?|products?|seals?)\b/i,
  /\b(?:money[- ]back|refund|returns?)\b/i,
]
const monthsOf: Readonly<Record<string, number>> = { day: 1 / 30, week: 1 / 4.33, month: 1, year: 12 }

/** 'Three years of warranty.' is of everything, unlike 'three years on openers'. */
const namesThing = /\b(?:warrant(?:y|ies)|guarantees?)\b[^.;,]{0,30}\b(?:on|for|of|covers?)\b/i

interface Guarantee {
  readonly saying: Saying
  /** All that it is on, or nothing where it names no thing. */
  readonly kinds: readonly number[]
  readonly months: number
}

function listGuarantees(facts: PlanFacts): Guarantee[] {
  return findAllSaid(
    facts,
    guaranteeCue,
    guaranteed,
    ({ sentence, text }) =>
      !ofMaker.test(sentence.split(';')[0] ?? '') &&
      !/^(?:operationsPlan\.suppliers|businessModel\.keyPartnerships|financialProjections\.(?:startup|funding)|teamStructure)/u.test(
        text.field,
      ),
  ).flatMap((saying): Guarantee[] => {
    const [clause = ''] = saying.sentence.slice(0, 400).split(/,\s(?=after\b)/u)
    const times = readKnownText(clause).flatMap(({ kind, unit, low, high, time }) => {
      if (kind === 'duration' && low === high) return (monthsOf[unit ?? ''] ?? 0) * low
      return kind === 'date' && time?.scale === 'plan' && time.startMonth === 0 ? time.endMonth : []
    })
    const [months] = times
    const kinds = guaranteeKinds.flatMap((words, index) => (words.test(clause) ? [index] : []))
    const isOfOther = kinds.length === 0 && namesThing.test(clause)
    return isOfOther || months === undefined || months <= 0 || times.length > 1
      ? []
      : [{ saying, kinds, months }]
  })
}

function areOfOneThing(one: Guarantee, other: Guarantee): boolean {
  if (one.kinds.length === 0 || other.kinds.length === 0) return true
  return one.kinds.some((kind) => other.kinds.includes(kind))
}

const noExclusive =
  /\b(?:no|not|never|nobody|no one|none|without|neither)\b[^.;]{0,25}\bexclusiv\w+|\bnon-?exclusive\b|\b(?:any|every) (?:dealer|shop|store|school|clinic|firm|buyer|client|company|restaurant|agent)\b[^.;]{0,25}\b(?:may|can) (?:buy|subscribe|sell|join|order|list)\b/i
const exclusive =
  /\b(?:exclusive(?:ly)?|exclusivity|sole (?:seller|dealer|distributor|buyer|rights?))\b|\b(?:only|just) one (?:[a-z]+ )?(?:dealer|shop|store|school|clinic|firm|buyer|client|company|restaurant|agent|partner|member|reseller)s? (?:in|per|for) (?:each|every|an?|the)\b|\b(?:to|with|for) a single (?:dealer|shop|store|school|clinic|firm|buyer|client|company|restaurant|agent|partner|reseller) (?:in|per) (?:each|every|an?)\b|\bone (?:dealer|shop|store|school|clinic|firm|client|company|restaurant|agent|partner|reseller) per (?:county|city|town|area|region|zip|territory|street|state)/i
const exclusiveCue = rememberTexts((text) => /exclusiv|sole |single|one |any |every /i.test(text))

const noShare =
  /\b(?:no|never|not|without)\b[^.;]{0,25}\b(?:shares?|cut|part|percentage|percent) of (?:the |an? |any |their |your )?(?:award|contract|deal|sale|savings|recovery|proceeds|settlement|winnings|fee|salary)\b|\bno (?:success|contingency|performance|finder[’']s) fees?\b|\b(?:success|contingency) fees? are (?:forbidden|excluded|not)/i
const ofResult =
  /\b\d+(?:\.\d+)? ?(?:%|percent) of (?:the |each |every |an? |their |its )?(?:award|contract(?: sum| value| price)?|deal|savings|recovery|proceeds|settlement|winnings|first[- ]year salary|salary)\b|\b(?:success|contingency|performance) fees? (?:of|is|are|at|:)\b/i
const shareCue = rememberTexts((text) =>
  /award|contract|deal|sav|recover|proceeds|settle|winn|salary|success|contingency|performance|share of/i.test(
    text,
  ),
)

export const promiseRules: readonly Rule[] = [
  {
    id: 'commitment-differs',
    steps: [1, 3, 4, 6, 7, 8],
    isShownAtEvidence: true,
    weight: weights.weak + 16,
    find(facts) {
      const [leaving] = findAllSaid(
        facts,
        boundCue,
        free,
        (saying) => isPromise(saying) && !bound.test(saying.sentence),
      )
      if (!leaving) return null
      const tied = findAllSaid(
        facts,
        boundCue,
        bound,
        (saying) =>
          isPromise(saying) &&
          !free.test(saying.sentence) &&
          !/\b(?:no|not|without|never)\b/i.test(saying.mark),
      ).find((saying) => !sellsBoth(facts, leaving, saying))
      return tied
        ? sayBoth(
            'Free to leave, or bound?',
            leaving,
            tied,
            'How long customers stay, and what they are promised, depends on it.',
          )
        : null
    },
  },
  {
    id: 'guarantee-differs',
    steps: [1, 3, 4, 7, 8, 11],
    isShownAtEvidence: true,
    weight: weights.weak + 14,
    find(facts) {
      const given = listGuarantees(facts).slice(0, 20)
      for (const [index, one] of given.entries()) {
        const other = given
          .slice(index + 1)
          .find(
            (guarantee) =>
              areOfOneThing(one, guarantee) &&
              guarantee.months !== one.months &&
              guarantee.saying.text.text !== one.saying.text.text,
          )
        if (other)
          return sayBoth(
            'How long is the guarantee?',
            one.saying,
            other.saying,
            'Customers hold you to the longer one, and it costs you work.',
          )
      }
      return null
    },
  },
  {
    id: 'exclusivity-differs',
    steps: [1, 3, 4, 6, 7, 8],
    isShownAtEvidence: true,
    weight: weights.weak + 14,
    find(facts) {
      const [none] = findAllSaid(
        facts,
        exclusiveCue,
        noExclusive,
        ({ text }) => !otherFields.test(text.field),
      )
      const [some] = none
        ? findAllSaid(
            facts,
            exclusiveCue,
            exclusive,
            ({ text, sentence }) =>
              text.text !== none.text.text && !otherFields.test(text.field) && !noExclusive.test(sentence),
          )
        : []
      return none && some
        ? sayBoth('Exclusive, or for everyone?', none, some, 'How many can buy in one place depends on it.')
        : null
    },
  },
  {
    id: 'share-of-result-differs',
    steps: [1, 3, 4, 8, 10],
    isShownAtEvidence: true,
    weight: weights.weak + 16,
    find(facts) {
      const [none] = findAllSaid(facts, shareCue, noShare)
      const [some] = none
        ? findAllSaid(
            facts,
            shareCue,
            ofResult,
            ({ text, sentence }) =>
              text.text !== none.text.text && !noShare.test(sentence) && !otherFields.test(text.field),
          )
        : []
      return none && some
        ? sayBoth(
            'A share of the result, or none?',
            none,
            some,
            'Sales and the law on such fees depend on it.',
          )
        : null
    },
  },
]
