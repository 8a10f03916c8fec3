import { describe, expect, test } from 'vitest'
import { parseAddress } from '#domain/plan/address/parse-address.ts'
import { readAt } from '#domain/plan/address/values-at.ts'
import type { ReviewPage } from '#exports/compile-review.ts'
import { fullPlan } from '#tests/builders/full-plan.ts'
import { groomingVanPlan } from '#tests/builders/grooming-van-plan.ts'
import { smallJpeg } from '#tests/builders/small-jpeg.ts'
import { makeSharedCopy, type SharedCopyOptions } from './make-shared-copy.ts'
import { parseSharedCopy } from './parse-shared-copy.ts'
import { type SharedBlock, type SharedCopy, sharedReaders, writePlaceKey } from './shared-copy.ts'

const vanPlan = { title: 'Tidewater Mobile Grooming', data: groomingVanPlan({ hasForecast: true }) }

const options: SharedCopyOptions = {
  reader: 'full',
  withFigures: true,
  review: null,
  sender: 'Maya Ortiz',
  date: new Date('2026-11-14T12:00:00Z'),
}

const review: ReviewPage = {
  verdict: 'Not ready for the bank yet',
  lead: 'Two findings.',
  groups: [
    {
      title: 'What blocks it',
      findings: [
        { title: 'No permit is named', content: 'Say which permits you need.', places: [], sums: [] },
        {
          title: 'The cash runs out',
          content: 'Cash falls below zero.',
          places: [],
          sums: ['12,000 − 15,464 = −3,464'],
        },
        { title: 'The price differs', content: 'It is $46 here and $49 there.', places: [], sums: [] },
        {
          title: 'The wage differs',
          content: 'It is CHF\u00A030 here and 32 CHF there.',
          places: [],
          sums: [],
        },
      ],
    },
  ],
  answered: [],
}

function listBlocks({ document }: SharedCopy): SharedBlock[] {
  return document.sections.flatMap(({ blocks }) => blocks)
}

describe('a shared copy', () => {
  test.each(sharedReaders)('passes its own check after the journey as JSON, for %s', async (reader) => {
    for (const plan of [fullPlan, vanPlan]) {
      const copy = await makeSharedCopy(plan, { ...options, reader, review })
      const sent = JSON.parse(JSON.stringify(copy)) as unknown
      expect(parseSharedCopy(sent)).toMatchObject({ sender: 'Maya Ortiz', reader, places: copy.places })
    }
  })

  test('holds drawn pictures only, so its page computes none', async () => {
    const types = new Set<string>(listBlocks(await makeSharedCopy(fullPlan, options)).map(({ type }) => type))
    expect(types).toContain('chart')
    expect(types).not.toContain('payback')
    expect(types).not.toContain('timeline')
  })

  test('brings the logo as a picture that the exporters can print', async () => {
    const { businessIdea } = fullPlan.data
    const logo = { ...businessIdea, cover: { ...businessIdea.cover, logo: smallJpeg } }
    const plan = { ...fullPlan, data: { ...fullPlan.data, businessIdea: logo } }
    const opened = parseSharedCopy(JSON.parse(JSON.stringify(await makeSharedCopy(plan, options))))
    expect(opened).toMatchObject({ document: { cover: { logo: { url: smallJpeg, colors: 'gray' } } } })
  })

  test('has the review without lines for a pen', async () => {
    const { review: document } = await makeSharedCopy(fullPlan, { ...options, review })
    expect(JSON.stringify(document)).toContain('No permit is named')
    expect(JSON.stringify(document)).not.toMatch(/writing-lines|Note:/)
  })
})

describe('a copy without figures', () => {
  test.each(sharedReaders)('has no statement, chart or amount of the forecast, for %s', async (reader) => {
    const copy = await makeSharedCopy(vanPlan, { ...options, reader, withFigures: false })
    const blocks = listBlocks(copy)
    expect(blocks.filter(({ type }) => type === 'chart' || type === 'figures')).toEqual([])
    expect(blocks.filter((block) => block.type === 'table' && block.rowKinds)).toEqual([])
    const ids = copy.document.sections.map(({ id }) => id)
    expect(ids).not.toContain('financial-projections')
    expect(ids).not.toContain('funding-request')
    expect(JSON.stringify(copy)).not.toContain('85,000')
  })

  test('keeps the words, and the findings that say no amount', async () => {
    const copy = await makeSharedCopy(fullPlan, { ...options, withFigures: false, review })
    expect(JSON.stringify(copy.document)).toContain(fullPlan.data.businessIdea.problemStatement.slice(0, 40))
    const words = JSON.stringify(copy.review)
    expect(words).toContain('No permit is named')
    expect(words).not.toContain('The cash runs out')
    expect(words).not.toContain('The price differs')
    expect(words).not.toContain('The wage differs')
  })
})

describe('a part of the document', () => {
  test.each(sharedReaders)('leads to fields that exist and hold its text, for %s', async (reader) => {
    const { places } = await makeSharedCopy(fullPlan, { ...options, reader })
    const fields = Object.values(places).map(parseAddress)
    expect(fields.length).toBeGreaterThan(60)
    expect(fields.filter((field) => field === null || readAt(fullPlan.data, field) === undefined)).toEqual([])
  })

  test('is found by its text: a paragraph, each item of a list and each cell of a row', async () => {
    const copy = await makeSharedCopy(fullPlan, options)
    const findAll = (address: string) =>
      Object.entries(copy.places)
        .filter(([, field]) => field === address)
        .map(([key]) => key)
    expect(findAll('businessIdea.problemStatement')).not.toEqual([])
    expect(findAll('businessModel.revenueStreams.1')).toHaveLength(1)
    const [competitor] = fullPlan.data.competitiveAnalysis.directCompetitors
    expect(findAll(`competitiveAnalysis.directCompetitors.${competitor?.id}.pricing`)).toHaveLength(1)
    expect(findAll('financialProjections.projections.price')).toHaveLength(1)
  })

  test('stays beside its neighbors where two items say the same', async () => {
    const risks = ['a', 'b'].map((id) => ({
      id,
      type: 'Market Risk',
      description: `Risk ${id}`,
      impact: 'high',
      probability: 'low',
      mitigation: 'We watch it.',
    }))
    const data = { ...fullPlan.data, riskAnalysis: { risks } } as typeof fullPlan.data
    const { document, places } = await makeSharedCopy({ title: 'Plan', data }, options)
    const section = document.sections.findIndex(({ id }) => id === 'risk-analysis')
    const block = document.sections[section]?.blocks.findIndex(({ type }) => type === 'table') ?? -1
    const read = (row: number, column: number) => places[writePlaceKey(section, block, row, column)]
    expect([read(0, 4), read(1, 4)]).toEqual([
      'riskAnalysis.risks.a.mitigation',
      'riskAnalysis.risks.b.mitigation',
    ])
  })

  test('that we wrote ourselves leads to no field', async () => {
    const { document, places } = await makeSharedCopy(vanPlan, options)
    const section = document.sections.findIndex(({ id }) => id === 'financial-projections')
    const block = document.sections[section]?.blocks.findIndex(({ type }) => type === 'figures') ?? -1
    expect(places[writePlaceKey(section, block, 0)]).toBeUndefined()
  })
})
