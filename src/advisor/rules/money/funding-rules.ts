import { readFunding } from '#advisor/facts/funding-facts.ts'
import { sampleItems } from '#advisor/facts/texts.ts'
import { sayPercent } from '#advisor/wording/figures.ts'
import { quote, quoteList, shorten } from '#advisor/wording/quote.ts'
import { leastOwnersSharePercent } from '#domain/forecast/figures/thresholds.ts'
import { plural } from '#domain/wording/plural.ts'
import { at, recommend, remark, type Rule, show, warn, weights } from '#advisor/rules/rule.ts'

/** The money that is asked for, beside what it has to pay for. */

const startupCosts = at('financialProjections', 'startupCosts')
const loanList = at('financialProjections', 'funding', 'loans')
const ownList = at('financialProjections', 'funding', 'contributions')
/** A smaller difference is a rounding. */
const tolerance = 0.01
const healthyOwnersSharePercent = 20
const leastPersonalPercent = 4

const lentWords =
  /\b(?:loans?|lent|lend|lends|borrow\w*|(?<!\btax )credits?(?! (?:unions?|checks?|scores?|history))|overdraft|advance|paid back|pay back|repaid|repay|payable|owed)\b/i
const notLent =
  /\bnot (?:a |to be )?(?:loan|repaid|paid back)|\bgift\b|\bnot borrowed|\bno loan\b|\bsavings\b(?!.*\bloan)/i

/** Nothing is named, in no words or in one. */
function isNone(text: string): boolean {
  return /^\W*(?:none|no|nothing|n\/?a|not (?:yet|available|any)|nobody|no one|tbd|unknown|none (?:yet|available|at this time))?\W*$/i.test(
    text.slice(0, 60),
  )
}

