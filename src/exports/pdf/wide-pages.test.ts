import { describe, expect, test } from 'vitest'
import { makeDocument, smallChart, wideStatement } from '#tests/builders/small-document.ts'
import { makeParagraph, renderDocument } from '#tests/pdf/render-plan.ts'

const slow = { timeout: 60_000 }

interface Node {
  role?: string
  alt?: string
  children?: Node[]
}

function flatten(node: Node): Node[] {
  return [node, ...(node.children ?? []).flatMap(flatten)]
}

describe('a document with a wide table', slow, async () => {
  const document = makeDocument([
    makeParagraph('Before'),
    { type: 'heading', level: 2, text: 'By month' },
    wideStatement,
    makeParagraph('After'),
    smallChart,
  ])
  const { pages, file } = await renderDocument(document)

  test('shows it with its heading on a page turned sideways, and turns back', () => {
    const sizes = pages.map(({ widthMm, heightMm }) => [Math.round(widthMm), Math.round(heightMm)])
    expect(sizes).toEqual([
      [210, 297],
      [210, 297],
      [297, 210],
      [210, 297],
    ])
    expect(pages[2]?.text).toContain('By month')
    expect(pages[3]?.text).toContain('After')
  })

  test('keeps the amounts within the margins and in one line, right-aligned', () => {
    const amounts = pages[2]?.texts.filter(({ text }) => text === '−1,234,567') ?? []
    expect(amounts).toHaveLength(13)
    expect(new Set(amounts.map(({ baseline }) => baseline)).size).toBe(1)
    expect(Math.max(...amounts.map(({ right }) => right))).toBeLessThan(277.2)
    const column = pages[2]?.texts.filter(({ text }) => text === '5,100') ?? []
    expect(new Set(column.map(({ right }) => Math.round(right * 10))).size).toBe(1)
  })

  test('has the same footer and logo on wide pages', () => {
    const [footer] = pages[2]?.texts.filter(({ text }) => text === 'Page 3 of 4') ?? []
    expect(footer?.right).toBeCloseTo(277, 0)
    expect(footer?.baseline).toBeCloseTo(199.5, 0)
    expect(pages[2]?.shapes.filter(({ opacity }) => opacity < 1)).toHaveLength(1)
  })

  test('has tags for the heads of columns and rows, and describes a chart', async () => {
    const table = flatten((await (await file.getPage(3)).getStructTree()) as Node)
    expect(table.filter(({ role }) => role === 'TH')).toHaveLength(14 + 4)
    expect(table.filter(({ role }) => role === 'TD')).toHaveLength(4 * 13)
    const last = flatten((await (await file.getPage(4)).getStructTree()) as Node)
    expect(last.find(({ role }) => role === 'Figure')?.alt).toBe('Cash begins at $5 and ends at $9.')
    expect(pages[3]?.text).toContain('Lowest < $5')
  })
})

test('US Letter is 8.5 × 11 inches, with the same margins', slow, async () => {
  const blocks = [makeParagraph('word '.repeat(2000)), wideStatement]
  const { pages } = await renderDocument(makeDocument(blocks, { paper: 'us-letter' }))
  expect(pages[0]?.widthMm).toBeCloseTo(215.9, 1)
  expect(pages[0]?.heightMm).toBeCloseTo(279.4, 1)
  expect(pages.at(-1)?.widthMm).toBeCloseTo(279.4, 1)
  const words = pages[1]?.texts.filter(({ text }) => text.startsWith('word')) ?? []
  expect(Math.max(...words.map(({ right }) => right))).toBeLessThan(196)
  expect(Math.max(...words.map(({ baseline }) => baseline))).toBeLessThan(259.5)
})
