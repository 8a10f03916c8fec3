import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseReply, type ReplyBlock, type ReplySpan } from './clean-reply-blocks.ts'
import { cleanReply } from './clean-reply.ts'

function spansOf(block: ReplyBlock): readonly ReplySpan[] {
  if (block.kind === 'heading') return [{ kind: 'text', text: block.text }]
  return block.kind === 'bullets' ? block.items.flat() : block.spans
}

const linksOf = (text: string) =>
  parseReply(text)
    .flatMap(spansOf)
    .filter((span) => span.kind === 'link')
const textOf = (text: string) =>
  parseReply(text)
    .flatMap(spansOf)
    .map((span) => span.text)
    .join('')

test('reads headings, paragraphs, bullets and steps', () => {
  expect(parseReply('## Overview\nOne line.\nTwo.\n\n- a\n- b\n1. c\nAction items\nd')).toEqual([
    { kind: 'heading', text: 'Overview:' },
    { kind: 'paragraph', spans: [{ kind: 'text', text: 'One line.\nTwo.' }] },
    { kind: 'bullets', items: [[{ kind: 'text', text: 'a' }], [{ kind: 'text', text: 'b' }]] },
    { kind: 'step', number: 1, spans: [{ kind: 'text', text: 'c' }] },
    { kind: 'heading', text: 'Action Items:' },
    { kind: 'paragraph', spans: [{ kind: 'text', text: 'd' }] },
  ])
})

test('an empty reply has no blocks', () => {
  expect(parseReply(' \n\n ')).toEqual([])
})

describe('links', () => {
  test('lead to web pages, with or without a label', () => {
    expect(parseReply('See [the SBA](https://www.sba.gov/loans) or https://irs.gov/ein.')).toEqual([
      {
        kind: 'paragraph',
        spans: [
          { kind: 'text', text: 'See ' },
          { kind: 'link', text: 'the SBA', href: 'https://www.sba.gov/loans' },
          { kind: 'text', text: ' or ' },
          { kind: 'link', text: 'https://irs.gov/ein', href: 'https://irs.gov/ein' },
          { kind: 'text', text: '.' },
        ],
      },
    ])
  })

  test.each([
    '[x](javascript:alert(1))',
    '[x](javascript:void)',
    '[x](JaVaScRiPt:void)',
    '[x](data:text/html,hi)',
    '[x](//evil.example)',
    '[x](/api/logout)',
    '[x](vbscript:x)',
    '[x](https:evil)',
    '[x](https://user@evil.example/)',
    '[x](mailto:a@b.example)',
    'javascript:alert(x)',
    '<a href="javascript:alert(1)">x</a>',
  ])('%j leads nowhere', (text) => {
    expect(linksOf(text)).toEqual([])
    expect(textOf(text)).toContain('x')
  })

  test('a label that looks like an address shows where it leads', () => {
    expect(linksOf('[https://bank.example](https://evil.example)')).toEqual([
      { kind: 'link', text: 'https://evil.example', href: 'https://evil.example' },
    ])
  })

  test('are http or https, whatever the text', () => {
    const piece = fc.constantFrom(
      '[',
      ']',
      '(',
      ')',
      'javascript:',
      'https://',
      'http://',
      'a.b',
      '@',
      ' ',
      '"',
      '<',
      '\n',
      '!',
      'x',
    )
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: piece, maxLength: 30 })),
        (text) => {
          for (const { href } of linksOf(text)) expect(href).toMatch(/^https?:\/\/[\p{L}\p{N}]/iu)
        },
      ),
    )
  })
})

test('pictures are dropped, and HTML is text', () => {
  const text = 'Hi <img src=x onerror="alert(1)"><script>alert(2)</script> ![p](https://evil.example/p.png)'
  expect(parseReply(text)).toEqual([
    {
      kind: 'paragraph',
      spans: [{ kind: 'text', text: 'Hi <img src=x onerror="alert(1)"><script>alert(2)</script>' }],
    },
  ])
})

test('reads a cleaned reply and the same reply uncleaned alike', () => {
  const piece = fc.constantFrom(
    ...'*_`#-•>|[]()! \n1.a'.split(''),
    'Step 2: ',
    'https://a.b/c',
    'Research questions',
  )
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: piece, maxLength: 40 })), (text) => {
      expect(parseReply(text)).toEqual(parseReply(cleanReply(text)))
    }),
  )
})
