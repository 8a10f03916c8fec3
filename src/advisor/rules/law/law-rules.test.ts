import { findFaults } from '#tests/support/advisor-rules.ts'
import { expect, test } from 'vitest'
import { type RuleCase, runRule } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { entityAgreementRules } from './entity-agreement.ts'
import { entityRules } from './entity.ts'
import { insuranceRules } from './insurance.ts'
import { ownerAndLicenseRules } from './owners-and-licenses.ts'
import { placeRules } from './place.ts'
import { propertyRules } from './property.ts'

const wes = { id: 'f1', name: 'Wes', role: 'Owner', background: 'Sixteen years in landscaping' }
const greg = {
  id: 'f2',
  name: 'Greg',
  role: 'Silent partner with 30% of the shares',
  background: 'Canadian, lives in Toronto.',
}
const legal = (part: Readonly<Record<string, unknown>>) => ({ legalStructure: part })
const milestones = (...items: object[]) => ({ implementationTimeline: { milestones: items } })
const uninsured = {
  businessModel: { costStructure: ['Rent $900', 'Wages $4,000', 'Coffee $2,000'] },
  financialProjections: { startupCosts: [] },
  riskAnalysis: { risks: [] },
  operationsPlan: { keyProcesses: [] },
  implementationTimeline: { milestones: [] },
}

