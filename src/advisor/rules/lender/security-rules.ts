import { isNear } from '#advisor/facts/compare-amounts.ts'
import { claimsOf } from '#advisor/facts/phrases.ts'
import { readFunding } from '#advisor/facts/funding-facts.ts'
import { sampleItems } from '#advisor/facts/texts.ts'
import { sayPercent } from '#advisor/wording/figures.ts'
import { quote } from '#advisor/wording/quote.ts'
import { at, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'

/** Security that is not the owner's to give, money that is owed, and terms that no bank offers. */

const collateral = at('financialProjections', 'funding', 'collateral')
const notOwn =
  /\b(?:(?:is|are|we|i|which|that|the) (?:[a-zà-ÿ]+ )?(?:leased|rented|borrowed|on lease|hired)|leased (?:from|van|vans|car|truck|trucks|equipment|machines?|oven)|rented (?:from|van|equipment|machines?|space|building)|belongs? to (?:the |my |our )?(?:landlord|seller|supplier|bank|parents?|mother|father|brother|sister|friend|employer|lessor)|not (?:yet )?(?:paid (?:off|for)|owned|ours)|still (?:being )?(?:paid off|financed)|being paid off|already pledged|(?:on |under )?(?:lease|hire)[- ]purchase|on (?:consignment|installments?|finance)|financed (?:by|through|with)|pledged (?:to|for) (?:another|the other)|(?:fully|already) mortgaged)\b/i
const openWords =
  /\b(?:to be (?:discussed|agreed|decided|determined|confirmed|arranged|defined)|tbd|tba|undecided|open|(?:will|we) (?:discuss|see|decide)|ask the bank|depends on the bank|as (?:the bank )?(?:required|needed)|not sure|unknown|later)\b/i
const worth = /\b(?:worth|valued?|apprais\w+|market value|price)\b/i
const owed = /\b(?:owed?|owing|mortgage\w*|balance|lien|debt|loan)\b/i
/** 'A second lien on the house' is what is offered, and equity is what is left of it. */
const offered = /\b(?:liens?|mortgages?) on\b|\bequity\b|\bat cost\b|\bpaid[- ]off\b/gi
/** A bank lends on what is left after the first lien, and not on all of it. */
const mostOwed = 0.85

const deposits =
  /\b(?:(?:customers?|clients?|members?|couples?|students?|guests?|patients?|tenants?|families|buyers)[’']? (?:deposits?|prepayments?|advances?|payments)|deposits? (?:of|from|by|paid by)|pre-?payments?|pre-?orders?|pre-?sales?|gift (?:cards?|certificates?)|vouchers?|advance (?:payments?|tuition)|down payments? (?:of|from) (?:the |our )?(?:customers?|clients?|couples?))\b/i
const savedDeposit = /\b(?:certificates? of deposit|time deposits?|fixed deposit|savings|bank deposits?)\b/i

/** What banks ask for a loan to a small business, at the very least. Other currencies are not judged. */
const lowestRates: Readonly<Record<string, number>> = {
  USD: 4.5,
  CAD: 4,
  GBP: 4.5,
  AUD: 4.5,
  NZD: 4.5,
  EUR: 2.5,
  PLN: 5,
}
const favored =
  /\b(?:famil\w+|parents?|father|mother|brother|sister|uncle|aunt|friends?|seller\w*|owner\w*|subsid\w+|state|city|county|rural|development|fund|foundation|community|kfw|microloan|micro|promot\w+|grant|programs?|government|employer|dealer|manufacturer|enterprise)\b/i

const dueAtOnce =
  /\b(?:balloon|bullet|due in full|due at once|on demand|callable|(?:renewed|renewable) (?:every|each) year|one payment|lump sum)\b/i
const noIncome = /\b(?:retired|pension\w*|students?|unemployed|on benefits|no income|between jobs|minor)\b/i

export const securityRules: readonly Rule[] = [
  {
    id: 'loan-collateral-not-free',
    steps: [8],
    weight: weights.missing - 1,
    readers: ['bank'],
    find(facts) {
      const text = facts.data.financialProjections.funding.collateral.slice(0, 600)
      const { borrowed } = readFunding(facts)
      if (borrowed <= 0 || text.trim() === '') return null
      const amounts = claimsOf(facts, 'financialProjections.funding.collateral').filter(
        ({ kind }) => kind === 'money',
      )
      const near = (start: number, end: number) => text.slice(Math.max(0, start - 24), end + 24)
      const debt = amounts.find(
        ({ start, end }) =>
          owed.test(near(start, end).replaceAll(offered, '')) &&
          !/^\s(?:of |in )?(?:equity|at cost)\b/i.test(text.slice(end)) &&
          !worth.test(text.slice(Math.max(0, start - 16), start)),
      )
      const value = amounts.find((one) => one !== debt && worth.test(near(one.start, one.end)))
      const mark = notOwn.exec(text)?.[0]
      if (mark !== undefined) {
        return show(
          recommend(
            'The security is not yours to give',
            `${quote(text, 80)}: what is rented, leased or pledged to someone else secures no loan. Offer what you own or what this loan buys, with its value and what is still owed on it.`,
            collateral,
          ),
          [{ address: collateral, says: text, mark }],
        )
      }
      if (!debt || !value || debt.high < value.low * mostOwed) return null
      const left = Math.max(0, value.low - debt.high)
      return show(
        recommend(
          'Hardly anything is left to secure the loan',
          `Of ${value.quote}, ${debt.quote} is owed already. The lender of ${facts.sayMoney(borrowed)} comes second and would get ${left === 0 ? 'nothing' : `at most ${facts.sayMoney(left)}`}. Offer something else, or a smaller loan.`,
          collateral,
        ),
        [
          { address: collateral, says: text.slice(0, 200), mark: debt.quote },
          { address: at('financialProjections', 'funding', 'loans'), says: facts.sayMoney(borrowed) },
        ],
        [
          `${facts.sayMoney(value.low)} − ${facts.sayMoney(debt.high)} = ${facts.sayMoney(value.low - debt.high)}`,
        ],
      )
    },
  },
  {
    id: 'loan-security-left-open',
    steps: [8],
    weight: weights.missing - 3,
    readers: ['bank'],
    find(facts) {
      const { borrowed } = readFunding(facts)
      if (borrowed <= 0) return null
      const { funding } = facts.data.financialProjections
      const open = (['collateral', 'guarantors'] as const).find((field) => {
        const text = funding[field].trim()
        return text.length < 120 && openWords.test(text) && !/\d/u.test(text)
      })
      if (open === undefined) return null
      const address = at('financialProjections', 'funding', open)
      return show(
        recommend(
          open === 'collateral' ? 'The security is still open' : 'Who signs is still open',
          `${quote(funding[open], 60)} leaves the lender to guess what stands behind ${facts.sayMoney(borrowed)}. ${open === 'collateral' ? 'List what you can pledge, each with its value and what is owed on it.' : 'Name everyone who owns 20% or more and will sign.'} You can still bargain about it later.`,
          address,
        ),
        [
          { address, says: funding[open] },
          { address: at('financialProjections', 'funding', 'loans'), says: facts.sayMoney(borrowed) },
        ],
      )
    },
  },
  {
    id: 'funding-from-deposits',
    steps: [8],
    weight: weights.missing - 1,
    find(facts) {
      const found = sampleItems(facts.data.financialProjections.funding.contributions).find(
        ({ name, amount }) =>
          (amount ?? 0) > 0 && deposits.test(name.slice(0, 200)) && !savedDeposit.test(name.slice(0, 200)),
      )
      if (!found) return null
      const address = at('financialProjections', 'funding', 'contributions', { id: found.id }, 'name')
      return show(
        recommend(
          'Customers’ money is not your own',
          `${quote(found.name)} brings ${facts.sayMoney(found.amount ?? 0)}, but you still owe the work or the refund for it. Spent on equipment, it is gone when the work has to be paid. Keep deposits apart, and show own money that no one can ask back.`,
          address,
        ),
        [{ address, says: found.name }],
      )
    },
  },
  {
    id: 'loan-rate-too-low',
    steps: [8],
    weight: weights.weak + 4,
    readers: ['bank'],
    find(facts) {
      const lowest = lowestRates[facts.currency]
      if (lowest === undefined) return null
      const loan = sampleItems(facts.data.financialProjections.funding.loans).find(
        ({ name, amount, ratePercent }) =>
          (amount ?? 0) > 0 &&
          (ratePercent ?? 0) > 0 &&
          (ratePercent ?? 0) < lowest &&
          !favored.test(name.slice(0, 200)),
      )
      if (!loan) return null
      const address = at('financialProjections', 'funding', 'loans', { id: loan.id }, 'ratePercent')
      return show(
        recommend(
          'No bank lends at this rate',
          `${quote(loan.name || 'The loan')} costs ${sayPercent(loan.ratePercent ?? 0)} a year in the forecast. Banks ask a small business for ${sayPercent(lowest)} at the very least, and mostly for twice that. Ask for an offer and enter its rate, because the payments decide whether the plan works. If someone lends on other terms, say who.`,
          address,
        ),
        [{ address, says: sayPercent(loan.ratePercent ?? 0) }],
      )
    },
  },
  {
    id: 'loan-due-at-once',
    steps: [8],
    weight: weights.missing - 2,
    readers: ['bank'],
    find(facts) {
      const loan = sampleItems(facts.data.financialProjections.funding.loans).find(
        ({ name, amount }) => (amount ?? 0) > 0 && dueAtOnce.test(name.slice(0, 200)),
      )
      if (!loan) return null
      const address = at('financialProjections', 'funding', 'loans', { id: loan.id }, 'name')
      return show(
        recommend(
          'What pays the rest of the loan?',
          `${quote(loan.name)} asks for ${facts.sayMoney(loan.amount ?? 0)} in one sum or whenever the lender wants. The forecast spreads the payments. Show the cash on that day, or a promise in writing to renew it.`,
          address,
        ),
        [{ address, says: loan.name, mark: dueAtOnce.exec(loan.name)?.[0] ?? '' }],
      )
    },
  },
  {
    id: 'guarantor-without-income',
    steps: [8],
    weight: weights.weak + 3,
    readers: ['bank'],
    find(facts) {
      const text = facts.data.financialProjections.funding.guarantors.slice(0, 300)
      const mark = noIncome.exec(text)?.[0]
      if (readFunding(facts).borrowed <= 0 || mark === undefined) return null
      const address = at('financialProjections', 'funding', 'guarantors')
      return show(
        recommend(
          'Can the guarantor pay?',
          `${quote(text, 80)}: a guarantee is worth what the person earns and owns. Add an owner who signs, or what the guarantor owns without debt. Banks ask every owner of 20% or more in any case.`,
          address,
        ),
        [{ address, says: text, mark }],
      )
    },
  },
  {
    id: 'startup-quote-differs',
    steps: [8],
    weight: weights.contradicts - 5,
    find(facts) {
      const quoted = claimsOf(facts, 'financialProjections.startupCosts.quote').filter(
        ({ kind, currencies }) => kind === 'money' && currencies.includes(facts.currency),
      )
      for (const cost of sampleItems(facts.data.financialProjections.startupCosts)) {
        const sums = quoted.filter(({ address }) => isOfItem(address, cost.id))
        const [first] = sums
        // Several sums may be parts of the whole.
        if (!first || sums.length > 1 || cost.amount <= 0 || isNear(first.low, cost.amount, 0.1)) continue
        const address = at('financialProjections', 'startupCosts', { id: cost.id }, 'amount')
        return show(
          recommend(
            'The quote says another price',
            `${quote(cost.category)} is in the plan with ${facts.sayMoney(cost.amount)}, but its quote says ${first.quote}. Which is right? ${first.low < cost.amount ? 'A lender finances what is proved.' : 'What is missing comes out of the reserve.'}`,
            address,
          ),
          [
            { address, says: facts.sayMoney(cost.amount) },
            { address: first.address, says: first.sentence.slice(0, 160), mark: first.quote },
          ],
          [
            `${facts.sayMoney(cost.amount)} − ${facts.sayMoney(first.low)} = ${facts.sayMoney(cost.amount - first.low)}`,
          ],
        )
      }
      return null
    },
  },
]

function isOfItem(address: readonly unknown[], id: string): boolean {
  return address.some((part) => typeof part === 'object' && part !== null && 'id' in part && part.id === id)
}
