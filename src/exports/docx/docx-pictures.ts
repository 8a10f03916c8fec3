import { ImageRun, Paragraph } from 'docx'
import type { ChartBlock } from '#exports/document/document-model.ts'
import type { Drawing } from '#exports/document/drawing.ts'
import { drawShapes } from '#exports/svg/draw-shapes.ts'

/** A drawing as a PNG, for programs that show no vectors. Null where this cannot be drawn. */
export type DrawPng = (drawing: Drawing) => Promise<Uint8Array | null>

/** What a block is written on. */
export interface WrittenPage {
  textWidth: number
  drawPng: DrawPng
}

/** One transparent pixel. The title and the tables remain. */
const emptyPicture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

/** Word counts a picture in pixels, 96 to the inch, and its text in twentieths of a point. */
const twipsPerPixel = 15

/** A picture as wide as the text, with its description as alternative text. */
export async function writePicture(
  { title, description, drawing }: Omit<ChartBlock, 'type'>,
  { textWidth, drawPng }: WrittenPage,
): Promise<Paragraph> {
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
        fallback: { type: 'png', data: (await drawPng(drawing)) ?? emptyPicture },
        altText: { name: title, title, description },
      }),
    ],
  })
}
