import { describeList, type GroupCopy } from './field-copy.ts'
import { peopleCopy, runningCostsCopy } from './forecast-costs.ts'
import { streamsCopy } from './forecast-streams.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'

export const forecastCopy: GroupCopy<WorkbookData['financialProjections']['forecast']> = {
  frame: {
    firstMonth: { label: 'First month of the forecast', hint: 'In which month does the business start?' },
    months: {
      label: 'Length of the forecast',
      hint: 'Three years or five? Ask your lender.',
      unit: 'months',
    },
    minimumCash: {
      label: 'Least cash to keep',
      hint: 'Below which amount would your account never be allowed to fall?',
      unit: 'money',
    },
    entity: {
      label: 'How the business is taxed',
      hint: 'Is your own pay a salary, or do you draw it? Empty follows your legal form.',
    },
  },
  streams: streamsCopy,
  people: peopleCopy,
  runningCosts: runningCostsCopy,
  timing: {
    daysUntilCustomersPay: {
      label: 'Days until customers pay',
      hint: 'How long after a sale is the money in your account?',
      unit: 'days',
    },
    badDebtPercent: {
      label: 'Sales that are never paid',
      hint: 'Of each 100 you bill, how much does no one ever pay?',
      unit: 'percent',
    },
    daysUntilSuppliersPaid: {
      label: 'Days until you pay suppliers',
      hint: 'How long after a delivery do you have to pay?',
      unit: 'days',
    },
    taxRatePercent: {
      label: 'Income tax of the business',
      hint: 'Which share of its profit does the business itself pay as tax?',
      unit: 'percent',
    },
    lossLimitPercent: {
      label: 'Share of profit that losses offset',
      hint: 'How much of a year’s profit may earlier losses make tax-free?',
      unit: 'percent',
    },
    ownersDraws: {
      label: 'Owner’s draws a month',
      hint: 'How much do you take out each month besides your pay?',
      unit: 'money',
    },
  },
  overwrites: {
    label: 'Months set by hand',
    hint: 'Months of a line in which your own number replaces the calculated one.',
    singular: 'month set by hand',
    ...describeList('months set by hand', 'Month'),
    createBlank: () => ({ line: '', itemId: '', month: null, value: null }),
    fields: {
      line: { label: 'Line', hint: 'Which line of the forecast is it in?' },
      itemId: { label: 'Belongs to', hint: 'Which sale, person or cost is it?' },
      month: { label: 'Month', hint: 'Which month of the forecast is it?', unit: 'month' },
      value: { label: 'Your number', hint: 'Which number counts instead of the calculated one?' },
    },
  },
  scenarios: {
    label: 'What-if cases',
    hint: 'Named changes to the same numbers, such as a slow first year.',
    singular: 'what-if case',
    ...describeList('what-if cases', 'Case'),
    createBlank: () => ({
      name: '',
      volumePercent: null,
      pricePercent: null,
      directCostPercent: null,
      payPercent: null,
      runningCostsPercent: null,
      interestPoints: null,
      monthsLater: null,
    }),
    fields: {
      name: { label: 'Name', hint: 'What happens in this case?', placeholder: 'A slow first year' },
      volumePercent: { label: 'Number sold', hint: 'How many of 100 planned sales remain?', unit: 'percent' },
      pricePercent: {
        label: 'Prices',
        hint: 'How much of 100 of the planned price remains?',
        unit: 'percent',
      },
      directCostPercent: {
        label: 'Cost of sales',
        hint: 'What becomes of each 100 of planned cost?',
        unit: 'percent',
      },
      payPercent: { label: 'Pay', hint: 'What becomes of each 100 of planned pay?', unit: 'percent' },
      runningCostsPercent: {
        label: 'Running costs',
        hint: 'What becomes of each 100 of planned running costs?',
        unit: 'percent',
      },
      interestPoints: {
        label: 'Interest',
        hint: 'By how many percentage points is every rate higher?',
        unit: 'percent',
      },
      monthsLater: { label: 'Opening later', hint: 'How many months later do you open?', unit: 'months' },
    },
  },
}
