import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exampleOf } from '#domain/plan/templates/examples/every-example.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { templates as infos } from './template-list.ts'
import { createWorkbookData } from './create-workbook-data.ts'
import { templateOf } from './every-template.ts'
import { switchTemplate } from './switch-template.ts'
import type { Template } from './template.ts'

const templates = infos.map(({ id }) => templateOf(id))
const saas = templateOf('saas')
const consulting = templateOf('consulting')
const coffeeShop = templateOf('local-service')

const ideaKeys = ['name', 'oneLiner', 'problemStatement', 'solution', 'valueProposition'] as const
const modelKeys = [
  'revenueStreams',
  'keyResources',
  'keyActivities',
  'keyPartnerships',
  'costStructure',
] as const
const figureKeys = ['price', 'cogs', 'cac', 'churnRate', 'conversionRate', 'monthlyGrowthRate'] as const

function editSaas(edit: (data: WorkbookData) => void): WorkbookData {
  const data = createWorkbookData(saas)
  edit(data)
  return data
}

describe('texts', () => {
  test('a text the founder wrote is kept, the untouched ones are replaced', () => {
    const data = editSaas(({ businessIdea }) => (businessIdea.problemStatement = 'Invoices get lost.'))
    const { businessIdea } = switchTemplate(data, saas, consulting)
    expect(businessIdea).toMatchObject({
      ...consulting.data.businessIdea,
      problemStatement: 'Invoices get lost.',
    })
  })

  test('a template text with one placeholder filled in counts as written by the founder', () => {
    const edited = saas.data.businessIdea.oneLiner.replace('[Product name]', 'Ledgerly')
    const data = editSaas(({ businessIdea }) => (businessIdea.oneLiner = edited))
    expect(switchTemplate(data, saas, consulting).businessIdea.oneLiner).toBe(edited)
  })

  test.each(['', '  \n'])('an empty text is filled by the new template', (empty) => {
    const data = editSaas(({ businessIdea }) => (businessIdea.solution = empty))
    expect(switchTemplate(data, saas, consulting).businessIdea.solution).toBe(
      consulting.data.businessIdea.solution,
    )
  })
})

describe('lists of texts', () => {
  const [first = '', second = '', ...rest] = saas.data.businessModel.revenueStreams
  const proposed = consulting.data.businessModel.revenueStreams

  test.each([
    { what: 'an untouched list', list: [first, second, ...rest], expected: proposed },
    { what: 'an empty list', list: [], expected: proposed },
    { what: 'a list of blank lines', list: ['', ' '], expected: proposed },
    { what: 'a list that was only shortened or reordered', list: [second, first], expected: proposed },
    {
      what: 'a list with additions',
      list: [first, second, ...rest, 'Book sales'],
      expected: ['Book sales', ...proposed],
    },
    {
      what: 'a list with an edited item',
      list: [`${first}!`, second, ...rest],
      expected: [`${first}!`, ...proposed],
    },
    { what: 'a list rewritten from scratch', list: ['Tickets', 'Tickets'], expected: ['Tickets', 'Tickets'] },
    {
      what: 'an own item that the new template proposes as well',
      list: [first, proposed[0] ?? '', 'Book sales'],
      expected: [proposed[0], 'Book sales', ...proposed.slice(1)],
    },
  ])('$what', ({ list, expected }) => {
    const data = editSaas(({ businessModel }) => (businessModel.revenueStreams = [...list]))
    expect(switchTemplate(data, saas, consulting).businessModel.revenueStreams).toEqual(expected)
  })
})

describe('numbers', () => {
  test('a number the founder entered is kept, the untouched ones are replaced', () => {
    const data = editSaas(({ financialProjections }) => (financialProjections.projections.price = 120))
    expect(switchTemplate(data, saas, consulting).financialProjections.projections).toEqual({
      ...createWorkbookData(consulting).financialProjections.projections,
      price: 120,
    })
  })

  test('a single zero is an answer and is kept', () => {
    const data = editSaas(({ financialProjections }) => (financialProjections.projections.cogs = 0))
    expect(switchTemplate(data, saas, consulting).financialProjections.projections.cogs).toBe(0)
  })

  test('figures that are all zero are empty and are filled', () => {
    const data = editSaas(({ financialProjections: { projections } }) => {
      for (const key of figureKeys) projections[key] = 0
    })
    expect(switchTemplate(data, saas, consulting).financialProjections.projections).toEqual(
      createWorkbookData(consulting).financialProjections.projections,
    )
  })
})

describe('tiers and costs', () => {
  test('a list touched in one place is kept whole, the other one is replaced', () => {
    const data = editSaas(({ financialProjections: { pricingTiers } }) => {
      pricingTiers[0]?.features.push('Phone support')
    })
    const after = switchTemplate(data, saas, consulting).financialProjections
    expect(after.pricingTiers).toEqual(data.financialProjections.pricingTiers)
    expect(after.startupCosts).toEqual(createWorkbookData(consulting).financialProjections.startupCosts)
  })

  test('an empty list is filled, and the order of fields in an item does not matter', () => {
    const data = editSaas(({ financialProjections }) => {
      financialProjections.pricingTiers = []
      financialProjections.startupCosts = financialProjections.startupCosts.map(
        ({ id, category, amount, ...rest }) => ({ ...rest, amount, category, id }),
      )
    })
    expect(switchTemplate(data, saas, coffeeShop)).toEqual(createWorkbookData(coffeeShop))
  })
})

