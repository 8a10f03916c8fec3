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
          { kind: 'link', text: 'the SBA (www.sba.gov)', href: 'https://www.sba.gov/loans' },
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

  test.each([
    'mybank.com/login',
    'MyBank.com',
    'www.mybank.com',
    'Go to mybank.com now',
    'my\u200Bbank.com',
    'h\u2060ttps://mybank.com',
    'mybank\u2024com',
    'mybank\u3002com',
    'my\u00ADbank.com',
    '\u200B\u3164',
  ])('the label %j, which looks like another address or like nothing, gives way to the address', (label) => {
    expect(linksOf(`[${label}](https://evil.example/x)`)).toEqual([
      { kind: 'link', text: 'https://evil.example/x', href: 'https://evil.example/x' },
    ])
  })

  test.each([
    ['Your bank', 'https://evil.example/x', 'Your bank (evil.example)'],
    ['Your\u200B \u202Ebank', 'https://evil.example:8080?x', 'Your bank (evil.example:8080)'],
    ['Section 1. Loans', 'HTTP://Sba.gov#a', 'Section 1. Loans (Sba.gov)'],
  ])('the label %j of %s is shown with where it leads: %s', (label, href, text) => {
    expect(linksOf(`[${label}](${href})`)).toEqual([{ kind: 'link', text, href }])
  })

  test('show the host they lead to, whatever their label says', () => {
    const letter = fc.constantFrom(
      'a',
      'B',
      ' ',
      '.',
      '/',
      ':',
      'www.',
      'com',
      '\u200B',
      '\u202E',
      '(',
      'é',
      '語',
    )
    fc.assert(
      fc.property(fc.string({ unit: letter, minLength: 1, maxLength: 20 }), (label) => {
        for (const { text } of linksOf(`see [${label}](https://evil.example/x)`)) {
          expect(text).toMatch(/ \(evil\.example\)$|^https:\/\/evil\.example\/x$/u)
        }
      }),
    )
  })

  test('are http or https, whatever the text is', () => {
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

test('reads a cleaned reply and the original reply the same way', () => {
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
