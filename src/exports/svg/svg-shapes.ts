import { escapeHtml } from '#domain/html/escape-html.ts'

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
