import { isAmong, isNear } from '#advisor/facts/compare-amounts.ts'
import { type FundingFacts, readFunding } from '#advisor/facts/funding-facts.ts'
import { claimsOf, listPhrases, type Phrase } from '#advisor/facts/phrases.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { sampleItems } from '#advisor/facts/texts.ts'
import { quote } from '#advisor/wording/quote.ts'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { at, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { fundingFields as fields } from './funding-fields.ts'
import { textEvidence } from './text-evidence.ts'

/** What the texts say about the money to start with, beside the funding that is entered. */

const loanList = at('financialProjections', 'funding', 'loans')
const ownList = at('financialProjections', 'funding', 'contributions')

const otherMoney =
  /\b(?:payments?|repay\w*|instal?lments?|interest|fees?|per|next|later|second round|guarantee\w*|insur\w*|liability|covers?|policy|deposit|owed?|balance|previous|earlier)\b/i
const loanBefore =
  /\b(?:loan|borrow(?:s|ed|ing)?|lends?|microloan|term loan|mortgage)(?:\s+(?:of|for|over|amount of|about|us|me|is|at))*\s*$/i
const loanOf = /\b(?:loan|microloan|mortgage) of (?:about |only |just )?$/i
/** '$18,000 bank loan' */
const loanRight = /^(?:\s|-)(?:(?:bank|term|sba|small|business) ){0,2}(?:loan|microloan|mortgage)\b/i
const loanAfter =
  /^(?:\s|-)(?:(?!(?:and|plus|with|next|beside|besides|but|asks?|asking|then)\s)[\w()/-]+\s){0,4}?(?:loan|microloan|mortgage)\b(?![ -](?:payments?|repayments?|install?ments?|interest|fees?|costs?|charges?|service|closing|officer|balance|guarantee|packag\w+|applic\w+|debts?))|^\s+(?:over\s+[\w-]+\s+(?:years|months)\b|(?:from|by)\s+(?:the|a|our|my)?\s?(?:[\w-]+\s){0,2}?(?:bank|credit union|lender)\b)/i
const asked =
  /\b(?:ask(?:ing)? (?:\w+\s){0,3}?for|seek(?:ing)?|apply(?:ing)? for|request(?:ing)?)\s+(?:an?\s)?(?:loan of\s)?$/i
/** 'Our $9,000 van' is a van. */
const ownBefore =
  /\b(?:my|our|own|savings of|owners?[’']?s?|founders?[’']?s?|put in|(?:we|i|owners?|founders?|who) invest)\s*$/i
const ownRest =
  /^\s*(?:$|[,.;:()]|(?:of|in|at|with|and|plus|from|for|is|are|as|on|go|goes|pays?|covers?|comes?|already|that|which|into|to|savings?|cash|own|money|contribution|investment|equity|capital)\b)/i
/** '$9,000 of our sales' is no money of the owners. */
const own = String.raw`(?=\s+(?:own|personal|private|joint|retirement|savings?|money|cash|capital|equity)\b|\s*(?:$|[,.;:)]|(?:and|plus|goes?|pays?|is|are)\b))`
/** '$30,000 of the loan' is a part of it. */
const ofWhole = /^\s+(?:of|from|out of) (?:the|this|that|our|its)\b/i
/** What the owners owe or keep for themselves. */
const privateMoney =
  /\b(?:(?:student|car|auto) loans?|household|living (?:costs|expenses)|to live on|(?:on|for) (?:the|her|his|our|my|their|a) (?:\w+ )?(?:house|home))\b/i
const ownAfter = new RegExp(
  [
    String.raw`^\s+(?:of\s+(?:my|our|the (?:owner|founder)s?[’']?s?|his|her|their)\b${own}`,
    String.raw`of\s+ours\b|of\s+(?:own\s)?(?:savings|equity)\b|from\s+(?:me|us|my|our|the (?:owner|founder)s?|savings)\b`,
    String.raw`(?:in|own)\s+(?:savings|money|cash)\b|savings\b|paid in\b|of own money\b)`,
  ].join('|'),
  'i',
)
const investorAfter =
  /^\s+(?:(?:from|by|of)\s+(?:[\w-]+\s){0,2}?(?:investors?|angels?|venture)\b|(?:of|in|as|for)\s+(?:[\w-]+\s){0,1}?(?:(?:preferred|common) (?:shares|stock|equity)|seed (?:money|capital|funding|round|investment)|equity|series a|convertible notes?)\b|(?:pre-)?seed (?:money|capital|funding|round|investment)\b|(?:angel|equity|investment) round\b)/i
const investorBefore =
  /\b(?:(?:seed round|round|angel round|investment|investors? (?:put in|pay|bring)) of|seed (?:round|money)[:,]?|(?:equity|seed|angel) (?:investment|capital|money) of)\s*(?:about\s)?$/i

interface Kind {
  readonly name: string
  readonly isMeant: (phrase: Phrase) => boolean
  readonly entered: (funding: FundingFacts, phrase: Phrase) => readonly number[]
  readonly total: (funding: FundingFacts) => number
  readonly place: FieldAddress
}

const kinds: readonly Kind[] = [
  {
    name: 'loan',
    isMeant: ({ lead, tail }) => loanBefore.test(lead) || loanAfter.test(tail) || asked.test(lead),
    entered: ({ loans, borrowed, raised, needed }, { lead, tail }) => [
      ...loans.map(({ amount }) => amount),
      borrowed,
      // Everything that comes in is asked for, too, but no 'loan of $80,000'.
      ...(loanOf.test(lead) || loanRight.test(tail) ? [] : [raised, needed]),
    ],
    total: ({ borrowed }) => borrowed,
    place: loanList,
  },
  {
    name: 'investors’ money',
    isMeant: ({ lead, tail }) => investorAfter.test(tail) || investorBefore.test(lead),
    entered: ({ contributions, investorMoney, raised }) => [
      ...contributions.map(({ amount }) => amount),
      investorMoney,
      raised,
    ],
    total: ({ investorMoney }) => investorMoney,
    place: ownList,
  },
  {
    name: 'own money',
    isMeant: ({ lead, tail }) => ownAfter.test(tail) || (ownBefore.test(lead) && ownRest.test(tail)),
    entered: ({ contributions, ownMoney, investorMoney, grantMoney }) => [
      ...contributions.map(({ amount }) => amount),
      ownMoney,
      ownMoney + investorMoney,
      ownMoney + investorMoney + grantMoney,
    ],
    total: ({ ownMoney }) => ownMoney,
    place: ownList,
  },
]

interface Found {
  readonly phrase: Phrase
  readonly kind: Kind
}

const mostFound = 3

/** The first of each text, so that one that is explained does not hide another. */
function listMoneyInTexts(facts: PlanFacts): Found[] {
  const funding = readFunding(facts)
  if (funding.raised <= 0) return []
  const found: Found[] = []
  const { lineOfCredit, existingDebts } = facts.data.financialProjections.funding
  const others = [lineOfCredit.limit ?? 0, ...sampleItems(existingDebts).map(({ balance }) => balance ?? 0)]
  for (const phrase of listPhrases(facts, fields)) {
    const { claim, lead, tail } = phrase
    if (claim.period !== null || claim.per !== null || claim.low < funding.raised / 100) continue
    if (found.length >= mostFound) break
    if (found.some((one) => one.phrase.claim.address === claim.address)) continue
    if (otherMoney.test(lead.slice(-60)) || otherMoney.test(tail.slice(0, 25))) continue
    if (privateMoney.test(`${lead.slice(-60)}${claim.quote}${tail}`)) continue
    const kind = kinds.find(({ isMeant }) => isMeant(phrase))
    if (kind && ofWhole.test(tail) && claim.low < kind.total(funding)) continue
    if (!kind || isAmong(claim, [...kind.entered(funding, phrase), ...others], 0.01)) continue
    if (tellsPart(facts, phrase, kind.total(funding))) continue
    found.push({ phrase, kind })
  }
  return found
}

/** What follows a whole: 'savings of $96,000: $75,000 for the shop and $21,000 for the household'. */
const partAfter =
  /^[^.;:]{0,40}(?::|, (?:of which|including)|\bof which|; of (?:it|this|these|that|them),?)\s(?:(?:about|we put|i put|we invest|i invest) )?$/i
const partTail = /^,? (?:of (?:it|this|these|that|them|which)\b|for the (?:business|company|shop|start)\b)/i

/** Whether the same text says that the amount of the funding is a part of this one. */
function tellsPart(facts: PlanFacts, { claim: whole, text }: Phrase, entered: number): boolean {
  if (entered <= 0 || entered >= whole.low) return false
  return claimsOf(facts, whole.field).some(
    ({ address, low, start, end }) =>
      address === whole.address &&
      start > whole.end &&
      isNear(low, entered, 0.01) &&
      (partAfter.test(text.slice(whole.end, start)) || partTail.test(text.slice(end, end + 30))),
  )
}

export const fundingTextRules: readonly Rule[] = [
  {
    id: 'funding-text-differs',
    steps: [8, 12, 3],
    weight: weights.contradicts,
    find(facts) {
      const funding = readFunding(facts)
      return listMoneyInTexts(facts).map(({ phrase, kind }) => {
        const entered = facts.sayMoney(kind.total(funding))
        return show(
          recommend(
            `Two amounts for the ${kind.name}`,
            `${quote(phrase.claim.sentence, 90)} says ${phrase.claim.quote}, but the funding has ${entered}. A reader who finds two amounts trusts neither. Make them the same.`,
            phrase.claim.address,
          ),
          [textEvidence(phrase), { address: kind.place, says: entered }],
          [`${facts.sayMoney(phrase.claim.low)} ≠ ${entered}`],
        )
      })
    },
  },
  {
    id: 'startup-total-differs',
    steps: [8, 12],
    weight: weights.contradicts,
    find(facts) {
      const { startupTotal, reserve } = facts.money
      const { raised, needed } = readFunding(facts)
      if (startupTotal <= 0 || facts.money.state !== 'real') return null
      const total =
        /\b(?:start-?\s?up (?:costs?|budget|capital)|(?:total|whole) (?:project|investment|budget|start)|cost(?:s)? (?:us |me )?to (?:open|start|launch)|need(?:s|ed)? to (?:open|start|launch))\b/i
      for (const phrase of listPhrases(facts, [
        ...fields,
        'businessIdea.problemStatement',
        'businessIdea.valueProposition',
      ])) {
        const { claim, lead, tail } = phrase
        if (claim.period !== null && claim.period !== 'once') continue
        const isTotal =
          (/\b(?:start-?\s?up costs?|total|altogether|in all)(?:\s+(?:of|is|are|come to|comes to|about|amount to))*\s*$/i.test(
            lead,
          ) &&
            total.test(lead)) ||
          (/\bwe need\s*(?:about\s)?$/i.test(lead) && /^\s+to (?:open|start|launch)\b/i.test(tail)) ||
          /^\s+(?:of|in|for)\s+(?:\w+\s)?start-?\s?up costs?\b/i.test(tail)
        if (!isTotal) continue
        if (isAmong(claim, [startupTotal, needed, raised, startupTotal - reserve], 0.02)) continue
        const listed = facts.sayMoney(startupTotal)
        return show(
          recommend(
            'Two totals for the start',
            `${quote(claim.sentence, 80)} says ${claim.quote}, but the start-up costs you list add up to ${listed}. Correct the text, or add what is missing from the list.`,
            claim.address,
          ),
          [textEvidence(phrase), { address: at('financialProjections', 'startupCosts'), says: listed }],
          [`${facts.sayMoney(claim.low)} ≠ ${listed}`],
        )
      }
      return null
    },
  },
  {
    id: 'reserve-text-differs',
    steps: [8, 11],
    weight: weights.contradicts - 2,
    find(facts) {
      const { reserve } = facts.money
      if (reserve <= 0) return null
      for (const phrase of listPhrases(facts, [
        'riskAnalysis.risks.mitigation',
        'implementationTimeline.milestones.description',
        'businessModel.keyResources',
      ])) {
        const { claim, lead, tail } = phrase
        if (claim.period !== null || claim.per !== null) continue
        const isReserve =
          /\b(?:cash |our |the |a )?(?:reserve|working capital|cushion|buffer)(?:\s+of)\s*(?:about\s)?$/i.test(
            lead,
          ) || /^\s+(?:of\s+|in\s+)?(?:cash\s)?(?:reserves?|working capital|cushion|buffer)\b/i.test(tail)
        if (
          !isReserve ||
          isAmong(claim, [reserve, facts.data.financialProjections.forecast.frame.minimumCash ?? -1], 0.03)
        )
          continue
        if (claim.low < reserve && claim.certainty !== 'stated') continue
        const listed = facts.sayMoney(reserve)
        return show(
          recommend(
            'Two amounts for the reserve',
            `${quote(claim.sentence, 80)} counts on ${claim.quote}, but the start-up costs set aside ${listed}. Use one amount. The reserve is what a lender looks for when sales are slow.`,
            claim.address,
          ),
          [textEvidence(phrase), { address: at('financialProjections', 'startupCosts'), says: listed }],
          [`${facts.sayMoney(claim.low)} ≠ ${listed}`],
        )
      }
      return null
    },
  },
]
