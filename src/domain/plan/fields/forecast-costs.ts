import { describeList, type ItemListCopy } from './field-copy.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'

type Forecast = WorkbookData['financialProjections']['forecast']

export const peopleCopy: ItemListCopy<Forecast['people'][number]> = {
  label: 'People',
  hint: 'Everyone who is paid, the owner too. One line for people with the same pay.',
  singular: 'person',
  ...describeList('people', 'Person'),
  createBlank: () => ({
    role: '',
    count: null,
    pay: null,
    payPeriod: '',
    raisePercent: null,
    startMonth: null,
    endMonth: null,
    employment: '',
    payrollPercent: null,
    isOwner: false,
    isDirect: false,
  }),
  fields: {
    role: { label: 'Role', hint: 'What do they do?', placeholder: 'Second groomer' },
    count: {
      label: 'How many',
      hint: 'How many people have this role? Half a position is 0.5.',
      unit: 'people',
    },
    pay: { label: 'Pay', hint: 'What is one person paid, before taxes are taken off?', unit: 'money' },
    payPeriod: { label: 'Paid per', hint: 'Is that for a month or for a year?' },
    raisePercent: {
      label: 'Raise a year',
      hint: 'By how much does the pay rise each year?',
      unit: 'percent',
    },
    startMonth: { label: 'First month', hint: 'From which month are they paid?', unit: 'month' },
    endMonth: { label: 'Last month', hint: 'Until which month? Leave it empty if they stay.', unit: 'month' },
    employment: {
      label: 'Employee or contractor',
      hint: 'Are they on your payroll, or do they send a bill?',
    },
    payrollPercent: {
      label: 'Payroll taxes and benefits',
      hint: 'For each 100 of pay, how much do you pay on top of it?',
      unit: 'percent',
    },
    isOwner: { label: 'An owner of the business', hint: 'Is this your own pay or a partner’s?' },
    isDirect: {
      label: 'Works on what is sold',
      hint: 'Does the work belong to the cost of a sale, such as a cook or a technician?',
    },
  },
}

export const runningCostsCopy: ItemListCopy<Forecast['runningCosts'][number]> = {
  label: 'Running costs',
  hint: 'What you pay to keep the doors open, whether you sell or not.',
  singular: 'running cost',
  ...describeList('running costs', 'Running Cost'),
  createBlank: () => ({
    name: '',
    category: '',
    amount: null,
    period: '',
    startMonth: null,
    endMonth: null,
    risePercent: null,
  }),
  fields: {
    name: { label: 'Name', hint: 'What do you pay for?', placeholder: 'Rent and utilities' },
    category: { label: 'Kind of cost', hint: 'Is it marketing or something else?' },
    amount: { label: 'Amount', hint: 'How much is it each time, or as a percent of sales?' },
    period: { label: 'How often', hint: 'Each month, quarter or year, once, or with every sale?' },
    startMonth: { label: 'First month', hint: 'From which month do you pay it?', unit: 'month' },
    endMonth: {
      label: 'Last month',
      hint: 'Until which month? Leave it empty if it goes on.',
      unit: 'month',
    },
    risePercent: { label: 'Rise a year', hint: 'By how much does it rise each year?', unit: 'percent' },
  },
}
