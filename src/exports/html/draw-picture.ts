import { escapeHtml } from '#domain/html/escape-html.ts'

export const pictureWidth = 680

interface Picture {
  id: string
  title: string
  description: string
  /** In the units of its shapes. */
  width?: number
  height: number
  shapes: readonly string[]
}

/** A picture that screen readers read as its title and description. It has attributes but no style. */
export function drawPicture({
  id,
  title,
  description,
  width = pictureWidth,
  height,
  shapes,
}: Picture): string {
  return [
    `<svg role="img" aria-labelledby="${id}-title ${id}-text" viewBox="0 0 ${width} ${height}">`,
    `<title id="${id}-title">${escapeHtml(title)}</title>`,
    `<desc id="${id}-text">${escapeHtml(description)}</desc>`,
    ...shapes,
    '</svg>',
  ].join('\n')
}

/** The text anchor of a number under an axis, so that the first and last stay inside the picture. */
export function anchorTick(tick: number, last: number): 'start' | 'middle' | 'end' {
  if (tick === 0) return 'start'
  return tick === last ? 'end' : 'middle'
}
