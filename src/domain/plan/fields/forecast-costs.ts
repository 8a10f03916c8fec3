import { createBlankOf, describeList, type ItemListCopy, nameFields } from './field-copy.ts'
import { person, runningCost } from '#domain/plan/forecast-data.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'

type Forecast = WorkbookData['financialProjections']['forecast']

export const peopleCopy: ItemListCopy<Forecast['people'][number]> = {
  label: 'People',
  hint: 'Everyone who is paid, the owner too. One line for people with the same pay.',
  singular: 'person',
  ...describeList('people', 'Person'),
  createBlank: createBlankOf(person),
  fields: nameFields({
    role: 'Role',
    count: 'How many',
    pay: 'Pay',
    payPeriod: 'Paid per',
    raisePercent: 'Raise a year',
    startMonth: 'First month',
    endMonth: 'Last month',
    employment: 'Employee or contractor',
    payrollPercent: 'Payroll taxes and benefits',
    isOwner: 'An owner of the business',
    isDirect: 'Works on what is sold',
  }),
}

export const runningCostsCopy: ItemListCopy<Forecast['runningCosts'][number]> = {
  label: 'Running costs',
  hint: 'What you pay to keep the doors open, whether you sell or not.',
  singular: 'running cost',
  ...describeList('running costs', 'Running Cost'),
  createBlank: createBlankOf(runningCost),
  fields: nameFields({
    name: 'Name',
    category: 'Kind of cost',
    amount: 'Amount',
    period: 'How often',
    percentOf: 'Percent of which price',
    startMonth: 'First month',
    endMonth: 'Last month',
    risePercent: 'Rise a year',
    daysUntilPaid: 'Days until you pay it',
  }),
}
