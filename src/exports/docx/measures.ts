/** Word counts in twentieths of a point. */
export const twipsPerMillimetre = 1440 / 25.4

export const pageWidth = Math.round(210 * twipsPerMillimetre)
export const pageHeight = Math.round(297 * twipsPerMillimetre)
export const pageMargin = Math.round(20 * twipsPerMillimetre)
export const textWidth = pageWidth - 2 * pageMargin

export const colors = {
  ink: '14203A',
  ink2: '4A546C',
  rule: 'CFC8B8',
  blue: '1F4FD8',
  green: '17694B',
  white: 'FFFFFF',
} as const
