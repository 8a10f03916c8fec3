import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { restoreWorkbook, restoreWorkbookData } from '#domain/plan/restore.ts'
import { saas } from '#domain/plan/templates/saas.ts'
import { smallJpeg } from '#tests/builders/small-jpeg.ts'
import { countWords, fullPlan, longPlan, sevenScripts, sevenScriptsPlan } from '#tests/builders/full-plan.ts'
import { anyPlan } from '#tests/builders/plan-arbitraries.ts'
import { compileDocument } from './compile-document.ts'
import { renderHtml } from './html/render-html.ts'
import { renderMarkdown } from './markdown/render-markdown.ts'
import { listCoverLines } from './document/cover-details.ts'
import type { Block, DocumentSection } from './document/document-model.ts'
import { nameSection } from './document/name-section.ts'

const day = new Date(2026, 10, 16, 12)

function build(data: unknown, title = 'Plan') {
  return compileDocument({ title, data: restoreWorkbookData(data) }, { date: day })
}

async function buildSection(data: unknown, id: string): Promise<readonly Block[]> {
  // The default numbers of a new plan would add another section.
  const projections = { price: 0, cogs: 0, cac: 0 }
  const whole = await build({ financialProjections: { projections }, ...(data as object) })
  return whole.sections.find((section) => section.id === id)?.blocks ?? []
}

function ofType<Type extends Block['type']>(blocks: readonly Block[], type: Type) {
  return blocks.filter((block): block is Extract<Block, { type: Type }> => block.type === type)
}

/** Every text of a document. */
function collectTexts(sections: readonly DocumentSection[]): string {
  return JSON.stringify(sections)
}

/** Every text that a person has written into a plan. */
function collectAnswers(value: unknown, key = ''): string[] {
  if (typeof value === 'string')
    return ['id', 'primaryPersona', 'businessEntity'].includes(key) ? [] : [value]
  if (Array.isArray(value)) return value.flatMap((entry) => collectAnswers(entry, key))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, entry]) => collectAnswers(entry, name))
}

describe('the cover', () => {
  const cover = {
    owners: ' Dana  Reyes ',
    email: 'dana@kestrel.example',
    website: 'https://kestrel.example',
    address: '12 Harbor Street\nPortland',
  }

  test('names the owners and every way to reach them, each on one line', async () => {
    expect((await build({ businessIdea: { name: 'Kestrel', cover } }, 'Plan for the bank')).cover).toEqual({
      business: 'Kestrel',
      owners: 'Dana Reyes',
      contact: ['dana@kestrel.example', 'kestrel.example'],
      address: '12 Harbor Street Portland',
      logo: null,
    })
  })

  test('does not repeat a business that the title names', async () => {
    const { cover: shown } = await build({ businessIdea: { name: 'Kestrel' } }, 'The KESTREL plan')
    expect(shown).toEqual({ business: '', owners: '', contact: [], address: '', logo: null })
  })

  test('has the logo with its alternative text', async () => {
    const document = await build({ businessIdea: { name: 'Kestrel', cover: { logo: smallJpeg } } })
    expect(document.cover.logo).toMatchObject({ width: 4, height: 2, alt: 'Logo of Kestrel' })
    expect(renderHtml(document)).toContain(`<img src="${smallJpeg}" alt="Logo of Kestrel">`)
  })

  test('says the same in every format', async () => {
    const document = await build({ businessIdea: { name: 'Kestrel', cover } }, 'Plan for the bank')
    const lines = [
      'Kestrel',
      'Dana Reyes',
      'dana@kestrel.example · kestrel.example',
      '12 Harbor Street Portland',
    ]
    expect(listCoverLines(document.cover)).toEqual(lines)
    expect(renderMarkdown(document)).toContain('**Business Plan**\n\nKestrel\\\nDana Reyes\\\n<dana@')
    for (const line of lines) expect(renderHtml(document)).toContain(`>${line}</p>`)
  })
})

