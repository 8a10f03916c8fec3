import type { ForecastModel } from '#domain/forecast/inputs/forecast-model.ts'
import { moneySourceLabels } from '#domain/plan/fields/choice-labels.ts'
import type { MoneySource } from '#domain/plan/forecast-choices.ts'
import { fixed, sumOfKind } from '#exports/xlsx/formulas/fixed-cell.ts'
import { above, add, atMost, divide, equals, type Formula, zero } from '#exports/xlsx/formulas/formula.ts'
import { all, when } from '#exports/xlsx/formulas/functions.ts'
import { type Axis, createLine, type Line } from '#exports/xlsx/formulas/line.ts'
import { sumLines } from '#exports/xlsx/formulas/ranges.ts'
import { month } from '#exports/xlsx/formulas/timeline.ts'
import type { Assumptions } from './assumptions.ts'
import { type CashBeforeLine, createCreditLine, type CreditLine } from './credit-line.ts'
import { createLoan } from './loan-lines.ts'
import type { MonthSheet } from './month-sheet.ts'
import { putBlock } from './sales.ts'

/** The money that comes in and what lenders get back. Null for what this forecast does not have. */
export interface LoanLines extends CreditLine {
  readonly money: Readonly<Record<MoneySource, Line | null>>
  readonly grantIncome: Line | null
  readonly received: Line | null
  readonly fees: Line | null
  readonly interest: Line | null
  readonly principal: Line | null
  readonly dueInAYear: Line | null
  readonly dueLater: Line | null
  /** With full payments in months without principal. */
  readonly fullPayments: Line | null
}

const moneyLabels: Readonly<Record<MoneySource, string>> = {
  owner: 'Owner’s cash',
  investor: 'Investors',
  grant: 'Grants',
}

export function buildLoans(
  sheet: MonthSheet,
  axis: Axis,
  { contributions }: ForecastModel,
  assumptions: Assumptions,
  findCash: () => CashBeforeLine,
): LoanLines {
  const createMoney = (source: MoneySource): Line | null => {
    if (contributions.every((each) => each.source !== source)) return null
    const inputs = assumptions.contributions
    const columns = {
      amounts: inputs.map(({ amount }) => amount),
      kinds: inputs.map(({ kind }) => kind),
      months: inputs.map((each) => each.month),
    }
    return createLine(axis, {
      label: moneyLabels[source],
      calculate: () => sumOfKind(columns, moneySourceLabels[source], month),
    })
  }
  const money = {
    owner: createMoney('owner'),
    investor: createMoney('investor'),
    grant: createMoney('grant'),
  }
  putBlock(sheet, 'Money that is not paid back', [money.owner, money.investor, money.grant])

  const grants = assumptions.contributions.filter(({ isGrant }) => isGrant)
  const grantIncome =
    grants.length === 0
      ? null
      : createLine(axis, {
          label: 'Grants earned',
          term: 'grant income',
          calculate: () => add(...grants.map(earnGrant)),
        })
  putBlock(sheet, 'Grants as income', [grantIncome])

  const each = assumptions.loans.map((inputs) => createLoan(axis, inputs))
  const block = (
    title: string,
    lines: readonly (Line | null)[],
    over: 'sum' | 'last' = 'sum',
  ): Line | null => {
    const existing = lines.filter((line) => line !== null)
    if (existing.length === 0) return null
    const total = createLine(axis, {
      label: title,
      look: 'total',
      format: 'total',
      over,
      calculate: () => sumLines(existing),
    })
    putBlock(sheet, title, existing, total)
    return total
  }
  const received = block(
    'Loans received',
    each.map((loan) => loan.received),
  )
  const fees = block(
    'Loan fees',
    each.map((loan) => loan.fee),
  )
  const interest = block(
    'Interest on loans',
    each.map((loan) => loan.interest),
  )
  const principal = block(
    'Loans paid back',
    each.map((loan) => loan.principal),
  )
  block(
    'Owed on loans at the end',
    each.map((loan) => loan.balance),
    'last',
  )
  const dueLater = block(
    'Loans, due later than in a year',
    each.map((loan) => loan.dueLater),
    'last',
  )
  const dueInAYear = block(
    'Loans, due within a year',
    each.map((loan) => loan.dueInAYear),
    'last',
  )
  const fullPayments = block(
    'Loan payments, in full in interest-only months',
    each.map((loan) => loan.payment),
  )
  const line = createCreditLine(axis, assumptions, findCash)
  putBlock(sheet, 'Line of credit', [line.cashBefore, line.drawn, line.repaid, line.owed, line.lineInterest])
  return {
    money,
    grantIncome,
    received,
    fees,
    interest,
    principal,
    dueInAYear,
    dueLater,
    fullPayments,
    ...line,
  }
}

/** When it arrives, or in equal parts from the month after. */
function earnGrant({ amount, month: arrives, earnedMonths }: Assumptions['contributions'][number]): Formula {
  const start = fixed(arrives)
  if (!earnedMonths) return when(equals(month, start), fixed(amount), zero)
  const months = fixed(earnedMonths)
  return when(
    all(above(month, start), atMost(month, add(start, months))),
    divide(fixed(amount), months),
    zero,
  )
}
