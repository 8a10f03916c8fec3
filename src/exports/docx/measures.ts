/** Word counts in twentieths of a point. */
export const twipsPerMillimeter = 1440 / 25.4

export const pageWidth = Math.round(210 * twipsPerMillimeter)
export const pageHeight = Math.round(297 * twipsPerMillimeter)
export const pageMargin = Math.round(20 * twipsPerMillimeter)
export const textWidth = pageWidth - 2 * pageMargin

export const colors = {
  ink: '14203A',
  ink2: '4A546C',
  rule: 'CFC8B8',
  blue: '1F4FD8',
  green: '17694B',
  white: 'FFFFFF',
} as const
