import { createBlankOf, describeList, type GroupCopy, nameFields } from './field-copy.ts'
import { contribution, loan, existingDebt } from '#domain/plan/forecast-data.ts'
import { personalBudget, pledge } from '#domain/plan/lender-data.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'

const unevenPayments = {
  amortizationMonths: 'Payments spread over',
  rateChangeMonth: 'New rate from',
  changedRatePercent: 'New interest a year',
}

const pledgeFields = nameFields({
  name: 'What it is',
  kind: 'Kind',
  value: 'Value today',
  discountPercent: 'Discount',
  owedBefore: 'Owed on it to others',
})

export const personalCopy: GroupCopy<WorkbookData['financialProjections']['personal']> = {
  ...nameFields({
    inCloudCopy: 'Keep in the cloud copy',
    inReadersLinks: 'Show in readers’ links',
    forModels: 'Send to the AI assistant',
    ownersPayPercent: 'Share of the owners’ pay',
  }),
  people: {
    label: 'Owners and guarantors',
    hint: 'What each earns and pays in a month, outside of this business.',
    singular: 'person',
    ...describeList('owners or guarantors', 'Person'),
    createBlank: createBlankOf(personalBudget),
    fields: nameFields({
      name: 'Name',
      income: 'Income from elsewhere',
      tax: 'Income tax',
      living: 'Living costs',
      mortgage: 'Mortgage payments',
      otherPayments: 'Other loan payments',
    }),
  },
  pledges: {
    label: 'What people pledge',
    hint: 'What an owner or guarantor puts behind the loans.',
    singular: 'personal asset',
    ...describeList('personal assets', 'Personal Asset'),
    createBlank: createBlankOf(pledge),
    fields: pledgeFields,
  },
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
  pledges: {
    label: 'What the business pledges',
    hint: 'What secures the loans, with what it is worth.',
    singular: 'pledged asset',
    ...describeList('pledged assets', 'Pledged Asset'),
    createBlank: createBlankOf(pledge),
    fields: pledgeFields,
  },
  ...nameFields({ collateral: 'Collateral', guarantors: 'Guarantors' }),
}
