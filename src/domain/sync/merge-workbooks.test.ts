import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { restoreWorkbook, type Workbook } from '#domain/plan/restore.ts'
import { anyPlan } from '#tests/builders/plan-arbitraries.ts'
import { joinWorkbooks, mergeWorkbooks } from './merge-workbooks.ts'
import { takeTheirs } from './take-theirs.ts'

const plan = (data: Record<string, unknown>, rest: Record<string, unknown> = {}): Workbook =>
  restoreWorkbook({ ...rest, data })
const idea = (name: string, oneLiner = '') => plan({ businessIdea: { name, oneLiner } })

describe('fields', () => {
  test('edits of two tabs in two fields are both kept', () => {
    const { merged, conflicts } = mergeWorkbooks(idea('A', 'a'), idea('B', 'a'), idea('A', 'b'))
    expect(merged).toEqual(idea('B', 'b'))
    expect(conflicts).toEqual([])
  })

  test('a field edited by both keeps our value and reports both', () => {
    const { merged, conflicts } = mergeWorkbooks(idea('A'), idea('Ours'), idea('Theirs'))
    expect(merged).toEqual(idea('Ours'))
    expect(conflicts).toEqual([
      { path: ['data', 'businessIdea', 'name'], base: 'A', ours: 'Ours', theirs: 'Theirs' },
    ])
  })

  test('title and template are fields like any other', () => {
    const { merged, conflicts } = mergeWorkbooks(
      plan({}, { title: 'A', template: 'saas' }),
      plan({}, { title: 'B', template: 'ecommerce' }),
      plan({}, { title: 'C', template: 'saas' }),
    )
    expect(merged).toMatchObject({ title: 'B', template: 'ecommerce' })
    expect(conflicts.map(({ path }) => path)).toEqual([['title']])
  })

  describe('a title that follows the name of the business', () => {
    const named = (name: string, title = name) => plan({ businessIdea: { name } }, { title })

    test('is decided by the name, so that one name in conflict is one question', () => {
      const { merged, conflicts } = mergeWorkbooks(
        named('', 'New Business Plan'),
        named('Harbor'),
        named('Pier'),
      )
      expect(merged.title).toBe('Harbor')
      expect(conflicts.map(({ path }) => path.at(-1))).toEqual(['name'])
    })

    test('gives way to a title that a person gave on the other side', () => {
      const base = named('', 'New Business Plan')
      const given = named('', 'Plan for the bank')
      for (const [ours, theirs] of [
        [named('Harbor'), given],
        [given, named('Harbor')],
      ] as const) {
        const { merged, conflicts } = mergeWorkbooks(base, ours, theirs)
        expect(merged).toMatchObject({
          title: 'Plan for the bank',
          data: { businessIdea: { name: 'Harbor' } },
        })
        expect(conflicts).toEqual([])
      }
    })

    test('follows the words of both, where two windows wrote into the name', () => {
      const { merged } = joinWorkbooks(named('Harbor'), named('Old Harbor'), named('Harbor Roasters'))
      expect(merged).toEqual(named('Old Harbor Roasters'))
    })
  })

  test('numbers are merged one by one', () => {
    const figures = (price: number, cac: number) =>
      plan({ financialProjections: { projections: { price, cac } } })
    expect(mergeWorkbooks(figures(1, 1), figures(2, 1), figures(1, 3)).merged).toEqual(figures(2, 3))
  })

  test('fields of a newer version are merged as deep as they go', () => {
    const future = (value: unknown) => plan({ businessIdea: { future: value }, other: { future: value } })
    const { merged, conflicts } = mergeWorkbooks(
      future({ a: 1, b: { c: 1, d: 1 } }),
      future({ a: 2, b: { c: 1, d: 1 } }),
      future({ a: 1, b: { c: 1, d: 2, toString: 'x' } }),
    )
    expect(merged).toEqual(future({ a: 2, b: { c: 1, d: 2, toString: 'x' } }))
    expect(conflicts).toEqual([])
  })

  test('a merge without changes returns the same object, and an unchanged section stays the same object', () => {
    const ours = idea('B')
    expect(mergeWorkbooks(idea('A'), ours, idea('A')).merged).toBe(ours)
    const { merged } = mergeWorkbooks(idea('A'), ours, idea('A', 'a'))
    expect(merged.data.riskAnalysis).toBe(ours.data.riskAnalysis)
  })
})

