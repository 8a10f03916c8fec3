import { type NamedStyle, namedStyles, type StyleName, type StyleUse } from './style-book.ts'
import { escapeXml } from './xml-text.ts'

const fontName = 'Calibri'
const usualSize = 11
/** Numbers below are the built-in formats. */
const firstOwnFormat = 164

const names = Object.keys(namedStyles) as StyleName[]
const styles: readonly NamedStyle[] = names.map((name) => namedStyles[name])

/** The part of the file with all styles. Every named style has its own font, fill and border, in the same order. */
export function writeStyles(uses: readonly StyleUse[]): string {
  const formats = [...new Set(uses.map(({ format }) => format).filter((format) => format !== ''))]
  const numberOf = (format: string) => (format === '' ? 0 : firstOwnFormat + formats.indexOf(format))
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n',
    '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    list(
      'numFmts',
      formats.map((code) => `<numFmt numFmtId="${numberOf(code)}" formatCode="${escapeXml(code)}"/>`),
    ),
    list('fonts', styles.map(writeFont)),
    // The first two fills are fixed: readers take them for none and for gray dots.
    list('fills', [
      '<fill><patternFill patternType="none"/></fill>',
      '<fill><patternFill patternType="gray125"/></fill>',
      ...styles.map(writeFill),
    ]),
    list('borders', styles.map(writeBorder)),
    list(
      'cellStyleXfs',
      styles.map((style, index) => writeFormat(style, index, 0, '')),
    ),
    list(
      'cellXfs',
      uses.map(({ style, format }) => {
        const index = names.indexOf(style)
        return writeFormat(namedStyles[style], index, numberOf(format), ` xfId="${index}"`)
      }),
    ),
    list(
      'cellStyles',
      styles.map(({ name }, index) => {
        const builtIn = index === 0 ? ' builtinId="0"' : ''
        return `<cellStyle name="${escapeXml(name)}" xfId="${index}"${builtIn}/>`
      }),
    ),
    '</styleSheet>',
  ].join('')
}

function list(name: string, items: readonly string[]): string {
  return items.length === 0 ? '' : `<${name} count="${items.length}">${items.join('')}</${name}>`
}

function writeFont({ font }: NamedStyle): string {
  const bold = font?.isBold ? '<b/>' : ''
  const color = font?.color ? writeColor('color', font.color) : ''
  return `<font>${bold}<sz val="${font?.size ?? usualSize}"/>${color}<name val="${fontName}"/><family val="2"/></font>`
}

function writeFill({ fill }: NamedStyle): string {
  if (fill === undefined) return '<fill><patternFill patternType="none"/></fill>'
  return `<fill><patternFill patternType="solid">${writeColor('fgColor', fill)}<bgColor indexed="64"/></patternFill></fill>`
}

function writeBorder({ border }: NamedStyle): string {
  const side = (name: string, style: string | undefined) =>
    style && border
      ? `<${name} style="${style}">${writeColor('color', border.color)}</${name}>`
      : `<${name}/>`
  return `<border><left/><right/>${side('top', border?.top)}${side('bottom', border?.bottom)}<diagonal/></border>`
}

function writeFormat(style: NamedStyle, index: number, format: number, reference: string): string {
  const ids = `numFmtId="${format}" fontId="${index}" fillId="${index + 2}" borderId="${index}"${reference}`
  const applies = ' applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1"'
  const text = style.isText && reference !== '' ? ' quotePrefix="1"' : ''
  const horizontal = style.align ? ` horizontal="${style.align}"` : ''
  const indent = style.indent ? ` indent="${style.indent}"` : ''
  const wraps = style.wraps ? ' wrapText="1"' : ''
  return `<xf ${ids}${text}${applies}><alignment${horizontal} vertical="center"${wraps}${indent}/></xf>`
}

function writeColor(name: string, hex: string): string {
  return `<${name} rgb="FF${hex.slice(1).toUpperCase()}"/>`
}
