import type { Saying } from '#advisor/facts/agreement/own-texts.ts'
import { isNear } from '#advisor/facts/compare-amounts.ts'
import { readForecast } from '#advisor/facts/forecast-facts.ts'
import { readKnownText } from '#advisor/facts/claims/known-texts.ts'
import { toSingular } from '#advisor/facts/claims/to-singular.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { rememberTexts } from '#advisor/facts/remember-texts.ts'
import { readSharedTerms } from '#advisor/facts/shared-terms.ts'
import { listWords } from '#advisor/facts/texts.ts'
import { countOf } from '#advisor/wording/figures.ts'
import { quote, shorten } from '#advisor/wording/quote.ts'
import { at, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { findAllSaid, sayBoth } from './said-texts.ts'

/** Terms that two places give otherwise: what is paid in advance, who gets a discount, what the insurance covers. */

const part = String.raw`(?:half|a (?:third|quarter|fifth|tenth)|one (?:third|half|quarter)|two thirds|\d+ ?(?:%|percent))(?! (?:of (?!the (?:price|fee|sum|amount|total|cost|job))|off\b|discount))`
const start = String.raw`(?:(?:the |each |an? )?(?:order|signing|signature|booking|contract|kick-?off|deposit|enrollment|registration|reservation|start))`
const advance = new RegExp(
  String.raw`\b${part}(?:[^.;\d]{0,40}?\b)?(?:with|on|at|upon|when|before|due (?:with|on|at)|paid (?:with|on|at)) ${start}\b|\b${part} (?:[a-z]+ )?(?:in advance|up ?front|down\b|deposit)|\b(?:deposit|down payment|retainer) of (?:${part}|[$€£]\d)|\b(?:pay|pays|paid|due|billed|charged|invoiced|prepaid)\b[^.;]{0,30}\b(?:in advance|up ?front|before (?:the )?(?:work|delivery|start)\w*)|\bpre-?paid (?:by|for the)|[$€£]\d[\d,.]* (?:deposit|down payment)\b|\b(?:we|i) (?:take|ask for|collect|require|get) (?:an? )?(?:[a-z]+ )?(?:deposit|down payment)`,
  'i',
)
const noAdvance =
  /\b(?:nothing|no money|no (?:down )?payments?|no deposits?|no prepayments?|not an? (?:cent|penny|dollar|dime)|without (?:an? |any )?(?:deposit|down payment|prepayment|advance))\b[^.;]{0,40}\b(?:in advance|up ?front|beforehand|before|until|till|down)\b|\b(?:owes?|pays?|charge[sd]?|take|collect|bill|ask for)\b[^.;]{0,20}\b(?:nothing|not an? cent|a cent|a penny|a dollar|no money|no deposits?|no down payments?)\b[^.;]{0,20}\b(?:until|before|in advance|up ?front)\b|\bno (?:down payments?|prepayments?|advance payments?)\b|\bpays? (?:us )?only (?:after|when|once)\b|\b(?:billed|invoiced|paid|due|charged) (?:only )?(?:in full )?(?:after(?:wards?)?|once) (?:the )?(?:work|job|delivery|project|last|everything)\b/i
/** What the business itself pays, and what a deposit can be besides. */
const otherPayer =
  /\b(?:landlord|rent|lease|leases?|yard|utilit\w+|suppliers?|vendors?|mill|insur\w+|premiums?|(?:we|i) (?:pay|prepay|owe)|payroll|wages?|staff|loan|lender|bank|owners?[’']? (?:pay|draw)|tax\w*|bottle|container|key|security deposit|refundable|purchases|equipment|kitchen owners?|hosts?|sellers?|drivers?|commission)\b/i
const advanceCue = rememberTexts((text) =>
  /deposit|down|advance|up ?front|beforehand|pre-?pa|half|third|quarter|\d ?%|percent|nothing|no money|cent\b|penny|only (?:after|when|once)|after/i.test(
    text,
  ),
)

function isOfCustomers({ sentence, text }: Saying): boolean {
  return (
    !otherPayer.test(sentence) &&
    !/^(?:operationsPlan\.suppliers|businessModel\.(?:costStructure|keyPartnerships)|financialProjections\.startupCosts|teamStructure)/u.test(
      text.field,
    )
  )
}

const prepaidSupplier =
  /\b(?:paid|payable|pay|pays|due|cash|money|payment)\b[^.;]{0,20}\b(?:with|on|before|at|upon) (?:the |each |our |placing (?:the )?)?(?:orders?|ordering|delivery|pickup|shipping|dispatch)\b|\bpre-?pa(?:id|y|yment)\w*\b|\b(?:in advance|up ?front|cash on delivery|cash only|c\.?o\.?d\b)/i
const notPurchase =
  /\b(?:software|subscription|license|rent|lease|domain|insurance|card|customers?|yearly|annual\w*|sample)\b/i
const supplierTerms = /\b(?:net|within|after|in|credit|terms)\b[^.;]{0,15}\d+|\b\d+ days\b/i
const ofAll =
  /\b(?:all|every|each|both|others?|everything|always|(?:[4-9]\d|100) ?(?:%|percent)|half|most|largest|main|three quarters|two thirds)\b/i
const leastDays = 10

const noDiscount =
  /\b(?:no|never(?: any)?|without(?: any)?|neither) (?:[a-z]+ )?(?:discounts?|rebates?|price cuts?|markdowns?|special (?:prices?|offers?))\b|\b(?:not|n[’']t|never) (?:get|give|grant|offer|do|receive|have|run)s?(?: [a-z]+)? (?:an? |any )?(?:discounts?|rebates?|special (?:prices?|offers?))|\b(?:not|never|n[’']t) discount\b|\bsame price for (?:all|everyone|everybody)\b|\beveryone pays the same\b/i
const discount =
  /\b\d+ ?(?:%|percent) (?:off\b|discount|rebate|less for|cheaper for|reduction)|\b(?:discounts?|rebates?) (?:of|for|on)\b|\b[$€£]\d[\d.]* off\b|\b(?:half price|free) for (?:a |the |every )?(?:siblings?|brother|sister|second|students?|seniors?|members?)|\b(?:sibling|student|senior|member|volume|bulk|loyalty|family|early[- ]bird|quantity|group) (?:discounts?|rebates?|rates?)\b/i
const discountCue = rememberTexts((text) =>
  /discount|rebate|price cut|markdown|special|same|% ?off|percent off|\d off|half price|free for|rates?\b|cheaper|less for/i.test(
    text,
  ),
)
const groups: readonly RegExp[] = [
  /\b(?:siblings?|brothers?|sisters?|second child)\b/i,
  /\bstudents?\b/i,
  /\b(?:seniors?|retirees?|over 6\d)\b/i,
  /\b(?:volume|bulk|quantit\w+|large orders?|by the (?:case|pallet)|wholesale)\b/i,
  /\b(?:members?|regulars?|loyal\w*|returning|repeat)\b/i,
  /\b(?:famil\w+|friends?)\b/i,
  /\b(?:launch|opening|introduct\w+|first|new (?:customers?|clients?|members?)|early|founding|trial|voucher)\b/i,
  /\b(?:year(?:ly)?|annual\w*|prepa\w+|in advance|cash)\b/i,
  /\b(?:quiet|empty|mid-?week|off[- ]peak|winter|last[- ]minute)\b/i,
]
/** What others give, and what is bought. */
const otherDiscount =
  /\b(?:supplier|wholesaler|mill|landlord|dealer[’']s|competitor|they|rent|loan|purchas\w+|buy|our cost)\b/i

/** Whom a discount is for. Nobody named means everyone. */
function listGroups(sentence: string): number[] {
  return groups.flatMap((group, index) => (group.test(sentence) ? [index] : []))
}

const coverWords =
  /\b(?:coverages?|cover(?:ed|s)?|insur\w+|liability|malpractice|indemnity|polic(?:y|ies)|bond(?:ed)?)\b/i
const coverKinds =
  'liability product cargo auto professional malpractice property cyber pollution umbrella vehicle bond fidelity stock equipment abuse liquor'.split(
    ' ',
  )
const notCover =
  /\b(?:deductible|excess|premiums?|deposit|a (?:month|year)|per (?:month|year)|costs?|pays?|paid|down payment|claim of|loss|damage of|rent|wages?)\b/i
const leastCover = 20_000

interface Cover {
  readonly saying: Saying
  readonly amount: number
  readonly quote: string
  readonly kinds: readonly string[]
  readonly per: string
}

function listCovers(facts: PlanFacts): Cover[] {
  return findAllSaid(facts, (text) => coverWords.test(text), coverWords).flatMap((saying) =>
    saying.text.field.startsWith('financialProjections.') || saying.text.field.startsWith('competitive')
      ? []
      : readCover(saying),
  )
}

function readCover(saying: Saying): Cover[] {
  return saying.text.text.split(/[.;,](?=\s)|\n/u).flatMap((clause): Cover[] => {
    const items = clause.split(/\band\b|\bwith\b/u)
    return (items.every((item) => /\d/u.test(item)) ? items : [clause]).flatMap((item): Cover[] => {
      const [amount, ...others] = readKnownText(item).filter(({ kind }) => kind === 'money')
      if (!amount || others.length > 0 || amount.low < leastCover) return []
      if (!coverWords.test(item) || notCover.test(item)) return []
      const words = new Set(listWords(item).map(toSingular))
      return [
        {
          saying: { ...saying, sentence: item.trim(), mark: amount.quote },
          amount: amount.low,
          quote: amount.quote,
          kinds: coverKinds.filter((kind) => words.has(kind)),
          per:
            amount.per ?? toSingular(/\b(?:per|each|every) (\p{L}+)/iu.exec(item)?.[1]?.toLowerCase() ?? ''),
        },
      ]
    })
  })
}

function isSameCover(one: Cover, other: Cover): boolean {
  const isKind =
    one.kinds.length === other.kinds.length && one.kinds.every((kind) => other.kinds.includes(kind))
  return isKind && (one.kinds.length > 0 || (one.per !== '' && one.per === other.per))
}

export const termsRules: readonly Rule[] = [
  {
    id: 'advance-differs',
    steps: [1, 3, 4, 6, 7, 8, 10, 11, 12],
    isShownAtEvidence: true,
    weight: weights.weak + 16,
    find(facts) {
      const [none] = findAllSaid(facts, advanceCue, noAdvance, isOfCustomers)
      if (!none) return null
      const some = findAllSaid(
        facts,
        advanceCue,
        advance,
        (saying) =>
          isOfCustomers(saying) && !noAdvance.test(saying.sentence) && saying.text.text !== none.text.text,
      )
      const [paid] = some
      if (!paid) return null
      return sayBoth(
        'Paid in advance, or not?',
        none,
        paid,
        'The first months need more cash without it, and customers hold you to what you promise.',
      )
    },
  },
  {
    id: 'suppliers-prepaid',
    steps: [7, 3, 8],
    isShownAtEvidence: true,
    weight: weights.weak + 16,
    find(facts) {
      const { supplierDays: days } = readSharedTerms(facts)
      if (days === null || days < leastDays || !readForecast(facts)) return null
      const said = findAllSaid(
        facts,
        () => true,
        prepaidSupplier,
        ({ text, sentence }) =>
          /^(?:operationsPlan\.suppliers|businessModel\.keyPartnerships)/u.test(text.field) &&
          !notPurchase.test(sentence) &&
          !supplierTerms.test(sentence),
      )
      const [first] = said
      const others = facts.data.operationsPlan.suppliers.filter((text) =>
        supplierTerms.test(text.slice(0, 300)),
      )
      const isAll = said.some(({ text }) => ofAll.test(text.text))
      if (!first || (!isAll && others.length > 0) || (!isAll && said.length < 2)) return null
      const place = at('financialProjections', 'forecast', 'timing', 'daysUntilSuppliersPaid')
      return show(
        recommend(
          'Suppliers want their money first',
          `${quote(first.text.text, 90)}, but the forecast pays suppliers after ${countOf(days, 'day')}. Which is right? If you pay with the order, the cash for it has to be there before the first sale.`,
          place,
        ),
        [
          { address: first.text.address, says: shorten(first.text.text), mark: first.mark },
          { address: place, says: countOf(days, 'day') },
        ],
      )
    },
  },
  {
    id: 'discount-differs',
    steps: [4, 8, 1, 3, 6],
    isShownAtEvidence: true,
    weight: weights.weak + 16,
    find(facts) {
      const isMeant = ({ sentence }: Saying) => !otherDiscount.test(sentence)
      for (const none of findAllSaid(facts, discountCue, noDiscount, isMeant).slice(0, 5)) {
        const refused = listGroups(none.sentence)
        const given = findAllSaid(facts, discountCue, discount, (saying) => {
          if (!isMeant(saying) || noDiscount.test(saying.sentence) || saying.text.text === none.text.text)
            return false
          const named = listGroups(saying.sentence)
          return refused.length === 0 ? true : named.some((group) => refused.includes(group))
        })
        const [first] = given
        if (first)
          return sayBoth(
            'A discount, or none?',
            none,
            first,
            'Every sale counts with the price that is left.',
          )
      }
      return null
    },
  },
  {
    id: 'coverage-differs',
    steps: [3, 7, 10, 11, 1, 4],
    isShownAtEvidence: true,
    weight: weights.weak + 14,
    find(facts) {
      const covers = listCovers(facts).slice(0, 20)
      for (const [index, one] of covers.entries()) {
        const other = covers
          .slice(index + 1)
          .find(
            (cover) =>
              cover.saying.text.address !== one.saying.text.address &&
              isSameCover(one, cover) &&
              !isNear(cover.amount, one.amount, 0.01),
          )
        // Two sums for one policy, such as each claim and all claims, explain each other.
        const isBoth =
          other &&
          readKnownText(one.saying.text.text).some(
            ({ kind, low }) => kind === 'money' && isNear(low, other.amount, 0.01),
          )
        if (other && !isBoth) {
          return sayBoth(
            'How much does the insurance cover?',
            one.saying,
            other.saying,
            'Partners and lenders ask for the certificate, and the premium depends on the sum.',
          )
        }
      }
      return null
    },
  },
]
