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
  naicsCode: {
    label: 'NAICS code',
    hint: 'Your industry’s six digits, from census.gov/naics. Lenders and the SBA sort by it.',
    placeholder: '722515',
  },
  taxYear: {
    label: 'Tax year',
    hint: 'When does it end? Lenders match your forecast with your returns.',
    placeholder: 'Calendar year, ending December 31',
  },
  accountingBasis: {
    label: 'Accounting basis',
    hint: 'How do your books count? Lenders compare them with the forecast, which is on accrual.',
  },
}
