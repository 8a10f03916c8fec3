/** What is sold and for how much. No other file knows a price. */

export const productIds = ['tool', 'course'] as const
export type ProductId = (typeof productIds)[number]

export const currency = 'usd'

export const listPriceCents = { tool: 9_700, course: 19_700 } as const satisfies Record<ProductId, number>

/** The struck-through price beside the course's. */
export const courseStruckThroughCents = 99_700

/** What the course page says the price will rise to. */
export const courseFuturePriceCents = 39_700

/** The course includes the tool, so its buyer gets what both would cost. */
export const courseTotalValueCents = listPriceCents.course + listPriceCents.tool

export const courseGuaranteeDays = 30
