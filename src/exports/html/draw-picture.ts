import { escapeHtml } from '#domain/html/escape-html.ts'
import type { Drawing } from '#exports/document/drawing.ts'
import { drawShapes } from '#exports/svg/draw-shapes.ts'

interface Picture {
  id: string
  title: string
  description: string
  /** In the units of its shapes. */
  width: number
  height: number
  shapes: readonly string[]
}

/** A picture that screen readers read as its title and description. It has attributes but no style. */
export function drawPicture({ id, title, description, width, height, shapes }: Picture): string {
  return [
    `<svg role="img" aria-labelledby="${id}-title ${id}-text" viewBox="0 0 ${width} ${height}">`,
    `<title id="${id}-title">${escapeHtml(title)}</title>`,
    `<desc id="${id}-text">${escapeHtml(description)}</desc>`,
    ...shapes,
    '</svg>',
  ].join('\n')
}

export function drawDrawing(words: Pick<Picture, 'id' | 'title' | 'description'>, drawing: Drawing): string {
  return drawPicture({ ...words, ...drawing, shapes: drawShapes(drawing) })
}
