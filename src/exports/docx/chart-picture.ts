import { ImageRun, Paragraph } from 'docx'
import type { ChartBlock } from '#exports/document/document-model.ts'
import { drawShapes } from '#exports/svg/draw-shapes.ts'
import { writeParagraph } from './text-runs.ts'

/** One transparent pixel, for programs that cannot show vectors. The title and the tables remain. */
const emptyPicture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

/** Word counts a picture in pixels, 96 to the inch, and its text in twentieths of a point. */
const twipsPerPixel = 15

/** The finding above the picture. */
export function writeChart(chart: ChartBlock, textWidth: number): Paragraph[] {
  return [writeParagraph(chart.title, { keepNext: true }, { bold: true }), writePicture(chart, textWidth)]
}

/** A picture as wide as the text, with its description as alternative text. */
export function writePicture(
  { title, description, drawing }: Omit<ChartBlock, 'type'>,
  textWidth: number,
): Paragraph {
  const { width, height } = drawing
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Calibri, Arial, sans-serif">`,
    ...drawShapes(drawing),
    '</svg>',
  ].join('\n')
  const shownWidth = Math.floor(textWidth / twipsPerPixel)
  return new Paragraph({
    children: [
      new ImageRun({
        type: 'svg',
        data: new TextEncoder().encode(svg),
        transformation: { width: shownWidth, height: Math.round((shownWidth * height) / width) },
        fallback: { type: 'png', data: emptyPicture },
        altText: { name: title, title, description },
      }),
    ],
  })
}