const cases: readonly RuleCase[] = [
  {
    rule: 'law-s-corp-owner',
    fault: { ...legal({ businessEntity: 's-corp' }), teamStructure: { founders: [wes, greg] } },
    fixed: {
      ...legal({ businessEntity: 's-corp' }),
      teamStructure: {
        founders: [wes, { ...greg, background: 'Trained as a gardener in Canada; US citizen.' }],
      },
    },
    says: ['lives in Toronto', 'citizens or residents'],
    place: 'legalStructure.businessEntity',
  },
  {
    rule: 'law-s-corp-owner',
    fault: {
      ...legal({ businessEntity: 's-corp' }),
      ...milestones({ id: 'm1', title: 'Money', description: 'An angel fund takes 25% of the shares.' }),
    },
    fixed: {
      ...legal({ businessEntity: 's-corp' }),
      ...milestones({ id: 'm1', title: 'Money', description: 'A bank lends $90,000.' }),
    },
    says: ['angel fund', 'one class of shares'],
    place: 'legalStructure.businessEntity',
  },
  {
    rule: 'law-llc-venture',
    fault: { ...legal({ businessEntity: 'llc' }), ...milestones({ id: 'm1', title: 'Series A round' }) },
    fixed: {
      ...legal({ businessEntity: 'corporation' }),
      ...milestones({ id: 'm1', title: 'Series A round' }),
    },
    says: ['“Series A round”'],
    place: 'legalStructure.businessEntity',
  },
  {
    rule: 'law-nonprofit-pays-owners',
    fault: {
      ...legal({ businessEntity: 'non-profit' }),
      businessModel: { costStructure: ['Owner’s draw $3,000 a month'] },
    },
    fixed: {
      ...legal({ businessEntity: 'non-profit' }),
      businessModel: { costStructure: ['Director’s salary $3,000 a month'] },
    },
    says: ['Owner’s draw'],
    place: 'legalStructure.businessEntity',
  },
  {
    rule: 'law-nonprofit-pays-owners',
    fault: {
      ...legal({ businessEntity: 'non-profit' }),
      businessModel: { costStructure: ['My draw, $3,400 a month in year one'] },
    },
    fixed: {
      ...legal({ businessEntity: 'non-profit' }),
      businessModel: { costStructure: ['A prize draw at the summer fair'] },
      teamStructure: { founders: [{ ...wes, role: 'Director' }] },
    },
    says: ['My draw'],
    place: 'legalStructure.businessEntity',
  },
  {
    rule: 'law-nonprofit-pays-owners',
    fault: {
      ...legal({ businessEntity: 'non-profit' }),
      businessModel: { costStructure: [] },
      teamStructure: { founders: [{ ...wes, role: 'Owner and photographer, full-time' }] },
    },
    fixed: {
      ...legal({ businessEntity: 'non-profit' }),
      businessModel: { costStructure: [] },
      teamStructure: { founders: [{ ...wes, role: 'Product owner' }] },
    },
    says: ['“Owner and photographer, full-time”'],
    place: 'legalStructure.businessEntity',
  },
  {
    rule: 'law-form-of-another-country',
    fault: legal({ businessEntity: 's-corp', jurisdiction: 'Galway, Ireland' }),
    fixed: legal({ businessEntity: 'corporation', jurisdiction: 'Galway, Ireland' }),
    says: ['“Galway, Ireland”'],
    place: 'legalStructure.businessEntity',
  },
  {
    rule: 'law-donations-need-nonprofit',
    fault: {
      ...legal({ businessEntity: 'llc' }),
      businessModel: { revenueStreams: ['Tax-deductible donations, $40,000 a year'] },
    },
    fixed: {
      ...legal({ businessEntity: 'llc' }),
      businessModel: { revenueStreams: ['Monthly fees of $40'] },
    },
    says: ['Tax-deductible donations'],
    place: 'legalStructure.businessEntity',
  },
  {
    rule: 'law-entity-named-otherwise',
    fault: {
      ...legal({ businessEntity: 'sole-proprietorship' }),
      ...milestones({ id: 'm1', title: 'LLC formed' }),
    },
    fixed: {
      ...legal({ businessEntity: 'sole-proprietorship' }),
      ...milestones({ id: 'm1', title: 'Convert to an LLC later' }),
    },
    says: ['Sole Proprietorship', '“LLC formed”'],
    place: 'legalStructure.businessEntity',
  },
  {
    rule: 'law-forecast-entity',
    fault: {
      ...legal({ businessEntity: 'corporation' }),
      financialProjections: { forecast: { frame: { entity: 'llc' } } },
    },
    fixed: {
      ...legal({ businessEntity: 'corporation' }),
      financialProjections: { forecast: { frame: { entity: 'corporation' } } },
    },
    type: 'warning',
    says: ['C Corporation', '“llc”'],
    place: 'legalStructure.businessEntity',
  },
  {
    rule: 'law-ownership-over-100',
    fault: { teamStructure: { founders: [{ ...wes, role: 'Owns 80%' }, greg] } },
    fixed: { teamStructure: { founders: [{ ...wes, role: 'Owns 70%' }, greg] } },
    type: 'warning',
    says: ['110%'],
    place: 'teamStructure.founders.f1.role',
  },
  {
    rule: 'law-second-license',
    fault: { businessModel: { revenueStreams: ['Wine in the evening, $4,000 a month'] } },
    fixed: {
      businessModel: { revenueStreams: ['Wine in the evening, $4,000 a month'] },
      ...legal({ licenses: ['State liquor license: nine weeks'] }),
    },
    says: ['“wine”', 'liquor license'],
    place: 'legalStructure.licenses',
  },
  {
    rule: 'law-no-insurance',
    fault: { ...uninsured, ...legal({ regulations: ['Food code'] }) },
    fixed: { ...uninsured, ...legal({ regulations: ['Food code', 'General liability insurance'] }) },
    type: 'warning',
    says: ['general liability'],
    place: 'legalStructure.regulations',
  },
  ...[
    ['A dental practice in Bend', 'Professional liability of $1 million'],
    ['Physiotherapy clinic for runners', 'Insurance: medical indemnity'],
    ['An independent pharmacy', 'Malpractice and general liability insurance'],
    ['A chiropractic clinic', 'Insurance: professional and general liability'],
  ].map(([oneLiner, covered]) => ({
    rule: 'law-insurance-kind',
    fault: {
      ...uninsured,
      businessIdea: { name: 'Aspen', oneLiner },
      businessModel: { keyResources: [], costStructure: [] },
      ...legal({ regulations: ['General liability insurance of $1 million', 'Professional LLC'] }),
    },
    fixed: {
      ...uninsured,
      businessIdea: { name: 'Aspen', oneLiner },
      businessModel: { keyResources: [], costStructure: [] },
      ...legal({ regulations: [covered] }),
    },
    template: 'local-service',
    says: ['malpractice insurance'],
    place: 'legalStructure.regulations',
  })),
  {
    rule: 'law-insurance-kind',
    fault: {
      ...uninsured,
      businessModel: { keyResources: ['Two vans'], costStructure: [] },
      ...legal({ regulations: ['Insurance: general and product liability'] }),
    },
    fixed: {
      ...uninsured,
      businessModel: { keyResources: ['Two vans'], costStructure: [] },
      ...legal({ regulations: ['Insurance: product liability, commercial auto'] }),
    },
    says: ['commercial auto insurance'],
    place: 'legalStructure.regulations',
  },
  {
    rule: 'law-rules-of-another-place',
    fault: legal({
      jurisdiction: 'California, City of Fresno',
      licenses: ['City of Austin business registration'],
    }),
    fixed: legal({
      jurisdiction: 'California, City of Fresno',
      licenses: ['City of Fresno business license', 'Delaware incorporation'],
      regulations: ['Sales tax in states that tax software, Texas first'],
    }),
    type: 'recommendation',
    says: ['a rule of Austin', '“California, City of Fresno”'],
    place: 'legalStructure.licenses.0',
  },
  {
    rule: 'law-rules-of-another-country',
    fault: legal({ jurisdiction: 'Maine', licenses: ['VAT registration with HMRC'] }),
    fixed: {
      ...legal({ jurisdiction: 'United Kingdom', licenses: ['VAT registration with HMRC'], regulations: [] }),
      ...milestones(),
    },
    says: ['“HMRC”'],
    place: 'legalStructure.licenses.0',
  },
  {
    rule: 'law-rules-of-another-country',
    fault: legal({
      jurisdiction: 'Dublin, Ireland',
      licenses: ['Registration with the Companies Registration Office'],
      regulations: ['Machine guards as OSHA asks'],
    }),
    fixed: {
      ...legal({
        jurisdiction: 'Dublin, Ireland',
        licenses: ['Registration with the Companies Registration Office'],
        regulations: ['FDA labels for what we ship to the United States', 'Safety statement'],
        intellectualProperty: [],
      }),
      ...milestones(),
    },
    says: ['“OSHA”', '“Dublin, Ireland”'],
    place: 'legalStructure.regulations.0',
  },
  {
    rule: 'law-registered-elsewhere',
    fault: {
      businessIdea: { name: 'Crust', oneLiner: 'A bakery in Duluth.', solution: 'Bread.' },
      ...legal({ jurisdiction: 'Georgia' }),
    },
    fixed: {
      businessIdea: { name: 'Crust', oneLiner: 'A bakery in Duluth.', solution: 'Bread.' },
      ...legal({ jurisdiction: 'Minnesota' }),
    },
    template: 'local-service',
    says: ['about Duluth', '“Georgia”'],
    place: 'legalStructure.jurisdiction',
  },
  {
    rule: 'law-property-unprotected',
    fault: legal({ intellectualProperty: ['Our own code', 'The name Dockline'] }),
    fixed: legal({ intellectualProperty: ['Our own code, assigned to the company', 'The name Dockline'] }),
    says: ['“Our own code”'],
    place: 'legalStructure.intellectualProperty',
  },
  {
    rule: 'law-code-unassigned',
    fault: {
      financialProjections: {
        startupCosts: [{ id: 'c1', category: 'App', description: 'Built by a freelancer' }],
      },
      ...legal({ intellectualProperty: ['Trademark filed'] }),
    },
    fixed: {
      financialProjections: {
        startupCosts: [{ id: 'c1', category: 'App', description: 'Built by a freelancer' }],
      },
      ...legal({ intellectualProperty: ['Trademark filed', 'Code assigned in writing'] }),
    },
    says: ['Built by a freelancer'],
    place: 'legalStructure.intellectualProperty',
  },
  {
    rule: 'law-patent-not-listed',
    fault: {
      businessIdea: { solution: 'Our patented wick burns clean.' },
      ...legal({ intellectualProperty: ['Trademark filed'] }),
    },
    fixed: {
      businessIdea: { solution: 'Our patented wick burns clean.' },
      ...legal({ intellectualProperty: ['US patent 1,234'] }),
    },
    says: ['patented wick'],
    place: 'businessIdea.solution',
  },
  {
    rule: 'law-secret-unprotected',
    fault: {
      businessIdea: { solution: 'A secret recipe.' },
      ...legal({ intellectualProperty: ['Domain registered'], regulations: [] }),
    },
    fixed: {
      businessIdea: { solution: 'A secret recipe.' },
      ...legal({ intellectualProperty: ['Recipes kept as trade secrets'], regulations: [] }),
    },
    says: ['“secret recipe”'],
    place: 'legalStructure.intellectualProperty',
  },
]