describe('progress', () => {
  const steps = (currentStep: number, ...completedSteps: number[]) =>
    plan({}, { currentStep, completedSteps })

  test('steps that either side completed are completed, and our current step stays', () => {
    const { merged } = mergeWorkbooks(steps(2, 1), steps(3, 1, 2), steps(9, 1, 8))
    expect(merged).toMatchObject({ currentStep: 3, completedSteps: [1, 2, 8] })
    expect(mergeWorkbooks(steps(2), steps(2), steps(9)).merged.currentStep).toBe(2)
  })

  test('a reset on one side clears the steps that were completed before it', () => {
    expect(mergeWorkbooks(steps(5, 1, 2), steps(1), steps(5, 1, 2, 5)).merged.completedSteps).toEqual([5])
  })

  test('the later revision and save time win and are never in conflict', () => {
    const stamped = (revision: string, lastSaved: string) => plan({}, { revision, lastSaved })
    const { merged, conflicts } = mergeWorkbooks(
      stamped('8', '2026-11-16T08:00:00.000Z'),
      stamped('9', '2026-11-16T09:30:00.000Z'),
      stamped('10', '2026-11-16T09:00:00.000Z'),
    )
    expect(merged).toMatchObject({ revision: '10', lastSaved: '2026-11-16T09:30:00.000Z' })
    expect(conflicts).toEqual([])
  })
})

describe('lists of items', () => {
  const risks = (...items: string[]) =>
    plan({
      riskAnalysis: {
        risks: items.map((item) => {
          const [id, description = '', mitigation = ''] = item.split('/')
          return { id, description, mitigation }
        }),
      },
    })

  test.each([
    {
      what: 'both add: both stay',
      base: ['a'],
      ours: ['a', 'o'],
      theirs: ['t', 'a'],
      merged: ['t', 'a', 'o'],
    },
    {
      what: 'their addition stands after the neighbor it had',
      base: ['a', 'b'],
      ours: ['a', 'b', 'o'],
      theirs: ['a', 't', 'b'],
      merged: ['a', 't', 'b', 'o'],
    },
    {
      what: 'one removes: removed',
      base: ['a', 'b'],
      ours: ['b'],
      theirs: ['a', 'b', 'c'],
      merged: ['b', 'c'],
    },
    {
      what: 'one removes, one edits: the edit stays',
      base: ['a', 'b'],
      ours: ['b'],
      theirs: ['a/x', 'b'],
      merged: ['a/x', 'b'],
    },
    {
      what: 'both edit one item in two fields',
      base: ['a/x/y'],
      ours: ['a/X/y'],
      theirs: ['a/x/Y'],
      merged: ['a/X/Y'],
    },
    {
      what: 'they move, we edit: both hold',
      base: ['a', 'b', 'c'],
      ours: ['a/x', 'b', 'c'],
      theirs: ['c', 'a', 'b'],
      merged: ['c', 'a/x', 'b'],
    },
    {
      what: 'they move, we add: ours follows its neighbor',
      base: ['a', 'b'],
      ours: ['a', 'o', 'b'],
      theirs: ['b', 'a'],
      merged: ['b', 'a', 'o'],
    },
    {
      what: 'both move: our order',
      base: ['a', 'b', 'c'],
      ours: ['b', 'a', 'c'],
      theirs: ['c', 'b', 'a'],
      merged: ['b', 'a', 'c'],
    },
  ])('$what', ({ base, ours, theirs, merged }) => {
    const result = mergeWorkbooks(risks(...base), risks(...ours), risks(...theirs))
    expect(result).toEqual({ merged: risks(...merged), conflicts: [] })
  })

  test('an item field edited by both is a conflict that names the item by its id', () => {
    const { conflicts } = mergeWorkbooks(risks('a', 'b/x'), risks('b/y', 'a'), risks('a', 'b/z'))
    expect(conflicts.map(({ path }) => path)).toEqual([
      ['data', 'riskAnalysis', 'risks', { id: 'b' }, 'description'],
    ])
  })
})

describe('lists of texts', () => {
  const costs = (...costStructure: string[]) => plan({ businessModel: { costStructure } })

  test.each([
    { what: 'both add', base: 'a', ours: 'a o', theirs: 'a t', merged: 'a t o' },
    { what: 'both add the same: once', base: 'a', ours: 'a n', theirs: 'n a', merged: 'a n' },
    { what: 'two texts edited in place', base: 'a b', ours: 'A b', theirs: 'a B', merged: 'A B' },
    { what: 'one removes, one adds', base: 'a b', ours: 'b', theirs: 'a b t', merged: 'b t' },
    { what: 'a removed text does not come back', base: 'a b c', ours: 'c', theirs: 'a b C', merged: 'C' },
    { what: 'one removes, one edits: the edit stays', base: 'a b', ours: 'b', theirs: 'A b', merged: 'A b' },
    {
      what: 'an edit after an insertion is still that edit',
      base: 'a b',
      ours: 'n a B',
      theirs: 'a b t',
      merged: 'n a B t',
    },
    { what: 'one moves, one edits', base: 'a b c', ours: 'c a b', theirs: 'a b C', merged: 'C a b' },
    {
      what: 'one edits into what the other adds: once',
      base: 'a b',
      ours: 'a n',
      theirs: 'a b n',
      merged: 'a n',
    },
    { what: 'one of two equal texts is removed', base: 'a a', ours: 'a', theirs: 'a a t', merged: 'a t' },
  ])('$what', ({ base, ours, theirs, merged }) => {
    const list = (words: string) => costs(...words.split(' '))
    const result = mergeWorkbooks(list(base), list(ours), list(theirs))
    expect(result).toEqual({ merged: list(merged), conflicts: [] })
  })

  test('one text edited by both is a conflict at its place', () => {
    const { merged, conflicts } = mergeWorkbooks(costs('a', 'b'), costs('a', 'o'), costs('n', 'a', 't'))
    expect(merged).toEqual(costs('n', 'a', 'o'))
    expect(conflicts).toEqual([
      { path: ['data', 'businessModel', 'costStructure', 2], base: 'b', ours: 'o', theirs: 't' },
    ])
    expect(conflicts.reduce(takeTheirs, merged)).toEqual(costs('n', 'a', 't'))
  })
})

