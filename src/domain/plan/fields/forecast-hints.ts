import type { AddressPath } from '#domain/plan/address/field-address.ts'
import { findOwn } from '#domain/plan/find-own.ts'
import type { FieldHint } from './field-copy.ts'

/**
 * The questions of the forecast and the funding. They are apart from the labels, which every screen needs to name a
 * change, so that only the screens of the forecast fetch them.
 */
const hints: Readonly<Record<string, FieldHint>> = {
  'forecast.frame.firstMonth': { hint: 'In which month does the business start?' },
  'forecast.frame.months': { hint: 'Three years or five? Ask your lender.', unit: 'months' },
  'forecast.frame.minimumCash': {
    hint: 'Below which amount would your account never be allowed to fall?',
    unit: 'money',
  },
  'forecast.frame.entity': {
    hint: 'Is your own pay a salary, or a draw? Left open, it follows Legal Structure (step 10).',
  },
  'forecast.streams.name': { hint: 'What do customers call it?', placeholder: 'Full groom at the door' },
  'forecast.streams.kind': { hint: 'Per visit or order, by subscription, by the hour, or by month?' },
  'forecast.streams.startMonth': { hint: 'In which month do you sell it first?', unit: 'month' },
  'forecast.streams.inMonth1': { hint: 'How many do you sell when you start?' },
  'forecast.streams.inMonth6': { hint: 'How many do you sell half a year later?' },
  'forecast.streams.inMonth12': { hint: 'How many do you sell a year later?' },
  'forecast.streams.capacity': { hint: 'How many could you manage with what you have?' },
  'forecast.streams.capacityReason': {
    hint: 'What stops you there: hours, seats, machines, the size of the market?',
    placeholder: 'One van; 80 minutes a dog with the drive',
  },
  'forecast.streams.growthYear2Percent': {
    hint: 'From the level of month 12, how much do sales grow during year 2?',
    unit: 'percent',
  },
  'forecast.streams.growthYear3Percent': {
    hint: 'And how much during each year after that?',
    unit: 'percent',
  },
  'forecast.streams.price': {
    hint: 'What does one sale, one month or one hour bring in, before sales tax?',
    unit: 'money',
  },
  'forecast.streams.priceRisePercent': {
    hint: 'By how much do you raise the price each year?',
    unit: 'percent',
  },
  'forecast.streams.period': { hint: 'Do you count what you sell per day, per week or per month?' },
  'forecast.streams.daysPerMonth': {
    hint: 'On how many days do you sell, less weekends, holidays and bad weather? Empty counts as 30.',
    unit: 'days',
  },
  'forecast.streams.openingCustomers': { hint: 'How many customers pay you before the first month?' },
  'forecast.streams.churnPercent': { hint: 'Of 100 customers, how many leave in a month?', unit: 'percent' },
  'forecast.streams.hoursPerMonth': {
    hint: 'How many hours does one person work in a month?',
    unit: 'hours',
  },
  'forecast.streams.billedPercent': {
    hint: 'Of 100 hours worked, for how many does a customer pay?',
    unit: 'percent',
  },
  'forecast.streams.percentOfStreamId': { hint: 'Of which of your other sales is it a part?' },
  'forecast.streams.percentOfStream': {
    hint: 'For each 100 of the other sales, how much do you sell of this?',
    unit: 'percent',
  },
  'forecast.streams.costPerUnit': {
    hint: 'What does one sale cost you: materials, fees, delivery?',
    unit: 'money',
  },
  'forecast.streams.costPercent': {
    hint: 'Of each 100 you sell, how much goes to fees, commissions or materials?',
    unit: 'percent',
  },
  'forecast.streams.costPercentOf': {
    hint: 'After a discount, does it stay the same (material) or fall (card fees)?',
  },
  'forecast.streams.costRisePercent': {
    hint: 'By how much does the cost of a sale rise each year?',
    unit: 'percent',
  },
  'forecast.streams.stockDays': {
    hint: 'For how many days of sales do you keep goods on the shelf?',
    unit: 'days',
  },
  'forecast.streams.customerTerms': {
    hint: 'As all your customers do, or with a deposit or other days?',
  },
  'forecast.streams.depositPercent': {
    hint: 'Which part of the price do they pay with the order?',
    unit: 'percent',
  },
  'forecast.streams.depositMonthsBefore': {
    hint: 'How long before delivery do they pay it?',
    unit: 'months',
    placeholder: '1',
  },
  'forecast.streams.daysUntilCustomersPay': {
    hint: 'When do they pay the rest? 0 is at delivery.',
    unit: 'days',
    placeholder: '0',
  },
  'forecast.streams.daysUntilSuppliersPaid': {
    hint: 'Empty is as for all that you buy to sell.',
    unit: 'days',
  },
  'forecast.people.role': { hint: 'What do they do?', placeholder: 'Second groomer' },
  'forecast.people.count': {
    hint: 'How many people have this role? Half a position is 0.5.',
    unit: 'people',
  },
  'forecast.people.pay': { hint: 'What is one person paid, before taxes are taken off?', unit: 'money' },
  'forecast.people.payPeriod': { hint: 'Is that for a month or for a year?' },
  'forecast.people.raisePercent': { hint: 'By how much does the pay rise each year?', unit: 'percent' },
  'forecast.people.startMonth': { hint: 'From which month are they paid?', unit: 'month' },
  'forecast.people.endMonth': { hint: 'Until which month? Leave it empty if they stay.', unit: 'month' },
  'forecast.people.employment': { hint: 'Are they on your payroll, or do they send a bill?' },
  'forecast.people.payrollPercent': {
    hint: 'For each 100 of pay, how much do you pay on top of it?',
    unit: 'percent',
  },
  'forecast.people.isOwner': { hint: 'Is this your own pay or a partner’s?' },
  'forecast.people.isDirect': {
    hint: 'Does the work belong to the cost of a sale, such as a cook or a technician?',
  },
  'forecast.runningCosts.name': { hint: 'What do you pay for?', placeholder: 'Rent and utilities' },
  'forecast.runningCosts.category': { hint: 'Is it marketing or something else?' },
  'forecast.runningCosts.amount': { hint: 'How much is it each time, or as a percent of sales?' },
  'forecast.runningCosts.period': { hint: 'Each month, quarter or year, once, or as a share of sales?' },
  'forecast.runningCosts.percentOf': {
    hint: 'After a discount, does it fall with what is paid, or stay the same?',
  },
  'forecast.runningCosts.startMonth': { hint: 'From which month do you pay it?', unit: 'month' },
  'forecast.runningCosts.endMonth': {
    hint: 'Until which month? Leave it empty if it goes on.',
    unit: 'month',
  },
  'forecast.runningCosts.risePercent': { hint: 'By how much does it rise each year?', unit: 'percent' },
  'forecast.runningCosts.daysUntilPaid': {
    hint: 'How long after the month do you pay it? Empty is in the month itself.',
    unit: 'days',
  },
  'forecast.timing.daysUntilCustomersPay': {
    hint: 'How long after a sale is the money in your account?',
    unit: 'days',
  },
  'forecast.timing.badDebtPercent': {
    hint: 'Of each 100 you bill, how much does no one ever pay?',
    unit: 'percent',
  },
  'forecast.timing.daysUntilSuppliersPaid': {
    hint: 'How long after a delivery do you pay for what you buy to sell?',
    unit: 'days',
  },
  'forecast.timing.taxRatePercent': {
    hint: 'Which share of its profit does the business itself pay as tax?',
    unit: 'percent',
  },
  'forecast.timing.lossLimitPercent': {
    hint: 'How much of a year’s profit may earlier losses make tax-free?',
    unit: 'percent',
  },
  'forecast.timing.taxReason': {
    hint: 'Why does the business itself pay it, and not its owners?',
    placeholder: 'It chose to be taxed as a corporation (Form 8832)',
  },
  'forecast.timing.ownersDraws': {
    hint: 'How much do you take out each month, if you are not among the people above?',
    unit: 'money',
  },
  'forecast.overwrites.line': { hint: 'Which line of the forecast is it in?' },
  'forecast.overwrites.itemId': { hint: 'Which sale, person or cost is it?' },
  'forecast.overwrites.month': { hint: 'Which month of the forecast is it?', unit: 'month' },
  'forecast.overwrites.value': { hint: 'Which number counts instead of the calculated one?' },
  'forecast.scenarios.name': { hint: 'What happens in this case?', placeholder: 'A slow first year' },
  'forecast.scenarios.volumePercent': { hint: 'How many of 100 planned sales remain?', unit: 'percent' },
  'forecast.scenarios.pricePercent': {
    hint: 'How much of 100 of the planned price remains?',
    unit: 'percent',
  },
  'forecast.scenarios.directCostPercent': {
    hint: 'What becomes of each 100 of planned cost?',
    unit: 'percent',
  },
  'forecast.scenarios.payPercent': { hint: 'What becomes of each 100 of planned pay?', unit: 'percent' },
  'forecast.scenarios.runningCostsPercent': {
    hint: 'What becomes of each 100 of planned running costs?',
    unit: 'percent',
  },
  'forecast.scenarios.interestPoints': {
    hint: 'By how many percentage points is every rate higher?',
    unit: 'percent',
  },
  'forecast.scenarios.monthsLater': { hint: 'How many months later do you open?', unit: 'months' },
  'funding.contributions.name': { hint: 'Whose money is it?', placeholder: 'Savings of both owners' },
  'funding.contributions.source': { hint: 'From an owner, an investor, or as a grant?' },
  'funding.contributions.amount': { hint: 'How much is it?', unit: 'money' },
  'funding.contributions.earnedMonths': {
    hint: 'Over how many months do you earn it? Empty: when it arrives.',
    unit: 'months',
  },
  'funding.contributions.month': { hint: 'In which month? 0 is the day before you start.', unit: 'month' },
  'funding.loans.name': {
    hint: 'Who lends it, and under which program?',
    placeholder: 'SBA 7(a), First Bank',
  },
  'funding.loans.amount': { hint: 'How much do you borrow?', unit: 'money' },
  'funding.loans.month': { hint: 'In which month? 0 is the day before you start.', unit: 'month' },
  'funding.loans.ratePercent': { hint: 'Which yearly rate does the lender quote?', unit: 'percent' },
  'funding.loans.termMonths': { hint: 'Over how many months do you pay it back?', unit: 'months' },
  'funding.loans.interestOnlyMonths': {
    hint: 'For how many months at the start do you pay interest and nothing back? Often none.',
    unit: 'months',
  },
  'funding.loans.fee': { hint: 'What does the lender charge when the loan starts?', unit: 'money' },
  'funding.existingDebts.name': {
    hint: 'What is the debt for, and who do you owe?',
    placeholder: 'Van loan',
  },
  'funding.loans.lien': { hint: 'Who is paid first if it has to be sold?' },
  'funding.loans.collateral': {
    hint: 'What does the lender take for this loan?',
    placeholder: 'The oven and the van that it pays for',
  },
  'funding.loans.collateralValue': {
    hint: 'What would it bring today, by a quote or an appraisal?',
    unit: 'money',
  },
  'funding.existingDebts.balance': { hint: 'How much do you still owe when you start?', unit: 'money' },
  'funding.existingDebts.ratePercent': { hint: 'Which yearly rate do you pay?', unit: 'percent' },
  'funding.existingDebts.monthsLeft': { hint: 'How many more months do you pay?', unit: 'months' },
  'funding.loans.amortizationMonths': {
    hint: 'Over how many months are payments calculated, if the rest is due at the end?',
    unit: 'months',
  },
  'funding.loans.rateChangeMonth': { hint: 'From which month on does another rate hold?', unit: 'month' },
  'funding.loans.changedRatePercent': { hint: 'Which yearly rate holds from then on?', unit: 'percent' },
  'funding.existingDebts.amortizationMonths': {
    hint: 'Over how many months are payments calculated, if the rest is due at the end?',
    unit: 'months',
  },
  'funding.existingDebts.rateChangeMonth': {
    hint: 'From which month on does another rate hold?',
    unit: 'month',
  },
  'funding.existingDebts.changedRatePercent': {
    hint: 'Which yearly rate holds from then on?',
    unit: 'percent',
  },
  'funding.lineOfCredit.limit': {
    hint: 'Up to which amount may you overdraw? It is used only when cash runs low.',
    unit: 'money',
  },
  'funding.lineOfCredit.ratePercent': { hint: 'Which yearly rate do you pay on it?', unit: 'percent' },
  'funding.pledges.name': { hint: 'What can the lender take?', placeholder: 'The van' },
  'funding.pledges.kind': { hint: 'Which kind is it? The usual discount follows.' },
  'funding.pledges.value': { hint: 'What would it bring today, by a quote or an appraisal?', unit: 'money' },
  'funding.pledges.discountPercent': {
    hint: 'By how much does the lender count it lower? Empty: the usual discount of its kind.',
    unit: 'percent',
  },
  'funding.pledges.owedBefore': {
    hint: 'How much is owed on it to someone who is paid first?',
    unit: 'money',
  },
  'personal.pledges.name': { hint: 'What can the lender take?', placeholder: 'The owner’s home' },
  'personal.pledges.kind': { hint: 'Which kind is it? The usual discount follows.' },
  'personal.pledges.value': { hint: 'What would it bring today, by a quote or an appraisal?', unit: 'money' },
  'personal.pledges.discountPercent': {
    hint: 'By how much does the lender count it lower? Empty: the usual discount of its kind.',
    unit: 'percent',
  },
  'personal.pledges.owedBefore': {
    hint: 'How much is owed on it to someone who is paid first?',
    unit: 'money',
  },
  'personal.inCloudCopy': { hint: 'Shall your cloud copy have these figures too?' },
  'personal.inReadersLinks': { hint: 'Shall readers of a bank’s link see these figures?' },
  'personal.forModels': { hint: 'Shall the assistant get these figures with your questions?' },
  'personal.ownersPayPercent': {
    hint: 'How much of the owners’ pay and draws goes to these people? Empty: all of it.',
    unit: 'percent',
  },
  'personal.people.name': { hint: 'Which owner or guarantor is it?', placeholder: 'Ana, owner' },
  'personal.people.income': {
    hint: 'What comes in a month, before tax, but not from this business?',
    unit: 'money',
  },
  'personal.people.tax': { hint: 'Which income tax is due a month, on all income?', unit: 'money' },
  'personal.people.living': {
    hint: 'What do rent, food, insurance and all else cost a month?',
    unit: 'money',
  },
  'personal.people.mortgage': { hint: 'What is paid a month on the home?', unit: 'money' },
  'personal.people.otherPayments': {
    hint: 'What is paid a month on cars, cards and studies?',
    unit: 'money',
  },
  'funding.collateral': {
    hint: 'What can the lender take if the loan is not paid back, and what is it worth?',
    placeholder: 'The oven and the van, bought with the loan: $38,000',
  },
  'funding.guarantors': {
    hint: 'Who answers for the loan with their own money?',
    placeholder: 'Both owners, personally',
  },
}

/** The question of a field of the forecast or the funding, the same for every item. Null for any other field. */
export function findForecastHint([section, ...path]: AddressPath): FieldHint | null {
  if (section !== 'financialProjections') return null
  const key = path.filter((segment) => typeof segment === 'string').join('.')
  return (findOwn(hints, key) as FieldHint | undefined) ?? null
}
