import { createBlankOf, describeList, type ItemListCopy, nameFields } from './field-copy.ts'
import { stream } from '#domain/plan/forecast-data.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'

type Forecast = WorkbookData['financialProjections']['forecast']

export const streamsCopy: ItemListCopy<Forecast['streams'][number]> = {
  label: 'What you sell',
  hint: 'Each thing that customers pay for in its own way, the largest first.',
  singular: 'thing you sell',
  ...describeList('things to sell', 'Something You Sell'),
  createBlank: createBlankOf(stream),
  fields: nameFields({
    name: 'Name',
    kind: 'How it is sold',
    startMonth: 'First month with sales',
    inMonth1: 'How many in month 1',
    inMonth6: 'How many in month 6',
    inMonth12: 'How many in month 12',
    capacity: 'The most you can do',
    capacityReason: 'Why not more',
    growthYear2Percent: 'Growth in year 2',
    growthYear3Percent: 'Growth from year 3',
    price: 'Price',
    priceRisePercent: 'Price rise a year',
    season: {
      label: 'Busy and quiet months',
      hint: 'Which months are busy, which are quiet? 1 is an average month.',
      singular: 'month',
      ...describeList('busy or quiet months', 'Season'),
    },
    period: 'Counted per',
    daysPerMonth: 'Working days in a month',
    openingCustomers: 'Customers you already have',
    churnPercent: 'Customers who leave a month',
    hoursPerMonth: 'Hours a person works in a month',
    billedPercent: 'Share of hours you can bill',
    amounts: {
      label: 'Sales by month',
      hint: 'How much do you sell in each month from the start?',
      singular: 'month',
      ...describeList('monthly sales', 'Month'),
    },
    percentOfStreamId: 'Percent of',
    percentOfStream: 'Percent of other sales',
    costPerUnit: 'Cost of one sale',
    costPercent: 'Cost as a percent of sales',
    costPercentOf: 'Percent of which price',
    costRisePercent: 'Cost rise a year',
    stockDays: 'Days of stock',
    customerTerms: 'Payment terms',
    depositPercent: 'Deposit',
    depositMonthsBefore: 'Months before delivery',
    daysUntilCustomersPay: 'Days after delivery',
    daysUntilSuppliersPaid: 'Days until its suppliers are paid',
  }),
}
