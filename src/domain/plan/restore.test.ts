import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { restoreWorkbook, restoreWorkbookData } from './restore.ts'

const emptyData = restoreWorkbookData({})

/** Values shaped like a plan, with arbitrary content in its fields. */
const damagedData = fc.dictionary(
  fc.constantFrom(...Object.keys(emptyData), 'fromANewerVersion'),
  fc.oneof(
    fc.anything(),
    fc.dictionary(
      fc.constantFrom(...Object.values(emptyData).flatMap((section) => Object.keys(section as object))),
      fc.oneof(fc.anything(), fc.array(fc.oneof(fc.string(), fc.jsonValue()))),
    ),
  ),
)

describe('restoring workbook data', () => {
  test('returns every section of a new plan, and its empty review, when nothing was stored', () => {
    expect(Object.keys(emptyData)).toHaveLength(13)
    expect(restoreWorkbookData(undefined)).toEqual(emptyData)
    expect(restoreWorkbookData('{bad')).toEqual(emptyData)
  })

  test('never throws for any stored value and always returns the same shape', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), damagedData), (stored) => {
        const data = restoreWorkbookData(stored)
        expect(Object.keys(data)).toEqual(expect.arrayContaining(Object.keys(emptyData)))
        expect(typeof data.businessIdea.name).toBe('string')
        expect(Number.isFinite(data.financialProjections.projections.price)).toBe(true)
        expect(
          data.riskAnalysis.risks.every(({ impact }) => ['', 'low', 'medium', 'high'].includes(impact)),
        ).toBe(true)
      }),
    )
  })

  test('changes nothing the second time', () => {
    fc.assert(
      fc.property(damagedData, (stored) => {
        const once = restoreWorkbookData(stored)
        expect(restoreWorkbookData(once)).toEqual(once)
      }),
    )
  })

  test('survives being written as JSON and read back', () => {
    fc.assert(
      fc.property(fc.json(), fc.string(), (unknownField, name) => {
        const stored = { businessIdea: { name }, unknownField: JSON.parse(unknownField) as unknown }
        const data = restoreWorkbookData(JSON.parse(JSON.stringify(stored)))
        expect(restoreWorkbookData(JSON.parse(JSON.stringify(data)))).toEqual(data)
      }),
    )
  })

  test('repairs one broken field and keeps the rest', () => {
    const data = restoreWorkbookData({
      businessIdea: { name: 'Harbor Roasters', oneLiner: 42, solution: null },
      riskAnalysis: { risks: [{ id: 'r1', type: 'Market Risk', impact: 'enormous', probability: 'high' }] },
    })
    expect(data.businessIdea).toMatchObject({ name: 'Harbor Roasters', oneLiner: '42', solution: '' })
    expect(data.riskAnalysis.risks[0]).toMatchObject({
      id: 'r1',
      type: 'Market Risk',
      impact: '',
      probability: 'high',
    })
  })

  test('keeps unknown fields at every depth', () => {
    const stored = {
      mood: 'hopeful',
      businessIdea: { name: 'A', motto: 'B' },
      teamStructure: { founders: [{ id: 'f', name: 'Dana', pronouns: 'she' }] },
    }
    expect(restoreWorkbookData(stored)).toMatchObject(stored)
  })

  test('keeps the words of items stored in another shape', () => {
    const data = restoreWorkbookData({
      competitiveAnalysis: { directCompetitors: ['Bean There'] },
      marketingStrategy: { channels: [{ name: 'Leaflets' }, 'Radio', 7, null] },
      businessModel: { costStructure: 'Rent' },
    })
    expect(data.competitiveAnalysis.directCompetitors[0]?.name).toBe('Bean There')
    expect(data.marketingStrategy.channels).toEqual(['Leaflets', 'Radio', '7'])
    expect(data.businessModel.costStructure).toEqual(['Rent'])
  })

  test('gives each list item an id of its own, the same one every time', () => {
    const stored = { riskAnalysis: { risks: [{ type: 'A' }, { id: 'x' }, { id: 'x' }, { type: 'B' }] } }
    const ids = restoreWorkbookData(stored).riskAnalysis.risks.map(({ id }) => id)
    expect(new Set(ids).size).toBe(4)
    expect(ids[1]).toBe('x')
    expect(ids[0]).toMatch(/^[\w-]{21}$/)
    expect(restoreWorkbookData(stored).riskAnalysis.risks.map(({ id }) => id)).toEqual(ids)
  })

  test('clears a primary persona that does not exist', () => {
    const personas = [{ id: 'p1', name: 'Dana' }]
    const primary = (primaryPersona: string) =>
      restoreWorkbookData({ customerPersonas: { personas, primaryPersona } }).customerPersonas.primaryPersona
    expect(primary('p1')).toBe('p1')
    expect(primary('gone')).toBe('')
  })

  test('reads numbers the way people write them, and anything else as 0', () => {
    const price = (typed: unknown) =>
      restoreWorkbookData({ financialProjections: { projections: { price: typed } } }).financialProjections
        .projections.price
    expect(price('$1,200.50')).toBe(1200.5)
    expect(price(' 12 % ')).toBe(12)
    expect(price('twelve')).toBe(0)
    expect(price(Number.NaN)).toBe(0)
    expect(price({})).toBe(0)
  })

  test('starts from the default numbers only when no numbers are stored at all', () => {
    expect(emptyData.financialProjections.projections).toEqual({
      price: 89,
      cogs: 12,
      cac: 267,
      churnRate: 5,
      conversionRate: 2.5,
      monthlyGrowthRate: 15,
      priceUnit: '',
      purchasesPerMonth: 1,
    })
    expect(
      restoreWorkbookData({ financialProjections: { projections: { price: 4 } } }).financialProjections
        .projections,
    ).toMatchObject({ price: 4, cogs: 0, cac: 0, churnRate: 5 })
  })

  test('ignores a stored prototype', () => {
    const data = restoreWorkbookData(
      JSON.parse('{"__proto__":{"polluted":1},"businessIdea":{"__proto__":{"name":"x"}}}'),
    )
    expect(data).not.toHaveProperty('polluted')
    expect(data.businessIdea.name).toBe('')
  })

  test('succeeds even when reading the stored object itself fails', () => {
    const hostile = Object.defineProperty({}, 'businessIdea', {
      enumerable: true,
      get: () => {
        throw new Error('no')
      },
    })
    expect(restoreWorkbookData(hostile)).toEqual(emptyData)
  })
})

