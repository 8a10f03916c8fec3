import type { RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { riskAnalysisRules } from './risk-analysis.ts'

const ana = { id: 'f1', name: 'Ana Ruiz', role: 'Owner', background: 'Ran a café for four years' }
const rent = {
  id: 'r1',
  type: 'Financial Risk',
  description: 'The rent doubles',
  impact: 'high',
  probability: 'high',
  mitigation: 'Five-year lease signed before opening',
}

const cases: readonly RuleCase[] = [
  {
    rule: 'riskAnalysis-placeholders',
    fault: { riskAnalysis: { risks: [{ ...rent, mitigation: 'Move by [date]' }] } },
    type: 'warning',
    says: ['[date]'],
    place: 'riskAnalysis.risks.r1.mitigation',
  },
  {
    rule: 'risk-critical-open',
    fault: { riskAnalysis: { risks: [{ ...rent, mitigation: ' ' }] } },
    type: 'warning',
    says: ['“The rent doubles” is'],
    place: 'riskAnalysis.risks.r1.mitigation',
  },
  {
    rule: 'risk-high-open',
    fault: { riskAnalysis: { risks: [{ ...rent, probability: 'medium', mitigation: '' }] } },
    type: 'warning',
    says: ['“The rent doubles”'],
    place: 'riskAnalysis.risks.r1.mitigation',
  },
  {
    rule: 'risk-other-open',
    fault: { riskAnalysis: { risks: [{ ...rent, impact: 'low', mitigation: '' }] } },
    says: ['“The rent doubles”'],
    place: 'riskAnalysis.risks.r1.mitigation',
  },
  {
    rule: 'risk-unrated',
    fault: { riskAnalysis: { risks: [{ ...rent, probability: '' }] } },
    says: ['“The rent doubles” has'],
    place: 'riskAnalysis.risks.r1.probability',
  },
  {
    rule: 'risk-too-few',
    fault: { riskAnalysis: { risks: [rent] } },
    says: ['1 risk looks'],
    place: 'riskAnalysis.risks',
  },
  {
    rule: 'risk-all-mild',
    fault: { riskAnalysis: { risks: ['a', 'b', 'c'].map((id) => ({ ...rent, id, impact: 'low' })) } },
    says: ['All 3'],
    place: 'riskAnalysis.risks',
  },
  {
    rule: 'risk-no-money-risk',
    fault: { riskAnalysis: { risks: [{ ...rent, type: 'Team Risk', description: 'The barista leaves' }] } },
    says: ['half as fast'],
    place: 'riskAnalysis.risks',
  },
  {
    rule: 'risk-vague-answer',
    fault: { riskAnalysis: { risks: [{ ...rent, mitigation: 'We will monitor it' }] } },
    says: ['“We will monitor it”'],
    place: 'riskAnalysis.risks.r1.mitigation',
  },
  {
    rule: 'risk-undescribed',
    fault: { riskAnalysis: { risks: [{ ...rent, description: '' }] } },
    says: ['“Financial Risk”'],
    place: 'riskAnalysis.risks.r1.description',
  },
  {
    rule: 'risk-one-kind',
    fault: { riskAnalysis: { risks: ['a', 'b', 'c'].map((id) => ({ ...rent, id })) } },
    says: ['“Financial Risk”'],
    place: 'riskAnalysis.risks',
  },
  {
    rule: 'risk-same-answer',
    fault: { riskAnalysis: { risks: [rent, { ...rent, id: 'r2', description: 'Milk costs more' }] } },
    says: ['“Five-year lease signed before opening”', '“Milk costs more”'],
    place: 'riskAnalysis.risks.r2.mitigation',
  },
  {
    rule: 'risk-key-person',
    fault: { riskAnalysis: { risks: [rent] }, teamStructure: { founders: [ana] } },
    fixed: {
      teamStructure: { founders: [ana] },
      riskAnalysis: { risks: [{ ...rent, description: 'Ana is ill' }] },
    },
    says: ['“Ana Ruiz”'],
    place: 'riskAnalysis.risks',
  },
  {
    rule: 'risk-well-met',
    fault: {},
    fixed: { riskAnalysis: { risks: [rent] } },
    type: 'insight',
    says: ['5 risks, 2 of them serious', '“Green coffee rises'],
    place: 'riskAnalysis.risks',
  },
  {
    rule: 'risk-survival',
    fault: {},
    fixed: { businessModel: { costStructure: [] } },
    type: 'insight',
    says: ['611 sales'],
    place: 'riskAnalysis.risks',
  },
]

testRuleCases(riskAnalysisRules.rules, cases)
