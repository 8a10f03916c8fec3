import {
  findSaying,
  listAllTexts,
  listCustomerTexts,
  listOwnTexts,
  type Saying,
} from '#advisor/facts/agreement/own-texts.ts'
import { toSingular } from '#advisor/facts/claims/to-singular.ts'
import { readForecast } from '#advisor/facts/forecast-facts.ts'
import { listPhrases } from '#advisor/facts/phrases.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { isReturnTime } from '#advisor/facts/return-times.ts'
import { readSharedTerms } from '#advisor/facts/shared-terms.ts'
import { readSales } from '#advisor/facts/stream-facts.ts'
import { listWords } from '#advisor/facts/texts.ts'
import { countOf } from '#advisor/wording/figures.ts'
import { nameStep } from '#advisor/wording/name-step.ts'
import { quote } from '#advisor/wording/quote.ts'
import { at, type Rule, weights } from '#advisor/rules/rule.ts'
import { type Difference, makeDifferenceRules } from './said-differently.ts'

/** When customers pay and when suppliers are paid, in the texts and in the forecast. */

const daysByUnit: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 }
const paysBefore =
  /\b(?:pays?|paid|due|settled?|invoices?|terms|net)\b[^,;.]{0,30}(?:within|after|in|at|net|of|every|:)?\s*$/i
const paysAfter =
  /^\s*(?:net|terms|to pay|after (?:the )?(?:invoice|delivery|report)|from (?:the )?invoice|payment)\b/i
const notPaid =
  /\b(?:refund\w*|deposit|advance|workers?|wages?|payroll|staff|draw|loan|rent|half|late|if|90 days|notice|free)\b/i

/** Sooner than the forecast counts. That it is later has its own rule. */
function findSooner(facts: PlanFacts): Difference | null {
  const { customerDays: days } = readSharedTerms(facts)
  if (days === null || days < 12 || !readForecast(facts)) return null
  const terms = listPhrases(
    facts,
    [
      'businessIdea.solution',
      'businessModel.revenueStreams',
      'businessModel.keyActivities',
      'competitiveAnalysis.pricingStrategy',
      'marketingStrategy.metrics',
      'operationsPlan.keyProcesses',
      'financialProjections.startupCosts.description',
      'implementationTimeline.milestones.description',
      'implementationTimeline.executiveSummary',
    ],
    ['duration'],
  ).filter(
    ({ claim, lead, tail }) =>
      claim.period === null &&
      daysByUnit[claim.unit ?? ''] !== undefined &&
      (paysBefore.test(lead) || paysAfter.test(tail)) &&
      !isReturnTime({ lead, tail }) &&
      !notPaid.test(claim.sentence) &&
      // 'Families in two weeks, insurers in four': the forecast has what is between.
      !/\b(?:in|after|within) (?:about )?[\p{L}\d]+/iu.test(
        claim.sentence.slice(claim.sentence.indexOf(claim.quote) + claim.quote.length),
      ) &&
      !/\b(?:we pay|i pay|suppliers?)\b/i.test(claim.sentence),
  )
  const lengths = terms.map(({ claim }) => claim.high * (daysByUnit[claim.unit ?? ''] ?? 1))
  const [said] = terms
  const longest = Math.max(...lengths, 0)
  if (!said || longest > days * 0.67 || days - longest < 7) return null
  return {
    title: 'Customers pay sooner than the forecast counts',
    claim: said.claim,
    place: at('financialProjections', 'forecast', 'timing', 'daysUntilCustomersPay'),
    counted: `the forecast gets the money after ${countOf(days, 'day', 'days')}`,
    matters: 'The cash of the first months depends on it.',
  }
}

const onCredit = /\b(?:net|terms|credit|invoice\w*|pays?|paid|payable)\b|,\s*\d+ days\s*$/i

