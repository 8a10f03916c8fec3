import { expect, test } from 'vitest'
import { loan, moneyPlan, oven, owner, reserve, savings, stream } from '#tests/builders/money-plan.ts'
import { findFaults, type RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { lenderRules } from './lender-rules.ts'

const sound = moneyPlan()
const model = (fields: Readonly<Record<string, unknown>>) => moneyPlan({ model: fields })
const founder = (background: string) =>
  moneyPlan({
    sections: {
      teamStructure: { founders: [{ id: 'f1', name: 'Ana Ruiz', role: 'Owner, full-time', background }] },
    },
  })
const licenses = (...list: readonly string[]) =>
  moneyPlan({ sections: { legalStructure: { businessEntity: 'llc', licenses: list } } })
const summary = (text: string) =>
  moneyPlan({ sections: { marketAnalysis: { summary: text, som: '$200,000 a year' } } })
const costs = (...list: readonly object[]) => moneyPlan({ finances: { startupCosts: list } })
const goodwill = {
  ...oven,
  category: 'Goodwill',
  description: 'Part of the purchase price of the bakery from the seller',
}
const hires = (timeline: string) =>
  moneyPlan({
    sections: {
      teamStructure: { keyHires: [{ id: 'h1', role: 'Baker', timeline, salary: '$30,000 a year' }] },
    },
  })
const background = 'teamStructure.founders.f1.background'

const investor = { id: 'c9', name: 'Mora Capital', source: 'investor', amount: 30_000, month: 0 }
const unpaid = (text: string) =>
  moneyPlan({
    forecast: { people: [{ ...owner, startMonth: 6 }] },
    sections: {
      teamStructure: {
        founders: [
          { id: 'f1', name: 'Ana Ruiz', role: 'Owner', background: `Baker for nine years. ${text}` },
        ],
      },
    },
  })

const cases: readonly RuleCase[] = [
  {
    rule: 'lender-open-dispute',
    fault: founder('Baker for nine years. A former partner is suing me over the first shop.'),
    fixed: founder('Baker for nine years. A lawsuit over the first shop was settled in 2024.'),
    says: ['“A former partner is suing me over the first shop.”'],
    place: background,
  },
  {
    rule: 'lender-other-business',
    fault: founder('Also owns a café in Dover, which lost $44,000 last year.'),
    fixed: founder('Also owns a café in Dover with a profit of $30,000.'),
    says: ['“Also owns a café in Dover, which lost $44,000 last year.”'],
    place: background,
  },
  {
    rule: 'lender-key-person-leaves',
    fault: founder('Baker for nine years. My partner, who built the ovens, is leaving in spring.'),
    fixed: founder('Baker for nine years. My partner is leaving in spring; Ben Cole is trained for it.'),
    says: ['is leaving in spring'],
    place: background,
  },
  {
    rule: 'lender-bound-by-old-contract',
    fault: founder('Baker for nine years. My non-compete with the chain runs until May 2099.'),
    fixed: founder('Baker for nine years. My non-compete with the chain ended in May 2024.'),
    says: ['runs until May 2099'],
    place: background,
  },
  {
    rule: 'lender-related-party',
    fault: model({ keyResources: ['Lease of a shop that belongs to my father-in-law'] }),
    fixed: model({ keyResources: ['Lease of a shop that belongs to my father-in-law, at the market rent'] }),
    says: ['belongs to my father-in-law'],
    place: 'businessModel.keyResources.0',
  },
  {
    rule: 'lender-unpaid-work',
    fault: model({ costStructure: ['Counter: my sister and two friends for free'] }),
    fixed: model({ costStructure: ['Counter: my sister at $2,400 a month'] }),
    says: ['for free'],
    place: 'businessModel.costStructure.0',
  },
  {
    rule: 'lender-site-history',
    fault: model({ keyResources: ['A shop that was a gas station until 1994'] }),
    fixed: model({
      keyResources: ['A shop that was a gas station until 1994; phase I report of 2026 is clean'],
    }),
    says: ['was a gas station'],
    place: 'businessModel.keyResources.0',
  },
  {
    rule: 'lender-consent-missing',
    fault: model({ keyResources: ['The seller’s lease; we will ask the landlord after closing'] }),
    fixed: model({ keyResources: ['The seller’s lease; the landlord has agreed in writing'] }),
    says: ['“we will ask the landlord after closing”'],
    place: 'businessModel.keyResources.0',
  },
  {
    rule: 'lender-permit-assumed',
    fault: licenses('Food license: our first application was turned down in 2025'),
    fixed: licenses('Food license: our first application was turned down in 2025, now approved'),
    says: ['turned down in 2025'],
    place: 'legalStructure.licenses.0',
  },
  {
    rule: 'lender-orders-hoped-for',
    fault: model({ keyPartnerships: ['Six cafés that liked our samples and will surely order'] }),
    fixed: model({ keyPartnerships: ['Six cafés with signed orders'] }),
    says: ['will surely order'],
    place: 'businessModel.keyPartnerships.0',
  },
  {
    rule: 'lender-law-not-passed',
    fault: summary('A state bill, now in committee, would pay for half of our bread.'),
    fixed: summary(
      'A state bill, now in committee, would pay for half of our bread, and is not in the forecast.',
    ),
    says: ['now in committee'],
    place: 'marketAnalysis.summary',
  },
  {
    rule: 'lender-unreported-sales',
    fault: summary('The seller says that a third of the cash never went through the books.'),
    fixed: summary('The seller’s books and tax returns agree.'),
    says: ['never went through the books'],
    place: 'marketAnalysis.summary',
  },
  {
    rule: 'purchase-without-valuation',
    fault: costs(goodwill, reserve),
    fixed: costs({ ...goodwill, quote: 'Appraisal of September 2026' }, reserve),
    says: ['“Goodwill”', '$45,000', 'no appraisal'],
    place: 'financialProjections.startupCosts.u1.quote',
  },
  {
    rule: 'purchase-seller-not-bound',
    fault: costs(goodwill, reserve),
    fixed: moneyPlan({
      finances: { startupCosts: [goodwill, reserve] },
      model: { keyPartnerships: ['The seller stays for eight weeks and signs a five-year non-compete'] },
    }),
    says: ['neither a handover'],
    place: 'financialProjections.startupCosts.u1.category',
  },
  {
    rule: 'loan-collateral-not-free',
    fault: moneyPlan({ funding: { collateral: 'The house, worth $265,000, with $261,000 still owed' } }),
    fixed: moneyPlan({ funding: { collateral: 'The house, worth $265,000, with $90,000 still owed' } }),
    says: ['$261,000', 'at most $4,000'],
    place: 'financialProjections.funding.collateral',
  },
  {
    rule: 'loan-collateral-not-free',
    fault: moneyPlan({ funding: { collateral: 'The oven, which is leased' } }),
    fixed: moneyPlan({ funding: { collateral: 'The oven and the leasehold' } }),
    says: ['not yours to give', '“The oven, which is leased”'],
    place: 'financialProjections.funding.collateral',
  },
  {
    rule: 'loan-security-left-open',
    fault: moneyPlan({ funding: { collateral: 'To be discussed with the bank' } }),
    fixed: sound,
    says: ['“To be discussed with the bank”', '$40,000'],
    place: 'financialProjections.funding.collateral',
  },
  {
    rule: 'funding-from-deposits',
    fault: moneyPlan({ funding: { contributions: [{ ...savings, name: 'Deposits of nine couples' }] } }),
    fixed: moneyPlan({ funding: { contributions: [{ ...savings, name: 'Certificate of deposit' }] } }),
    says: ['“Deposits of nine couples”', '$20,000'],
    place: 'financialProjections.funding.contributions.c1.name',
  },
  {
    rule: 'loan-rate-too-low',
    fault: moneyPlan({ funding: { loans: [{ ...loan, ratePercent: 1.5 }] } }),
    fixed: moneyPlan({ funding: { loans: [{ ...loan, name: 'Loan from my parents', ratePercent: 1.5 }] } }),
    says: ['1.5%', '4.5%'],
    place: 'financialProjections.funding.loans.l1.ratePercent',
  },
  {
    rule: 'equipment-too-old',
    fault: costs({ ...oven, description: 'Oven built in 1999' }, reserve),
    fixed: costs({ ...oven, description: 'Oven built in 1999, rebuilt with a warranty' }, reserve),
    says: ['“1999”', '$45,000'],
    place: 'financialProjections.startupCosts.u1.description',
  },
  {
    rule: 'lender-foreign-currency',
    fault: moneyPlan({ funding: { loans: [{ ...loan, name: 'Bank loan in Swiss francs' }] } }),
    fixed: moneyPlan({
      funding: { loans: [{ ...loan, name: 'Bank loan in Swiss francs' }] },
      sections: {
        riskAnalysis: {
          risks: [
            { id: 'r1', type: 'Financial Risk', description: 'The exchange rate moves', mitigation: '' },
          ],
        },
      },
    }),
    says: ['“Bank loan in Swiss francs”'],
    place: 'financialProjections.funding.loans.l1.name',
  },
  {
    rule: 'forecast-season-in-name',
    fault: moneyPlan({ forecast: { streams: [{ ...stream, name: 'Christmas cookies' }] } }),
    fixed: sound,
    says: ['“Christmas cookies”'],
    place: 'financialProjections.forecast.streams.s1.season',
  },
  {
    rule: 'conversion-too-high-for-kind',
    template: 'saas',
    fault: moneyPlan({
      finances: {
        projections: {
          price: 20,
          cogs: 5,
          cac: 10,
          churnRate: 8,
          conversionRate: 80,
          monthlyGrowthRate: 2,
          priceUnit: 'order',
          purchasesPerMonth: 1,
        },
      },
    }),
    fixed: sound,
    says: ['80%', '50%'],
    place: 'financialProjections.projections.conversionRate',
  },
  {
    rule: 'startup-cost-guessed',
    fault: costs({ ...oven, description: 'A friend says it should be about this much' }, reserve),
    fixed: costs({ ...oven, description: 'It should be about this much', quote: 'Deckhaus, 2026' }, reserve),
    says: ['“Deck oven”', '$45,000 of $60,000'],
    place: 'financialProjections.startupCosts.u1.description',
  },
  {
    rule: 'grant-counted-twice',
    type: 'warning',
    fault: moneyPlan({
      model: { revenueStreams: ['Orders at $20', 'Innovation fund grant, $20,000'] },
      funding: { contributions: [{ ...savings, source: 'grant', name: 'Innovation fund grant' }] },
    }),
    fixed: moneyPlan({
      funding: { contributions: [{ ...savings, source: 'grant', name: 'Innovation fund grant' }] },
    }),
    says: ['“Innovation fund grant, $20,000”', '$20,000'],
    place: 'businessModel.revenueStreams.1',
  },
  {
    rule: 'lender-owner-absent',
    fault: founder('Lives in Lisbon and runs it by phone.'),
    fixed: founder('Lives in Lisbon and moves here in March.'),
    says: ['runs it by phone'],
    place: background,
  },
  {
    rule: 'lender-staff-not-asked',
    fault: hires('June 2027; not asked yet'),
    fixed: hires('June 2027; has agreed in writing'),
    says: ['“not asked yet”'],
    place: 'teamStructure.keyHires.h1.timeline',
  },
  {
    rule: 'funding-investor-terms',
    fault: moneyPlan({ funding: { contributions: [savings, investor] } }),
    fixed: moneyPlan({
      funding: { contributions: [savings, investor] },
      sections: {
        implementationTimeline: { milestones: [], executiveSummary: 'Mora gets 12% of the shares.' },
      },
    }),
    says: ['“Mora Capital”', '$30,000'],
    place: 'financialProjections.funding.contributions.c9.amount',
  },
  {
    rule: 'lender-household-without-income',
    fault: unpaid('My husband was laid off in May.'),
    fixed: unpaid('My husband was laid off in May and starts a new job in July.'),
    says: ['laid off in May'],
    place: background,
  },
  {
    rule: 'lender-rules-broken',
    fault: moneyPlan({
      sections: { legalStructure: { regulations: ['Ash goes to the ditch, since nobody checks'] } },
    }),
    fixed: moneyPlan({
      sections: { legalStructure: { regulations: ['Ash goes to the county yard, with a slip'] } },
    }),
    says: ['since nobody checks'],
    place: 'legalStructure.regulations.0',
  },
  {
    rule: 'lender-refused-before',
    fault: founder('Baker for nine years. Two banks said no in 2025.'),
    fixed: founder('Baker for nine years. Two banks said no in 2025 because I had no lease.'),
    says: ['Two banks said no in 2025.'],
    place: background,
  },
  {
    rule: 'loan-due-at-once',
    fault: moneyPlan({ funding: { loans: [{ ...loan, name: 'Bank loan, due in full after two years' }] } }),
    fixed: sound,
    says: ['due in full', '$40,000'],
    place: 'financialProjections.funding.loans.l1.name',
  },
  {
    rule: 'guarantor-without-income',
    fault: moneyPlan({ funding: { guarantors: 'My mother, retired' } }),
    fixed: sound,
    says: ['“My mother, retired”'],
    place: 'financialProjections.funding.guarantors',
  },
  {
    rule: 'startup-quote-differs',
    fault: costs({ ...oven, quote: 'Deckhaus, October 2026: $38,000' }, reserve),
    fixed: costs({ ...oven, quote: 'Deckhaus, October 2026: $45,000' }, reserve),
    says: ['$45,000', '$38,000'],
    place: 'financialProjections.startupCosts.u1.amount',
  },
]

testRuleCases(lenderRules, cases)

test('a family member who only taught the trade, or lends money, is no deal within the family', () => {
  for (const keyResources of [
    ['Recipes from my mother, who taught me'],
    ['A loan from my father'],
    ['Ten-year lease of a shop near my parents'],
  ]) {
    expect(findFaults('lender-related-party', model({ keyResources }))).toEqual([])
  }
})

test('a risk that covers it answers a concern', () => {
  const plan = moneyPlan({
    model: { keyResources: ['A shop that was a gas station until 1994'] },
    sections: {
      riskAnalysis: {
        risks: [
          {
            id: 'r1',
            type: 'Legal Risk',
            description: 'Oil tanks below the yard',
            mitigation: 'Landlord pays',
          },
        ],
      },
    },
  })
  expect(findFaults('lender-site-history', plan)).toEqual([])
})
