/** Points to the millimetre. */
export const millimetre = 72 / 25.4

export const pageWidth = 210 * millimetre
export const pageHeight = 297 * millimetre

const marginMm = 20
export const contentLeft = marginMm * millimetre
export const contentRight = pageWidth - contentLeft
export const contentWidth = contentRight - contentLeft
export const contentTop = marginMm * millimetre
/** The margin ends the page at 277 mm, a little before the 280 mm that nothing may pass. */
export const contentBottom = pageHeight - marginMm * millimetre

export const bandHeight = 80 * millimetre
/** Where the letters of the footer stand. */
export const footerBaseline = pageHeight - 10.5 * millimetre