function findSuppliers(facts: PlanFacts): Difference | null {
  const { streams, timing } = facts.data.financialProjections.forecast
  const days = timing.daysUntilSuppliersPaid ?? 0
  if (!readForecast(facts) || streams.some((stream) => stream.daysUntilSuppliersPaid !== null)) return null
  const terms = listPhrases(
    facts,
    ['operationsPlan.suppliers', 'businessModel.keyPartnerships'],
    ['duration'],
  ).filter(
    ({ claim, lead, tail }) =>
      claim.unit === 'day' &&
      claim.period === null &&
      (/(?:^|,|:|\bnet|\bin|\bafter|\bwithin|\bterms(?: of)?|\bpaid|\bpay)\s*$/i.test(lead) ||
        /^\s*(?:terms|net|to pay|credit)\b/i.test(tail)) &&
      onCredit.test(claim.sentence) &&
      !isReturnTime({ lead, tail }) &&
      !/\b(?:deliver\w*|ship\w*|lead time|notice|arrive\w*|back|repair\w*|replac\w*|response|respond\w*|service|parts within|returns?)\b/i.test(
        claim.sentence,
      ),
  )
  const lengths = terms.map(({ claim }) => claim.high)
  const [said] = terms
  if (!said || lengths.some((length) => Math.abs(length - days) <= Math.max(16, days * 0.6))) return null
  return {
    title: 'Suppliers are paid at another time',
    claim: said.claim,
    place: at('financialProjections', 'forecast', 'timing', 'daysUntilSuppliersPaid'),
    counted: `the forecast pays them after ${countOf(days, 'day', 'days')}`,
    matters: 'The cash of the first months depends on it.',
  }
}

const sooner = String.raw`(?:in full )?(?:up ?front|in advance|beforehand|at once|on the spot|on delivery|(?:at|on) (?:the counter|checkout|booking|pick-?up|collection|the door|(?:the )?order)|(?:when|as soon as|before|once) (?:they|it|we|he|she|the \p{L}+|(?:each|every|any) \p{L}+) \p{L}+|by card (?:on|when|at|before|as soon as|the same|in advance|right)\b|(?:in )?cash)`
const paysAtOnce = new RegExp(
  String.raw`\b(?:pays?|paid|prepaid|are (?:billed|charged)|is (?:billed|charged)) (?:always |only |us )?(?:(?:for )?(?:each|every|the|a) (?:week|month|visit|job|order|term|course|block|session|hour)s? )?${sooner}|\bprepay\b|\bno (?:receivables|payment terms|credit(?= to customers|[.,;]| sales)|open invoices)|\b(?:nobody|no one|no customer|no client) owes us\b`,
  'iu',
)
const noTerms =
  /\b(?:no (?:\p{L}+ )?(?:any )?(?:payment )?terms|(?:gives?|offers?|grants?) (?:no (?:\p{L}+)|nobody|no one) (?:any )?(?:terms|credit))\b/iu
const forAll =
  /\b(?:no \p{L}+ any terms|always|all|each|every|everyone|everybody|any|nobody|no one|no (?:customer|client|receivables|payment terms|credit|open)|without exception|only)\b/iu
/** A persona who says how all others pay, too. */
const ofMany =
  /\b(?:no \p{L}+ any|(?:every|all|no|like (?:all|every))(?: other)? (?!(?:time|visit|month|week|order|job|day|year|invoice|bill)s?\b)\p{L}+|everyone|everybody|nobody)\b/iu
const customers =
  /\b(?:customer|client|famil|guest|member|student|patient|parent|tenant|buyer|subscriber|user)(?:s|y|ies)?\b/i
const perhapsLater =
  /\b(?:invoices?d?|net \d+|terms|half|deposit|balance|rest|first (?:order|month)|new (?:customers|clients)|refund\w*|suppliers?|we pay|i pay|wages?|rent|some|most|or\b|except|unless|if|from year|later|\d+%|percent)\b/i
const leastDays = 12

