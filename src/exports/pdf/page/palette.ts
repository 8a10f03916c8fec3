/** Red, green and blue from 0 to 1, ready for the page. */
export type Color = `${number} ${number} ${number}`

/** The light theme's colors, because paper is white. */
export const palette = {
  ink: fromHex('#14203a'),
  ink2: fromHex('#4a546c'),
  ink3: fromHex('#626a7f'),
  rule: fromHex('#e4dfd3'),
  rule2: fromHex('#cfc8b8'),
  sunk: fromHex('#f7f5ef'),
  blue: fromHex('#1f4fd8'),
  blueWash: fromHex('#eaeffc'),
  paleBlue: fromHex('#c9d5f8'),
  white: fromHex('#ffffff'),
  ochre: fromHex('#8a5a0b'),
  ochreWash: fromHex('#fbf1dc'),
  green: fromHex('#17694b'),
  greenWash: fromHex('#e5f2eb'),
  red: fromHex('#a8261c'),
  redWash: fromHex('#fbeae7'),
} as const

export function fromHex(hex: string): Color {
  const part = (start: number) =>
    Math.round((Number.parseInt(hex.slice(start, start + 2), 16) / 255) * 1000) / 1000
  return `${part(1)} ${part(3)} ${part(5)}`
}
