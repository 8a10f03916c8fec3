import { describe, expect, test } from 'vitest'
import type { Block } from '#exports/document/document-model.ts'
import { compileDocument } from '#exports/compile-document.ts'
import { restoreWorkbook } from '#domain/plan/restore.ts'
import { fullPlan } from '#tests/builders/full-plan.ts'
import { readDiskFonts } from '#tests/pdf/disk-fonts.ts'
import { makeDocument } from '#tests/builders/small-document.ts'
import { findContent, makeParagraph, renderDocument, squeeze } from '#tests/pdf/render-plan.ts'
import { renderPdf } from './render-pdf.ts'

const slow = { timeout: 60_000 }
const date = new Date('2026-11-16T10:00:00Z')
const blue = '#1f4fd8'

describe('the pages of a full plan', slow, async () => {
  const document = await compileDocument(fullPlan, { date })
  const { pages, file } = await renderDocument(document)

  test('are A4 in portrait format', () => {
    expect(pages.length).toBeGreaterThan(8)
    for (const { widthMm, heightMm } of pages) {
      expect(widthMm).toBeCloseTo(210, 1)
      expect(heightMm).toBeCloseTo(297, 1)
    }
  })

  test('start with a blue band, 80 mm high, that has the title, kind and date', () => {
    const [cover] = pages
    const band = cover?.shapes.find(({ right }) => right > 209)
    expect(band?.color).toBe(blue)
    expect(band?.left).toBeCloseTo(0, 1)
    expect(band?.top).toBeCloseTo(0, 1)
    expect(band?.right).toBeCloseTo(210, 1)
    expect(band?.bottom).toBeCloseTo(80, 1)
    const inBand = cover?.texts.filter(({ baseline }) => baseline < 80).map(({ text }) => text)
    expect(inBand).toEqual(expect.arrayContaining([fullPlan.title, 'Business Plan', 'November 16, 2026']))
  })

  test('keep their text within 20 mm margins and above 280 mm', () => {
    for (const page of pages) {
      for (const { left, right, baseline } of findContent(page)) {
        expect(left).toBeGreaterThan(19.8)
        expect(right).toBeLessThan(190.2)
        expect(baseline).toBeGreaterThan(20)
        expect(baseline).toBeLessThan(280)
      }
      for (const { bottom } of page.shapes) expect(bottom).toBeLessThan(280)
    }
  })

  test('show the page number and the title at the bottom', () => {
    pages.forEach(({ texts }, index) => {
      const footer = texts.filter(({ baseline }) => baseline > 281).map(({ text }) => text)
      expect(footer).toContain(`Page ${index + 1} of ${pages.length}`)
      expect(footer).toContain(fullPlan.title)
    })
  })

  test('show the logo at 30 % opacity from the second page on', () => {
    const marks = pages.map(({ shapes }) => shapes.filter(({ opacity }) => Math.abs(opacity - 0.3) < 0.001))
    expect(marks.map(({ length }) => length)).toEqual([
      0,
      ...Array.from({ length: pages.length - 1 }, () => 1),
    ])
    expect(marks[1]?.[0]?.color).toBe(blue)
  })

  test('have all text of the plan', () => {
    const text = squeeze(
      pages
        .map(findContent)
        .flatMap((texts) => texts.map(({ text }) => text))
        .join(''),
    )
    for (const section of document.sections) {
      expect(text).toContain(squeeze(section.title))
      for (const typed of section.blocks.flatMap(listTexts)) expect(text).toContain(squeeze(typed))
    }
  })

  test('are listed in the contents, where each line links to its section', async () => {
    const [cover] = pages
    const entries = document.sections.map(({ id, title }) => ({ id, title }))
    expect(cover?.links.map(({ destination }) => destination)).toEqual(entries.map(({ id }) => id))
    for (const { id, title } of entries) {
      const [reference] = (await file.getDestination(id)) ?? []
      const pageIndex = await file.getPageIndex(reference as Parameters<typeof file.getPageIndex>[0])
      expect(pages[pageIndex]?.text).toContain(title)
      expect(cover?.text).toMatch(new RegExp(`${title} ${pageIndex + 1}\\n`))
    }
  })

  test('are bookmarked by section and part', async () => {
    const outline = await file.getOutline()
    expect(outline.map(({ title }) => title)).toEqual(document.sections.map(({ title }) => title))
    const parts = document.sections[0]?.blocks.flatMap((block) =>
      block.type === 'heading' && block.level === 2 ? [block.text] : [],
    )
    const items = (outline[0]?.items ?? []) as { title: string }[]
    expect(items.map(({ title }) => title)).toEqual(parts)
  })

  test('state their title, creator and language, but no author', async () => {
    const { info, metadata } = await file.getMetadata()
    expect(info).toMatchObject({ Title: fullPlan.title, Creator: 'Planwright', Language: 'en-US' })
    expect(info).not.toHaveProperty('Author')
    expect(metadata?.get('dc:title')).toBe(fullPlan.title)
    expect(await file.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true })
  })

  test('have tags for headings, paragraphs, lists, tables with headers and described pictures', async () => {
    expect(await file.getMarkInfo()).toMatchObject({ Marked: true })
    const nodes: { role: string; alt?: string }[] = []
    for (let number = 1; number <= file.numPages; number += 1) {
      const collect = (node: unknown) => {
        const { role, alt, children = [] } = node as { role?: string; alt?: string; children?: unknown[] }
        if (role) nodes.push({ role, ...(alt === undefined ? {} : { alt }) })
        children.forEach(collect)
      }
      collect(await (await file.getPage(number)).getStructTree())
    }
    const roles = new Set(nodes.map(({ role }) => role))
    for (const role of [
      'H1',
      'H2',
      'H3',
      'P',
      'L',
      'LI',
      'LBody',
      'Table',
      'TR',
      'TH',
      'TD',
      'Figure',
      'TOC',
      'Link',
    ])
      expect(roles).toContain(role)
    const pictures = nodes.filter(({ role }) => role === 'Figure')
    expect(pictures.length).toBeGreaterThanOrEqual(3)
    for (const { alt } of pictures) expect(alt).toBeTruthy()
  })
})

