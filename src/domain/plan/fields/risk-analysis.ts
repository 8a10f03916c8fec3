import { describeList, type SectionCopy } from './field-copy.ts'

export const riskAnalysisCopy: SectionCopy<'riskAnalysis'> = {
  risks: {
    label: 'Risks',
    hint: 'Five honest ones, the most serious first.',
    singular: 'risk',
    ...describeList('risks', 'Risk'),
    createBlank: () => ({ type: '', description: '', impact: '', probability: '', mitigation: '' }),
    fields: {
      type: { label: 'Type of risk', hint: 'Where does it come from?' },
      description: {
        label: 'What could happen',
        hint: 'What happens, what sets it off, and what it would cost.',
      },
      impact: { label: 'Impact', hint: 'High: the business is in danger. Low: an annoying week.' },
      probability: {
        label: 'Probability',
        hint: 'High: expect it this year. Low: once in five years or less.',
      },
      mitigation: {
        label: 'What you will do about it',
        hint: 'An action with a date or a trigger, for before it happens and when it does.',
      },
    },
  },
}
