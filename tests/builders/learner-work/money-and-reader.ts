import type { LessonWork } from './lesson-work.ts'

const risk = (id: string, type: string, fields: object) => ({ id, type, ...fields })
const cashRisk = risk('risk-cash-----------', 'Financial Risk', {
  description:
    'Cash is lowest in the tenth month, when the helper starts and January is quiet. A late opening would cost about $2,230 for each month.',
  impact: 'high',
  probability: 'medium',
  mitigation:
    'If cash falls below $6,000, the helper starts two months later, which saves $3,520, and I take $1,000 less a month.',
})
const slowRisk = risk('risk-slow-----------', 'Market Risk', {
  description: 'Fewer than six pairs a day in the fourth month, when eight are planned at the start.',
  impact: 'high',
  probability: 'medium',
  mitigation:
    'Below six pairs a day in month 4 I pick up from three more shoe stores within two weeks and close on Mondays.',
})

const runningCosts = [
  {
    id: 'cost-rent-----------',
    name: 'Rent and heating',
    amount: 1450,
    period: 'month',
    startMonth: 1,
    risePercent: 3,
  },
  {
    id: 'cost-insurance------',
    name: 'Insurance, phone and bookkeeping',
    amount: 420,
    period: 'month',
    startMonth: 1,
    risePercent: 3,
  },
  {
    id: 'cost-marketing------',
    name: 'Marketing',
    category: 'marketing',
    amount: 250,
    period: 'month',
    startMonth: 1,
    risePercent: 2,
  },
  {
    id: 'cost-service--------',
    name: 'Machine maintenance and repairs',
    amount: 110,
    period: 'month',
    startMonth: 1,
    risePercent: 3,
  },
]

const summary =
  'Iris Mends Shoes repairs shoes, boots and bags on the skywalk level in downtown Duluth, where the last cobbler closed in 2021. Of 64 people I asked, 39 had thrown out a pair that needed a sole or a heel. I have repaired shoes for eleven years and ran a workshop with three people.'

const request =
  ' I ask for a loan of $30,000 over seven years at 10.5 percent. Together with $20,000 of my own savings it pays for machines ($24,000), the build-out ($8,000), leather and rubber ($3,000), fees and the deposit ($3,000) and a reserve of $12,000. A pair brings in $38 and costs $7. I plan eight pairs a day in the first month and twelve after a year, and one person can finish sixteen. The payment comes from what the pairs leave after rent, wages and tax. The machines secure the loan, and I guarantee it personally. The shop opens in month 3, and the first year is reviewed with the bank in month 15.'