describe('the document of a plan', () => {
  test('has the name of the business as its title, unless the plan was given one', async () => {
    const data = { businessIdea: { name: 'Kestrel' } }
    expect((await build(data, 'New Business Plan')).title).toBe('Kestrel')
    expect((await build(data, 'Plan for the bank')).title).toBe('Plan for the bank')
  })

  test('has all twelve sections in the order of the steps, numbered like them', async () => {
    const { title, date, sections } = await compileDocument(fullPlan, { date: day })
    expect(title).toBe('Kestrel Coffee Roasters')
    expect(date).toBe('November 16, 2026')
    expect(sections.map(nameSection)).toEqual([
      'Executive Summary',
      '1. Business Idea',
      '2. Market Analysis',
      '3. Business Model',
      '4. Competitive Analysis',
      '5. Customer Personas',
      '6. Marketing Strategy',
      '7. Operations Plan',
      '8. Financial Projections',
      '9. Team Structure',
      '10. Legal Structure',
      '11. Risk Analysis',
      '12. Implementation Timeline',
    ])
    expect(new Set(sections.map(({ id }) => id)).size).toBe(13)
  })

  test.each([
    ['the full plan', fullPlan],
    ['a plan in seven scripts', sevenScriptsPlan],
  ])('holds every answer of %s as it was typed', async (_, plan) => {
    const texts = collectTexts((await compileDocument(plan, { date: day })).sections)
    const lines = collectAnswers(plan.data).flatMap((answer) => answer.split('\n\n'))
    const missing = lines.filter((line) => !texts.includes(JSON.stringify(line).slice(1, -1)))
    expect(missing).toEqual([])
    expect(texts).toContain('Limited Liability Company (LLC)')
  })

  test('holds the sixty thousand words of a very long plan', async () => {
    const { sections } = await compileDocument(longPlan(60_000), { date: day })
    const paragraphs = sections.flatMap(({ blocks }) => ofType(blocks, 'paragraph'))
    expect(paragraphs.length).toBeGreaterThan(500)
    expect(countWords(collectTexts(sections).replaceAll('\\n', ' '))).toBeGreaterThan(60_000)
  })

  test('leaves out empty sections, parts and items', async () => {
    const { sections } = await build({
      businessIdea: { name: ' ', solution: 'A bakery' },
      marketAnalysis: {
        segments: [{ id: 'a', name: 'New Market Segment' }],
        trends: [{ id: 'b', title: 'Market Trend' }],
      },
      businessModel: { revenueStreams: ['', '  ', '\u200B'], keyActivities: ['Bake', ''] },
      teamStructure: { founders: [{ id: 'c' }] },
      financialProjections: { projections: { price: 0, cogs: 0, cac: 0 } },
    })
    expect(sections).toEqual([
      {
        id: 'executive-summary',
        number: null,
        title: 'Executive Summary',
        blocks: [{ type: 'paragraph', text: 'A bakery.' }],
      },
      {
        id: 'business-idea',
        number: 1,
        title: 'Business Idea',
        blocks: [
          { type: 'heading', level: 2, text: 'Solution' },
          { type: 'paragraph', text: 'A bakery' },
        ],
      },
      {
        id: 'business-model',
        number: 3,
        title: 'Business Model',
        blocks: [
          { type: 'heading', level: 2, text: 'Key Activities' },
          { type: 'list', items: ['Bake'] },
        ],
      },
    ])
  })

  test.each([
    ['nothing at all', {}],
    ['numbers at zero', { financialProjections: { projections: { price: 0, cogs: 0, cac: 0 } } }],
    ['blanks', { businessIdea: { name: '   ', solution: '\n\n' }, riskAnalysis: { risks: [{ id: 'a' }] } }],
  ])('says what to do next when the plan holds %s', async (_, data) => {
    const { sections } = await build(data)
    expect(sections.map(({ title }) => title)).toEqual(['Your plan starts here'])
  })

  test('exports a template unchanged, with its brackets and its numbers', async () => {
    const { sections } = await build(saas)
    expect(sections.map(({ id }) => id)).toEqual([
      'executive-summary',
      'business-idea',
      'business-model',
      'financial-projections',
    ])
    expect(collectTexts(sections)).toContain('[Product name] connects to')
    const figures = sections
      .flatMap(({ blocks }) => ofType(blocks, 'figures'))
      .flatMap(({ figures }) => figures)
    expect(figures).toContainEqual({ label: 'LTV / CAC', value: '6.7x', isHealthy: false })
  })

  test('keeps line breaks, starts a paragraph at an empty line and drops unsupported characters', async () => {
    const blocks = await buildSection(
      { businessIdea: { oneLiner: '\n\n  one\r\ntwo \u0000\u0007\uD800 \n \n\n\tthree 🚀\n\n' } },
      'business-idea',
    )
    expect(blocks).toEqual([
      { type: 'paragraph', text: '  one\ntwo  ' },
      { type: 'paragraph', text: '\tthree 🚀' },
    ])
  })

  test('never fails and never has a heading without content', { timeout: 30_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(anyPlan, async (plan) => {
        const { title, sections } = await compileDocument(plan, { date: day })
        expect(title).not.toBe('')
        expect(sections.length).toBeGreaterThan(0)
        for (const { blocks } of sections) {
          const bare = blocks.filter((block, index) => {
            const next = blocks[index + 1]
            const isFollowed =
              next && !(next.type === 'heading' && block.type === 'heading' && next.level <= block.level)
            return block.type === 'heading' && !isFollowed
          })
          expect(bare).toEqual([])
          for (const table of ofType(blocks, 'table')) {
            expect(new Set(table.rows.map((row) => row.length))).toEqual(new Set([table.columns.length]))
            expect(table.columns.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
          }
        }
      }),
      { numRuns: 60 },
    )
  })

  test('ignores unknown fields', async () => {
    const plain = restoreWorkbook({ data: { businessIdea: { name: 'A' } } })
    const strange = restoreWorkbook({
      ours: 1,
      data: { businessIdea: { name: 'A', mood: 'good' }, extra: { note: 'x' } },
    })
    expect(await compileDocument(strange, { date: day })).toEqual(await compileDocument(plain, { date: day }))
  })

  test('uses a default title for a plan without one, and keeps a title on one line', async () => {
    expect((await build({}, ' \n ')).title).toBe('Business Plan')
    expect((await build({}, 'My\nplan  ')).title).toBe('My plan')
  })
})

