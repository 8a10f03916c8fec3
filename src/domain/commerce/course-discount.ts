/** Under this name the browser keeps an accepted offer for as long as the visit lasts. */
export const courseDiscountKey = 'courseDiscount'
