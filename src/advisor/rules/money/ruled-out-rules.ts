import type { Evidence } from '#advisor/advice/advice.ts'
import type { Saying } from '#advisor/facts/agreement/own-texts.ts'
import { toSingular } from '#advisor/facts/claims/to-singular.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { rememberTexts } from '#advisor/facts/remember-texts.ts'
import { listWords, sampleItems } from '#advisor/facts/texts.ts'
import { nameStep } from '#advisor/wording/name-step.ts'
import { quote, shorten } from '#advisor/wording/quote.ts'
import { at, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { findAllSaid } from './said-texts.ts'
import { markEvidence } from '#advisor/rules/marked-evidence.ts'

/** Costs that a text says there are none of, and that the forecast pays all the same. */

interface CostKind {
  readonly name: string
  /** How a text and the name of a cost call it. */
  readonly words: string
  /** What the denial may be about instead. */
  readonly unless?: RegExp
}

const costKinds: readonly CostKind[] = [
  {
    name: 'rent',
    words: 'rents?|leases?|office(?: space)?|premises|desks?|co-?working|storefront|warehouse',
    unless: /\b(?:customers?|tenants?|guests?|increase|control|roll|box|own home)\b/i,
  },
  {
    name: 'advertising',
    words: 'advertis(?:ing|ements?)|ads?|marketing|promotions?',
    unless: /\b(?:app|site|platform|free|readers?|users?|viewers?|newsletter|video|between)\b/i,
  },
  {
    name: 'fuel',
    words: 'fuel|diesel|gasoline|gas|petrol',
    unless: /\b(?:customers?|smell|stations?|surcharge|oven|kiln|stove|line|permit)\b/i,
  },
  { name: 'royalties', words: 'royalt(?:y|ies)|franchise fees?' },
  { name: 'bookkeeping', words: 'bookkeep(?:er|ing)|accountants?|accounting' },
  {
    name: 'software',
    words: 'software|subscriptions? for software|hosting',
    unless: /\bcustom|install|download/i,
  },
  { name: 'packaging', words: 'packaging' },
  { name: 'cleaning', words: 'cleaning (?:company|service|staff|costs?|firm)|cleaners?' },
  { name: 'repairs', words: 'repairs?|maintenance', unless: /\b(?:offer|sell|do no|customers?)\b/i },
  {
    name: 'insurance',
    words: 'insurance',
    unless:
      /^(?!.*\b(?:we|us|our|i|my)\b)|\b(?:accept|take|bill|network|claims?|patients?|famil\w+|clients?|customers?|health|need(?:ed)? by|driver)\b/i,
  },
]
const nothing = String.raw`(?:no|zero|without(?: any| an?)?|free of(?: any)?|nothing (?:for|on)|not a (?:cent|penny|drop|dollar) (?:for|of|on)|a drop of|(?:do|does|will|did)(?: not|n[’']t)(?: have to)? (?:pay|spend (?:anything |money )?on|need|use|buy)(?: any| for| an?)?|never (?:pay|use|need|buy)(?: any| for)?)`
/** 'No rent until opening', 'no rent increase' and 'no rent claim' are something else. */
const limited = String.raw`(?!,? (?:until|for (?:the )?first|in (?:the )?(?:first|month|year)|during|before|while|till|at (?:home|night)))(?=\s*(?:[.,;:)]|$|(?:and|or|nor|to|for|at|on|because|since|so|as|costs?|is|are|either|whatsoever|budget|bills?|that)\b))`

const denials = costKinds.map(
  ({ words }) =>
    new RegExp(
      String.raw`\b${nothing} (?:[a-z]+ (?:and|or) (?:no |of )?)?(?:[a-z]+ ){0,2}?(?:${words})\b${limited}`,
      'i',
    ),
)
const names = costKinds.map(({ words }) => new RegExp(String.raw`\b(?:${words})\b`, 'i'))
const denialCue = rememberTexts((text) =>
  /\b(?:no|not|zero|without|free of|nothing|never|drop of)\b|n[’']t\b/i.test(text),
)

/** 'Three months without rent', 'the first half year: no rent' */
const timeBefore =
  /\b(?:(?:one|two|three|four|five|six|nine|twelve|\d+|first|a|half(?: a)?)[- ](?:free |calendar )?(?:days?|weeks?|months?|years?|half|quarter)|until (?:\p{L}+ ){1,3}|before (?:\p{L}+ ){1,3})[^.;]{0,12}$/iu
/** 'The books of 24 firms without an accountant', 'owners who have no bookkeeper' */
const othersBefore =
  /\b(?:firms?|companies|owners?|contractors?|households?|famil(?:y|ies)|clients?|customers?|shops|stores|businesses|people|persons?|tenants?|members?|neighbors?|subs|subcontractors?|startups?|growers?|farmers?|restaurants|landlords?|freelancers?|those|ones|them|all \d+|\d+|half|most|many|who|whoever|they|someone|anyone|everyone|nobody)\s(?:(?:that|which|who) )?(?:(?:are|is|have|has|had|work|works|go|do|does|live|run|started?) )?$/iu

/** What others do without, or the business for some time. */
function isOfOthersOrTime({ sentence, mark }: Saying): boolean {
  const before = sentence.slice(0, sentence.indexOf(mark))
  return timeBefore.test(before) || othersBefore.test(before)
}

/** What the forecast or the cost structure pays for it. */
function findPaid({ data, sayMoney }: PlanFacts, name: RegExp): Evidence | null {
  const cost = sampleItems(data.financialProjections.forecast.runningCosts).find(
    (candidate) => (candidate.amount ?? 0) > 0 && name.test(candidate.name.slice(0, 200)),
  )
  if (cost) {
    const says = cost.period === 'percent-of-sales' ? `${cost.amount}% of sales` : sayMoney(cost.amount ?? 0)
    return {
      address: at('financialProjections', 'forecast', 'runningCosts', { id: cost.id }, 'amount'),
      says: `${shorten(cost.name)}: ${says}`,
    }
  }
  const line = sampleItems(data.businessModel.costStructure).findIndex((text) =>
    text
      .slice(0, 400)
      .split(/[,;:]\s/u)
      .some((item) => name.test(item) && /\d/u.test(item) && !/\b(?:no|without)\b/i.test(item)),
  )
  const says = data.businessModel.costStructure[line]
  return says === undefined
    ? null
    : { address: at('businessModel', 'costStructure', line), says: shorten(says) }
}

function sayPaid(title: string, saying: Saying, paid: Evidence, matters: string) {
  const says = shorten(saying.sentence)
  return show(
    recommend(
      title,
      `${nameStep(saying.text.section)} says ${quote(saying.sentence, 90)}, but ${nameStep(paid.address[0])} has ${quote(paid.says, 80)}. Which is right? ${matters}`,
      paid.address,
    ),
    [markEvidence(saying.text.address, says, saying.mark), paid],
  )
}

const places =
  'pasture|land|acres|field|farm|barn|lot|building|house|yard|kitchen|workshop|shop|store|premises|warehouse|studio|hall|office|greenhouse|dock|garage|stable|site'
const vehicles = 'van|truck|tractor|trailer|car|boat|bus|excavator|forklift|oven|press|kiln|machine'
const thing = String.raw`(?:${places}|${vehicles})s?`
const things: ReadonlySet<string> = new Set(`${places}|${vehicles}`.split('|').map(toSingular))
const owned = new RegExp(
  String.raw`\b${thing}\b[^.;]{0,40}\b(?:belongs? to (?:us|me|the (?:owners?|family|company|business)|(?:her|him|them)\b|our family)|(?:is|are) (?:ours|mine|our own|paid off|owned (?:by (?:us|me|the owners?)|outright))|(?:that|which) (?:we|i|the owners?) own|owned outright|free of (?:any )?(?:debt|rent|lease))|\b(?:we|i|the owners?|(?:her|his|our|my) family) (?:already )?owns? (?:the|our|this|both|all|its?) (?:[a-z0-9-]+ ){0,3}${thing}\b`,
  'i',
)
const ownedCue = rememberTexts((text) => /belong|ours\b|mine\b|\bown|paid off|free of/i.test(text))
const rented = /\b(?:rent(?:al|ed)?|leas(?:e|ed|ing))\b/i

/** What a bare 'Rent' can be for. */
const premises = new Set(
  'building shop store premises kitchen workshop warehouse studio hall office'.split(' '),
)

/** A lease of the same thing, or rent for a place when the thing is one. */
function findRented(facts: PlanFacts, mark: string): Evidence | null {
  const words = new Set(
    listWords(mark)
      .map(toSingular)
      .filter((word) => things.has(word)),
  )
  const costs = sampleItems(facts.data.financialProjections.forecast.runningCosts).filter(
    ({ name, amount }) => (amount ?? 0) > 0 && rented.test(name.slice(0, 200)),
  )
  const cost =
    costs.find(({ name }) =>
      listWords(name.slice(0, 200))
        .map(toSingular)
        .some((word) => words.has(word)),
    ) ??
    (Array.from(words).some((word) => premises.has(word))
      ? costs.find(({ name }) => /^(?:shop |store )?(?:rent|lease)\b/i.test(name))
      : undefined)
  if (!cost) return null
  return {
    address: at('financialProjections', 'forecast', 'runningCosts', { id: cost.id }, 'name'),
    says: `${shorten(cost.name)}: ${facts.sayMoney(cost.amount ?? 0)}`,
  }
}

export const ruledOutRules: readonly Rule[] = [
  {
    id: 'cost-ruled-out',
    steps: [8, 1, 3, 4, 6, 7, 10, 11, 12],
    isShownAtEvidence: true,
    weight: weights.weak + 16,
    find(facts) {
      for (const [index, { name, unless }] of costKinds.entries()) {
        const [saying] = findAllSaid(
          facts,
          denialCue,
          denials[index] ?? /$^/u,
          (said) =>
            unless?.test(said.sentence) !== true &&
            said.text.field !== 'businessModel.costStructure' &&
            !isOfOthersOrTime(said),
        )
        const paid = saying && findPaid(facts, names[index] ?? /$^/u)
        if (saying && paid && saying.text.text !== paid.says)
          return sayPaid(`No ${name}, or is there?`, saying, paid, 'The costs of every month depend on it.')
      }
      return null
    },
  },
  {
    id: 'owned-but-rented',
    steps: [3, 8, 1, 4, 7, 11, 12],
    isShownAtEvidence: true,
    weight: weights.weak + 16,
    find(facts) {
      for (const saying of findAllSaid(
        facts,
        ownedCue,
        owned,
        ({ sentence }) =>
          !/\b(?:who|landlord|lessor|uncle|aunt|father|mother|brother|sister|church|city|county|seller)\b/i.test(
            sentence,
          ),
      )) {
        const paid = findRented(facts, saying.mark)
        if (paid)
          return sayPaid(
            'Owned, or leased?',
            saying,
            paid,
            'A lender asks for the deed or for the lease, and what you own can secure the loan.',
          )
      }
      return null
    },
  },
]