test('choosing the template a plan already has changes nothing', () => {
  const data = editSaas(({ businessIdea }) => (businessIdea.solution = ''))
  expect(switchTemplate(data, saas, saas)).toBe(data)
})

test('the forecast, the funding and the currency are the person’s own and stay', () => {
  const data = editSaas(({ financialProjections }) => {
    const { forecast, funding } = exampleOf('saas').financialProjections
    Object.assign(financialProjections, { forecast, funding, currency: 'EUR' })
  })
  const { forecast, funding, currency } = switchTemplate(data, saas, coffeeShop).financialProjections
  expect({ forecast, funding, currency }).toEqual({
    forecast: data.financialProjections.forecast,
    funding: data.financialProjections.funding,
    currency: 'EUR',
  })
})

describe('laws', () => {
  const anyTemplate = fc.constantFrom(...templates)
  const ownText = fc.string({ minLength: 1, maxLength: 12 }).map((typed) => `my ${typed}`)

  /** A plan begun from a template in which any text, list or number may have been changed. */
  const editedPlan = (from: Template) =>
    fc
      .record({
        idea: fc.tuple(...ideaKeys.map(() => fc.option(fc.oneof(ownText, fc.constant(''))))),
        kept: fc.tuple(...modelKeys.map((key) => fc.subarray(from.data.businessModel[key]))),
        added: fc.tuple(...modelKeys.map(() => fc.array(ownText, { maxLength: 3 }))),
        // Quarters, because no template has any: what was typed cannot be taken for a proposal.
        figures: fc.tuple(...figureKeys.map(() => fc.option(fc.nat(999).map((typed) => typed + 0.25)))),
        tierName: fc.option(ownText),
        costCategory: fc.option(ownText),
        summary: ownText,
      })
      .map((edits) => {
        const data = createWorkbookData(from)
        for (const [at, key] of ideaKeys.entries())
          data.businessIdea[key] = edits.idea[at] ?? data.businessIdea[key]
        for (const [at, key] of modelKeys.entries()) {
          data.businessModel[key] = [...(edits.added[at] ?? []), ...(edits.kept[at] ?? [])]
        }
        const { projections, pricingTiers, startupCosts } = data.financialProjections
        for (const [at, key] of figureKeys.entries()) projections[key] = edits.figures[at] ?? projections[key]
        for (const tier of pricingTiers.slice(1)) tier.name = edits.tierName ?? tier.name
        for (const cost of startupCosts.slice(1)) cost.category = edits.costCategory ?? cost.category
        data.marketAnalysis.summary = edits.summary
        data['fromTheFuture'] = { note: edits.summary }
        data.businessModel['fromTheFuture'] = edits.summary
        return { data, figures: figureKeys.filter((_, at) => edits.figures[at] !== null) }
      })

  const journey = fc
    .tuple(anyTemplate, anyTemplate, anyTemplate)
    .chain(([from, to, next]) => editedPlan(from).map((plan) => ({ ...plan, from, to, next })))

  test('every word and number the founder typed is still there, however often the template changes', () => {
    fc.assert(
      fc.property(journey, ({ data, figures, from, to, next }) => {
        const proposed = new Set(textsOf(from.data))
        const own = textsOf(data).filter((text) => text !== '' && !proposed.has(text))
        const once = switchTemplate(data, from, to)
        for (const after of [once, switchTemplate(once, to, next), switchTemplate(once, to, from)]) {
          const present = new Set(textsOf(after))
          expect(own.filter((text) => !present.has(text))).toEqual([])
          for (const key of figures) {
            expect(after.financialProjections.projections[key]).toBe(
              data.financialProjections.projections[key],
            )
          }
        }
      }),
    )
  })

  test('sections that no template fills and unknown fields are untouched, and the plan given is not changed', () => {
    fc.assert(
      fc.property(journey, ({ data, from, to }) => {
        const copy = structuredClone(data)
        const after = switchTemplate(data, from, to)
        const { businessIdea: _1, businessModel, financialProjections: _2, ...others } = after
        const { businessIdea: _3, businessModel: given, financialProjections: _4, ...givenOthers } = data
        expect(others).toEqual(givenOthers)
        expect(businessModel['fromTheFuture']).toBe(given['fromTheFuture'])
        expect(data).toEqual(copy)
      }),
    )
  })

  test('an untouched plan becomes a fresh plan of the new template, and comes back as it was', () => {
    for (const from of templates) {
      for (const to of templates) {
        const fresh = createWorkbookData(from)
        const switched = switchTemplate(fresh, from, to)
        expect(switched).toEqual(createWorkbookData(to))
        expect(switchTemplate(switched, to, from)).toEqual(fresh)
      }
    }
  })

  test('an empty plan becomes a fresh plan of the new template', () => {
    for (const to of templates.slice(1)) {
      const empty = editSaas((data) => {
        for (const key of ideaKeys) data.businessIdea[key] = ''
        for (const key of modelKeys) data.businessModel[key] = []
      })
      expect(switchTemplate(empty, saas, to)).toEqual(createWorkbookData(to))
    }
  })

  test('a plan never shares a list with the template it was switched to', () => {
    const { revenueStreams } = switchTemplate(createWorkbookData(saas), saas, consulting).businessModel
    revenueStreams.push('Book sales')
    expect(consulting.data.businessModel.revenueStreams).not.toContain('Book sales')
  })
})

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}
