/** The browser keeps an accepted offer under this key for the rest of the visit. */
export const courseDiscountKey = 'courseDiscount'
