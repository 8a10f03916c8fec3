import { describe, expect, test } from 'vitest'
import { readForecast } from '#advisor/facts/forecast-facts.ts'
import { readPlan } from '#advisor/facts/plan-facts.ts'
import { formatCover } from '#domain/forecast/figures/format-cover.ts'
import { loan, milestone, moneyPlan, oven, reserve, savings, stream } from '#tests/builders/money-plan.ts'
import { patchPlan, type PlanPatch, type RuleCase, runRule } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { cashRules } from './cash-rules.ts'
import { fundingRules } from './funding-rules.ts'
import { fundingTextRules } from './funding-text-rules.ts'
import { loanTextRules } from './loan-text-rules.ts'

const funding = 'financialProjections.funding'
const sound = moneyPlan()

/** The oven is paid for from its first month, and the customers come in the second year. */
const slowStart = { ...stream, inMonth1: 350, inMonth6: 500, inMonth12: 700, growthYear2Percent: 40 }
/** No cash is set aside for the months that do not earn the payments. */
const withoutReserve = { firstMonth: '2027-01', months: 36, minimumCash: null, entity: 'llc' }

const cases: readonly RuleCase[] = [
  {
    rule: 'funding-below-costs',
    fault: moneyPlan({ funding: { loans: [{ ...loan, amount: 30_000 }] } }),
    fixed: sound,
    type: 'warning',
    says: ['$50,000', '$60,000', '$10,000 has no source'],
    place: `${funding}.loans`,
  },
  {
    rule: 'funding-above-costs',
    fault: moneyPlan({ funding: { loans: [{ ...loan, amount: 70_000 }] } }),
    fixed: sound,
    type: 'warning',
    says: ['$90,000', '$60,000', '$30,000 has no purpose'],
    place: `${funding}.loans`,
  },
  {
    rule: 'funding-adds-up',
    fault: sound,
    fixed: moneyPlan({ funding: { loans: [{ ...loan, amount: 30_000 }] } }),
    type: 'insight',
    says: ['$60,000 comes in'],
    place: `${funding}.loans`,
  },
  {
    rule: 'funding-own-share',
    fault: moneyPlan({
      funding: { contributions: [{ ...savings, amount: 3000 }], loans: [{ ...loan, amount: 57_000 }] },
    }),
    fixed: moneyPlan({
      funding: { contributions: [{ ...savings, amount: 7000 }], loans: [{ ...loan, amount: 53_000 }] },
    }),
    type: 'warning',
    says: ['$3,000 of $60,000, 5%', 'at least 10%', '$6,000'],
    place: `${funding}.contributions`,
  },
  {
    rule: 'loan-without-terms',
    fault: moneyPlan({ funding: { loans: [{ ...loan, ratePercent: null, termMonths: null }] } }),
    fixed: sound,
    type: 'warning',
    says: ['“Bank loan” over $40,000', 'neither a rate nor a term'],
    place: `${funding}.loans.l1.termMonths`,
  },
  {
    rule: 'loan-interest-free',
    fault: moneyPlan({ funding: { loans: [{ ...loan, ratePercent: 0 }] } }),
    fixed: moneyPlan({ funding: { loans: [{ ...loan, ratePercent: 0, name: 'Loan from my parents' }] } }),
    says: ['a rate of 0%'],
    place: `${funding}.loans.l1.ratePercent`,
  },
  {
    rule: 'loan-without-security',
    fault: moneyPlan({ funding: { collateral: '', guarantors: '' } }),
    fixed: sound,
    says: ['$40,000', 'neither collateral nor a guarantor'],
    place: `${funding}.collateral`,
  },
  {
    rule: 'own-money-borrowed',
    fault: moneyPlan({ funding: { contributions: [{ ...savings, name: 'Advance on two credit cards' }] } }),
    fixed: moneyPlan({ funding: { contributions: [{ ...savings, name: 'Savings since 2019' }] } }),
    says: ['Advance on two credit cards', '$20,000'],
    place: 'financialProjections.funding.contributions.c1.name',
  },
  {
    rule: 'grant-not-certain',
    fault: moneyPlan({ funding: { contributions: [{ ...savings, source: 'grant', name: 'City grant' }] } }),
    fixed: moneyPlan({
      funding: { contributions: [{ ...savings, source: 'grant', name: 'City grant, approved' }] },
    }),
    says: ['“City grant”', '$20,000 of $60,000'],
    place: `${funding}.contributions.c1.name`,
  },
  {
    rule: 'funding-text-differs',
    fault: moneyPlan({ sections: milestone('Money', '$55,000 SBA loan and $20,000 of our own') }),
    fixed: moneyPlan({ sections: milestone('Money', '$40,000 SBA loan and $20,000 of our own') }),
    says: ['$55,000', '$40,000'],
    place: 'implementationTimeline.milestones.m1.description',
  },
  {
    rule: 'loan-payment-differs',
    fault: moneyPlan({ model: { costStructure: ['Loan payment $390 a month'] } }),
    fixed: moneyPlan({ model: { costStructure: ['Loan payment $644 a month'] } }),
    type: 'recommendation',
    says: ['$390', '$40,000 at 9% over 84 months costs $644 a month'],
    place: 'businessModel.costStructure.0',
  },
  {
    rule: 'loan-term-differs',
    fault: moneyPlan({ sections: milestone('Loan closed', '$40,000 over ten years') }),
    fixed: moneyPlan({ sections: milestone('Loan closed', '$40,000 over seven years') }),
    says: ['ten years', '7 years'],
    place: 'implementationTimeline.milestones.m1.description',
  },
  {
    rule: 'loan-rate-differs',
    fault: moneyPlan({ sections: milestone('Money', 'A loan at 6% from the bank') }),
    fixed: moneyPlan({ sections: milestone('Money', 'A loan at 9% from the bank') }),
    says: ['6%', '9%'],
    place: 'implementationTimeline.milestones.m1.description',
  },
  {
    rule: 'startup-total-differs',
    fault: moneyPlan({ sections: { marketAnalysis: { summary: 'We need $85,000 to open.' } } }),
    fixed: moneyPlan({ sections: { marketAnalysis: { summary: 'We need $60,000 to open.' } } }),
    says: ['$85,000', '$60,000'],
    place: 'marketAnalysis.summary',
  },
  {
    rule: 'reserve-text-differs',
    fault: moneyPlan({ sections: risk('A reserve of $30,000') }),
    fixed: moneyPlan({ sections: risk('A reserve of $15,000') }),
    says: ['$30,000', '$15,000'],
    place: 'riskAnalysis.risks.k1.mitigation',
  },
  {
    rule: 'cash-runs-out',
    fault: moneyPlan({ forecast: { streams: [{ ...stream, inMonth1: 50, inMonth6: 60, inMonth12: 70 }] } }),
    fixed: moneyPlan({ funding: { contributions: [], loans: [] }, forecast: { streams: [] } }),
    type: 'warning',
    says: ['cash falls to −'],
    place: `${funding}.loans`,
  },
  {
    rule: 'cash-no-margin',
    fault: moneyPlan({
      finances: {
        startupCosts: [
          { ...oven, amount: 58_800 },
          { ...reserve, amount: 1200 },
        ],
      },
      forecast: { streams: [{ ...stream, inMonth1: 360, inMonth6: 800, inMonth12: 900 }] },
    }),
    fixed: sound,
    says: ['The lowest cash is'],
    place: 'financialProjections.startupCosts',
  },
  {
    rule: 'loan-not-covered',
    fault: moneyPlan({
      forecast: { streams: [{ ...stream, inMonth1: 300, inMonth6: 320, inMonth12: 340 }] },
    }),
    fixed: moneyPlan({ funding: { loans: [] } }),
    type: 'warning',
    says: ['After your own pay, ', 'Lenders ask for 1.25'],
    place: `${funding}.loans`,
  },
  {
    rule: 'loan-not-covered',
    fault: moneyPlan({ forecast: { frame: withoutReserve, streams: [slowStart] } }),
    fixed: moneyPlan({ funding: { loans: [] } }),
    type: 'recommendation',
    says: ['After your own pay and tax, ', 'times in year 1', 'times in year 3', 'the cash you start with'],
    place: `${funding}.loans`,
  },
  {
    rule: 'reserve-shorter-than-said',
    fault: moneyPlan({
      finances: { startupCosts: [oven, { ...reserve, description: 'Twelve months of running costs' }] },
    }),
    fixed: sound,
    says: ['Twelve months', '$15,000'],
    place: 'financialProjections.startupCosts.u2.description',
  },
  {
    rule: 'payment-days-differ',
    fault: moneyPlan({ model: { revenueStreams: ['Cafés, who pay after 45 days'] } }),
    fixed: moneyPlan({
      model: { revenueStreams: ['Cafés, who pay after 45 days'] },
      forecast: { timing: { daysUntilCustomersPay: 45, taxRatePercent: 15 } },
    }),
    says: ['45 days', 'after 0 days'],
    place: 'financialProjections.forecast.timing.daysUntilCustomersPay',
  },
]

