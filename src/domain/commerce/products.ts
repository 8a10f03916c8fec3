/** The products and their prices. No other file contains a price. */

export const productIds = ['tool', 'course'] as const
export type ProductId = (typeof productIds)[number]

export const currency = 'usd'

export const listPriceCents = { tool: 9_700, course: 19_700 } as const satisfies Record<ProductId, number>

/** The struck-through price next to the course's price. */
export const courseStruckThroughCents = 99_700

/** The course page says that the price will rise to this. */
export const courseFuturePriceCents = 39_700

/** The course includes the tool, so its value is the price of both. */
export const courseTotalValueCents = listPriceCents.course + listPriceCents.tool

export const courseGuaranteeDays = 30
