/** The light theme of the screen, because paper is white. A test compares it with the screen's own list. */
export const palette = {
  surface: '#ffffff',
  sunk: '#f3f0e8',
  ink: '#14203a',
  ink2: '#4a546c',
  ink3: '#626a7f',
  rule: '#e4dfd3',
  rule2: '#cfc8b8',
  blue: '#1f4fd8',
  blueWash: '#eaeffc',
  onBlue: '#ffffff',
  ochre: '#8a5a0b',
  ochreWash: '#fbf1dc',
  green: '#17694b',
  greenWash: '#e5f2eb',
  red: '#a8261c',
  redWash: '#fbeae7',
} as const

/** The same colors as a file format writes them. */
export function convertPalette<Color>(convert: (hex: string) => Color): Record<keyof typeof palette, Color> {
  const entries = Object.entries(palette).map(([name, hex]) => [name, convert(hex)])
  return Object.fromEntries(entries) as Record<keyof typeof palette, Color>
}
