import { findPurchase } from '#advisor/facts/bought-business.ts'
import { readCosts, listsCosts } from '#advisor/facts/cost-facts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listSectionTexts, listTexts, type PlanText } from '#advisor/facts/plan-texts.ts'
import { joinTexts, sampleItems } from '#advisor/facts/texts.ts'
import { quote } from '#advisor/wording/quote.ts'
import { at, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'

/** Money and agreements that the plan counts on and that nobody has yet. */

const notThere =
  /\b(?:expect\w*|hop(?:e|es|ed|ing)|plan(?:s|ned)? to|pending|promised|in talks|talks with|interested|not yet|applied for|to be (?:raised|found|confirmed)|will (?:sell|borrow|inherit|get|receive)|once (?:the|our|my)|when (?:the|our|my)|sweat equity|own (?:labor|labour|work|time)|unpaid (?:work|hours)|in[- ]kind|inherit\w*|(?:tax )?refund|bonus|settlement|crowdfund\w*|sale of (?:the |our |my |a )?(?:house|home|car|apartment|land|shares))\b/i
const isThere =
  /\b(?:signed|paid|received|in (?:the )?(?:account|bank)|on deposit|sold in|closed|committed|confirmed|completed|approved|transferred|bank statement)\b/i
/** What is there, with something that is sold within days. */
const savedAndSold = /\bsavings?\b[^.;]{0,30}\bsale of (?:the |our |my |a |an |his |her )?(?:\w+ )?car\b/i
const unwritten =
  /\b(?:hand ?shakes?|promised (?:us |me )?(?:by|over|on) the (?:phone|telephone)|promised (?:by|in a) (?:phone|call|chat|person)|word of honor|verbal(?:ly)?|oral(?:ly)?|by word|gave (?:us|me) (?:his|her|their) word|(?:no|without(?: an?)?|nothing) (?:signed|written|in writing)(?: \w+)?|not (?:signed|written|in writing)|not (?:yet )?(?:signed|in writing)|informal(?:ly)? agree\w*|gentlemen[’']?s agreement|unwritten)\b/i
/** A handshake may be a greeting, and a rival’s agreement is theirs. */
const otherUse =
  /\b(?:firm|last|first|warm|strong|with a) hand ?shake|hand ?shake and|(?:nothing|never|no \w+|not) (?:is |are |be )?(?:agreed |promised |done )?(?:by hand ?shake|verbal\w*|oral\w*)|verbal (?:report|instructions?|skills?|reasoning|abuse|communication)|oral (?:health|hygiene|care|exam\w*|surg\w*|cancer|b)\b/i

const reasons =
  /\b(?:retir\w+|illness|ill health|health reasons?|relocat\w+|mov(?:es|ing|ed) (?:to|away|abroad)|divorce|estate|died|death|heirs?|no successor|age of|because (?:he|she|they|the (?:seller|owners?))|reason (?:for|of) (?:the )?sal\w+|sells? because|wants? to stop|closing down)\b/i
const books =
  /\b(?:tax returns?|financial statements?|accounts for|annual accounts|p&l|profit and loss|books for|audited|three years|past \w+ years|bank statements|sales records?|due diligence)\b/i
const franchised =
  /\b(?:franchis(?:e|ee) (?:of|agreement|fee|location|partner)|as a franchis\w+|(?:our|the) franchis(?:or|er)|franchise disclosure)\b/i

function findFirst(texts: readonly PlanText[], pattern: RegExp): (PlanText & { mark: string }) | null {
  for (const place of texts) {
    const mark = pattern.exec(place.text)?.[0]
    if (mark !== undefined) return { ...place, mark }
  }
  return null
}

function readAll(facts: PlanFacts): string {
  return joinTexts(listTexts(facts).map(({ text }) => text.slice(0, 400)))
}

interface PurchaseQuestion extends Pick<Rule, 'id' | 'steps' | 'weight'> {
  /** Words anywhere in the plan that answer it. */
  readonly answer: RegExp
  readonly title: string
  readonly words: string
}

function askAboutPurchase({ answer, title, words, ...rule }: PurchaseQuestion): Rule {
  return {
    ...rule,
    find(facts) {
      const purchase = findPurchase(facts)
      if (!purchase || answer.test(readAll(facts))) return null
      const { address, text, mark } = purchase
      return show(recommend(title, `${quote(text, 80)}: ${words}`, address), [{ address, says: text, mark }])
    },
  }
}

export const certaintyRules: readonly Rule[] = [
  {
    id: 'own-money-not-there',
    steps: [8],
    weight: weights.missing - 1,
    find(facts) {
      const open = sampleItems(facts.data.financialProjections.funding.contributions).find(
        ({ name, source, amount }) =>
          source !== 'grant' &&
          (amount ?? 0) > 0 &&
          notThere.test(name.slice(0, 200)) &&
          !isThere.test(name.slice(0, 200)) &&
          !savedAndSold.test(name.slice(0, 200)),
      )
      if (!open) return null
      const address = at('financialProjections', 'funding', 'contributions', { id: open.id }, 'name')
      return show(
        recommend(
          'Money that is not there yet',
          `${quote(open.name)} brings ${facts.sayMoney(open.amount ?? 0)}, but it is not in an account yet. A lender counts what a bank statement or a signed paper shows. Say when it arrives and how it is proved, or plan without it.`,
          address,
        ),
        [{ address, says: open.name }],
      )
    },
  },
  {
    id: 'agreement-unwritten',
    steps: [3, 7, 11],
    weight: weights.weak + 6,
    find(facts) {
      const places = listSectionTexts(facts, [
        'businessModel',
        'operationsPlan',
        'legalStructure',
        'financialProjections',
      ])
      const found = findFirst(
        places.filter(({ text }) => !otherUse.test(text)),
        unwritten,
      )
      if (!found) return null
      return show(
        recommend(
          'An agreement that no one signed',
          `${quote(found.text, 90)} rests on a word. A lender counts what is signed: a lease, an order, a letter of intent. Get one page in writing, and say who signed it and for how long.`,
          found.address,
        ),
        [{ address: found.address, says: found.text, mark: found.mark }],
      )
    },
  },
  askAboutPurchase({
    id: 'purchase-without-reason',
    steps: [1, 8],
    weight: weights.weak + 2,
    answer: reasons,
    title: 'Why does the owner sell?',
    words:
      'the plan does not say why the present owner sells. Write the reason and how you checked it. It is the first thing a lender asks about a business that is for sale.',
  }),
  askAboutPurchase({
    id: 'purchase-without-books',
    steps: [8, 1],
    weight: weights.missing - 1,
    answer: books,
    title: 'What did the business earn so far?',
    words:
      'nothing shows what it earned under the present owner. Add three years of tax returns and what they say about sales and profit, and explain where your forecast differs.',
  }),
  {
    id: 'franchise-without-royalty',
    steps: [3, 8],
    weight: weights.missing - 1,
    find(facts) {
      const costs = readCosts(facts)
      const found = findFirst(
        listSectionTexts(facts, ['businessIdea', 'businessModel', 'legalStructure', 'financialProjections']),
        franchised,
      )
      if (!found || !listsCosts(costs) || /royalt|franchis/i.test(costs.words)) return null
      return show(
        recommend(
          'The franchisor’s share is missing',
          `${quote(found.text, 60)}, but no cost pays the royalty or the advertising fund. Most franchises take 4 to 8% of sales for one and 1 to 4% for the other. Add both as a percent of sales.`,
          at('financialProjections', 'forecast', 'runningCosts'),
        ),
        [{ address: found.address, says: found.text, mark: found.mark }],
      )
    },
  },
]
