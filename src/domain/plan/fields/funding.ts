import { createBlankOf, describeList, type GroupCopy, nameFields } from './field-copy.ts'
import { contribution, loan, existingDebt } from '#domain/plan/forecast-data.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'

const unevenPayments = {
  amortizationMonths: 'Payments spread over',
  rateChangeMonth: 'New rate from',
  changedRatePercent: 'New interest a year',
}

export const fundingCopy: GroupCopy<WorkbookData['financialProjections']['funding']> = {
  contributions: {
    label: 'Money that is not paid back',
    hint: 'Your own cash, an investor’s money, or a grant.',
    singular: 'contribution',
    ...describeList('contributions', 'Contribution'),
    createBlank: createBlankOf(contribution),
    fields: nameFields({
      name: 'Name',
      source: 'Where it comes from',
      amount: 'Amount',
      month: 'Month it arrives',
      earnedMonths: 'Months to earn the grant',
    }),
  },
  loans: {
    label: 'New loans',
    hint: 'What you ask a bank, a program or your family to lend you.',
    singular: 'loan',
    ...describeList('new loans', 'Loan'),
    createBlank: createBlankOf(loan),
    fields: nameFields({
      name: 'Lender',
      amount: 'Loan amount',
      month: 'Month it arrives',
      ratePercent: 'Interest a year',
      termMonths: 'Term',
      interestOnlyMonths: 'Interest-only months',
      fee: 'Fee',
      lien: 'Lien order',
      collateral: 'What secures it',
      collateralValue: 'Value of what secures it',
      ...unevenPayments,
    }),
  },
  existingDebts: {
    label: 'Debts you already have',
    hint: 'Loans, cards or leases that the business pays from the first month.',
    singular: 'debt',
    ...describeList('debts', 'Debt'),
    createBlank: createBlankOf(existingDebt),
    fields: nameFields({
      name: 'Name',
      balance: 'Still owed',
      ratePercent: 'Interest a year',
      monthsLeft: 'Months left',
      ...unevenPayments,
    }),
  },
  lineOfCredit: nameFields({
    limit: 'Line of credit',
    ratePercent: 'Interest on the line',
  }),
  ...nameFields({ collateral: 'Collateral', guarantors: 'Guarantors' }),
}
