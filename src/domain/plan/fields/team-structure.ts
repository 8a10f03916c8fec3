import { describeList, type SectionCopy } from './field-copy.ts'

export const teamStructureCopy: SectionCopy<'teamStructure'> = {
  founders: {
    label: 'Founders',
    hint: 'Who owns and runs the business.',
    singular: 'founder',
    ...describeList('founders', 'Founder'),
    createBlank: () => ({ name: '', role: '', background: '', ownership: '' }),
    fields: {
      name: { label: 'Founder’s name', hint: 'First and last name.' },
      role: { label: 'Role', hint: 'What they are responsible for, and how many hours a week.' },
      ownership: {
        label: 'Share of the business',
        hint: 'How much do they own? Lenders ask everyone from 20% on to sign.',
        placeholder: '60%',
      },
      background: { label: 'Background', hint: 'What have they done before that this business needs?' },
    },
  },
  keyHires: {
    label: 'Key hires',
    hint: 'Who you need next, in the order you can afford them.',
    singular: 'key hire',
    ...describeList('key hires', 'Key Hire'),
    createBlank: () => ({ role: '', timeline: '', salary: '' }),
    fields: {
      role: { label: 'Role to fill', hint: 'The job, and what changes once you fill it.' },
      timeline: {
        label: 'When',
        hint: 'The month, or the sales that trigger the hire.',
        placeholder: 'Month 6, once 100 plans are sold',
      },
      salary: {
        label: 'Salary',
        hint: 'What it costs you, with taxes and benefits.',
        placeholder: '$48,000 a year, about $54,000 with taxes',
      },
    },
  },
  advisors: {
    label: 'Advisors',
    hint: 'People who have agreed to help where the founders lack experience.',
    singular: 'advisor',
    ...describeList('advisors', 'Advisor'),
    createBlank: () => ({ name: '', expertise: '' }),
    fields: {
      name: { label: 'Advisor’s name', hint: 'The person or the firm.' },
      expertise: { label: 'Expertise', hint: 'What they know, and what they have agreed to do for you.' },
    },
  },
}
