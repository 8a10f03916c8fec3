import { convertPalette } from '#exports/document/palette.ts'

/** Red, green and blue from 0 to 1, ready for the page. */
export type Color = `${number} ${number} ${number}`

export const palette = convertPalette(fromHex)

export function fromHex(hex: string): Color {
  const part = (start: number) =>
    Math.round((Number.parseInt(hex.slice(start, start + 2), 16) / 255) * 1000) / 1000
  return `${part(1)} ${part(3)} ${part(5)}`
}
