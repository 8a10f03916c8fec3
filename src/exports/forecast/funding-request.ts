import { formatPercent, formatRate } from '#domain/finance/format-figures.ts'
import { describePayment } from '#domain/forecast/figures/describe-payment.ts'
import { computeSourcesAndUses, type MoneyLine } from '#domain/forecast/figures/sources-and-uses.ts'
import { leastOwnersSharePercent } from '#domain/forecast/figures/thresholds.ts'
import type { ModelLoan } from '#domain/forecast/inputs/forecast-model.ts'
import { roundToTotal } from '#domain/forecast/statements/round-to-total.ts'
import { lienOrderLabels, moneySourceLabels, startUpKindLabels } from '#domain/plan/fields/choice-labels.ts'
import { formatDay } from '#domain/wording/format-day.ts'
import { formatMoney } from '#domain/wording/format-money.ts'
import { plural } from '#domain/wording/plural.ts'
import { cleanLine } from '#exports/document/clean-text.ts'
import type { Block } from '#exports/document/document-model.ts'
import { writeFacts } from '#exports/document/text-blocks.ts'
import { amountRow, type AmountRow, buildAmountTable, groupRow } from './amount-table.ts'
import type { PrintedForecast } from './printed-forecast.ts'

const kindNames: Readonly<Record<string, string>> = {
  ...startUpKindLabels,
  ...moneySourceLabels,
  loan: 'Loan',
  'loan-fee': 'Loan fee',
}

export function listNewLoans({ forecast }: PrintedForecast): readonly ModelLoan[] {
  return forecast.model.loans.filter(({ isExisting, amount }) => !isExisting && amount > 0)
}

/** '$50,000 over 84 months at 10% a year, beside $35,000 of the owner's own money.' */
export function sayRequest(printed: PrintedForecast): string {
  const loans = listNewLoans(printed)
  const { money } = printed
  const own = sumBySource(printed, 'owner')
  const investors = sumBySource(printed, 'investor')
  const beside = own > 0 ? `, beside ${money(own)} of the owners’ own money` : ''
  const [only] = loans
  if (!only) return investors > 0 ? `${money(investors)} from investors${beside}.` : ''
  const total = money(loans.reduce((sum, { amount }) => sum + amount, 0))
  const terms = loans.length === 1 ? ` over ${sayTerm(only)} at ${formatRate(only.rate * 100)} a year` : ''
  return `A loan of ${total}${terms}${beside}.`
}

/** The terms of what is asked for, one fact each. */
export function describeTerms(printed: PrintedForecast): Block[] {
  const { data, forecast, money } = printed
  const { currency, lineLimit, lineRate } = forecast.model
  const loans = listNewLoans(printed)
  const { collateral, guarantors } = data.financialProjections.funding
  const each = (say: (loan: ModelLoan) => string) =>
    loans.length === 1
      ? loans.map(say).join('')
      : loans.map((loan, index) => `${cleanLine(loan.name) || `Loan ${index + 1}`}: ${say(loan)}`).join('\n')
  const own = sumBySource(printed, 'owner')
  const { ownersSharePercent } = computeSourcesAndUses(forecast.model)
  const share = ownersSharePercent === null ? '' : ` (${formatPercent(ownersSharePercent)} of the project)`
  return writeFacts([
    { label: 'Amount', value: each(({ amount }) => money(amount)) },
    { label: 'Lender or program', value: loans.length === 1 ? (loans[0]?.name ?? '') : '' },
    { label: 'Purpose', value: sayPurpose(printed) },
    { label: 'Term', value: each(sayTerm) },
    { label: 'Interest', value: each(sayRate) },
    { label: 'Repayment', value: each((loan) => describePayment(loan, currency)) },
    { label: 'Own contribution', value: own > 0 ? `${money(own)}${share}` : '' },
    { label: 'Investors', value: sayAmount(sumBySource(printed, 'investor'), money) },
    { label: 'Grants', value: sayAmount(sumBySource(printed, 'grant'), money) },
    {
      label: 'Line of credit',
      value: lineLimit > 0 ? `Up to ${money(lineLimit)} at ${formatRate(lineRate * 100)} a year` : '',
    },
    { label: 'Collateral', value: collateral },
    { label: 'Guarantors', value: guarantors },
  ])
}

