import { expect, test } from 'vitest'
import { findFaults, type PlanPatch, type RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { thinAnswerRules } from './thin-answers.ts'

const cases: readonly RuleCase[] = [
  {
    rule: 'words-thin-businessIdea',
    fault: { businessIdea: { solution: 'We solve it.' } },
    says: ['“We solve it.”', 'what customers get'],
    place: 'businessIdea.solution',
  },
  {
    rule: 'words-thin-marketAnalysis',
    fault: { marketAnalysis: { summary: 'The market is big and growing.' } },
    says: ['“The market is big and growing.”', 'who was asked'],
    place: 'marketAnalysis.summary',
  },
  {
    rule: 'words-thin-businessModel',
    fault: { businessModel: { keyPartnerships: ['Bank', 'Suppliers', 'Accountant'] } },
    fixed: { businessModel: { keyPartnerships: ['Bank', 'Dakota Mill: flour at a six-month price'] } },
    says: ['“Bank”', 'what each side gives'],
    place: 'businessModel.keyPartnerships.0',
  },
  {
    rule: 'words-thin-competitiveAnalysis',
    fault: { competitiveAnalysis: { pricingStrategy: 'Competitive prices' } },
    fixed: { competitiveAnalysis: { pricingStrategy: '$7 a loaf' } },
    says: ['“Competitive prices”'],
    place: 'competitiveAnalysis.pricingStrategy',
  },
  {
    rule: 'words-thin-customerPersonas',
    fault: { customerPersonas: { personas: [{ id: 'p1', name: 'Ana', painPoints: 'Stress' }] } },
    fixed: { customerPersonas: { personas: [{ id: 'p1', name: 'Ana', painPoints: 'Stale bread' }] } },
    says: ['“Stress”'],
    place: 'customerPersonas.personas.p1.painPoints',
  },
  {
    rule: 'words-thin-marketingStrategy',
    fault: { marketingStrategy: { channels: ['Internet'] } },
    fixed: { marketingStrategy: { channels: ['Internet', 'A stall at the market'] } },
    says: ['“Internet”'],
    place: 'marketingStrategy.channels.0',
  },
  {
    rule: 'words-thin-operationsPlan',
    fault: { operationsPlan: { technology: ['Computer'] } },
    fixed: { operationsPlan: { technology: ['Computer for the books'] } },
    says: ['“Computer”'],
    place: 'operationsPlan.technology.0',
  },
  {
    rule: 'words-thin-teamStructure',
    fault: { teamStructure: { founders: [{ id: 'f1', background: 'A born entrepreneur with energy.' }] } },
    fixed: { teamStructure: { founders: [{ id: 'f1', background: 'Ran the oven at Dakota Mill.' }] } },
    says: ['“A born entrepreneur with energy.”', 'where each founder worked'],
    place: 'teamStructure.founders.f1.background',
  },
  {
    rule: 'words-thin-legalStructure',
    fault: { legalStructure: { licenses: ['Whatever the law requires'] } },
    fixed: { legalStructure: { licenses: ['Business license', 'Food handler card from the county'] } },
    says: ['“Whatever the law requires”', 'who issues it'],
    place: 'legalStructure.licenses.0',
  },
  {
    rule: 'words-thin-riskAnalysis',
    fault: {
      riskAnalysis: { risks: [{ id: 'r1', mitigation: 'We stay informed and adapt our strategy.' }] },
    },
    fixed: { riskAnalysis: { risks: [{ id: 'r1', mitigation: 'The lab lends us its spare kiln.' }] } },
    says: ['“We stay informed', 'one thing you do'],
    place: 'riskAnalysis.risks.r1.mitigation',
  },
  {
    rule: 'words-thin-implementationTimeline',
    fault: {
      implementationTimeline: { executiveSummary: 'We are excited to present our plan to the bank.' },
    },
    fixed: { implementationTimeline: { executiveSummary: 'We ask for $90,000 to open a bakery in Duluth.' } },
    says: ['“We are excited', 'what you ask for'],
    place: 'implementationTimeline.executiveSummary',
  },
]

testRuleCases(thinAnswerRules, cases)

type Field =
  | 'solution'
  | 'value'
  | 'trend'
  | 'weakness'
  | 'price'
  | 'persona'
  | 'process'
  | 'quality'
  | 'answer'

const inField: Readonly<Record<Field, (text: string) => readonly [string, PlanPatch]>> = {
  solution: (text: string) => ['words-thin-businessIdea', { businessIdea: { solution: text } }],
  value: (text: string) => ['words-thin-businessIdea', { businessIdea: { valueProposition: text } }],
  trend: (text: string) => [
    'words-thin-marketAnalysis',
    { marketAnalysis: { trends: [{ id: 't1', title: 'Trend', description: text }] } },
  ],
  weakness: (text: string) => [
    'words-thin-competitiveAnalysis',
    { competitiveAnalysis: { directCompetitors: [{ id: 'c1', name: 'Rival', weaknesses: text }] } },
  ],
  price: (text: string) => [
    'words-thin-competitiveAnalysis',
    { competitiveAnalysis: { directCompetitors: [{ id: 'c1', name: 'Rival', pricing: text }] } },
  ],
  persona: (text: string) => [
    'words-thin-customerPersonas',
    { customerPersonas: { personas: [{ id: 'p1', name: 'Ana', demographics: text }] } },
  ],
  process: (text: string) => ['words-thin-operationsPlan', { operationsPlan: { keyProcesses: [text] } }],
  quality: (text: string) => ['words-thin-operationsPlan', { operationsPlan: { quality: text } }],
  answer: (text: string) => [
    'words-thin-riskAnalysis',
    { riskAnalysis: { risks: [{ id: 'r1', mitigation: text }] } },
  ],
}

/** What ten owners write where nothing comes to mind, and beside it what says something in as few words. */
const general: readonly (readonly [Field, string, string])[] = [
  ['solution', 'We offer a complete service that meets all needs.', 'We rent stump grinders to tree crews.'],
  ['solution', 'Things done differently, with love for detail.', 'A vet who drives to sick horses at night.'],
  ['value', 'Customers get peace of mind and a great experience.', 'No more puddles under the boiler.'],
  ['trend', 'More and more people are interested in this.', 'Orchards replace peaches with hazelnuts.'],
  ['trend', 'Digitalization changes everything.', 'Clinics text instead of mailing letters.'],
  ['weakness', 'They are not as good as us', 'No weekend appointments'],
  ['weakness', 'Old service and poor quality', 'Leaky tents'],
  ['price', 'Similar to ours', 'About €14 a kilo'],
  ['price', 'Expensive', 'From 39 a month'],
  ['persona', 'Busy people who care about quality', 'Retired welder, pension, rents in Leeds'],
  ['persona', 'Modern customers of all ages', 'Nurse on night shifts, two toddlers'],
  ['process', 'Standard processes of the trade', 'Milk, strain and chill before seven'],
  ['quality', 'We make sure that every customer leaves happy.', 'The foreman signs every weld.'],
  ['quality', 'Our high standards speak for themselves.', 'Returned lenses are tested on the bench.'],
  ['answer', 'Good communication with the team and customers.', 'The neighboring dairy lends its tank.'],
  ['answer', 'Careful management.', 'Freelance nurse on call.'],
]

test.each(general)('%s: “%s” fits any business', (field, text) => {
  expect(findFaults(...inField[field](text))).toHaveLength(1)
})

test.each(general)('%s instead of “%s”: “%s” is an answer', (field, _text, sound) => {
  expect(findFaults(...inField[field](sound))).toEqual([])
})

test('a language without spaces is not counted in words', () => {
  const plan = { businessIdea: { solution: '私たちは毎朝新鮮なパンを届けます' } }
  expect(findFaults('words-thin-businessIdea', plan)).toEqual([])
})

test.each([
  ['Growing fast', 1],
  ['Up and up', 1],
  ['Flat', 0],
  ['Shrinking slowly', 0],
  ['About 2% a year', 0],
])('the growth of a segment: %s', (growthRate, count) => {
  const segment = {
    id: 's1',
    name: 'Offices',
    size: '400',
    growthRate,
    characteristics: 'Two blocks from Elm Street',
  }
  const plan = { marketAnalysis: { segments: [segment], trends: [], summary: '' } }
  expect(findFaults('words-thin-marketAnalysis', plan)).toHaveLength(count)
})

test.each([
  ['Competitor A', 1],
  ['Competitor 2', 1],
  ['Area 51 Arcade', 0],
])('a rival called %s', (name, count) => {
  const rival = { id: 'c1', name, strengths: 'Near', weaknesses: 'Dear', marketShare: '', pricing: '$9' }
  const plan = { competitiveAnalysis: { directCompetitors: [rival] } }
  expect(findFaults('words-undecided-competitiveAnalysis', plan)).toHaveLength(count)
})
