import { escapeHtml } from '#domain/html/escape-html.ts'

export const pictureWidth = 680

interface Picture {
  id: string
  title: string
  description: string
  height: number
  shapes: readonly string[]
}

/** A picture that screen readers read as its title and description. It has attributes but no style. */
export function drawPicture({ id, title, description, height, shapes }: Picture): string {
  return [
    `<svg role="img" aria-labelledby="${id}-title ${id}-text" viewBox="0 0 ${pictureWidth} ${height}">`,
    `<title id="${id}-title">${escapeHtml(title)}</title>`,
    `<desc id="${id}-text">${escapeHtml(description)}</desc>`,
    ...shapes,
    '</svg>',
  ].join('\n')
}

type Attributes = Readonly<Record<string, string | number>>

export function drawShape(name: 'line' | 'rect' | 'path' | 'circle', attributes: Attributes): string {
  return `<${name}${writeAttributes(attributes)}/>`
}

export function drawText(text: string, attributes: Attributes): string {
  return `<text${writeAttributes({ 'font-size': 12, ...attributes })}>${escapeHtml(text)}</text>`
}

function writeAttributes(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? Math.round(value * 100) / 100 : value}"`)
    .join('')
}

/** The text anchor of a number under an axis, so that the first and last stay inside the picture. */
export function anchorTick(tick: number, last: number): 'start' | 'middle' | 'end' {
  if (tick === 0) return 'start'
  return tick === last ? 'end' : 'middle'
}
