import type { RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { businessModelRules } from './business-model.ts'

const cases: readonly RuleCase[] = [
  {
    rule: 'businessModel-placeholders',
    fault: { businessModel: { costStructure: ['Rent: $[monthly rent] a month'] } },
    type: 'warning',
    says: ['[monthly rent]'],
    place: 'businessModel.costStructure.0',
  },
  {
    rule: 'model-no-revenue',
    fault: { businessModel: { revenueStreams: ['', ' '] } },
    type: 'warning',
    says: ['customers pay for'],
    place: 'businessModel.revenueStreams',
  },
  {
    rule: 'model-revenue-unpriced',
    fault: { businessModel: { revenueStreams: ['Beans to take home', 'Coffee at $4'] } },
    says: ['“Beans to take home” has'],
    place: 'businessModel.revenueStreams',
  },
  {
    rule: 'model-single-stream',
    fault: { businessModel: { revenueStreams: ['Coffee at $4'] } },
    says: ['“Coffee at $4”'],
    place: 'businessModel.revenueStreams',
  },
  {
    rule: 'model-no-costs',
    fault: { businessModel: { costStructure: [] } },
    type: 'warning',
    says: ['cost structure is empty'],
    place: 'businessModel.costStructure',
  },
  {
    rule: 'model-cost-without-amount',
    fault: { businessModel: { costStructure: ['Rent', 'Wages: $9,000 a month, fixed'] } },
    says: ['“Rent” has'],
    place: 'businessModel.costStructure',
  },
  {
    rule: 'model-fixed-or-variable',
    fault: { businessModel: { costStructure: ['Rent: $3,000'] } },
    says: ['fixed'],
    place: 'businessModel.costStructure',
  },
  {
    rule: 'model-no-resources',
    fault: { businessModel: { keyResources: [] } },
    says: ['No key resource'],
    place: 'businessModel.keyResources',
  },
  {
    rule: 'model-no-activities',
    fault: { businessModel: { keyActivities: [] } },
    says: ['No key activity'],
    place: 'businessModel.keyActivities',
  },
  {
    rule: 'model-no-partners',
    fault: { businessModel: { keyPartnerships: [] } },
    says: ['No partnership'],
    place: 'businessModel.keyPartnerships',
  },
  {
    rule: 'model-too-long',
    fault: { businessModel: { keyActivities: Array.from({ length: 12 }, (_, index) => `Task ${index}`) } },
    fixed: { businessModel: { costStructure: Array.from({ length: 12 }, (_, index) => `Cost ${index}`) } },
    says: ['12 entries'],
    place: 'businessModel.keyActivities',
  },
  {
    rule: 'model-repeated',
    fault: { businessModel: { keyResources: ['The lease', 'the  Lease'] } },
    says: ['“the Lease”'],
    place: 'businessModel.keyResources',
  },
  {
    rule: 'model-break-even',
    fault: {},
    fixed: { businessModel: { costStructure: ['Green coffee: $13 on each sale'] } },
    type: 'insight',
    says: ['$20,150', '$33', '611 sales', '21 a day'],
    place: 'financialProjections.projections.price',
  },
  {
    rule: 'model-recurring',
    fault: { businessModel: { revenueStreams: ['Membership at $20'] } },
    fixed: { businessModel: { revenueStreams: ['Coffee at $4'] } },
    type: 'insight',
    says: ['“Membership at $20”'],
    place: 'businessModel.revenueStreams',
  },
]

testRuleCases(businessModelRules.rules, cases)