function risk(mitigation: string) {
  return { riskAnalysis: { risks: [{ id: 'k1', type: 'Cash', description: 'Slow sales', mitigation }] } }
}

describe('money to start with', () => {
  testRuleCases([...fundingRules, ...fundingTextRules, ...loanTextRules, ...cashRules], cases)

  test('a first year in which only interest is due is no shortfall, nor is one that earns its payments', () => {
    const titleOf = (plan: PlanPatch) => runRule('loan-not-covered', plan)[0]?.title
    const deferred = { ...loan, interestOnlyMonths: 12 }
    const forecast = { frame: withoutReserve, streams: [slowStart] }
    expect(titleOf(moneyPlan({ forecast, funding: { loans: [deferred] } }))).toBe('The loan is covered')
    expect(titleOf(moneyPlan({ forecast: { streams: [slowStart] } }))).toBe('The loan is covered')
    expect(titleOf(sound)).toBe('The loan is covered')
  })

  test('the loan’s cover is the figure that the results of the forecast lead with', () => {
    const facts = readPlan(patchPlan(sound), 'ecommerce')
    const cover = readForecast(facts)?.figures.years[1]?.debtCover?.afterOwner ?? 0
    const [found] = runRule('loan-not-covered', sound)
    expect(found?.content).toContain(`payments ${formatCover(cover)} times in year 2. Lenders`)
    expect(found?.sums?.[0]).toMatch(new RegExp(`= ${formatCover(cover)}$`, 'u'))
  })

  test('the loan is covered after pay and tax only where they are paid', () => {
    const bodyOf = (forecast: Readonly<Record<string, unknown>>) =>
      runRule('loan-not-covered', moneyPlan({ forecast }))[0]?.content
    const untaxed = { timing: { daysUntilCustomersPay: 0, taxRatePercent: 0 } }
    expect(bodyOf(untaxed)).toMatch(/^After your own pay, what the business earns/u)
    expect(bodyOf({ ...untaxed, people: [] })).toMatch(/^What the business earns covers/u)
  })

  test('a line of credit, a payment or a deposit is no other loan', () => {
    for (const text of [
      'Credit line of $10,000 at the bank',
      'The $40,000 loan has a guarantee fee of $900',
      'Loan approved; our deposit of $3,000 is paid',
    ]) {
      expect(
        runRule(
          'funding-text-differs',
          moneyPlan({
            sections: milestone('Money', text),
            funding: { lineOfCredit: { limit: 10_000, ratePercent: 10 } },
          }),
        ),
      ).toEqual([])
    }
  })

  test('an investor’s money counts as a share that is not borrowed', () => {
    const found = runRule(
      'funding-own-share',
      moneyPlan({ funding: { contributions: [{ ...savings, source: 'investor' }] } }),
    )
    expect(found.map(({ type }) => type)).toEqual(['insight'])
  })
})

