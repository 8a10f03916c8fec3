import fc from 'fast-check'
import MarkdownIt from 'markdown-it'
import { expect, test } from 'vitest'
import type { Block } from '#exports/document/document-model.ts'
import { makeDocument } from '#tests/builders/small-document.ts'
import { renderMarkdown } from './render-markdown.ts'

const reader = new MarkdownIt({ html: true })

/** Markdown markup mixed with words, so that lines begin and end with any of it. */
const fragment = fc.constantFrom(
  '# ',
  '- ',
  '+ ',
  '* ',
  '> ',
  '1. ',
  '2) ',
  '---',
  '***',
  '===',
  '```',
  '~~~',
  '    ',
  '\t',
  ' ',
  '\\',
  '`a`',
  '*b*',
  '_c_',
  '~~e~~',
  '[x](y)',
  '![i](j)',
  '[x]: http://y',
  '[^1]',
  '<b>',
  '</b>',
  '<!-- -->',
  '&amp;',
  '&#65;',
  '|',
  '|---|',
  ':-:',
  'https://x.example/a_b*c',
  'www.a.example',
  'me@x.example',
  '\n',
  '\n',
  'word',
  'a_b',
  '🚀',
  'العربية',
  '中文',
  '!',
  '[ ] ',
  ':',
  '-',
  '=',
  '#',
  '.',
  '$5',
  '"',
)
const paragraph = fc
  .array(fragment, { minLength: 1, maxLength: 8 })
  .map((parts) =>
    parts
      .join('')
      .replaceAll(/\n\s*\n/g, '\n')
      .replaceAll(/^\s*\n|\n\s*$/g, ''),
  )
  .filter((text) => text.trim() !== '')

function read(...blocks: Block[]): string {
  const markdown = renderMarkdown(makeDocument(blocks))
  return reader.render(markdown).split('<h2>1. First Section</h2>\n')[1] ?? ''
}

function toText(html: string): string {
  return html
    .replaceAll(/<br>\n?/g, '\n')
    .replaceAll(/<a href="[^"]*">|<\/a>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll('\u00A0', ' ')
}

/** Spaces at the end of a line are invisible. A leading tab is four spaces. */
function toShown(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trimEnd().replace(/^\s+/, (indent) => indent.replaceAll('\t', '    ')))
    .join('\n')
}

test('a reader shows a paragraph, an item and a cell as they were typed', () => {
  fc.assert(
    fc.property(paragraph, (text) => {
      expect(toText(read({ type: 'paragraph', text }))).toBe(`<p>${toShown(text)}</p>\n`)
      expect(toText(read({ type: 'list', items: [text] }))).toBe(`<ul>\n<li>${toShown(text)}</li>\n</ul>\n`)
      const table: Block = {
        type: 'table',
        caption: '',
        columns: [{ title: 'A', align: 'left', share: 1 }],
        rows: [[text]],
      }
      expect(toText(read(table))).toContain(`<td style="text-align:left">${toShown(text)}</td>`)
    }),
  )
})
