import type { PlanClaim } from '#advisor/facts/claims/claim.ts'
import { toSingular } from '#advisor/facts/claims/to-singular.ts'
import { toMonthly } from '#advisor/facts/claims/periods.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { joinTexts, listWords } from '#advisor/facts/texts.ts'
import { quote, quoteList, shorten } from '#advisor/wording/quote.ts'
import { findMainPersona } from '#advisor/rules/customer-personas.ts'
import { atFigure, atItem, type Finding, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { clauseOf, findIncome, findLowestPrice, listClaims, type Persona } from './persona-means.ts'

/** A persona who has nothing left for the price, whatever a year's income is. */

const fields = ['demographics', 'painPoints', 'goals', 'buyingBehavior'] as const
const fixed =
  /\b(?:rent|mortgage|bills|housing|dorm|childcare|day ?care|tuition|child support|room|debts?|car payment|loan payments?)\b/i
const leftOver =
  /\b(?:left(?: over)?|to live on|lives? on|after (?:the )?(?:rent|bills|food|taxes and rent|housing)|for (?:everything(?: else)?|food and|extras|fun|herself|himself|themselves|the rest)|spare|to spare|free each|pocket money|spending money|allowance)\b/i
const businessMoney = /\b(?:sales|revenue|turnover|compan(?:y|ies)|employees|crew|units|clients)\b/i
const broke =
  /\b(?:(?:money|cash|paycheck|pay|salary|wage|account) (?:is|runs?|has) (?:gone|out|short|empty|spent|used up)|(?:runs?|is|are|often) (?:out of|short of|low on) (?:money|cash)|overdrawn|overdraft|behind (?:on|with) (?:the |her |his |their )?(?:rent|bills|payments)|paycheck to paycheck|maxed[- ]out|no savings|nothing (?:left|saved|to spare)|count(?:s|ing)? (?:every )?(?:coins?|cents?|penn(?:y|ies)|dollars?|euros?)|(?:can(?:no|[’'])t|cannot|could not|barely) afford (?:it|much|food|groceries|gas|(?:the |her |his |their |our |your )?(?:rent|bills|price|prices|shop|repair))|food stamps|unemployed|laid off|out of work|lives? on (?:welfare|benefits|unemployment)|borrows? (?:money|from (?:friends|family|parents))|skips? (?:meals|lunch)|for as little (?:money )?as possible|(?:the )?cheapest way|(?:is|are|always|usually|often|dead|flat) broke(?! (?:down|off|in|out)))\b/i
const mostOfLeft = 0.6
/** Of a month's income, for someone without money. */
const mostOfMonth = 0.08
const leastPrice = 60
const comparable = new Set(['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'NZD', 'CHF'])
const repairs =
  /\b(?:repairs?|repairing|fix(?:es|ing)?|restor(?:e|es|ing|ation)|tune-?ups?|servic(?:es|ing)|cleans?|cleaning|detail(?:s|ing)|mends?|mending|alter(?:s|ations?)|sharpen(?:s|ing)|refurbish\w*|reupholster\w*)\b/i
const boughtFor =
  /(\p{L}+)(?: (?:that|which|she|he|they|once|secondhand|used|online|was|is|has))* (?:bought|worth|costs?|paid|got|found|picked up)(?: (?:\p{L}+ ){0,4}(?:for|at|of))?(?: (?:about|only|just|maybe|perhaps|under))?\s*$/iu
const ofAmount = /^\s+(?:(?:used|old|secondhand|cheap|basic|kids?[’']?s?|department-store) )?(\p{L}+)/iu

function isMonthly({ period }: PlanClaim): boolean {
  return period === 'month' || period === 'week'
}

/** What is left of a month: '$150 left after rent', or '$900 a month of which $750 goes to rent'. */
function findLeft(facts: PlanFacts, persona: Persona): { claim: PlanClaim; left: number } | null {
  const claims = listClaims(facts, persona, fields).filter(({ sentence }) => !businessMoney.test(sentence))
  const income = findIncome(facts, persona) ?? findMonthly(claims)
  for (const claim of claims) {
    const { sentence, quote: mark, period, high } = claim
    const tail = sentence.slice(sentence.indexOf(mark) + mark.length)
    const near = clauseOf(claim).slice(0, 160)
    const monthly = toMonthly(high, period === null || period === 'once' ? 'month' : period)
    const isRent = /^[^.;$€£\d]{0,30}/u.exec(tail)?.[0] ?? ''
    if (
      income &&
      claim !== income.claim &&
      fixed.test(isRent) &&
      !leftOver.test(isRent.split(/\bafter\b/u)[0] ?? '')
    ) {
      const left = income.yearly / 12 - monthly
      const isAfter = /\bafter\b/iu.test(isRent)
      if (!isAfter && left >= 0 && left < income.yearly / 12) return { claim, left }
    }
    if (leftOver.test(near) && monthly > 0 && (isMonthly(claim) || /\bleft\b/i.test(near)))
      return { claim, left: monthly }
  }
  return null
}

/** 'Works ten hours a week, about $900 a month' names no income, but is one. */
function findMonthly(claims: readonly PlanClaim[]): { claim: PlanClaim; yearly: number } | null {
  const claim = claims.find(
    (one) =>
      one.field.endsWith('.demographics') &&
      one.period === 'month' &&
      !fixed.test(clauseOf(one).split(/\bof which\b|\bwith\b/u)[0] ?? ''),
  )
  return claim ? { claim, yearly: claim.high * 12 } : null
}

function findNothingLeft(facts: PlanFacts, persona: Persona): Finding {
  const times = Math.max(1, facts.money.projections.purchasesPerMonth ?? 1)
  const needed = findLowestPrice(facts) * times
  const found = findLeft(facts, persona)
  if (!found || needed <= found.left * mostOfLeft) return null
  const { claim, left } = found
  return show(
    recommend(
      'What is left does not pay the price',
      `${quoteList([persona.name], 'persona')}: ${quote(clauseOf(claim), 70)}. That leaves about ${facts.sayMoney(left)} a month, and a month with you costs at least ${facts.sayMoney(needed)}. Choose a persona who can pay, or say how this one does.`,
      claim.address,
    ),
    [
      { address: claim.address, says: shorten(claim.sentence), mark: claim.quote },
      { address: atFigure('price'), says: facts.showMoney(needed) },
    ],
    [`${facts.showMoney(needed)} of ${facts.showMoney(left)} a month`],
  )
}

function findBroke(facts: PlanFacts, persona: Persona): Finding {
  const field = fields.find((name) => broke.test(persona[name].slice(0, 600)))
  if (field === undefined || !comparable.has(facts.currency)) return null
  const words = broke.exec(persona[field].slice(0, 600))?.[0] ?? ''
  const lowest = findLowestPrice(facts)
  const income = findIncome(facts, persona)
  if (lowest <= (income ? (income.yearly / 12) * mostOfMonth : leastPrice)) return null
  const address = atItem('customerPersonas', 'personas', persona.id, field)
  return show(
    recommend(
      'A customer without money?',
      `${quoteList([persona.name], 'persona')} is described with ${quote(words)}, but your lowest price is ${facts.sayMoney(lowest)}. Say how they pay for it, or describe the people who do.`,
      address,
    ),
    [
      { address, says: shorten(persona[field]), mark: words },
      { address: atFigure('price'), says: facts.showMoney(lowest) },
    ],
  )
}

/** 'One used bike bought for $120', in a plan that repairs bikes. */
function findCheapThing(facts: PlanFacts, persona: Persona): Finding {
  const { oneLiner, solution } = facts.data.businessIdea
  const idea = joinTexts([oneLiner, solution])
  if (!repairs.test(idea)) return null
  const things = new Set(listWords(idea.slice(0, 600)).map(toSingular))
  const { price } = facts.money.projections
  for (const claim of listClaims(facts, persona, fields)) {
    if (claim.period !== null && claim.period !== 'once') continue
    const from = claim.sentence.indexOf(claim.quote)
    const noun =
      boughtFor.exec(claim.sentence.slice(Math.max(0, from - 60), from))?.[1] ??
      ofAmount.exec(claim.sentence.slice(from + claim.quote.length))?.[1]
    if (noun === undefined || repairs.test(noun) || claim.high <= 0 || price < claim.high * 0.9) continue
    if (!things.has(toSingular(noun.toLowerCase()))) continue
    return show(
      recommend(
        'Would they pay more than the thing is worth?',
        `${quoteList([persona.name], 'persona')}: ${quote(clauseOf(claim), 60)}. Your price of ${facts.sayMoney(price)} is about what a new one costs them. Describe someone for whom it pays, or say why this one would.`,
        claim.address,
      ),
      [
        { address: claim.address, says: shorten(claim.sentence), mark: claim.quote },
        { address: atFigure('price'), says: facts.showMoney(price) },
      ],
    )
  }
  return null
}

function forMain(find: (facts: PlanFacts, persona: Persona) => Finding): Rule['find'] {
  return (facts) => {
    const persona = facts.money.canCalculate ? findMainPersona(facts) : null
    return persona ? find(facts, persona) : null
  }
}

export const personaStrappedRules: readonly Rule[] = [
  {
    id: 'persona-nothing-left',
    steps: [5, 8],
    weight: weights.missing,
    find: forMain((facts, persona) => findNothingLeft(facts, persona) ?? findBroke(facts, persona)),
  },
  {
    id: 'persona-thing-worth-less',
    steps: [5, 8],
    weight: weights.weak,
    find: forMain(findCheapThing),
  },
]