testRuleCases(
  [
    ...entityRules,
    ...entityAgreementRules,
    ...ownerAndLicenseRules,
    ...insuranceRules,
    ...placeRules,
    ...propertyRules,
  ],
  cases,
)

test.each([
  'App designs, made by the founders and a contract designer',
  'Logo and website, created by a freelancer',
  'Curriculum written by two outside teachers and student interns',
])('“%s” belongs to its makers until they assign it', (text) => {
  const property = (...intellectualProperty: string[]) => legal({ intellectualProperty })
  expect(runRule('law-code-unassigned', property(text))).toHaveLength(1)
  expect(runRule('law-code-unassigned', property(text, 'All makers assign their rights in writing'))).toEqual(
    [],
  )
})

test('a nonprofit with investors is warned, one with an owner’s pay is asked', () => {
  const plan = (part: object) => ({
    ...legal({ businessEntity: 'non-profit' }),
    financialProjections: part as Record<string, unknown>,
  })
  const types = (part: object) => runRule('law-nonprofit-pays-owners', plan(part)).map(({ type }) => type)
  const angels = { id: 'c1', name: 'Two angels', source: 'investor', amount: 50_000, month: 0 }
  const funding = { contributions: [angels], loans: [] }
  expect(types({ funding })).toEqual(['warning'])
  expect(types({ forecast: { people: [{ id: 'p1', role: 'Owner', pay: 3000, isOwner: true }] } })).toEqual([
    'recommendation',
  ])
  expect(types({ forecast: { people: [{ id: 'p1', role: 'Director', pay: 3000 }] } })).toEqual([])
})

