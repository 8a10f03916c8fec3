import { claimsOf } from '#advisor/facts/phrases.ts'
import { isAmong } from '#advisor/facts/compare-amounts.ts'
import { readFunding } from '#advisor/facts/funding-facts.ts'
import { rememberTexts } from '#advisor/facts/remember-texts.ts'
import { sampleItems } from '#advisor/facts/texts.ts'
import { quote } from '#advisor/wording/quote.ts'
import { at, recommend, type Rule, show, warn, weights } from '#advisor/rules/rule.ts'
import { findBuyerShare } from './single-buyer.ts'

/** One customer that the plan stands on, and money that is not earned. */

/** A part of every text that the next one matches, and far faster to look for. */
const fundingWord =
  /seed|angel|venture|invest|equity|bank|sba|family|start-?up|founder|owner|fund|loan|credit|savings|grant|kickstarter|round|money|capital|subsid|refund|rebate|payout|settlement|inherit|contribution|allowance|convertible|injection|overdraft|7\(a\)|proceeds|shares|deposit/i
const fundingStream =
  /\b(?:seed|angel|venture|investors?[’']?|equity|investment|bank|sba|family|start-?up|founders?[’']?|owners?[’']?|crowdfund\w*)\s+(?:money|capital|funding|round|loan|loans|investment|cash|savings|contribution|financing)\b|\b(?:loan|microloan|line of credit|credit line)\s+(?:of|from|over|proceeds|money|amount)\b|\b(?:proceeds|money|cash) (?:of|from) (?:the |a |our )?(?:\p{L}+ )?(?:loan|bank|investors?|round)\b|\b(?:my|our|the owner[’']s|personal|own) savings\b|\bgrants? (?:of|from|money)\b|\bgrants? (?:that )?(?:we|i|which)\b[^.;]{0,20}\bappl\w+|\b(?:county|city|state|federal)\b[^.;]{0,40}, (?:a )?grants?\b|\b(?:county|[\p{L}]+ (?:childhood|development|innovation|arts|energy)) grants?\b|\bkickstarter\b|\bcrowdfunding\b|\bseed round\b|\bbank credit\b|\b(?:government|state|city|federal|start-?up) grants?\b|\bsubsid(?:y|ies) for (?:new|young|start)|\bstart-?up subsid(?:y|ies)\b|\b(?:tax|gst|vat|hst|duty|energy) (?:refunds?|rebates?|credits?)\b|\binsurance (?:payout|settlement)s?\b|\binheritance\b|\b(?:landlord|franchisor|supplier|brewery|seller)[’']?s? (?:contribution|allowance|subsidy|payment)\b|\b(?:prize|award) money\b|\bmoney from [\p{L}’' ]{0,24}\b(?:parents|family|friends|uncle|aunt|father|mother|brother|sister|husband|wife)\b|\b(?:loan|sba|7\(a\)|grant) (?:proceeds|payout|disbursement|drawdown)\b|\b7\(a\)|\bsale of (?:[\p{L}\d%]+ ){0,4}(?:shares|equity)\b|\b(?:own|owners?[’']?s?) (?:deposit|money|injections?|capital|contributions?)\b|\bconvertible (?:note|loan)\b|\b(?:owner|capital|equity|cash) injections?\b|^\W*(?:\p{L}+ ){0,2}(?:loan|overdraft)\b(?=\W*$|,)/iu
const sellsFunding =
  /\b(?:fees?|commissions?|service|services|writing|advice|consult\w*|broker\w*|course|clients?|customers?|subscription|processing|packaging|margin on|interest (?:on|from) loans)\b/i
/** Whether a line of the sales is money that lenders, owners or the state bring. */
export const isFundingLine = rememberTexts((typed) => {
  const text = typed.slice(0, 300)
  return (
    !text.includes('[') &&
    fundingWord.test(text) &&
    fundingStream.test(text) &&
    !sellsFunding.test(text.replace(fundingStream, ' '))
  )
})

/** 'most of the sales goes', '85% of it goes', 'nine of sixteen go' */
function sayLost(share: string): string {
  if (/^\S+ of \S+$/u.test(share)) return `${share} go`
  return `${share} ${/everything$|of$|^(?:almost|nearly) /i.test(share) ? 'the sales' : 'of it'} goes`
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
      const index = sampleItems(data.businessModel.revenueStreams).findIndex(isFundingLine)
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
      const found = findBuyerShare(facts)
      if (!found) return null
      const { sentence, address, share } = found
      return show(
        recommend(
          'One customer carries the business',
          `${quote(sentence, 110)}: if this customer leaves, ${sayLost(share)} with it, and the loan is still to be paid. Show who else buys, for how long the contract binds them, and what you do in the first month without them.`,
          address,
        ),
        [{ address, says: sentence, mark: share }],
      )
    },
  },
]
