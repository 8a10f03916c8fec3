import { type DiscountPercent, isKnownDiscount } from './discounts.ts'
import { discountCents, formatPrice } from './format-price.ts'
import { currency, listPriceCents, type ProductId } from './products.ts'

export interface Price {
  product: ProductId
  discountPercent: DiscountPercent
  listCents: number
  savingsCents: number
  /** The displayed price and the charge to the card, to the cent. */
  chargeCents: number
  /** The price as a request states it, rounded to whole dollars. It is compared, never charged. */
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
 * The request states the price that the buyer saw. If that is not the current price, the sale stops here, so that
 * no one is charged more than the last price on their screen, and no one can set their own price.
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

/** Checked again when the payment arrives: it must match the order's amount, in our currency. */
export function isPaidInFull(orderCents: number, paid: { amountCents: number; currency: string }): boolean {
  return paid.amountCents === orderCents && paid.currency.toLowerCase() === currency
}
