/** Points per millimeter. */
export const millimeter = 72 / 25.4

export const pageWidth = 210 * millimeter
export const pageHeight = 297 * millimeter

const marginMm = 20
export const contentLeft = marginMm * millimeter
export const contentRight = pageWidth - contentLeft
export const contentWidth = contentRight - contentLeft
export const contentTop = marginMm * millimeter
/** The text area ends at 277 mm, just before the limit of 280 mm. */
export const contentBottom = pageHeight - marginMm * millimeter

export const bandHeight = 80 * millimeter
/** The baseline of the footer. */
export const footerBaseline = pageHeight - 10.5 * millimeter
