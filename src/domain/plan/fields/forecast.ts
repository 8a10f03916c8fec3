import { createBlankOf, describeList, type GroupCopy, nameFields } from './field-copy.ts'
import { peopleCopy, runningCostsCopy } from './forecast-costs.ts'
import { streamsCopy } from './forecast-streams.ts'
import { overwrite, scenario } from '#domain/plan/forecast-data.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'

export const forecastCopy: GroupCopy<WorkbookData['financialProjections']['forecast']> = {
  frame: nameFields({
    firstMonth: 'First month of the forecast',
    months: 'Length of the forecast',
    minimumCash: 'Least cash to keep',
    entity: 'How the business is taxed',
  }),
  streams: streamsCopy,
  people: peopleCopy,
  runningCosts: runningCostsCopy,
  timing: nameFields({
    daysUntilCustomersPay: 'Days until customers pay',
    badDebtPercent: 'Sales that are never paid',
    daysUntilSuppliersPaid: 'Days until you pay suppliers',
    taxRatePercent: 'Income tax of the business',
    lossLimitPercent: 'Share of profit that losses offset',
    ownersDraws: 'Owner’s draws a month',
    taxReason: 'Why the business pays income tax',
  }),
  drafted: {
    label: 'Drafted numbers',
    hint: 'Numbers that were read from the rest of the plan and that you have not looked at yet.',
    singular: 'drafted number',
    ...describeList('drafted numbers', 'Number'),
  },
  edition: { label: 'Edition of the rules', hint: 'The rules by which the owner last saw the forecast.' },
  overwrites: {
    label: 'Months set by hand',
    hint: 'Months of a line in which your own number replaces the calculated one.',
    singular: 'month set by hand',
    ...describeList('months set by hand', 'Month'),
    createBlank: createBlankOf(overwrite),
    fields: nameFields({
      line: 'Line',
      itemId: 'Belongs to',
      month: 'Month',
      value: 'Your number',
    }),
  },
  scenarios: {
    label: 'What-if cases',
    hint: 'Named changes to the same numbers, such as a slow first year.',
    singular: 'what-if case',
    ...describeList('what-if cases', 'Case'),
    createBlank: createBlankOf(scenario),
    fields: nameFields({
      name: 'Name',
      volumePercent: 'Number sold',
      pricePercent: 'Prices',
      directCostPercent: 'Cost of sales',
      payPercent: 'Pay',
      runningCostsPercent: 'Running costs',
      interestPoints: 'Interest',
      monthsLater: 'Opening later',
    }),
  },
}
