import { exitOfferPercent } from '#domain/commerce/discounts.ts'
import { formatPrice } from '#domain/commerce/format-price.ts'
import { computePrice } from '#domain/commerce/prices.ts'

const { chargeCents, listCents } = computePrice('course', exitOfferPercent)

/** The texts for a person who is about to leave the course page. */
export const exitOfferContent = {
  label: 'Before you go',
  heading: `Take ${exitOfferPercent}% off the course`,
  price: formatPrice(chargeCents),
  listPrice: formatPrice(listCents),
  text: 'This offer is good for this visit only.',
  accept: `TAKE ${exitOfferPercent}% OFF`,
  decline: 'No, thanks',
} as const
