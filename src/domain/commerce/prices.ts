import { type DiscountPercent, isKnownDiscount } from './discounts.ts'
import { discountCents, formatPrice } from './money.ts'
import { currency, listPriceCents, type ProductId } from './products.ts'

export interface Price {
  product: ProductId
  discountPercent: DiscountPercent
  listCents: number
  savingsCents: number
  /** What the screens show and the card is charged, to the cent. */
  chargeCents: number
  /** The price as a request names it: rounded to whole dollars. It is compared, never charged. */
  requestedAmount: number
}

type PriceCheck = { ok: true; price: Price } | { ok: false; message: string }

export function computePrice(product: ProductId, discountPercent: DiscountPercent = 0): Price {
  const listCents = listPriceCents[product]
  const chargeCents = discountCents(listCents, discountPercent)
  return {
    product,
    discountPercent,
    listCents,
    savingsCents: listCents - chargeCents,
    chargeCents,
    requestedAmount: Math.round(chargeCents / 100),
  }
}

/**
 * The request names the price its buyer saw. If that is not today's price the sale stops here, so nobody is
 * charged more than the last price on their screen, and nobody names a price of their own.
 */
export function checkRequestedPrice(
  product: ProductId,
  amount: unknown,
  discountPercent: unknown = 0,
): PriceCheck {
  if (!isKnownDiscount(product, discountPercent)) {
    return { ok: false, message: 'This discount is not available. Reload the page to see the current price.' }
  }
  const price = computePrice(product, discountPercent)
  if (amount !== price.requestedAmount) {
    const shown = formatPrice(price.chargeCents)
    return { ok: false, message: `The price is ${shown}. Reload the page to see it before you pay.` }
  }
  return { ok: true, price }
}

/** Asked again when the money arrives: what was paid is what the order was made for, in our currency. */
export function isPaidInFull(orderCents: number, paid: { amountCents: number; currency: string }): boolean {
  return paid.amountCents === orderCents && paid.currency.toLowerCase() === currency
}