describe('tables', () => {
  test('mark the primary persona and leave out empty columns', async () => {
    const personas = [
      { id: 'a', name: 'Nadia', goals: 'Good coffee' },
      { id: 'b', name: sevenScripts[4], goals: '' },
    ]
    const [table] = ofType(
      await buildSection({ customerPersonas: { personas, primaryPersona: 'b' } }, 'customer-personas'),
      'table',
    )
    expect(table?.columns.map(({ title }) => title)).toEqual(['Persona', 'Goals'])
    expect(table?.rows).toEqual([
      ['Nadia', 'Good coffee'],
      ['العربية\n(primary persona)', ''],
    ])
  })

  test('become a list of items when a text is long', async () => {
    const long = 'A sentence that goes on for a while. '.repeat(20).trim()
    const personas = [
      { id: 'a', name: 'Nadia', painPoints: long },
      { id: 'b', goals: 'Rest' },
    ]
    expect(
      await buildSection({ customerPersonas: { personas, primaryPersona: 'a' } }, 'customer-personas'),
    ).toEqual([
      { type: 'heading', level: 2, text: 'Nadia (primary persona)' },
      { type: 'facts', facts: [{ label: 'Pain points', value: long }] },
      { type: 'heading', level: 2, text: 'Persona 2' },
      { type: 'facts', facts: [{ label: 'Goals', value: 'Rest' }] },
    ])
  })

  test('add up the start-up costs', async () => {
    const startupCosts = [
      { id: 'a', category: 'Rent', amount: 1200.5, description: '' },
      { id: 'b', category: 'Oven', amount: 800, description: '' },
      { id: 'c', category: '', amount: 0, description: '' },
    ]
    const projections = { price: 0, cogs: 0, cac: 0 }
    const blocks = await buildSection(
      { financialProjections: { projections, startupCosts } },
      'financial-projections',
    )
    const [table] = ofType(blocks, 'table')
    expect(table?.columns.map(({ align }) => align)).toEqual(['left', 'right'])
    expect(table?.rows).toEqual([
      ['Rent', '$1,200.50'],
      ['Oven', '$800'],
      ['Total', '$2,000.50'],
    ])
  })
})