/** Each new loan with who is paid first, from what, and what that is worth. */
export function describeSecurity(printed: PrintedForecast): Block[] {
  const { money, data } = printed
  const loans = listNewLoans(printed)
  if (loans.every(({ security }) => security === null)) return []
  const notStated = 'Not stated'
  const general = cleanLine(data.financialProjections.funding.collateral)
  return [
    {
      type: 'table',
      caption: 'Loans with their lien order and collateral',
      columns: [
        { title: 'Loan', align: 'left', share: 0.24 },
        { title: 'Amount', align: 'right', share: 0.14 },
        { title: 'Lien', align: 'left', share: 0.16 },
        { title: 'Collateral', align: 'left', share: 0.3 },
        { title: 'Its value', align: 'right', share: 0.16 },
      ],
      rows: loans.map(({ name, amount, security }, index) => [
        cleanLine(name) || `Loan ${index + 1}`,
        money(amount),
        security?.lien ? lienOrderLabels[security.lien] : notStated,
        cleanLine(security?.collateral ?? '') || general || notStated,
        security && security.value !== null ? money(security.value) : notStated,
      ]),
    },
  ]
}

/** What the money is for and where it comes from. Both add up to the same, or the page says by how much not. */
export function describeSourcesAndUsesTable({ forecast, money }: PrintedForecast): Block[] {
  const { model } = forecast
  const found = computeSourcesAndUses(model)
  if (found.totalSources === 0 && found.totalUses === 0) return []
  const { difference, ownersSharePercent, change } = found
  const table = buildAmountTable({
    caption: 'Uses and sources of the money',
    corner: `In ${model.currency}`,
    columns: ['Amount'],
    rows: [
      groupRow('Uses'),
      ...listLines(found.uses, found.totalUses, 'All uses'),
      groupRow('Sources'),
      ...listLines(found.sources, found.totalSources, 'All sources'),
    ],
  })
  const balance = !change
    ? 'Sources and uses balance.'
    : difference > 0
      ? `The sources are ${formatMoney(difference, { currency: model.currency })} more than the uses. What is left stays in the bank.`
      : `The sources are ${formatMoney(-difference, { currency: model.currency })} short of the uses.`
  const { value, source, asOf } = leastOwnersSharePercent
  const own =
    ownersSharePercent === null
      ? ''
      : ` The owners carry ${formatPercent(ownersSharePercent)} of ${money(found.totalUses)}; lenders ask start-ups for at least ${value}% (${source}, ${formatDay(asOf)}).`
  return [table, { type: 'paragraph', text: `${balance}${own}` }]
}

/** Rounded so that the rows add up to the total that is shown. */
function listLines(lines: readonly MoneyLine[], total: number, totalName: string): AmountRow[] {
  const shown = roundToTotal(
    lines.map(({ amount }) => amount),
    Math.round(total),
  )
  return [
    ...lines.map((line, index) => amountRow(nameMoney(line), [shown[index] ?? 0], 'detail')),
    amountRow(totalName, [Math.round(total)], 'total'),
  ]
}

function nameMoney({ name, kind }: MoneyLine): string {
  const kindName = kindNames[kind] ?? kind
  const own = cleanLine(name)
  return own === '' || own === kindName ? kindName : `${own} (${kindName.toLowerCase()})`
}

/** 'Equipment $28,000, opening stock $4,000'. */
function sayPurpose({ forecast, money }: PrintedForecast): string {
  const found = computeSourcesAndUses(forecast.model)
  const sums = new Map<string, number>()
  for (const { kind, amount } of found.uses) if (amount > 0) sums.set(kind, (sums.get(kind) ?? 0) + amount)
  const parts = Array.from(
    sums,
    ([kind, amount]) => `${(kindNames[kind] ?? kind).toLowerCase()} ${money(amount)}`,
  )
  if (parts.length === 0) return ''
  // The other sources pay for it too, so its parts add up to more than what is asked for.
  return `Part of a project of ${money(found.totalUses)}: ${parts.join(', ')}`
}

function sayTerm({ term, amortization, interestOnly }: ModelLoan): string {
  const years = term % 12 === 0 ? ` (${term / 12} ${plural(term / 12, 'year')})` : ''
  const first = interestOnly > 0 ? `, interest only for the first ${interestOnly}` : ''
  const spread = amortization > term ? `, payments as if over ${amortization}, the rest at the end` : ''
  return `${term} ${plural(term, 'month')}${years}${first}${spread}`
}

function sayRate({ rate, rateChange }: ModelLoan): string {
  const change = rateChange ? `, ${formatRate(rateChange.rate * 100)} from month ${rateChange.month} on` : ''
  return `${formatRate(rate * 100)} a year${change}`
}

function sumBySource({ forecast }: PrintedForecast, wanted: 'owner' | 'investor' | 'grant'): number {
  return forecast.model.contributions
    .filter(({ source }) => source === wanted)
    .reduce((sum, { amount }) => sum + amount, 0)
}

function sayAmount(amount: number, money: (amount: number) => string): string {
  return amount > 0 ? money(amount) : ''
}
