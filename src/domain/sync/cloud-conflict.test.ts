import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { restoreWorkbook, type Workbook } from '#domain/plan/restore.ts'
import { divergedPlans } from '#tests/builders/plan-arbitraries.ts'
import { weighConflict } from './cloud-conflict.ts'
import { isSameContent, withContent } from './cloud-content.ts'
import { nameSecondPlan } from './name-second-plan.ts'
import { listDifferences } from './cloud-differences.ts'

const nameTemplate = (id: string) => `Template ${id}`
const dana = { id: 'p1', name: 'Dana', goals: 'Sleep' }
const base = restoreWorkbook({
  title: 'Harbor',
  data: {
    businessIdea: { name: 'Harbor', solution: 'Coffee' },
    customerPersonas: { personas: [dana], primaryPersona: 'p1' },
    marketingStrategy: { channels: ['Posters', 'Radio'] },
    legalStructure: { businessEntity: 'llc' },
  },
})
const change = (data: object, more: object = {}): Workbook =>
  restoreWorkbook({ ...base, ...more, data: { ...base.data, ...data } })
const idea = (fields: object) => ({ businessIdea: { ...base.data.businessIdea, ...fields } })

describe('a difference between two copies', () => {
  const rows = (one: Workbook, other: Workbook) =>
    listDifferences(one, other, nameTemplate).map((row) => [row.section, row.field, row.one, row.other])

  test('has the names that the form uses for the step and the field', () => {
    expect(rows(base, change(idea({ name: 'Pier' })))).toEqual([
      ['Business Idea', 'Business name', 'Harbor', 'Pier'],
    ])
  })

  test('can be in the title, the template or the completed steps', () => {
    const other = restoreWorkbook({ ...base, title: 'Pier', template: 'ecommerce', completedSteps: [1, 2] })
    expect(rows(base, other)).toEqual([
      ['Plan', 'Title', 'Harbor', 'Pier'],
      ['Plan', 'Template', 'Template saas', 'Template ecommerce'],
      ['Plan', 'Completed steps', '', '1, 2'],
    ])
  })

  test('shows items by their names and choices by their labels', () => {
    const other = change({
      customerPersonas: {
        personas: [
          { ...dana, goals: 'Rest' },
          { id: 'p2', name: 'Eve' },
        ],
        primaryPersona: 'p2',
      },
      legalStructure: { businessEntity: 'partnership' },
    })
    expect(rows(base, other)).toEqual([
      ['Customer Personas', expect.stringMatching(/ \/ Dana \/ Goals$/), 'Sleep', 'Rest'],
      ['Customer Personas', expect.stringMatching(/ \/ Eve$/), '', 'Eve'],
      ['Customer Personas', 'Primary persona', 'Dana', 'Eve'],
      ['Legal Structure', expect.any(String), 'Limited Liability Company (LLC)', 'Partnership'],
    ])
  })

  test('shows the old and new positions of an entry that only moved', () => {
    const other = change({ marketingStrategy: { channels: ['Radio', 'Posters'] } })
    expect(rows(base, other)).toEqual([
      ['Marketing Strategy', expect.any(String), expect.any(String), expect.any(String)],
    ])
  })

  test('is still found when another program nested a value very deeply', () => {
    let deep: unknown = 'bottom'
    for (let level = 0; level < 100_000; level += 1) deep = [deep]
    expect(rows(base, change({ foreign: deep }))).toEqual([['Other', 'foreign', '', '']])
  })

  test('exists exactly when the copies are not the same', () => {
    fc.assert(
      fc.property(divergedPlans, ({ ours, theirs }) => {
        const found = listDifferences(ours, theirs, (id) => id)
        const isNothingBesideTitle = found.every(({ field }) => field === 'Title')
        expect(isNothingBesideTitle).toBe(isSameContent({ ...ours, title: theirs.title }, theirs))
        expect(new Set(found.map(({ key }) => key)).size).toBe(found.length)
      }),
    )
  })
})

