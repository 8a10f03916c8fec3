import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanReply, cleanSuggestionContent } from './clean-reply.ts'

/** Texts made of little but marks, where cleaning has most to do. */
const markedText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({
    unit: fc.constantFrom(...'*_`#~![]()|>•+- \n1a.:<='.split(''), 'Step ', 'https://a.b/_c', 'Action items'),
    maxLength: 60,
  }),
)

describe('cleanReply', () => {
  test.each([
    ['**Bold** and *slanted* and __strong__ and `code`', 'Bold and slanted and strong and code'],
    ['***both***', 'both'],
    ['~~gone~~', 'gone'],
    ['2 * 3 = 6, 2*3 and snake_case stay', '2 * 3 = 6, 2*3 and snake_case stay'],
    ['half an **emphas', 'half an emphas'],
  ])('takes emphasis off %j', (text, cleaned) => {
    expect(cleanReply(text)).toBe(cleaned)
  })

  test('turns all list markers into bullets', () => {
    expect(cleanReply('- one\n* two\n+ three\n  • four\n- [ ] five\n– six')).toBe(
      '• one\n• two\n• three\n• four\n• five\n• six',
    )
  })

  test('numbers steps in one style', () => {
    expect(cleanReply('1. One\n2) Two\n(3) Three\n**Step 4:** Four\n### Step 5 - Five\n- 6. Six')).toBe(
      'Step 1: One\nStep 2: Two\nStep 3: Three\nStep 4: Four\nStep 5: Five\nStep 6: Six',
    )
  })

  test('keeps a year or a decimal at the start of a line', () => {
    expect(cleanReply('2026. A good year\n3.5 months')).toBe('2026. A good year\n3.5 months')
  })

  test('ends headings with a colon, and leaves one with a figure in it alone', () => {
    expect(cleanReply('## Overview\n**Why us**\n# What now?\n**Gross margin: 62.5%**')).toBe(
      'Overview:\nWhy us:\nWhat now?\nGross margin: 62.5%',
    )
  })

  test.each([
    ['## research questions', 'Research Questions:'],
    ['**RESEARCH QUESTIONS:**', 'Research Questions:'],
    ['- Key research questions', 'Research Questions:'],
    ['#### Action items -', 'Action Items:'],
    ['action steps:', 'Action Items:'],
    ['Action Items: call three banks', 'Action Items:\ncall three banks'],
  ])('standardises the heading %j', (text, cleaned) => {
    expect(cleanReply(text)).toBe(cleaned)
  })

  test('leaves a sentence that only starts like a heading alone', () => {
    expect(cleanReply('Research questions are useful.')).toBe('Research questions are useful.')
  })

  test('drops pictures, rules and fences, and turns tables into bullets', () => {
    const text =
      'a\n---\n![x](https://evil.example/p.png)\n```js\ncode\n```\n| a | b |\n|---|---|\n| 1 | 2 |\n> said'
    expect(cleanReply(text)).toBe('a\n\ncode\n• a · b\n• 1 · 2\nsaid')
  })

  test('leaves addresses whole', () => {
    const text = 'See [the site](https://a.example/_x_/y_z) and https://b.example/__init__'
    expect(cleanReply(text)).toBe(text)
  })

  test('drops marks that change the writing direction, and keeps other scripts', () => {
    expect(cleanReply('\u202Egnp.exe\u0000 שלום 你好 👋🏽')).toBe('gnp.exe שלום 你好 👋🏽')
  })

  test('changes nothing in a clean text', () => {
    fc.assert(
      fc.property(markedText, (text) => {
        const cleaned = cleanReply(text)
        expect(cleanReply(cleaned)).toBe(cleaned)
      }),
    )
  })

  test.each([
    '*'.repeat(30_000),
    '_ '.repeat(15_000),
    '- '.repeat(15_000),
    '!['.repeat(15_000),
    '#'.repeat(30_000),
    `${'-'.repeat(30_000)}x`,
    '*_'.repeat(15_000),
    '[a]('.repeat(8_000),
  ])('is done in no time with a long run of marks', (text) => {
    const cleaned = cleanReply(text)
    expect(cleanReply(cleaned)).toBe(cleaned)
  })
})

describe('cleanSuggestionContent', () => {
  test.each([
    ['Here are some ideas for your market.', 'Ideas for your market.'],
    ['I recommend that you add a price.', 'Add a price.'],
    ['**I recommend** adding a price. I would suggest a test.', 'Adding a price. A test.'],
    ['Sure! Here is a list:\n- I suggest calling three banks', 'List:\n• Calling three banks'],
    ['We recommend: name your source', 'Name your source'],
    ['The bank and I recommend nothing', 'The bank and I recommend nothing'],
  ])('comes to the point in %j', (text, cleaned) => {
    expect(cleanSuggestionContent(text)).toBe(cleaned)
  })

  test('changes nothing in a clean text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(markedText, fc.constantFrom('I recommend ', 'Here are some ', '. ', 'Sure, '))),
        (parts) => {
          const cleaned = cleanSuggestionContent(parts.join(''))
          expect(cleanSuggestionContent(cleaned)).toBe(cleaned)
        },
      ),
    )
  })
})
