import { describeList, type SectionCopy } from './field-copy.ts'

export const operationsPlanCopy: SectionCopy<'operationsPlan'> = {
  keyProcesses: {
    label: 'Key processes',
    hint: 'Follow one order from request to happy customer: who does what, how fast?',
    placeholder: 'Orders: packed by noon, handed to the carrier at 3 p.m.',
    singular: 'process',
    ...describeList('key processes', 'Process'),
  },
  suppliers: {
    label: 'Suppliers',
    hint: 'Who delivers what, on which terms, and who steps in if they fail?',
    placeholder: 'Packaging from two printers, two weeks’ lead time',
    singular: 'supplier',
    ...describeList('suppliers', 'Supplier'),
  },
  technology: {
    label: 'Technology and equipment',
    hint: 'The machines, software and accounts that the work runs on.',
    placeholder: 'Point of sale with card reader and stock counts',
    singular: 'technology item',
    ...describeList('technology items', 'Technology'),
  },
  quality: {
    label: 'Quality control',
    hint: 'What is checked, when, by whom, and what happens if it is not right?',
  },
}
