import {
  baker,
  milestone,
  moneyPlan,
  oven,
  owner,
  reserve,
  running,
  stream,
} from '#tests/builders/money-plan.ts'
import type { RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { agreementRules } from './agreement-rules.ts'

const idea = (fields: object) => moneyPlan({ sections: { businessIdea: { name: 'Rye & Co', ...fields } } })
const startUp = (...costs: readonly object[]) =>
  moneyPlan({ finances: { startupCosts: [...costs, reserve] } })
const price = (description: string) =>
  startUp(
    { ...oven, description: 'Share of the purchase price for the oven' },
    { id: 'u3', category: 'Goodwill', amount: 35_000, description, kind: 'fee', month: 0 },
  )
const starting = (summary: string) =>
  moneyPlan({
    forecast: { streams: [{ ...stream, kind: 'recurring', openingCustomers: 18, churnPercent: 2 }] },
    sections: { marketAnalysis: { summary } },
  })
const costs = (line: string) =>
  moneyPlan({
    model: { costStructure: [line] },
    forecast: {
      runningCosts: [...running, { id: 'r9', name: 'Workshop', amount: 700, period: 'month', startMonth: 1 }],
    },
  })
const process = (solution: string, step: string) =>
  moneyPlan({
    sections: { businessIdea: { name: 'Rye & Co', solution }, operationsPlan: { keyProcesses: [step] } },
  })

const season = (timeline: string) =>
  moneyPlan({
    forecast: { people: [owner, { ...baker, role: 'Helpers', startMonth: 3, endMonth: 6 }] },
    sections: {
      teamStructure: { founders: [], keyHires: [{ id: 'h1', role: 'Helpers', timeline, salary: '' }] },
    },
  })
const rival = (summary: string) =>
  moneyPlan({
    sections: {
      marketAnalysis: { summary, segments: [], som: '' },
      competitiveAnalysis: {
        directCompetitors: [
          { id: 'd1', name: 'Harbor Bread', pricing: '$6 a loaf' },
          { id: 'd2', name: 'Old Mill', pricing: '$5 a loaf' },
        ],
        pricingStrategy: '',
      },
    },
  })
const limit = (resource: string) =>
  moneyPlan({
    model: { keyResources: [resource] },
    sections: { legalStructure: { businessEntity: 'llc', regulations: ['Fire code: 49 guests at most'] } },
  })
const largest = (summary: string) =>
  moneyPlan({
    sections: {
      marketAnalysis: { summary, segments: [], som: '' },
      riskAnalysis: {
        risks: [
          { id: 'k1', type: '', description: '', mitigation: 'No customer makes more than 10% of sales.' },
        ],
      },
    },
  })

/** The first text has a fault, the second has none. */
const said = (fault: string, fixed: string) => ({ fault: largest(fault), fixed: largest(fixed) })
const persona = (demographics: string) =>
  moneyPlan({
    sections: {
      marketAnalysis: {
        som: '',
        segments: [{ id: 'g1', name: 'Gardeners', characteristics: 'Women and men aged 45 to 70' }],
      },
      customerPersonas: { personas: [{ id: 'p1', name: 'Kim', demographics }], primaryPersona: 'p1' },
    },
  })

const cases: readonly RuleCase[] = [
  {
    rule: 'figures-disagree',
    fault: moneyPlan({
      model: { keyResources: ['A shop with 24 seats'] },
      sections: { businessIdea: { solution: 'Bread and coffee at 36 seats.' } },
    }),
    fixed: moneyPlan(),
    says: ['24 seats', '36 seats', 'Which is right?'],
    place: 'businessModel.keyResources.0',
  },
  {
    rule: 'price-not-in-plan',
    fault: idea({ solution: 'We bake.', valueProposition: 'Bread in the morning, for $26.' }),
    fixed: idea({ solution: 'We bake.', valueProposition: 'Bread in the morning, for $20.' }),
    says: ['$26', '$20'],
    place: 'businessIdea.valueProposition',
  },
  {
    rule: 'start-customers-differ',
    fault: starting('I already serve 31 offices; they stay with me.'),
    fixed: starting('I already serve 18 offices; they stay with me.'),
    says: ['31 offices', '18'],
    place: 'marketAnalysis.summary',
  },
  {
    rule: 'cost-line-differs',
    fault: costs('Workshop $1,000 a month'),
    fixed: costs('Workshop $700 a month'),
    says: ['$1,000', '$700'],
    place: 'businessModel.costStructure.0',
  },
  {
    rule: 'rent-text-differs',
    fault: moneyPlan({ model: { keyResources: ['Shop with a lease at $2,400 a month'] } }),
    fixed: moneyPlan({ model: { keyResources: ['Shop with a lease at $1,500 a month'] } }),
    says: ['$2,400', '$1,500'],
    place: 'businessModel.keyResources.0',
  },
  {
    rule: 'shares-in-text-over-100',
    fault: idea({ solution: 'Sales come from the shop (60%), fairs (30%) and offices (25%).' }),
    fixed: idea({ solution: 'Sales come from the shop (60%), fairs (30%) and offices (10%).' }),
    says: ['115%', '60% + 30% + 25%'],
    place: 'businessIdea.solution',
  },
  {
    rule: 'startup-shared-price-differs',
    fault: price('Rest of the purchase price of $95,000'),
    fixed: price('Rest of the purchase price of $80,000'),
    says: ['$95,000', '$80,000'],
    place: 'financialProjections.startupCosts.u3.description',
  },
  {
    rule: 'round-share-differs',
    fault: milestone('Round', '$730,000 at $3.2 million before the round (40% of the company)'),
    fixed: milestone('Round', '$730,000 at $3.2 million before the round (18.6% of the company)'),
    says: ['40%', '18.6%'],
    place: 'implementationTimeline.milestones.m1.description',
  },
  {
    rule: 'group-size-differs',
    fault: process('Three students to a tutor.', 'Tables of eight students and one tutor each'),
    fixed: process('Three students to a tutor.', 'Tables of three students and one tutor each'),
    says: ['Three students', 'eight students', 'tutor'],
    place: 'operationsPlan.keyProcesses.0',
  },
  {
    rule: 'take-rate-differs',
    fault: moneyPlan({
      model: { revenueStreams: ['Commission of 15% on each booking'] },
      sections: { competitiveAnalysis: { pricingStrategy: 'Hosts pay us 9%.', competitiveAdvantages: [] } },
    }),
    fixed: moneyPlan({
      model: { revenueStreams: ['Commission of 9% on each booking'] },
      sections: { competitiveAnalysis: { pricingStrategy: 'Hosts pay us 9%.', competitiveAdvantages: [] } },
    }),
    says: ['15%', '9%'],
    place: 'businessModel.revenueStreams.0',
  },
  {
    rule: 'rest-differs',
    ...said(
      'Of the 86 owners, 51 signed, leaving 45 to call.',
      'Of the 86 owners, 51 signed, leaving 35 to call.',
    ),
    says: ['45', '86 owners − 51 signed', '35'],
    place: 'marketAnalysis.summary',
  },
  {
    rule: 'each-of-total-differs',
    ...said('We spent $600 for 30 trial boxes at $12.', 'We spent $600 for 30 trial boxes at $20.'),
    says: ['$12', '$600 ÷ 30', '$20'],
    place: 'marketAnalysis.summary',
  },
  {
    rule: 'funnel-below-sales',
    fault: moneyPlan({
      sections: { marketingStrategy: { metrics: ['Website visits: 3,000 a month', 'Visits that buy: 2%'] } },
    }),
    fixed: moneyPlan({
      sections: { marketingStrategy: { metrics: ['Website visits: 50,000 a month', 'Visits that buy: 2%'] } },
    }),
    says: ['3,000', '60 a month'],
    place: 'marketingStrategy.metrics.0',
  },
  {
    rule: 'name-differs',
    fault: moneyPlan({
      sections: {
        businessIdea: { name: 'Rye & Co' },
        legalStructure: { intellectualProperty: ['Trademark “Golden Crust” filed'] },
      },
    }),
    fixed: moneyPlan({
      sections: {
        businessIdea: { name: 'Rye & Co' },
        legalStructure: { intellectualProperty: ['Trademark “Rye” filed'] },
      },
    }),
    says: ['Rye & Co', 'Golden Crust'],
    place: 'legalStructure.intellectualProperty.0',
  },
  {
    rule: 'founder-count-differs',
    fault: idea({ solution: 'The three founders bake in turns.' }),
    fixed: idea({ solution: 'Founders of other bakeries bake in turns.' }),
    says: ['three founders', '1 founder'],
    place: 'teamStructure.founders',
  },
  {
    rule: 'words-disagree',
    fault: process('Frozen bread, pickup only.', 'We deliver on Tuesdays'),
    fixed: process('Frozen bread, pickup only.', 'We bake on Tuesdays'),
    says: ['pickup only', 'We deliver', 'Which is right?'],
    place: 'operationsPlan.keyProcesses.0',
  },
  {
    rule: 'words-against-forecast',
    fault: idea({ solution: 'I bake and work alone.' }),
    fixed: idea({ solution: 'I bake with one baker.' }),
    says: ['work alone', 'Night baker'],
    place: 'financialProjections.forecast.people.p2.role',
  },
  {
    rule: 'absent-but-counted',
    fault: process('Cakes to order, no deposit.', 'A deposit of 30% at the order'),
    fixed: process('Cakes to order.', 'A deposit of 30% at the order'),
    says: ['no deposit', 'deposit of 30%'],
    place: 'operationsPlan.keyProcesses.0',
  },
  {
    rule: 'role-pay-differs',
    fault: moneyPlan({ model: { costStructure: ['Night baker $4,100 a month'] } }),
    fixed: moneyPlan(),
    says: ['$4,100', '$30,000'],
    place: 'businessModel.costStructure.0',
  },
  {
    rule: 'experience-years-differ',
    fault: moneyPlan({ model: { keyResources: ['Ana’s 15 years as a baker'] } }),
    fixed: moneyPlan({ model: { keyResources: ['Ana’s nine years as a baker'] } }),
    says: ['15 years', 'nine years'],
    place: 'businessModel.keyResources.0',
  },
  {
    rule: 'cost-to-win-differs',
    fault: moneyPlan({
      sections: { marketingStrategy: { budget: '', metrics: ['Cost per new customer: $16'] } },
    }),
    fixed: moneyPlan({
      sections: { marketingStrategy: { budget: '', metrics: ['Cost per new customer: $10'] } },
    }),
    says: ['$16', '$10'],
    place: 'marketingStrategy.metrics.0',
  },
  {
    rule: 'share-of-price-differs',
    fault: moneyPlan({ model: { costStructure: ['Card fees of 5%'] } }),
    fixed: moneyPlan(),
    says: ['5%', '3%'],
    place: 'businessModel.costStructure.0',
  },
  {
    rule: 'clock-times-differ',
    fault: process('Bread from 6 a.m.', 'Bread ready at 8 a.m.'),
    fixed: process('Bread from 6 a.m.', 'Bread ready at 6 a.m.'),
    says: ['Bread from 6 a.m.', 'Bread ready at 8 a.m.'],
    place: 'operationsPlan.keyProcesses.0',
  },
  {
    rule: 'months-differ',
    fault: process('Market stall May to July.', 'Market stall June to September'),
    fixed: process('Market stall May to July.', 'Market stall May to July'),
    says: ['May to July', 'June to September'],
    place: 'operationsPlan.keyProcesses.0',
  },
  {
    rule: 'season-pay-too-short',
    fault: season('March to September'),
    fixed: season('March to June'),
    says: ['Helpers', 'March to September', '3 of these months'],
    place: 'financialProjections.forecast.people',
  },
  {
    rule: 'rival-figures-differ',
    fault: rival('Harbor Bread charges $9 a loaf.'),
    fixed: rival('Harbor Bread charges $6 a loaf.'),
    says: ['$9', '$6', 'Harbor Bread'],
    place: 'competitiveAnalysis.directCompetitors.d1.pricing',
  },
  {
    rule: 'competitor-not-in-count',
    fault: rival('Loaves cost $4, $5 and $7 there.'),
    fixed: rival('Loaves cost $5, $6 and $7 there.'),
    says: ['$4, $5 and $7', '$6'],
    place: 'competitiveAnalysis.directCompetitors.d1.pricing',
  },
  {
    rule: 'places-above-limit',
    fault: limit('A shop with 60 seats'),
    fixed: limit('A shop with 40 seats'),
    says: ['49 guests', '60 seats'],
    place: 'legalStructure.regulations.0',
  },
  {
    rule: 'largest-share-differs',
    fault: largest('One customer buys 30% of the bread.'),
    fixed: largest('One customer buys 5% of the bread.'),
    says: ['10%', '30%'],
    place: 'riskAnalysis.risks.k1.mitigation',
  },
  {
    rule: 'owner-name-differs',
    fault: idea({ cover: { owners: 'Petra Novak' } }),
    fixed: idea({ cover: { owners: 'Ana and Luis Ruiz' } }),
    says: ['Petra Novak', 'Ana Ruiz'],
    place: 'businessIdea.cover.owners',
  },
  {
    rule: 'street-differs',
    fault: process('A shop on Harbor Street.', 'The shop on Mill Road is open 7 to 3'),
    fixed: process('A shop on Harbor Street.', 'The shop on Harbor Street is open 7 to 3'),
    says: ['Harbor Street', 'Mill Road'],
    place: 'operationsPlan.keyProcesses.0',
  },
  {
    rule: 'persona-outside-ages',
    fault: persona('24, nurse, rents'),
    fixed: persona('52, nurse, owns a house'),
    says: ['is 24', 'aged 45 to 70'],
    place: 'customerPersonas.personas.p1.demographics',
  },
]

testRuleCases(agreementRules, cases)
