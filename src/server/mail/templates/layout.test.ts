import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { renderMail, wrapText } from './layout.ts'

const parts = {
  productName: 'Plans & <Co>',
  subject: 'Plans & <Co> awaits',
  greeting: 'Hello <script>alert(1)</script>,',
  before: ['"Quoted" & \'single\''],
  action: { label: 'Open <it>', url: 'https://plans.example.com/reset?token=a&b="c"' },
  after: ['Bye <b>bye</b>'],
}

describe('the layout of a mail', () => {
  test('escapes every text and address in the HTML', () => {
    const { html } = renderMail(parts)
    expect(html).not.toMatch(/<script|<it>|<b>|<Co>/)
    expect(html).toContain('Hello &lt;script&gt;alert(1)&lt;/script&gt;,')
    expect(html).toContain('<title>Plans &amp; &lt;Co&gt; awaits</title>')
    expect(html).toContain('href="https://plans.example.com/reset?token=a&amp;b=&quot;c&quot;"')
  })

  test('leaves the plain text as it was written', () => {
    expect(renderMail(parts).text).toContain('Hello <script>alert(1)</script>,')
  })

  test('puts the link on its own line in the plain text', () => {
    expect(renderMail(parts).text.split('\n')).toContain(parts.action.url)
  })

  test('does not escape the subject, because it is a header', () => {
    expect(renderMail(parts).subject).toBe('Plans & <Co> awaits')
  })
})

describe('wrapping', () => {
  test('keeps every word, in order', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^\S{1,100}$/), { minLength: 1 }), (words) => {
        expect(wrapText(words.join(' ')).split(/\s/)).toEqual(words)
      }),
    )
  })

  test('exceeds 72 characters a line only for a single long word', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^\S{1,100}$/), { minLength: 1 }), (words) => {
        const lines = wrapText(words.join(' ')).split('\n')
        expect(lines.every((line) => line.length <= 72 || !line.includes(' '))).toBe(true)
      }),
    )
  })
})
