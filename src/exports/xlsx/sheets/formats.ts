import { signOfCurrency } from '#domain/wording/currency-sign.ts'
import { ranges, lastPossibleMonth } from '#domain/forecast/inputs/number-ranges.ts'
import type { FormatName } from '#exports/xlsx/formulas/line.ts'

/** How numbers look, as format codes. A limit that no one wrote is the largest possible number, and shows as words. */
export function createFormats(currency: string, hasDates: boolean): Readonly<Record<FormatName, string>> {
  const sign = signOfCurrency(currency)
  // Letters need a space before the digits: CHF 100.
  const quoted = `"${sign}${/\p{Letter}$/u.test(sign) ? ' ' : ''}"`
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
  }).resolvedOptions()
  const cents = maximumFractionDigits === 0 ? '' : `.${'0'.repeat(maximumFractionDigits)}`
  const price = `${quoted}#,##0${cents}`
  return {
    amount: orDash('#,##0'),
    total: orDash(`${quoted}#,##0`),
    price: `${price};-${price}`,
    count: '#,##0.0#',
    volume: '#,##0.0;-#,##0.0;"–"',
    countLimit: `[>=${ranges.capacity.most}]"no limit";#,##0.0#`,
    amountLimit: `[>=${ranges.amount.most}]"no limit";${price}`,
    month: '0',
    endMonth: `[>=${lastPossibleMonth}]"stays";0`,
    gap: `[>=${lastPossibleMonth}]"once";0`,
    percent: '0.0#%',
    share: '0.0%',
    ratio: '0.00',
    date: hasDates ? 'mmm yyyy' : '"Month "0',
    check: '[Red]#,##0.00;[Red]-#,##0.00;0',
  }
}

/** What rounds to 0 is a dash, even what doubles leave of a sum that is 0, which would show as -0. */
function orDash(format: string): string {
  return `[>=0.5]${format};[<=-0.5]-${format};"–"`
}
