import { describeList, type SectionCopy } from './field-copy.ts'

export const legalStructureCopy: SectionCopy<'legalStructure'> = {
  businessEntity: {
    label: 'Legal form',
    hint: 'Decides who is liable, how profit is taxed and who can invest.',
  },
  jurisdiction: {
    label: 'Jurisdiction',
    hint: 'The state where the company is registered, and where else it does business.',
    placeholder: 'Ohio, also registered in Indiana',
  },
  licenses: {
    label: 'Licenses and permits',
    hint: 'Which one, who issues it, how long it takes, and what it costs.',
    placeholder: 'County food permit: inspection, 3 weeks, $450',
    singular: 'license',
    ...describeList('licenses or permits', 'License'),
  },
  regulations: {
    label: 'Regulations',
    hint: 'Rules that an inspector or a customer can check, and how you comply.',
    placeholder: 'State privacy law: data requests answered within 45 days',
    singular: 'regulation',
    ...describeList('regulations', 'Regulation'),
  },
  intellectualProperty: {
    label: 'Intellectual property',
    hint: 'Names, domains, designs, code or recipes you own, and how you protect them.',
    placeholder: 'Trademark application for the name, filed',
    singular: 'intellectual property item',
    ...describeList('intellectual property items', 'Intellectual Property'),
  },
}
