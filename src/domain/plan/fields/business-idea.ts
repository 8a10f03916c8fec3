import { nameFields, type SectionCopy } from './field-copy.ts'

export const businessIdeaCopy: SectionCopy<'businessIdea'> = {
  name: {
    label: 'Business name',
    hint: 'The name customers will see. A working title is fine for now.',
  },
  oneLiner: {
    label: 'One-line description',
    hint: 'What you offer, who it is for, and what makes it different, in one breath.',
  },
  problemStatement: {
    label: 'Problem statement',
    hint: 'Who has the problem, how often, and what does it cost them today?',
  },
  solution: {
    label: 'Solution',
    hint: 'What does a customer get, step by step, from first contact to result?',
  },
  valueProposition: {
    label: 'Value proposition',
    hint: 'What gets better for the customer, by how much, and why choose you?',
  },
  cover: nameFields({
    owners: 'Owners',
    email: 'Email',
    phone: 'Phone',
    address: 'Address',
    website: 'Website',
    logo: 'Logo',
  }),
}
