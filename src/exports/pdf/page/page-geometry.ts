/** Points per millimeter. */
export const millimetre = 72 / 25.4

export const pageWidth = 210 * millimetre
export const pageHeight = 297 * millimetre

const marginMm = 20
export const contentLeft = marginMm * millimetre
export const contentRight = pageWidth - contentLeft
export const contentWidth = contentRight - contentLeft
export const contentTop = marginMm * millimetre
/** The text area ends at 277 mm, just before the limit of 280 mm. */
export const contentBottom = pageHeight - marginMm * millimetre

export const bandHeight = 80 * millimetre
/** The baseline of the footer. */
export const footerBaseline = pageHeight - 10.5 * millimetre
