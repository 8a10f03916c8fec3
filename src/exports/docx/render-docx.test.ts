import { beforeAll, describe, expect, test } from 'vitest'
import { compileDocument } from '#exports/compile-document.ts'
import type { Block, PlanDocument } from '#exports/document/document-model.ts'
import { fullPlan, sevenScripts, sevenScriptsPlan } from '#tests/builders/full-plan.ts'
import { readZip, unpackZip } from '#tests/support/read-zip.ts'
import { nameSection } from '#exports/document/name-section.ts'
import { readJpeg } from '#exports/document/read-jpeg.ts'
import { smallJpeg } from '#tests/builders/small-jpeg.ts'
import { makeDocument, smallChart, wideStatement } from '#tests/builders/small-document.ts'
import { renderDocx } from './render-docx.ts'

const drawNothing = () => Promise.resolve(null)
const day = new Date(2026, 10, 16, 12)

async function unpack(document: PlanDocument) {
  const files = readZip(await renderDocx(document, drawNothing))
  const read = (name: string) => files.get(name) ?? ''
  return {
    body: read('word/document.xml'),
    styles: read('word/styles.xml'),
    core: read('docProps/core.xml'),
    pictures: [...files].filter(([name]) => name.endsWith('.svg')).map(([, svg]) => svg),
    footers: [...files].filter(([name]) => /^word\/footer\d*\.xml$/.test(name)).map(([, xml]) => xml),
  }
}

/** One text per paragraph, as Word shows it. */
function readParagraphs(xml: string): string[] {
  return xml
    .split('</w:p>')
    .map((paragraph) =>
      Array.from(paragraph.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>|(<w:br\/>)/g), ([, text = '', br]) =>
        br ? '\n' : decodeXml(text),
      ).join(''),
    )
}

function decodeXml(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
}

function collectTexts(block: Block): readonly string[] {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return [block.text]
    case 'list':
      return block.items
    case 'facts':
      return block.facts.flatMap(({ label, value }) => [label, value])
    case 'table':
      return [...block.columns.map(({ title }) => title), ...block.rows.flat()].filter((text) => text !== '')
    case 'figures':
      return block.figures.map(({ label }) => label)
    case 'timeline':
      return []
    case 'payback':
      return [block.description]
    case 'chart':
      return [block.title]
    case 'risk-matrix':
    case 'writing-lines':
      return []
  }
  return []
}

