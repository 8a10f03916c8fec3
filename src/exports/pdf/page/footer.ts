import { fitText } from '#exports/pdf/text/fit-text.ts'
import type { Typesetter } from '#exports/pdf/text/typesetter.ts'
import { typeScale } from './type-scale.ts'
import type { Canvas } from './canvas.ts'
import { contentLeft, millimeter } from './page-geometry.ts'
import { palette } from './pdf-colors.ts'

const ruleAbove = 4.2 * millimeter
const numberWidth = 34 * millimeter

interface FooterText {
  title: string
  /** From 1. */
  page: number
  pageCount: number
}

export function drawFooter(
  canvas: Canvas,
  typesetter: Typesetter,
  { title, page, pageCount }: FooterText,
): void {
  const style = typeScale.footer
  const { contentRight, contentWidth, footerBaseline } = canvas.geometry
  canvas.begin('Footer')
  canvas.strokeLine(
    [
      [contentLeft, footerBaseline - ruleAbove],
      [contentRight, footerBaseline - ruleAbove],
    ],
    { color: palette.rule, width: 0.5 },
  )
  const name = fitText(typesetter, title, style, contentWidth - numberWidth)
  canvas.text(typesetter.setLine(name, style), contentLeft, footerBaseline, style.color)
  const number = typesetter.setLine(`Page ${page} of ${pageCount}`, style)
  canvas.text(number, contentRight - number.width, footerBaseline, style.color)
}
