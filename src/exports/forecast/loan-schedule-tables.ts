import { formatRate } from '#domain/finance/format-figures.ts'
import { type LoanSchedule, listLoanSchedules } from '#domain/forecast/figures/loan-schedule.ts'
import { nameForecastMonth } from '#domain/forecast/statements/name-periods.ts'
import { countDecimals } from '#domain/wording/format-money.ts'
import { cleanLine } from '#exports/document/clean-text.ts'
import type { Block, TableBlock } from '#exports/document/document-model.ts'
import type { PrintedForecast } from './printed-forecast.ts'

/** Every payment of every loan, to its end. */
export function describeLoanSchedule({ forecast: { model } }: PrintedForecast): readonly Block[] {
  const schedules = listLoanSchedules(model)
  if (schedules.length === 0) return []
  const decimals = countDecimals(model.currency)
  const format = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  const show = (amount: number) => format.format(amount / 10 ** decimals)
  return [
    {
      type: 'paragraph',
      text: `Each payment to the end of each loan. Interest is on what was owed when the month began. Everything is calculated exactly and then rounded so that every row and column adds up, so a payment may differ by ${decimals > 0 ? 'a cent' : 'one'} from the one before.`,
    },
    ...schedules.flatMap((schedule, index): Block[] => {
      const { loan } = schedule
      const name = cleanLine(loan.name) || (loan.isExisting ? 'Existing debt' : `Loan ${index + 1}`)
      const later = loan.rateChange
        ? `, ${formatRate(loan.rateChange.rate * 100)} from ${nameForecastMonth(model, loan.rateChange.month)} on`
        : ''
      const amount = show(Math.round(loan.amount * 10 ** decimals))
      return [
        {
          type: 'heading',
          level: 3,
          text: `${name}: ${amount} ${model.currency} at ${formatRate(loan.rate * 100)}${later}`,
        },
        buildTable(schedule, name, {
          corner: model.currency,
          show,
          nameMonth: (month) => nameForecastMonth(model, month),
        }),
      ]
    }),
  ]
}

interface TableWords {
  corner: string
  show: (amount: number) => string
  nameMonth: (month: number) => string
}

function buildTable(
  { rows }: LoanSchedule,
  name: string,
  { corner, show, nameMonth }: TableWords,
): TableBlock {
  const sum = (read: (row: (typeof rows)[number]) => number) =>
    show(rows.reduce((total, row) => total + read(row), 0))
  return {
    type: 'table',
    caption: `Every payment on ${name}`,
    columns: [
      { title: 'No.', align: 'left', share: 0.08 },
      { title: 'Month', align: 'left', share: 0.16 },
      ...['Payment', 'Interest', 'Principal', `Owed after, ${corner}`].map((title) => ({
        title,
        align: 'right' as const,
        share: 0.19,
      })),
    ],
    rows: [
      ...rows.map(({ month, payment, interest, principal, balance }, index) => [
        String(index + 1),
        nameMonth(month),
        ...[payment, interest, principal, balance].map(show),
      ]),
      [
        'All',
        '',
        sum(({ payment }) => payment),
        sum(({ interest }) => interest),
        sum(({ principal }) => principal),
        '',
      ],
    ],
  }
}
