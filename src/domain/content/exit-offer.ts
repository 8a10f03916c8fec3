import { exitOfferPercent } from '#domain/commerce/discounts.ts'
import { formatPrice } from '#domain/commerce/money.ts'
import { computePrice } from '#domain/commerce/prices.ts'

const { chargeCents, listCents } = computePrice('course', exitOfferPercent)

/** What the course page says to someone who is about to leave it. */
export const exitOfferContent = {
  label: 'Before you go',
  heading: `Take ${exitOfferPercent}% off the course`,
  price: formatPrice(chargeCents),
  listPrice: formatPrice(listCents),
  text: 'This offer is for this visit only, and it is made once.',
  accept: `TAKE ${exitOfferPercent}% OFF`,
  decline: 'No, thank you',
} as const