test.each([
  [['A used van'], 'General liability, vans, property', 0],
  [['A used van'], 'Van insurance and product liability', 0],
  [['Two delivery trucks'], 'General liability; vehicle policy', 0],
  [['Two delivery trucks'], 'Liability of $1 million, fleet cover', 0],
  [['A mailing list from the trailer winter'], 'General liability insurance', 0],
  [['Contacts of 40 truck drivers'], 'General liability insurance', 0],
  [['A used van'], 'General liability insurance', 1],
  [['Tools, trailer and compressor'], 'General liability insurance', 1],
])('a policy for %j with “%s”', (keyResources, policy, count) => {
  const found = findFaults('law-insurance-kind', {
    ...uninsured,
    businessModel: { keyResources, costStructure: ['Insurance and general liability'] },
    ...legal({ regulations: [policy] }),
  })
  expect(found.filter(({ content }) => content.includes('commercial auto'))).toHaveLength(count)
})

test.each([
  ['s-corp', 'LLC papers: articles of organization filed with the state', 1],
  ['s-corp', 'Operating agreement signed by the two members of the LLC', 1],
  ['s-corp', 'Articles of organization; S election on Form 2553 in the first month', 0],
  ['s-corp', 'Articles of incorporation filed', 0],
  ['S corporation', 'Operating agreement signed', 1],
  ['llc', 'Articles of incorporation filed with the state', 1],
  ['llc', 'Operating agreement signed', 0],
  ['corporation', 'Operating agreement signed', 1],
])('the form %j with the paper “%s”', (businessEntity, title, count) => {
  const plan = { ...legal({ businessEntity }), ...milestones({ id: 'm1', title }) }
  expect(findFaults('law-entity-named-otherwise', plan)).toHaveLength(count)
})

test('the tax of an LLC fits an S corporation only where the LLC elects it', () => {
  const plan = (licenses: string[]) => ({
    legalStructure: { businessEntity: 's-corp', licenses },
    financialProjections: { forecast: { frame: { entity: 'llc' } } },
  })
  expect(findFaults('law-forecast-entity', plan(['City license']))).toMatchObject([
    { type: 'recommendation' },
  ])
  expect(findFaults('law-forecast-entity', plan(['State LLC; elects S corporation tax']))).toEqual([])
})