describe('a conflict', () => {
  const weigh = (mine: Workbook, theirs: Workbook, before: Workbook | null = base) =>
    weighConflict(before, mine, theirs, nameTemplate)
  const authors = (mine: Workbook, theirs: Workbook) =>
    weigh(mine, theirs).differences.map(({ changedBy }) => changedBy)

  test('in different fields can be merged and shows who changed what', () => {
    const mine = change(idea({ name: 'Pier' }))
    const theirs = change(idea({ solution: 'Tea' }))
    expect(authors(mine, theirs)).toEqual(['me', 'them'])
    expect(weigh(mine, theirs).merged?.data.businessIdea).toMatchObject({ name: 'Pier', solution: 'Tea' })
  })

  test('in one field cannot be merged', () => {
    const view = weigh(change(idea({ name: 'Pier' })), change(idea({ name: 'Dock' })))
    expect(view.merged).toBeNull()
    expect(view.differences).toMatchObject([{ one: 'Pier', other: 'Dock', changedBy: 'both' }])
  })

  test('without a common earlier copy is shown but not merged', () => {
    const view = weigh(change(idea({ name: 'Pier' })), change(idea({ solution: 'Tea' })), null)
    expect(view.merged).toBeNull()
    expect(view.differences.map(({ changedBy }) => changedBy)).toEqual(['unknown', 'unknown'])
  })

  test('in a list of texts shows who added, removed and edited entries', () => {
    const channels = (...texts: string[]) => change({ marketingStrategy: { channels: texts } })
    const view = weigh(channels('Posters', 'Radio', 'Flyers'), channels('Posters'))
    const authors = Object.fromEntries(view.differences.map(({ one, changedBy }) => [one, changedBy]))
    expect(authors).toEqual({ Flyers: 'me', Radio: 'them' })
  })

  test('in a list that is new on both sides shows who wrote what', () => {
    const listed = (...awards: string[]) => restoreWorkbook({ ...base, data: { ...base.data, awards } })
    expect(authors(listed(), listed('Best pier'))).toEqual(['them'])
    expect(authors(listed('Best dock'), listed())).toEqual(['me'])
  })

  test('that can be merged lists no field as changed by both', () => {
    fc.assert(
      fc.property(divergedPlans, (plans) => {
        const view = weighConflict(plans.base, plans.ours, plans.theirs, (id) => id)
        if (view.merged === null) return
        const inData = view.differences.filter(
          ({ path }) => path.length === 3 && path[2] !== 'primaryPersona',
        )
        expect(inData.filter(({ changedBy }) => changedBy === 'both')).toEqual([])
      }),
    )
  })
})

test('taking another copy’s content keeps the current step and unknown fields', () => {
  const mine = restoreWorkbook({ ...base, currentStep: 7, format: 9 })
  const theirs = restoreWorkbook({ ...change(idea({ name: 'Pier' })), currentStep: 2, revision: '5' })
  const taken = withContent(mine, theirs)
  expect(taken).toMatchObject({ currentStep: 7, format: 9, data: { businessIdea: { name: 'Pier' } } })
  expect(isSameContent(taken, theirs)).toBe(true)
})

test('a second plan’s title differs from the first plan’s and from an earlier second plan’s', () => {
  const name = (title: string, nowMs = Date.UTC(2026, 10, 16, 14, 5)) =>
    nameSecondPlan(title, { maxLength: 200, nowMs, timeZone: 'UTC' })
  expect(name('Harbor')).toBe('Harbor (copy of Nov 16, 14:05)')
  expect(name(name('Harbor'))).toBe('Harbor (copy of Nov 16, 14:05, no. 2)')
  expect(name(name(name('Harbor')))).toBe('Harbor (copy of Nov 16, 14:05, no. 3)')
  expect(name(name('Harbor'), Date.UTC(2026, 11, 1, 0, 7))).toBe('Harbor (copy of Dec 1, 00:07)')
  expect(name('Harbor (from this device 2)')).toBe('Harbor (copy of Nov 16, 14:05)')
  expect(name('x'.repeat(300))).toHaveLength(200)
})