// Loading the library is slow, especially on a busy machine.
describe('the Word export', { timeout: 30_000 }, async () => {
  const document = await compileDocument(fullPlan, { date: day })
  let full: Awaited<ReturnType<typeof unpack>>

  beforeAll(async () => {
    full = await unpack(document)
  }, 60_000)

  function findMissing({ title, date, sections }: PlanDocument, body: string): string[] {
    const paragraphs = new Set(readParagraphs(body))
    const texts = sections.flatMap((section) => [
      nameSection(section),
      ...section.blocks.flatMap(collectTexts),
    ])
    return [title, 'Business Plan', date, ...texts].filter((text) => !paragraphs.has(text))
  }

  test('holds every text of a full plan as it was typed', () => {
    expect(findMissing(document, full.body)).toEqual([])
  })

  test('holds every text of a plan in seven scripts as it was typed', async () => {
    const inSevenScripts = await compileDocument(sevenScriptsPlan, { date: day })
    expect(findMissing(inSevenScripts, (await unpack(inSevenScripts)).body)).toEqual([])
  })

  test('uses Word’s built-in styles', () => {
    const { body, styles } = full
    for (const style of ['Title', 'Heading1', 'Heading2', 'Heading3', 'ListBullet', 'TableText']) {
      expect(body).toContain(`<w:pStyle w:val="${style}"/>`)
      expect(styles).toContain(`w:styleId="${style}"`)
    }
    expect(body).toContain('<w:tblStyle w:val="PlanTable"/>')
    expect(styles).toMatch(/w:type="table"[^>]*w:styleId="PlanTable"/)
    expect(body.match(/<w:pStyle w:val="Heading1"\/>/g)).toHaveLength(document.sections.length)
    expect(body.match(/<w:tblHeader\/>/g)?.length).toBeGreaterThan(8)
  })

  test('is A4 with 20 mm margins, a contents field, and the page number and title in each footer', () => {
    expect(full.body).toMatch(/<w:pgSz w:w="11906" w:h="16838"/)
    expect(full.body).toMatch(/<w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134"/)
    expect(full.body).toMatch(/<w:instrText[^>]*>TOC /)
    expect(full.footers.join('')).toMatch(/Kestrel Coffee Roasters.*Page .*PAGE.* of .*NUMPAGES/s)
  })

  test('states its language, title and kind', () => {
    expect(full.styles).toContain('w:val="en-US"')
    expect(full.core).toContain('<dc:title>Kestrel Coffee Roasters</dc:title>')
    expect(full.core).toContain('<dc:subject>Business Plan</dc:subject>')
  })

  test('has the logo on the cover, with its alternative text', async () => {
    const jpeg = readJpeg(smallJpeg)
    const logo = jpeg && { ...jpeg, jpeg: jpeg.bytes, url: smallJpeg, alt: 'Logo of Kestrel' }
    const { body } = await unpack(
      makeDocument([], { cover: { business: '', owners: '', contact: [], address: '', logo } }),
    )
    expect(body).toMatch(/<wp:docPr[^>]*descr="Logo of Kestrel"/)
  })

  test('marks right-to-left text', async () => {
    const blocks: Block[] = [
      { type: 'paragraph', text: 'العربية' },
      { type: 'paragraph', text: 'Shop العربية 12 العربية here' },
    ]
    const { body } = await unpack(makeDocument(blocks))
    const [arabic = '', mixed = ''] = body
      .split('</w:p>')
      .filter((paragraph) => paragraph.includes(sevenScripts[4] ?? ''))
    expect(arabic).toMatch(/<w:bidi\/>.*<w:rtl\/>/s)
    expect(mixed).not.toContain('<w:bidi/>')
    expect(mixed.match(/<w:rtl\/>/g)).toHaveLength(1)
    expect(readParagraphs(mixed)[0]).toBe('Shop العربية 12 العربية here')
  })

  test('keeps markup, line breaks and outer spaces as typed', async () => {
    const text = '  <w:p>&amp; "x"\n\n# y \t'
    const { body } = await unpack(makeDocument([{ type: 'paragraph', text }], { title: 'A & B' }))
    expect(readParagraphs(body)).toContain(text)
  })

  test('turns the page for a wide table, with a footer as wide as the page, and turns back', async () => {
    const heading: Block = { type: 'heading', level: 2, text: 'By month' }
    const after: Block = { type: 'paragraph', text: 'After' }
    const { body, footers } = await unpack(makeDocument([heading, wideStatement, after]))
    const sizes = Array.from(body.matchAll(/<w:pgSz ([^/]*)\/>/g), ([, size]) => size)
    expect(sizes).toEqual([
      'w:w="11906" w:h="16838" w:orient="portrait"',
      'w:w="16838" w:h="11906" w:orient="landscape"',
      'w:w="11906" w:h="16838" w:orient="portrait"',
    ])
    expect(footers.join('')).toContain('w:pos="14570"')
    expect(body.match(/<w:tblHeader\/>/g)).toHaveLength(1)
  })

  test('is US Letter when the plan asks for it', async () => {
    const { body } = await unpack(makeDocument([], { paper: 'us-letter' }))
    expect(body).toContain('<w:pgSz w:w="12240" w:h="15840"')
    const wide = await unpack(makeDocument([wideStatement], { paper: 'us-letter' }))
    expect(wide.body).toContain('<w:pgSz w:w="15840" w:h="12240" w:orient="landscape"')
    expect(wide.footers.join('')).toContain('w:pos="13572"')
  })

  test('lists each section with its page number in the contents, before any program updates it', () => {
    const [contents = ''] = /<w:sdt>.*<\/w:sdt>/s.exec(full.body) ?? []
    const entries = readParagraphs(contents).filter((entry) => entry !== '')
    expect(entries.map((entry) => entry.replace(/\d+$/, ''))).toEqual(document.sections.map(nameSection))
    const pages = entries.map((entry) => Number(/\d+$/.exec(entry)?.[0]))
    expect(pages[0]).toBe(2)
    expect(pages).toEqual(pages.toSorted((one, other) => one - other))
    expect(contents.match(/<w:instrText[^>]*>PAGEREF /g)).toHaveLength(entries.length)
  })

  test.each([
    ['very long plan', 'Long text. '.repeat(15_000)],
    ['plan without spaces', 'x'.repeat(1000)],
    ['plan of quotes', '"'.repeat(1000)],
    ['plan of many lines', 'a\n'.repeat(1100)],
  ])(
    'leaves the page numbers of a %s to Word, which fills them in when it opens the file',
    async (_name, text) => {
      const { body } = await unpack(makeDocument([{ type: 'paragraph', text }]))
      expect(body).toContain('<w:fldChar w:fldCharType="begin" w:dirty="true"/>')
      expect(readParagraphs(/<w:sdt>.*<\/w:sdt>/s.exec(body)?.[0] ?? '')[0]).toBe('1. First Section')
    },
  )

  test('repeats the header of each table, keeps rows whole and gives facts no header', async () => {
    const row = Array.from(full.body.matchAll(/<w:tr>.*?<\/w:tr>/gs), ([text]) => text).slice(1)
    expect(row.filter((text) => !text.includes('<w:cantSplit/>'))).toEqual([])
    const facts = await unpack(
      makeDocument([
        { type: 'facts', facts: [{ label: 'Amount', value: '$5' }] },
        { type: 'figures', figures: [{ label: 'Margin', value: '5%', isHealthy: true }] },
      ]),
    )
    expect(facts.body).not.toContain('<w:tblHeader/>')
    expect(facts.body).not.toContain('w:firstRow="true"')
  })

  test('keeps headings with their tables, the risk matrix and statements whole, and last rows in company', async () => {
    const countKept = (xml: string) =>
      Array.from(xml.matchAll(/<w:tr>.*?<\/w:tr>/gs), ([row]) => row.includes('<w:keepNext/>'))
    const matrix = document.sections
      .flatMap(({ blocks }) => blocks)
      .filter(({ type }) => type === 'risk-matrix')
    const statement = { ...wideStatement, isWide: false }
    const written = await unpack(makeDocument([...matrix, statement]))
    // After the cover: the head and all rows but the last of each.
    expect(countKept(written.body).slice(1)).toEqual([true, true, true, false, true, true, true, true, false])
    for (const heading of ['Heading1', 'Heading2', 'Heading3'])
      expect(full.styles).toMatch(new RegExp(`w:styleId="${heading}">(?:(?!</w:style>).)*<w:keepNext/>`, 's'))
    const rows = ['A', 'B', 'C'].map((name) => [name])
    const plain = await unpack(
      makeDocument([
        { type: 'table', caption: '', columns: [{ title: 'Name', align: 'left', share: 1 }], rows },
      ]),
    )
    expect(countKept(plain.body).slice(1)).toEqual([true, false, true, false])
  })

  test('writes the properties of cells, rows, paragraphs and runs in the order of the format', () => {
    const orders = {
      tblPr: ['tblStyle', 'tblW', 'jc', 'tblInd', 'tblBorders', 'shd', 'tblLayout', 'tblCellMar', 'tblLook'],
      tcPr: ['tcW', 'gridSpan', 'tcBorders', 'shd', 'noWrap', 'tcMar', 'textDirection', 'vAlign'],
      pPr: [
        'pStyle',
        'keepNext',
        'keepLines',
        'pageBreakBefore',
        'numPr',
        'tabs',
        'bidi',
        'spacing',
        'ind',
        'jc',
      ],
      rPr: ['rStyle', 'rFonts', 'b', 'bCs', 'i', 'iCs', 'color', 'sz', 'szCs', 'u', 'rtl', 'lang'],
    }
    for (const [name, order] of Object.entries(orders)) {
      const groups = full.body.matchAll(new RegExp(`<w:${name}>(.*?)</w:${name}>`, 'gs'))
      for (const [, inner = ''] of groups) {
        const found = Array.from(inner.matchAll(/<w:(\w+)/g), ([, child = '']) =>
          order.indexOf(child),
        ).filter((place) => place >= 0)
        expect(found).toEqual(found.toSorted((one, other) => one - other))
      }
    }
  })

  test('shows the timeline with its true months', () => {
    const milestones = document.sections.at(-1)?.blocks.find(({ type }) => type === 'timeline')
    expect(milestones).toBeDefined()
    expect(full.pictures.some((svg) => svg.includes('Months from the start'))).toBe(true)
  })

  test('has each picture as a PNG too, for programs that show no vectors', async () => {
    const drawn: unknown[] = []
    const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])
    const file = await renderDocx(makeDocument([smallChart]), (drawing) => {
      drawn.push(drawing)
      return Promise.resolve(png)
    })
    expect(drawn).toEqual(smallChart.type === 'chart' ? [smallChart.drawing] : [])
    const pictures = [...unpackZip(file)].filter(([name]) => name.endsWith('.png'))
    expect(pictures.map(([, bytes]) => Uint8Array.from(bytes))).toEqual([png])
  })

  test('has charts as vector pictures with a description', async () => {
    const files = readZip(await renderDocx(makeDocument([smallChart]), drawNothing))
    const body = files.get('word/document.xml') ?? ''
    expect(body).toContain('descr="Cash begins at $5 and ends at $9."')
    const [svg = ''] = [...files].filter(([name]) => name.endsWith('.svg')).map(([, text]) => text)
    expect(svg).toContain('Lowest &lt; $5')
    expect(svg).toContain('stroke-dasharray="4 3"')
  })

  test('draws a rule below each line for a pen, and not below the last alone', async () => {
    const { body } = await unpack(makeDocument([{ type: 'writing-lines', count: 3 }]))
    expect(body.match(/<w:between /g)).toHaveLength(3)
  })
})