describe('the primary persona', () => {
  const personas = (primaryPersona: string, ...ids: string[]) =>
    plan({ customerPersonas: { primaryPersona, personas: ids.map((id) => ({ id })) } })

  test.each([
    { what: 'is cleared when they removed it', ours: ['b', 'a', 'b'], theirs: ['', 'a'], primary: '' },
    { what: 'is theirs when ours is gone', ours: ['b', 'a', 'b'], theirs: ['a', 'a'], primary: 'a' },
    { what: 'is ours when theirs is gone', ours: ['a', 'a'], theirs: ['b', 'a', 'b'], primary: 'a' },
  ])('$what, without a conflict', ({ ours, theirs, primary }) => {
    const [our = '', ...ourIds] = ours
    const [their = '', ...theirIds] = theirs
    const base = personas('', 'a', 'b')
    const { merged, conflicts } = mergeWorkbooks(base, personas(our, ...ourIds), personas(their, ...theirIds))
    expect(merged).toEqual(personas(primary, 'a'))
    expect(conflicts).toEqual([])
  })

  test('is a conflict when both sides chose different existing personas', () => {
    const { conflicts } = mergeWorkbooks(
      personas('', 'a', 'b'),
      personas('a', 'a', 'b'),
      personas('b', 'a', 'b'),
    )
    expect(conflicts).toHaveLength(1)
  })
})

describe('conflicts', () => {
  const textFields = ['name', 'oneLiner', 'problemStatement', 'solution', 'valueProposition'] as const
  const editedFields = fc.subarray([...textFields])

  test('are exactly the fields that both sides edited', () => {
    fc.assert(
      fc.property(anyPlan, editedFields, editedFields, (base, ourFields, theirFields) => {
        const edit = (fields: readonly string[], words: string): Workbook => {
          const edits = Object.fromEntries(fields.map((field) => [field, `${words} ${field}`]))
          return { ...base, data: { ...base.data, businessIdea: { ...base.data.businessIdea, ...edits } } }
        }
        const { merged, conflicts } = mergeWorkbooks(base, edit(ourFields, 'our'), edit(theirFields, 'their'))
        const both = ourFields.filter((field) => theirFields.includes(field))
        expect(conflicts.map(({ path }) => path)).toEqual(
          both.map((field) => ['data', 'businessIdea', field]),
        )
        for (const field of theirFields.filter((field) => !both.includes(field))) {
          expect(merged.data.businessIdea[field]).toBe(`their ${field}`)
        }
        for (const field of ourFields) expect(merged.data.businessIdea[field]).toBe(`our ${field}`)
      }),
    )
  })

  test('can be resolved for a field that only one side still has', () => {
    const future = (value: unknown) => plan({ future: value })
    const { merged, conflicts } = mergeWorkbooks(future('a'), future('b'), future(undefined))
    expect(merged).toEqual(future('b'))
    expect(Object.keys(conflicts.reduce(takeTheirs, merged).data)).not.toContain('future')
  })
})

describe('hostile input', () => {
  test('a stored prototype stays a plain field', () => {
    const future = (json: string) => plan({ future: JSON.parse(json) as unknown })
    const { merged } = mergeWorkbooks(
      future('{"x":1}'),
      future('{"x":2}'),
      future('{"x":1,"__proto__":{"polluted":true}}'),
    )
    expect(JSON.stringify(merged.data['future'])).toBe('{"x":2,"__proto__":{"polluted":true}}')
    expect(merged.data['future']).not.toHaveProperty('polluted')
  })

  test('a field nested deeper than the call stack allows is treated as one value', () => {
    const nest = (core: string) =>
      plan({ future: JSON.parse('['.repeat(50_000) + core + ']'.repeat(50_000)) as unknown })
    const ours = nest('1')
    const { merged, conflicts } = mergeWorkbooks(nest('0'), ours, nest('2'))
    expect(merged.data['future'] === ours.data['future']).toBe(true)
    expect(conflicts).toHaveLength(1)
  })

  test('items that share an id inside an unknown field are treated as one value', () => {
    const future = (...notes: string[]) =>
      plan({ future: { deep: notes.map((note) => ({ id: 'same', note })) } })
    const { merged, conflicts } = mergeWorkbooks(future('a', 'b'), future('a', 'o'), future('t', 'b'))
    expect(merged).toEqual(future('a', 'o'))
    expect(conflicts).toHaveLength(1)
  })
})
