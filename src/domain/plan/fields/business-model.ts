import { describeList, type SectionCopy } from './field-copy.ts'

export const businessModelCopy: SectionCopy<'businessModel'> = {
  revenueStreams: {
    label: 'Revenue streams',
    hint: 'What do customers pay for, how much, and how often? Largest first.',
    placeholder: 'Monthly service plan at $150, billed by card',
    singular: 'revenue stream',
    ...describeList('revenue streams', 'Revenue Stream'),
  },
  keyResources: {
    label: 'Key resources',
    hint: 'What could the business not run without tomorrow?',
    placeholder: 'Five-year lease on a corner with 2,000 people walking by a day',
    singular: 'key resource',
    ...describeList('key resources', 'Key Resource'),
  },
  keyActivities: {
    label: 'Key activities',
    hint: 'What do you have to do well every day or every week?',
    placeholder: 'Ship every order within 24 hours',
    singular: 'key activity',
    ...describeList('key activities', 'Key Activity'),
  },
  keyPartnerships: {
    label: 'Key partnerships',
    hint: 'Who outside the business do you rely on, and what does each side gain?',
    placeholder: 'Local bakery: daily delivery, unsold items credited',
    singular: 'key partnership',
    ...describeList('key partnerships', 'Key Partnership'),
  },
  costStructure: {
    label: 'Cost structure',
    hint: 'Your largest costs with amounts. Say which ones stay when sales stop.',
    placeholder: 'Rent and utilities: $4,500 a month, fixed',
    singular: 'cost',
    ...describeList('costs', 'Cost'),
  },
}