describe('figures', async () => {
  const financial = (await compileDocument(fullPlan, { date: day })).sections.find(
    ({ id }) => id === 'financial-projections',
  )

  test('show the unit economics as on the screen', () => {
    expect(ofType(financial?.blocks ?? [], 'figures')[0]?.figures).toEqual([
      { label: 'Contribution margin', value: '$33', isHealthy: false },
      { label: 'Gross margin', value: '71.7%', isHealthy: true },
      { label: 'Lifetime value (LTV)', value: '$657', isHealthy: false },
      { label: 'LTV / CAC', value: '6.0x', isHealthy: true },
      { label: 'Break-even per customer', value: '3.3 months', isHealthy: false },
      { label: 'Monthly recurring revenue (MRR)', value: '$46', isHealthy: false },
    ])
  })

  test('describe the payback in words beside the picture', () => {
    const [payback] = ofType(financial?.blocks ?? [], 'payback')
    expect(payback?.scale.breakEven).toBeCloseTo(3.33)
    expect(payback?.description).toContain(
      'The $110 spent to win the customer is earned back after 3.3 months.',
    )
  })

  test('number the risks as the workbook does, in the matrix and in the table', async () => {
    const section = (await compileDocument(fullPlan, { date: day })).sections.find(
      ({ id }) => id === 'risk-analysis',
    )
    const [matrix] = ofType(section?.blocks ?? [], 'risk-matrix')
    const [table] = ofType(section?.blocks ?? [], 'table')
    expect(matrix?.cells.map((row) => row.map(({ numbers }) => numbers))).toEqual([
      [[4], [2], [3]],
      [[], [1], []],
      [[5], [], []],
    ])
    expect(matrix?.description).toBe(
      'Critical: risk 3. High Priority: risk 2. Medium Priority: risk 1. Low Priority: risks 4, 5.',
    )
    expect(table?.rows.map(([number, type, , rating]) => [number, type, rating])).toEqual([
      ['1', 'Regulatory Risk', 'Medium Priority\n(impact medium, probability medium)'],
      ['2', 'Financial Risk', 'High Priority\n(impact high, probability medium)'],
      ['3', 'Market Risk', 'Critical\n(impact high, probability high)'],
      ['4', 'Operational Risk', 'Low Priority\n(impact high, probability low)'],
      ['5', 'Reputation Risk', 'Low Priority\n(impact low, probability low)'],
    ])
  })

  test('keep the number of a risk after a blank card, and draw no matrix if no risk is rated', async () => {
    const risks = [
      { id: 'a', description: 'Unrated' },
      { id: 'b' },
      { id: 'c', description: 'Rated', impact: 'low', probability: 'low' },
    ]
    const blocks = await buildSection({ riskAnalysis: { risks } }, 'risk-analysis')
    const [table] = ofType(blocks, 'table')
    expect(table?.rows.map((row) => row.slice(0, 2))).toEqual([
      ['1', 'Unrated'],
      ['3', 'Rated'],
    ])
    expect(table?.rows[0]?.[2]).toBe('Not rated')
    expect(ofType(blocks, 'risk-matrix')[0]?.description).toBe('Low Priority: risk 3.')
    expect(
      ofType(
        await buildSection({ riskAnalysis: { risks: risks.slice(0, 1) } }, 'risk-analysis'),
        'risk-matrix',
      ),
    ).toEqual([])
  })

  test('draw the milestones with a readable time, and describe all of them in words', async () => {
    const milestones = [
      { id: 'a', title: 'Lease', timeline: 'Month 1-2' },
      { id: 'b', title: '', timeline: 'Month 12+', dependencies: ['Lease', ''] },
      { id: 'c', title: 'Party', timeline: 'when it is done' },
    ]
    const blocks = await buildSection({ implementationTimeline: { milestones } }, 'implementation-timeline')
    const [timeline] = ofType(blocks, 'timeline')
    expect(timeline?.bars).toEqual([
      { title: 'Lease', from: 0, to: 2 / 15, isOpenEnded: false },
      { title: 'Milestone 2', from: 11 / 15, to: 0.8, isOpenEnded: true },
    ])
    expect(timeline?.description).toBe('Lease: Month 1-2; Milestone 2: Month 12+.')
    expect(ofType(blocks, 'table')[0]?.rows).toEqual([
      ['Lease', 'Month 1-2', ''],
      ['', 'Month 12+', 'Lease'],
      ['Party', 'when it is done', ''],
    ])
  })
})