describe('restoring a workbook', () => {
  test('returns the specified defaults', () => {
    expect(restoreWorkbook(null)).toEqual({
      data: emptyData,
      currentStep: 1,
      completedSteps: [],
      title: 'Business Plan',
      template: 'saas',
      revision: '1',
      lastSaved: '',
    })
  })

  test('reads steps and revision whether they are numbers or text', () => {
    const stored = { currentStep: '7', completedSteps: ['2', 1, 1, 99, 'x'], revision: 12 }
    expect(restoreWorkbook(stored)).toMatchObject({ currentStep: 7, completedSteps: [1, 2], revision: '12' })
  })

  test('keeps the step between 1 and 12', () => {
    fc.assert(
      fc.property(fc.anything(), (currentStep) => {
        const restored = restoreWorkbook({ currentStep }).currentStep
        expect(Number.isInteger(restored) && restored >= 1 && restored <= 12).toBe(true)
      }),
    )
  })

  test('reads the oldest layout, which held only the sections', () => {
    expect(restoreWorkbook({ businessIdea: { name: 'Old' } }).data.businessIdea.name).toBe('Old')
  })

  test('keeps unknown values, such as the account a plan belongs to', () => {
    expect(restoreWorkbook({ owner: 'u1', data: {} })).toMatchObject({ owner: 'u1' })
  })
})
