const groupedByPoints = /^[1-9]\d{0,2}(?:\.\d{3}){2,}(?:,\d+)?$|^[1-9]\d{0,2}(?:\.\d{3})+,\d+$/u
const groupedByCommas = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/u
const groupedBySpaces = /^\d{1,3}(?:[ '’\u00A0\u2009\u202F]\d{3})+(?:[.,]\d+)?$/u
const plain = /^\d*\.?\d+$/u
const decimalComma = /^\d+,\d+$/u
const ambiguous = /^[1-9]\d{0,2}\.\d{3}$/u

/**
 * Reads '1,200,000', '1.200.000', '1 200 000', '1,234.50', '1.234,50' and '4,2' as people write them. NaN when it is no
 * number, such as a version ('1.2.3') or a list ('1,2,3').
 */
export function readNumeral(written: string): number {
  if (plain.test(written)) return Number(written)
  if (groupedByCommas.test(written)) return Number(written.replaceAll(',', ''))
  if (groupedByPoints.test(written)) return Number(written.replaceAll('.', '').replace(',', '.'))
  if (decimalComma.test(written)) return Number(written.replace(',', '.'))
  if (groupedBySpaces.test(written)) return Number(written.replaceAll(/[^\d.,]/gu, '').replace(',', '.'))
  return NaN
}

/** '1.200' is 1.2 where a point separates decimals, and 1,200 in most of Europe. */
export function isAmbiguousNumeral(written: string): boolean {
  return ambiguous.test(written)
}

/** Without the noise of binary fractions: 4.35 with six zeros is 4,350,000. */
export function addZeros(value: number, zeros: number): number {
  const shown = String(value)
  return zeros === 0 ? value : shown.includes('e') ? value * 10 ** zeros : Number(`${shown}e${zeros}`)
}