export const fundingRules: readonly Rule[] = [
  {
    id: 'funding-below-costs',
    steps: [8],
    weight: weights.sinks,
    find(facts) {
      const { raised, needed, borrowed } = readFunding(facts)
      if (raised <= 0 || needed <= 0 || raised >= needed * (1 - tolerance)) return null
      const { sayMoney } = facts
      return show(
        warn(
          'The money does not cover the start',
          `Loans and own money come to ${sayMoney(raised)}, but the start-up costs are ${sayMoney(needed)}. ${sayMoney(needed - raised)} has no source. Ask for more, put in more, or cut a cost. A lender adds up these two columns first.`,
          loanList,
        ),
        [
          {
            address: loanList,
            says: `${sayMoney(borrowed)} borrowed, ${sayMoney(raised - borrowed)} paid in`,
          },
          { address: startupCosts, says: sayMoney(needed) },
        ],
        [`${sayMoney(needed)} − ${sayMoney(raised)} = ${sayMoney(needed - raised)}`],
      )
    },
  },
  {
    id: 'funding-above-costs',
    steps: [8],
    weight: weights.missing,
    find(facts) {
      const { raised, needed, borrowed } = readFunding(facts)
      if (borrowed <= 0 || needed <= 0 || raised <= needed * (1 + tolerance)) return null
      const { money, sayMoney } = facts
      const spare = raised - needed
      const isLarge = spare > needed * 0.05 && money.hasReserve
      return show(
        (isLarge ? warn : recommend)(
          'You ask for more than you need',
          `Loans and own money come to ${sayMoney(raised)}, but the start-up costs are ${sayMoney(needed)}. ${money.hasReserve ? `The reserve is in there already, so ${sayMoney(spare)} has no purpose. Borrow less, or list what it pays for.` : `Say what the other ${sayMoney(spare)} is for: if it is a reserve, add it to the start-up costs as one.`} No one lends for a purpose that is not named.`,
          loanList,
        ),
        [
          {
            address: loanList,
            says: `${sayMoney(borrowed)} borrowed, ${sayMoney(raised - borrowed)} paid in`,
          },
          { address: startupCosts, says: sayMoney(needed) },
        ],
        [`${sayMoney(raised)} − ${sayMoney(needed)} = ${sayMoney(spare)}`],
      )
    },
  },
  {
    id: 'funding-adds-up',
    steps: [8],
    weight: weights.praise,
    find(facts) {
      const { raised, needed, borrowed } = readFunding(facts)
      if (raised <= 0 || needed <= 0 || Math.abs(raised - needed) > needed * tolerance) return null
      return show(
        remark(
          'The money covers the start, and no more',
          `${facts.sayMoney(raised)} comes in and ${facts.sayMoney(needed)} goes out to start. A lender checks this sum first, and it is right.`,
          loanList,
        ),
        [
          {
            address: loanList,
            says: `${facts.sayMoney(borrowed)} borrowed, ${facts.sayMoney(raised - borrowed)} paid in`,
          },
          { address: startupCosts, says: facts.sayMoney(needed) },
        ],
        [`${facts.sayMoney(borrowed)} + ${facts.sayMoney(raised - borrowed)} = ${facts.sayMoney(raised)}`],
      )
    },
  },
  {
    id: 'funding-own-share',
    steps: [8],
    weight: weights.sinks - 1,
    readers: ['bank'],
    find(facts) {
      const { borrowed, ownMoney, investorMoney, grantMoney, needed, raised } = readFunding(facts)
      const total = Math.max(needed, raised)
      if (borrowed <= 0 || total <= 0) return null
      const { sayMoney } = facts
      const share = ((ownMoney + investorMoney) / total) * 100
      const sum = [`${sayMoney(ownMoney + investorMoney)} ÷ ${sayMoney(total)} = ${sayPercent(share)}`]
      const evidence = [
        { address: ownList, says: `${sayMoney(ownMoney)} of your own` },
        { address: loanList, says: `${sayMoney(borrowed)} borrowed` },
      ]
      const least = leastOwnersSharePercent.value
      if (share < least - 0.05) {
        const hasNone = ownMoney + investorMoney <= 0
        return show(
          (grantMoney > 0 && !hasNone ? recommend : warn)(
            hasNone ? 'You put in nothing of your own' : 'You put in too little of your own',
            `${hasNone ? `The whole ${sayMoney(borrowed)} is borrowed.` : `You put in ${sayMoney(ownMoney + investorMoney)} of ${sayMoney(total)}, ${sayPercent(share)}.`} Lenders want to see at least ${sayPercent(least)} from the owner of a new business, here ${sayMoney((total * least) / 100)}, and many ask for ${sayPercent(healthyOwnersSharePercent)}. Add savings, a gift, or a partner’s money, or start smaller.`,
            ownList,
          ),
          evidence,
          hasNone ? [] : sum,
        )
      }
      // Investors share the risk, but the people who sign should have something to lose.
      const personal = (ownMoney / total) * 100
      if (investorMoney > 0 && share < healthyOwnersSharePercent && personal < leastPersonalPercent) {
        return show(
          recommend(
            'Hardly any of the money is your own',
            `Investors put in ${sayMoney(investorMoney)}, you ${sayMoney(ownMoney)} of ${sayMoney(total)}: ${sayPercent(personal)}. A lender who gives ${sayMoney(borrowed)} wants the owner to lose something, too. Put in more of your own, or say what else you have paid already.`,
            ownList,
          ),
          evidence,
          [`${sayMoney(ownMoney)} ÷ ${sayMoney(total)} = ${sayPercent(personal)}`],
        )
      }
      if (share < healthyOwnersSharePercent - 5) return null
      return show(
        remark(
          'You carry a share of the risk yourself',
          `${sayMoney(ownMoney + investorMoney)} of ${sayMoney(total)} is not borrowed, ${sayPercent(share)}. Lenders ask for at least ${sayPercent(least)}.`,
          ownList,
        ),
        evidence,
        sum,
      )
    },
  },
  {
    id: 'loan-without-terms',
    steps: [8, 3],
    weight: weights.missing,
    find(facts) {
      const open = readFunding(facts).loans.filter(
        ({ ratePercent, termMonths }) => ratePercent === null || termMonths === null,
      )
      const [first] = open
      if (!first) return null
      const isBare = first.ratePercent === null && first.termMonths === null
      const missing = isBare
        ? 'neither a rate nor a term'
        : first.ratePercent === null
          ? 'no rate'
          : 'no term'
      const address = at(
        'financialProjections',
        'funding',
        'loans',
        { id: first.id },
        isBare || first.termMonths === null ? 'termMonths' : 'ratePercent',
      )
      return show(
        (isBare ? warn : recommend)(
          'A loan without its terms',
          `${quoteList(
            open.map(({ name }) => name),
            'loan',
          )} over ${facts.sayMoney(first.amount)} ${plural(open.length, 'has', 'have')} ${missing}, so no one can tell what it costs a month. Ask the lender for both, or enter what is usual, and add the payment to the cost structure.`,
          address,
        ),
        [
          {
            address: at('financialProjections', 'funding', 'loans', { id: first.id }, 'amount'),
            says: facts.sayMoney(first.amount),
          },
          { address: address, says: `${missing.charAt(0).toUpperCase()}${missing.slice(1)}` },
        ],
      )
    },
  },
  {
    id: 'loan-interest-free',
    steps: [8],
    weight: weights.weak,
    find(facts) {
      const free = readFunding(facts).loans.find(
        ({ ratePercent, name }) =>
          ratePercent === 0 && !/famil|friend|parent|interest[- ]free|owner|kiva/i.test(name.slice(0, 200)),
      )
      if (!free) return null
      return show(
        recommend(
          'A loan without interest?',
          `${quote(free.name || 'The loan')} over ${facts.sayMoney(free.amount)} has a rate of 0%. If the lender really takes none, say so in its name. If not, enter the rate: the payments in the forecast are too low without it.`,
          at('financialProjections', 'funding', 'loans', { id: free.id }, 'ratePercent'),
        ),
        [
          {
            address: at('financialProjections', 'funding', 'loans', { id: free.id }, 'amount'),
            says: facts.sayMoney(free.amount),
          },
          {
            address: at('financialProjections', 'funding', 'loans', { id: free.id }, 'ratePercent'),
            says: '0%',
          },
        ],
      )
    },
  },
  {
    id: 'loan-without-security',
    steps: [8],
    weight: weights.weak,
    readers: ['bank'],
    find(facts) {
      const { collateral, guarantors } = facts.data.financialProjections.funding
      const { borrowed } = readFunding(facts)
      if (borrowed <= 0 || !isNone(collateral) || !isNone(guarantors)) return null
      return show(
        recommend(
          'What secures the loan?',
          `You borrow ${facts.sayMoney(borrowed)} and name neither collateral nor a guarantor. List what the lender can hold on to, such as equipment or a vehicle, and who signs for the loan. Owners of 20% or more usually have to.`,
          at('financialProjections', 'funding', 'collateral'),
        ),
        [
          { address: loanList, says: facts.sayMoney(borrowed) },
          { address: at('financialProjections', 'funding', 'collateral'), says: 'None' },
          { address: at('financialProjections', 'funding', 'guarantors'), says: 'None' },
        ],
      )
    },
  },
  {
    id: 'own-money-borrowed',
    steps: [8],
    weight: weights.weak + 3,
    readers: ['bank'],
    find(facts) {
      const lent = sampleItems(facts.data.financialProjections.funding.contributions).find(
        ({ source, name, amount }) =>
          source !== 'investor' &&
          source !== 'grant' &&
          (amount ?? 0) > 0 &&
          lentWords.test(name.slice(0, 200)) &&
          !notLent.test(name.slice(0, 200)),
      )
      if (!lent) return null
      return show(
        recommend(
          'Own money that is borrowed',
          `${quote(lent.name)} brings ${facts.sayMoney(lent.amount ?? 0)} as your own money, but it has to be paid back. Enter it under loans with its terms, so that its payments are in the forecast. A lender does not count it as your share.`,
          at('financialProjections', 'funding', 'contributions', { id: lent.id }, 'name'),
        ),
        [
          {
            address: at('financialProjections', 'funding', 'contributions', { id: lent.id }, 'name'),
            says: `${shorten(lent.name)}: ${facts.sayMoney(lent.amount ?? 0)}`,
          },
          { address: loanList, says: 'Not among the loans' },
        ],
      )
    },
  },
  {
    id: 'grant-not-certain',
    steps: [8],
    weight: weights.weak,
    find(facts) {
      const { grantMoney, raised } = readFunding(facts)
      if (grantMoney <= 0 || raised <= 0 || grantMoney < raised * 0.1) return null
      const { contributions } = facts.data.financialProjections.funding
      const open = sampleItems(contributions).find(
        ({ source, name }) =>
          source === 'grant' &&
          !/approv|award|granted|sign|confirm|letter|receiv|commit/i.test(name.slice(0, 200)),
      )
      if (!open) return null
      return show(
        recommend(
          'Is the grant approved?',
          `${quote(open.name || 'A grant')} pays ${facts.sayMoney(grantMoney)} of ${facts.sayMoney(raised)}. Say whether it is approved and when it is paid. Many grants pay back what you have already spent, so the cash has to come from elsewhere first.`,
          at('financialProjections', 'funding', 'contributions', { id: open.id }, 'name'),
        ),
        [
          {
            address: at('financialProjections', 'funding', 'contributions', { id: open.id }, 'name'),
            says: `${shorten(open.name || 'A grant')}: ${facts.sayMoney(open.amount ?? 0)}`,
          },
        ],
        [
          `${facts.sayMoney(grantMoney)} ÷ ${facts.sayMoney(raised)} = ${sayPercent((grantMoney / raised) * 100)}`,
        ],
      )
    },
  },
]