describe('the loan and the own money in texts', () => {
  const found = (executiveSummary: string) =>
    runRule(
      'funding-text-differs',
      moneyPlan({ sections: { implementationTimeline: { executiveSummary, milestones: [] } } }),
    )

  test.each([
    ['The bank commits a loan of $60,000.', ['$60,000']],
    ['We ask for a mortgage of $60,000 and put in $20,000 of our own.', ['$60,000']],
    ['Savings of $31,000: $9,000 for the move and $22,000 for the shop.', ['$31,000']],
    ['I borrow $35,000 over seven years.', ['$35,000']],
    ['$20,000 of savings and a $60,000 loan are on the account.', ['$60,000']],
  ])('“%s” differs', (text, amounts) => {
    expect(found(text).map(({ content }) => content)).toEqual(
      amounts.map((amount) => expect.stringContaining(`says ${amount}`)),
    )
  })

  test.each([
    'Savings of $31,000: $20,000 for the shop and $11,000 for the household.',
    'We ask for $60,000, of which $40,000 is a loan.',
    'A good year leaves $21,000, 2.7 times the $7,700 of loan payments.',
    'The loan of $40,000 and $20,000 of our own pay for the oven.',
    'We ask for $60,000 over seven years, a third of it our own.',
  ])('“%s” is what the funding has', (text) => {
    expect(found(text)).toEqual([])
  })

  test('one amount that differs does not hide another', () => {
    const keyResources = ['Savings of $26,000']
    const executiveSummary = 'We ask for a bank loan of $47,000 over seven years.'
    const plan = moneyPlan({
      model: { keyResources },
      sections: { implementationTimeline: { executiveSummary, milestones: [] } },
    })
    expect(runRule('funding-text-differs', plan)).toHaveLength(2)
  })
})
