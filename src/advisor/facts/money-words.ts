import { formatMoney } from '#domain/wording/format-money.ts'

/** Amounts as text, in the currency of one plan. */
export interface MoneyWords {
  /** In a sum that the reader can follow: '$4.50', '$3,583', '$4,200,000'. */
  readonly showMoney: (amount: number) => string
  /** With all cents, because a payment times its months has to be the total: '$1,608.91'. */
  readonly showPayment: (amount: number) => string
  /** As a person would say it: '$4.50', '$1,200', '$4.2 million'. Some amounts have a currency of their own. */
  readonly sayMoney: (amount: number, ownCurrency?: string | null) => string
}

const largestSaid = 1e15

export function moneyWordsIn(currency: string): MoneyWords {
  return {
    showMoney: (amount) => formatMoney(amount, { cents: 'small', currency }),
    showPayment: (amount) => formatMoney(amount, { currency }),
    sayMoney: (amount, ownCurrency = null) =>
      Number.isFinite(amount) && Math.abs(amount) < largestSaid
        ? formatMoney(amount, { cents: 'small', large: 'words', currency: ownCurrency ?? currency })
        : 'an amount too large to show',
  }
}
