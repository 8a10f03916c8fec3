import { describe, expect, test } from 'vitest'
import type { Block } from '#exports/document/document-model.ts'
import { makeDocument } from '#tests/builders/small-document.ts'
import { findContent, makeParagraph, renderDocument, squeeze } from '#tests/pdf/render-plan.ts'
import { typeScale } from './page/type-scale.ts'

const slow = { timeout: 60_000 }
const sentence = 'We roast small batches for cafés on the harbour, and deliver them by bicycle. '
const headingSizes: readonly number[] = [typeScale.section.size, typeScale.part.size, typeScale.item.size]

/** Headings after more and more lines, so that some reach the bottom of a page. */
function makeStaircase(seed: number): Block[] {
  return Array.from({ length: 40 }, (_, index): Block[] => [
    { type: 'heading', level: index % 3 === 0 ? 2 : 3, text: `Heading ${index}` },
    ...(index % 4 === 0 ? [{ type: 'heading', level: 3, text: `Under heading ${index}` } as const] : []),
    index % 5 === 0
      ? { type: 'list', items: [sentence, sentence.repeat(2)] }
      : index % 5 === 2
        ? {
            type: 'table',
            caption: 'Rows',
            columns: [{ title: 'Head', align: 'left', share: 1 }],
            rows: Array.from({ length: 2 + ((index + seed) % 4) }, () => [sentence.repeat(3)]),
          }
        : makeParagraph(sentence.repeat(1 + ((index * 7 + seed * 3) % 9))),
  ]).flat()
}

describe('page breaks', slow, () => {
  test.each([0, 1, 2])('no page ends with a heading (document %i)', async (seed) => {
    const { pages } = await renderDocument(makeDocument(makeStaircase(seed)))
    expect(pages.length).toBeGreaterThan(3)
    for (const page of pages.slice(1)) {
      const lowest = findContent(page).toSorted((a, b) => b.baseline - a.baseline)[0]
      expect(headingSizes).not.toContain(lowest?.size)
    }
  })

  test('a paragraph splits only with at least two lines on each side', async () => {
    for (const seed of [0, 1, 2]) {
      const blocks = Array.from({ length: 30 }, (_, index) =>
        makeParagraph(`P${index} ${sentence.repeat(3 + ((index + seed) % 6))}Q${index}`),
      )
      const { pages } = await renderDocument(makeDocument(blocks))
      for (const page of pages.slice(1)) {
        const lines = new Map<number, string>()
        for (const { baseline, text } of findContent(page)) {
          const row = Math.round(baseline * 10)
          lines.set(row, (lines.get(row) ?? '') + text)
        }
        const texts = [...lines].toSorted(([a], [b]) => a - b).map(([, text]) => text)
        expect(texts[0]).not.toMatch(/Q\d+\s*$/)
        expect(texts.at(-1)).not.toMatch(/^P\d+ /)
      }
    }
  })

  test('a text longer than a page continues on the next one without losing anything', async () => {
    const typed = Array.from({ length: 900 }, (_, index) => `word${index}`).join(' ')
    const blocks: Block[] = [
      { type: 'list', items: [typed] },
      {
        type: 'table',
        caption: 'One tall row',
        columns: [
          { title: 'Narrow', align: 'left', share: 1 },
          { title: 'Other', align: 'left', share: 1 },
        ],
        rows: [[typed, 'short']],
      },
    ]
    const { pages } = await renderDocument(makeDocument(blocks))
    for (const page of pages)
      for (const { baseline } of findContent(page)) expect(baseline).toBeLessThan(277.1)
    const all = pages.flatMap((page) => findContent(page))
    const listText = squeeze(
      all
        .filter(({ size }) => size === typeScale.body.size)
        .map(({ text }) => text)
        .join(''),
    )
    expect(listText).toBe(squeeze(typed))
    const cellText = squeeze(
      all
        .filter(({ size }) => size === typeScale.cell.size)
        .map(({ text }) => text)
        .join(''),
    )
    expect(cellText.replace('short', '')).toBe(squeeze(typed))
  })

  test('a table repeats its header on the next page and does not split rows', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => [`Row ${index} begins`, `${sentence}End ${index}`])
    const { pages } = await renderDocument(
      makeDocument([
        {
          type: 'table',
          caption: 'Many rows',
          columns: [
            { title: 'Head of names', align: 'left', share: 1 },
            { title: 'Head of words', align: 'right', share: 2 },
          ],
          rows,
        },
      ]),
    )
    expect(pages.length).toBeGreaterThan(3)
    const tablePages = pages.slice(1)
    for (const { text } of tablePages) expect(text).toContain('Head of names')
    rows.forEach((_, index) => {
      const begins = tablePages.findIndex(({ text }) => text.includes(`Row ${index} begins`))
      expect(tablePages[begins]?.text).toContain(`End ${index}`)
    })
  })

  test('words and addresses longer than a line wrap instead of running off the page', async () => {
    const word = 'Donaudampfschifffahrtsgesellschaft'.repeat(12)
    const address = `https://example.com/${'a'.repeat(300)}`
    const { pages } = await renderDocument(makeDocument([makeParagraph(`${word} ${address}`)]))
    const content = pages.slice(1).flatMap((page) => findContent(page))
    for (const { right } of content) expect(right).toBeLessThan(190.2)
    expect(squeeze(content.map(({ text }) => text).join(''))).toContain(word + address)
  })
})
