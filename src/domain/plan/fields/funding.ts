import { describeList, type GroupCopy } from './field-copy.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'

export const fundingCopy: GroupCopy<WorkbookData['financialProjections']['funding']> = {
  contributions: {
    label: 'Money that is not paid back',
    hint: 'Your own cash, an investor’s money, or a grant.',
    singular: 'contribution',
    ...describeList('contributions', 'Contribution'),
    createBlank: () => ({ name: '', source: '', amount: null, month: null }),
    fields: {
      name: { label: 'Name', hint: 'Whose money is it?', placeholder: 'Savings of both owners' },
      source: { label: 'Where it comes from', hint: 'From an owner, an investor, or as a grant?' },
      amount: { label: 'Amount', hint: 'How much is it?', unit: 'money' },
      month: {
        label: 'Month it arrives',
        hint: 'In which month? 0 is the day before you start.',
        unit: 'month',
      },
    },
  },
  loans: {
    label: 'New loans',
    hint: 'What you ask a bank, a program or your family to lend you.',
    singular: 'loan',
    ...describeList('new loans', 'Loan'),
    createBlank: () => ({
      name: '',
      amount: null,
      month: null,
      ratePercent: null,
      termMonths: null,
      interestOnlyMonths: null,
      fee: null,
    }),
    fields: {
      name: {
        label: 'Lender',
        hint: 'Who lends it, and under which program?',
        placeholder: 'SBA 7(a), First Bank',
      },
      amount: { label: 'Loan amount', hint: 'How much do you borrow?', unit: 'money' },
      month: {
        label: 'Month it arrives',
        hint: 'In which month? 0 is the day before you start.',
        unit: 'month',
      },
      ratePercent: {
        label: 'Interest a year',
        hint: 'Which yearly rate does the lender quote?',
        unit: 'percent',
      },
      termMonths: { label: 'Term', hint: 'Over how many months do you pay it back?', unit: 'months' },
      interestOnlyMonths: {
        label: 'Interest-only months',
        hint: 'For how many months at the start do you pay only interest?',
        unit: 'months',
      },
      fee: { label: 'Fee', hint: 'What does the lender charge when the loan starts?', unit: 'money' },
    },
  },
  existingDebts: {
    label: 'Debts you already have',
    hint: 'Loans, cards or leases that the business pays from the first month.',
    singular: 'debt',
    ...describeList('debts', 'Debt'),
    createBlank: () => ({ name: '', balance: null, ratePercent: null, monthsLeft: null }),
    fields: {
      name: { label: 'Name', hint: 'What is the debt for, and who do you owe?', placeholder: 'Van loan' },
      balance: { label: 'Still owed', hint: 'How much do you still owe when you start?', unit: 'money' },
      ratePercent: { label: 'Interest a year', hint: 'Which yearly rate do you pay?', unit: 'percent' },
      monthsLeft: { label: 'Months left', hint: 'How many more months do you pay?', unit: 'months' },
    },
  },
  lineOfCredit: {
    limit: {
      label: 'Line of credit',
      hint: 'Up to which amount may you overdraw? It is used only when cash runs low.',
      unit: 'money',
    },
    ratePercent: {
      label: 'Interest on the line',
      hint: 'Which yearly rate do you pay on it?',
      unit: 'percent',
    },
  },
}