/** 'Every branch pays by card on the first', beside a forecast that waits 25 days for the money. */
function findAtOnce(facts: PlanFacts): Difference | null {
  const { customerDays: days } = readSharedTerms(facts)
  const sales = days !== null && days >= leastDays ? readSales(facts) : null
  if (!sales) return null
  const main = new Set(listWords(sales.main.stream.name).map(toSingular))
  for (const text of [...listOwnTexts(facts), ...listCustomerTexts(facts)]) {
    if (text.section === 'financialProjections' && text.address[1] !== 'pricingTiers') continue
    const saying = findSaying(text, paysAtOnce)
    if (!saying || perhapsLater.test(saying.sentence.replace(noTerms, ' '))) continue
    // One customer who pays at once leaves the others.
    if (text.section === 'customerPersonas' && !ofMany.test(saying.sentence)) continue
    const isMain =
      text.field === 'businessModel.revenueStreams' &&
      listWords(text.text.slice(0, 60)).some((word) => main.has(toSingular(word)))
    if (!isMain && !forAll.test(saying.sentence) && !customers.test(saying.sentence)) continue
    return {
      ...sayWords(saying),
      title: 'Paid at once, or on terms?',
      place: at('financialProjections', 'forecast', 'timing', 'daysUntilCustomersPay'),
      counted: `the forecast gets the money after ${countOf(days ?? 0, 'day', 'days')}`,
      matters: 'The cash of the first months depends on it.',
    }
  }
  return null
}

const supplierAtOnce =
  /\b(?:paid|pays?|payable|payment|due|settled)(?: is| are)? (?:in full )?(?:with (?:the|each|every|our) order|(?:when|as soon as|before|until) (?:we order|they (?:ship|deliver|unload|load|send)|it (?:ships|leaves|is (?:shipped|delivered|unloaded|loaded))|the (?:truck|goods|order|delivery)\b)|on delivery|on order|up ?front|in advance|at the (?:dock|gate|counter|farm)|on pick-?up|at pick-?up)|\bprepa(?:y|ys|id|yment)\b|\bcash (?:on delivery|only|up ?front|with order)|\bwants? (?:the |its |their )?(?:money|cash|payment) (?:up ?front|in advance|with the order|first|before)|\bno (?:credit|terms|account)(?=\s*(?:[.,;:)]|$|for|from))/i

/** A supplier who wants the money first, while the forecast pays weeks later. The others must not give credit. */
function findSupplierAtOnce(facts: PlanFacts): Difference | null {
  const { supplierDays: days } = readSharedTerms(facts)
  if (days === null || days < leastDays || !readForecast(facts)) return null
  const texts = listOwnTexts(facts).filter(
    ({ field }) => field === 'operationsPlan.suppliers' || field === 'businessModel.keyPartnerships',
  )
  if (
    texts.some(({ text }) =>
      /\b(?:net \d+|(?:\d+|thirty|sixty) days(?! (?:notice|price))|monthly invoice|on account)\b/i.test(text),
    )
  )
    return null
  for (const text of texts) {
    const saying = findSaying(text, supplierAtOnce)
    if (
      !saying ||
      /\b(?:customers?|clients?|members?|deposit of|half|\d+% (?:up|down|in advance|deposit))\b/i.test(
        saying.sentence,
      )
    )
      continue
    return {
      ...sayWords(saying),
      title: 'Suppliers are paid at another time',
      place: at('financialProjections', 'forecast', 'timing', 'daysUntilSuppliersPaid'),
      counted: `the forecast pays them after ${countOf(days, 'day', 'days')}`,
      matters: 'The cash of the first months depends on it.',
    }
  }
  return null
}