describe('a PDF', slow, () => {
  test('can be made without a logo', async () => {
    const { pages } = await renderDocument(makeDocument([makeParagraph('Still here')]), { watermark: null })
    expect(pages[1]?.text).toContain('Still here')
    expect(pages.flatMap(({ shapes }) => shapes).every(({ opacity }) => opacity === 1)).toBe(true)
  })

  test('has the owners and contact on the cover, above the date and inside the band', async () => {
    const cover = {
      business: '',
      owners: 'Dana Reyes',
      contact: ['dana@kestrel.example', '555-0142'],
      address: '12 Harbor Street, Portland',
      logo: null,
    }
    const { pages } = await renderDocument(makeDocument([makeParagraph('Text')], { cover }))
    const [first] = pages
    const baselineOf = (text: string) => first?.texts.find((line) => line.text.includes(text))?.baseline ?? 99
    expect(baselineOf('Dana Reyes')).toBeLessThan(baselineOf('dana@kestrel.example'))
    expect(baselineOf('555-0142')).toBeLessThan(baselineOf('November 16, 2026'))
    expect(baselineOf('November 16, 2026')).toBeLessThan(80)
  })

  test('of an empty plan has a cover and a friendly page', async () => {
    const { pages } = await renderDocument(await compileDocument(restoreWorkbook({}), { date }))
    expect(pages).toHaveLength(2)
    expect(pages[1]?.text).toContain('Your plan starts here')
  })

  test('without sections is only a cover', async () => {
    const { pages } = await renderDocument(makeDocument([], { title: 'Bare', sections: [] }))
    expect(pages).toHaveLength(1)
    expect(pages[0]?.text).toContain('Bare')
    expect(pages[0]?.text).not.toContain('Contents')
  })

  test('fits a very long title into the band, and escapes it in the properties', async () => {
    const title = `Fish & Chips <${'a very long name '.repeat(14).trim()}>`
    const { pages, file } = await renderDocument(makeDocument([], { title }))
    const inBand = pages[0]?.texts.filter(({ baseline }) => baseline < 80) ?? []
    expect(squeeze(inBand.map(({ text }) => text).join(''))).toContain(squeeze(title))
    for (const { right } of inBand) expect(right).toBeLessThan(190.2)
    const { metadata } = await file.getMetadata()
    expect(metadata?.get('dc:title')).toBe(title)
  })

  test('links the web addresses in its text and nothing else', async () => {
    const typed =
      'See https://example.com/a?b=1&c=2, (http://example.org/path). Not javascript:alert(1) or ftp://example.com.'
    const { pages } = await renderDocument(makeDocument([makeParagraph(typed)]))
    expect(pages[1]?.links.map(({ url }) => url)).toEqual([
      'https://example.com/a?b=1&c=2',
      'http://example.org/path',
    ])
    expect(pages[1]?.text.replaceAll('\n', ' ')).toContain(typed)
  })

  test('reports its progress in words', async () => {
    const words: string[] = []
    await renderPdf({
      document: makeDocument([makeParagraph('Text')]),
      fonts: readDiskFonts(),
      logo: null,
      createdAt: date,
      onProgress: (text) => words.push(text),
    })
    expect(words).toEqual([
      'Loading fonts',
      'Laying out First Section',
      'Writing page 1 of 2',
      'Finishing the file',
    ])
  })
})

function listTexts(block: Block): readonly string[] {
  if (block.type === 'heading' || block.type === 'paragraph') return [block.text]
  if (block.type === 'list') return block.items
  if (block.type === 'facts') return block.facts.flatMap(({ label, value }) => [label, value])
  if (block.type === 'table') return [...block.columns.map(({ title }) => title), ...block.rows.flat()]
  if (block.type === 'figures') return block.figures.flatMap(({ label, value }) => [label, value])
  if (block.type === 'timeline') return block.bars.map(({ title }) => title)
  if (block.type === 'writing-lines') return []
  return block.type === 'chart' ? [block.title] : [block.description]
}
