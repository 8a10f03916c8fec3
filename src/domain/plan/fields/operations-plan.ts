import { describeList, type SectionCopy } from './field-copy.ts'

export const operationsPlanCopy: SectionCopy<'operationsPlan'> = {
  keyProcesses: {
    label: 'Key processes',
    hint: 'Follow one order from request to happy customer. Who does what, and how fast?',
    placeholder: 'Orders: packed by noon, handed to the carrier at 3 p.m.',
    singular: 'process',
    ...describeList('key processes', 'Process'),
  },
  suppliers: {
    label: 'Suppliers',
    hint: 'Who supplies what, on what terms, and who steps in if they fail?',
    placeholder: 'Packaging from two printers, two-week lead time',
    singular: 'supplier',
    ...describeList('suppliers', 'Supplier'),
  },
  technology: {
    label: 'Technology and equipment',
    hint: 'The machines, software and accounts you need to do the work.',
    placeholder: 'Point of sale with card reader and inventory counts',
    singular: 'technology item',
    ...describeList('technology items', 'Technology'),
  },
  quality: {
    label: 'Quality control',
    hint: 'What do you check, when, who does it, and what happens if it is not right?',
  },
}