const nothingFirst =
  /\b(?:(?:nobody|no one|the (?:customer|client|owner|family|buyer)|customers?|clients?|they|you) (?:owes? (?:us )?|pays? )(?:us )?(?:nothing|not a (?:cent|dollar)|a (?:cent|dollar|penny)|anything|only)\b[^.;]{0,20}\b(?:until|before|till|after|once|when)|(?:takes?|asks? for|charges?|wants?|collects?) (?:nothing|no (?:money|payment|deposit|cent)) (?:in advance|up ?front|before|until|beforehand|at (?:signing|order))|(?:no|without(?: an?y?)?) (?:deposit|down payment|prepayment|advance payment|payment in advance)(?=\s*(?:[.,;:)]|$|and\b|is\b|or\b|before|until))|nothing (?:is )?(?:due|owed|paid|payable)(?: (?:is|until|before|in advance|up ?front))|(?:not|never) (?:charge|bill|take|collect) (?:anything|a (?:cent|deposit)) (?:until|before|in advance|up ?front))/i
const somethingFirst =
  /(?<!\w)(?:(?:\d+(?:\.\d+)?\s?%|half|a third|a quarter|\p{Sc}\s?\d[\d,]*)[^.;,]{0,24}\b(?:(?:at|with|on|when|upon|after) (?:the )?(?:signing|signature|order|orders?ing|booking|kick-?off|start|deposit)|(?:with|at|on) (?:the|each|every) order|when (?:they|you|the \p{L}+) (?:sign|order|book)s?|up ?front|in advance|as (?:a )?deposit|down(?=\s*(?:[.,;:)]|$|and)))|(?:deposit|down payment) of (?:\d|half|a third|\p{Sc})|(?:\d+\s?%|half|\p{Sc}\s?\d[\d,]*) (?:deposit|down payment))/iu
const salesFields =
  /^(?:businessIdea\.(?:solution|valueProposition|oneLiner)|businessModel\.(?:revenueStreams|keyActivities|costStructure)|competitiveAnalysis\.(?:pricingStrategy|competitiveAdvantages|marketPosition)|operationsPlan\.(?:keyProcesses|quality|technology)|financialProjections\.pricingTiers|legalStructure\.regulations|riskAnalysis\.risks\.mitigation|marketingStrategy|implementationTimeline\.executiveSummary)/u
const ofRent =
  /\b(?:rent|lease|landlord|months?[’']|list|waiting|refundable|supplier|we pay|lawyer|contractor[’']s)\b/i

/** 'Nobody owes us a cent until it stands' in one place and '30% at signing' in another. */
function findPrepaid(facts: PlanFacts): Difference | null {
  const texts = listAllTexts(facts).filter(({ field }) => salesFields.test(field))
  for (const text of texts) {
    const nothing = findSaying(text, nothingFirst, true)
    if (!nothing || ofRent.test(nothing.sentence)) continue
    for (const other of texts) {
      const something = other === text ? null : findSaying(other, somethingFirst, true)
      if (!something || ofRent.test(something.sentence)) continue
      return {
        ...sayWords(nothing),
        title: 'Money in advance, or not?',
        place: other.address,
        counted: `${nameStep(other.section)} says ${quote(something.sentence, 80)}`,
        matters: 'The cash of every order depends on it.',
      }
    }
  }
  return null
}

/** Words without a figure, in the form of one. */
function sayWords({ text, sentence, mark }: Saying): Pick<Difference, 'claim' | 'isInWords'> {
  return { claim: { address: text.address, sentence, quote: mark }, isInWords: true }
}

export const paidWhenRules: readonly Rule[] = makeDifferenceRules(weights.weak + 12, [
  ['paid-sooner-than-counted', [7, 8, 1, 3, 4, 6, 12], findSooner],
  ['supplier-days-differ', [7, 8, 3], findSuppliers],
  ['customers-pay-at-once', [8, 1, 3, 4, 6, 7, 10, 12], findAtOnce],
  ['suppliers-paid-at-once', [7, 8, 3], findSupplierAtOnce],
  ['prepaid-or-not', [1, 3, 4, 6, 7, 8, 10, 11, 12], findPrepaid],
])