/** Lessons 17 to 26. */
export const moneyAndReader: readonly LessonWork[] = [
  {
    lesson: 'what-one-sale-leaves-you',
    writes: {
      financialProjections: {
        pricingTiers: [
          {
            id: 'tier-pair-----------',
            name: 'Repair of a pair',
            price: 38,
            features: ['New sole or heel', 'Seam sewn again within six months'],
            targetSegment: 'Everyone who walks past with good shoes',
          },
        ],
      },
    },
  },
  {
    lesson: 'how-many-how-soon',
    writes: {
      financialProjections: {
        forecast: {
          frame: { firstMonth: '2027-03', months: 36, entity: 'llc' },
          streams: [
            {
              id: 'stream-pairs--------',
              name: 'Repaired pairs',
              kind: 'units',
              startMonth: 3,
              inMonth1: 8,
              inMonth6: 10,
              inMonth12: 12,
              capacity: 16,
              capacityReason: 'One person finishes two pairs an hour in eight hours',
              growthYear2Percent: 4,
              growthYear3Percent: 2,
              price: 38,
              priceRisePercent: 2,
              season: [0.85, 0.85, 0.95, 1, 1, 0.95, 0.95, 1, 1.1, 1.15, 1.15, 1.05],
              period: 'day',
              daysPerMonth: 25,
              costPerUnit: 7,
              costRisePercent: 2,
              stockDays: 20,
            },
          ],
        },
      },
    },
  },
  {
    lesson: 'what-every-month-costs',
    writes: {
      financialProjections: {
        forecast: { runningCosts, timing: { taxRatePercent: 15 } },
      },
    },
  },
  {
    lesson: 'cash-month-by-month',
    writes: {
      financialProjections: {
        forecast: {
          frame: { minimumCash: 4000 },
          timing: { daysUntilCustomersPay: 0, daysUntilSuppliersPaid: 30 },
        },
        startupCosts: [],
        funding: {
          contributions: [
            { id: 'money-savings-------', name: 'My savings', source: 'owner', amount: 12_000, month: 0 },
          ],
          loans: [
            {
              id: 'loan-bank-----------',
              name: 'Bank loan over seven years',
              amount: 30_000,
              month: 0,
              ratePercent: 10.5,
              termMonths: 84,
            },
          ],
        },
      },
      riskAnalysis: { risks: [cashRisk] },
    },
  },
  {
    lesson: 'how-much-may-go-wrong',
    writes: {
      financialProjections: {
        forecast: {
          scenarios: [{ id: 'case-slow-----------', name: 'Slow first winter', volumePercent: -10 }],
        },
      },
      riskAnalysis: { risks: [cashRisk, slowRisk] },
    },
  },
  {
    lesson: 'where-money-comes-from',
    writes: {
      financialProjections: {
        startupCosts: [
          {
            id: 'start-machines------',
            category: 'Finisher, patcher and press',
            amount: 24_000,
            description: 'Used, serviced, delivered and set up',
            kind: 'equipment',
            month: 0,
            yearsOfUse: 10,
            quote: 'Lund Shoe Repair, Superior, October 3',
          },
          {
            id: 'start-build-out-----',
            category: 'Counter, wiring and exhaust',
            amount: 8000,
            description: 'Counter of oak, two circuits, exhaust for the glue',
            kind: 'fit-out',
            month: 0,
            yearsOfUse: 8,
            quote: 'Norby Builders, October 21',
          },
          {
            id: 'start-stock---------',
            category: 'First leather, rubber and glue',
            amount: 3000,
            description: 'For about 400 pairs',
            kind: 'stock',
            month: 0,
            quote: 'Price list of the wholesaler, October',
          },
          {
            id: 'start-fees----------',
            category: 'Permits and deposit',
            amount: 3000,
            description: 'Two months of rent as a deposit, and the fees',
            kind: 'deposit',
            month: 0,
          },
          {
            id: 'start-reserve-------',
            category: 'Working capital',
            amount: 12_000,
            description: 'About five months of fixed costs',
            kind: 'cash-reserve',
            month: 0,
          },
        ],
        funding: {
          contributions: [
            { id: 'money-savings-------', name: 'My savings', source: 'owner', amount: 20_000, month: 0 },
          ],
          collateral: 'The finisher, the patcher and the press',
          guarantors: 'Iris Vandermeer, personally',
        },
      },
    },
  },
  {
    lesson: 'papers-that-keep-you-open',
    writes: {
      legalStructure: {
        businessEntity: 'llc',
        jurisdiction: 'Minnesota, City of Duluth',
        licenses: [
          'Commercial license from Duluth City Hall: $95, ten days',
          'Fire inspection of glue storage and exhaust: $180, four weeks',
        ],
        regulations: [
          'Solvent rules: closed steel cabinet, exhaust on whenever glue is open, log checked each Friday',
          'Minimum wage and payroll taxes for the helper, paid through the tax preparer every month',
          'Liability insurance for the counter and for pairs in our care, $60 a month, part of the $420',
        ],
      },
    },
  },
  {
    lesson: 'risks-said-first-by-you',
    writes: {
      riskAnalysis: {
        risks: [
          cashRisk,
          slowRisk,
          risk('risk-hand-----------', 'Operational Risk', {
            description: 'I hurt a hand and cannot sole or stitch for three weeks, about $6,800 of sales.',
            impact: 'medium',
            probability: 'low',
            mitigation:
              'Arne Lund stands in up to three weeks a year. My disability insurance pays from the fifteenth day.',
          }),
          risk('risk-stairs---------', 'Market Risk', {
            description:
              'The city closes the stairs for repairs in summer, and half of the people take another way.',
            impact: 'medium',
            probability: 'medium',
            mitigation:
              'The city told me by letter that work waits until 2030. If it comes earlier, I collect at two offices on Tuesdays and Thursdays.',
          }),
        ],
      },
    },
  },
  {
    lesson: 'dates-that-depend-on-each-other',
    writes: {
      implementationTimeline: {
        milestones: [
          {
            id: 'mile-company--------',
            title: 'Company registered',
            description: 'Articles filed, bank account open, lease signed.',
            timeline: 'Month 1',
            dependencies: [],
          },
          {
            id: 'mile-money----------',
            title: 'Loan paid out',
            description: 'The $30,000 of the bank and my $20,000 are in the account.',
            timeline: 'Month 1',
            dependencies: [],
          },
          {
            id: 'mile-machines-------',
            title: 'Machines in place and exhaust built',
            description: 'The press runs, the exhaust is connected, the counter stands.',
            timeline: 'Month 2',
            dependencies: ['Loan paid out'],
          },
          {
            id: 'mile-permits--------',
            title: 'License and fire inspection passed',
            description: 'Both papers hang on the wall.',
            timeline: 'Month 2',
            dependencies: ['Company registered'],
          },
          {
            id: 'mile-opening--------',
            title: 'Opening day',
            description: 'The first pair with a tag, eight pairs on the first Saturday.',
            timeline: 'Month 3',
            dependencies: ['Machines in place and exhaust built', 'License and fire inspection passed'],
          },
          {
            id: 'mile-helper---------',
            title: 'Helper starts',
            description: 'Ten pairs a day for a whole month, contract signed.',
            timeline: 'Month 10',
            dependencies: ['Opening day'],
          },
          {
            id: 'mile-review---------',
            title: 'First-year review with the bank',
            description: 'Twelve months of results beside this plan, sent to the bank by email.',
            timeline: 'Month 15',
            dependencies: ['Opening day'],
          },
        ],
        executiveSummary: summary,
      },
    },
  },
  {
    lesson: 'the-request-and-the-meeting',
    writes: {
      implementationTimeline: {
        executiveSummary: summary + request,
        appendix: [
          { id: 'tax-returns', name: 'Tax returns', note: 'Mine for 2023 to 2025, with the stamp' },
          { id: 'resumes', name: 'Résumés', note: 'One page, with the workshop in Superior' },
          {
            id: 'lease',
            name: 'Lease or letter of intent',
            note: 'Draft of October 12, signed when the loan is',
          },
        ],
      },
    },
    sources: 16,
  },
]
