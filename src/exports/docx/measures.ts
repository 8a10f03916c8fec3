import { convertPalette } from '#exports/document/palette.ts'

/** Word counts in twentieths of a point. */
export const twipsPerMillimeter = 1440 / 25.4

export const pageWidth = Math.round(210 * twipsPerMillimeter)
export const pageHeight = Math.round(297 * twipsPerMillimeter)
export const pageMargin = Math.round(20 * twipsPerMillimeter)
export const textWidth = pageWidth - 2 * pageMargin

/** As Word writes them, without the number sign. */
export const colors = convertPalette((hex) => hex.slice(1).toUpperCase())
