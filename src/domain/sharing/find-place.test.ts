import { describe, expect, test } from 'vitest'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import { findPlace } from './find-place.ts'
import type { CommentPlace } from './share-event.ts'

function at(change: Partial<CommentPlace>): CommentPlace {
  return {
    section: 'business-idea',
    sectionTitle: 'Business Idea',
    block: 0,
    part: null,
    column: null,
    quote: 'twelve dogs a week',
    context: 'We groom twelve dogs a week.',
    field: 'businessIdea.solution',
    version: 1,
    ...change,
  }
}

const solution = ['businessIdea', 'solution']

describe('a comment on words', () => {
  test('stays at its field while the field says them, whatever else changes', () => {
    const data = restoreWorkbookData({
      businessIdea: { solution: 'Today we groom  twelve dogs\na week, at home.' },
    })
    expect(findPlace(data, at({}))).toEqual({ kind: 'same', address: solution })
  })

  test('stays at its field and shows what it says now when the words are gone', () => {
    const data = restoreWorkbookData({ businessIdea: { solution: 'We groom cats.' } })
    expect(findPlace(data, at({}))).toEqual({ kind: 'changed', address: solution, now: 'We groom cats.' })
  })

  test('follows its words into another field, first within its own step', () => {
    const words = 'We groom twelve dogs a week.'
    const data = restoreWorkbookData({
      businessIdea: { solution: '', problemStatement: words },
      marketAnalysis: { summary: words },
    })
    expect(findPlace(data, at({}))).toEqual({ kind: 'moved', address: ['businessIdea', 'problemStatement'] })
  })

  test('does not follow a word that is in many fields by chance', () => {
    const data = restoreWorkbookData({ businessIdea: { solution: 'Cats.', problemStatement: 'Our dogs' } })
    expect(findPlace(data, at({ quote: 'dogs' }))).toMatchObject({ kind: 'changed', address: solution })
  })

  test('finds an item of a list by its id after the list was reordered', () => {
    const field = 'customerPersonas.personas.p1.goals'
    const data = restoreWorkbookData({
      customerPersonas: {
        personas: [
          { id: 'p2', goals: 'Save money' },
          { id: 'p1', goals: 'Sleep longer' },
        ],
      },
    })
    expect(findPlace(data, at({ field, quote: 'Sleep' }))).toEqual({
      kind: 'same',
      address: ['customerPersonas', 'personas', { id: 'p1' }, 'goals'],
    })
  })

  test('finds a line of a list that was moved', () => {
    const field = 'businessModel.revenueStreams.0'
    const data = restoreWorkbookData({
      businessModel: { revenueStreams: ['Subscriptions', 'Grooming at home'] },
    })
    expect(findPlace(data, at({ field, quote: 'Grooming at home' }))).toEqual({
      kind: 'moved',
      address: ['businessModel', 'revenueStreams', 1],
    })
  })

  test('goes to the step when its item is gone', () => {
    const data = restoreWorkbookData({ customerPersonas: { personas: [] } })
    const field = 'customerPersonas.personas.p1.goals'
    expect(findPlace(data, at({ field }))).toMatchObject({
      kind: 'step',
      section: 'customerPersonas',
      isGone: true,
    })
  })

  test('finds the field by its words where the copy named none', () => {
    const data = restoreWorkbookData({ businessIdea: { solution: 'We groom twelve dogs a week.' } })
    expect(findPlace(data, at({ field: null, section: 'company-description' }))).toEqual({
      kind: 'same',
      address: solution,
    })
  })
})

describe('a comment on a figure', () => {
  const field = 'financialProjections.projections.price'
  const address = ['financialProjections', 'projections', 'price']
  const priced = (price: number) => restoreWorkbookData({ financialProjections: { projections: { price } } })

  test('stays while its field has the same number and shows the new one otherwise', () => {
    expect(findPlace(priced(1250), at({ field, quote: '$1,250.00' }))).toEqual({ kind: 'same', address })
    expect(findPlace(priced(990), at({ field, quote: '$1,250.00' }))).toEqual({
      kind: 'changed',
      address,
      now: '990',
    })
  })

  test('is looked up quickly, even if its words were written to take long', () => {
    const quote = ','.repeat(300_000)
    expect(findPlace(priced(990), at({ field, quote }))).toEqual({ kind: 'same', address })
  })

  test('without a field goes to the part of the step that makes it', () => {
    const table = at({ field: null, section: 'financial-projections', quote: '3,464' })
    expect(findPlace(restoreWorkbookData({}), table)).toEqual({
      kind: 'step',
      section: 'financialProjections',
      part: 'unit-economics',
      isGone: false,
    })
    const withForecast = restoreWorkbookData({
      financialProjections: { forecast: { people: [{ id: 'a', role: 'Groomer' }] } },
    })
    expect(findPlace(withForecast, table)).toMatchObject({ part: 'results' })
    const request = at({ field: null, section: 'funding-request', quote: '85,000' })
    expect(findPlace(withForecast, request)).toMatchObject({ part: 'start-up-and-funding' })
  })
})

test('a comment on the review has no step', () => {
  const place = at({ field: null, section: 'review', quote: 'Not ready' })
  expect(findPlace(restoreWorkbookData({}), place)).toEqual({ kind: 'none' })
})

test('an address that no plan has is found by its words or its section', () => {
  const data = restoreWorkbookData({ businessIdea: { solution: 'Cats' } })
  expect(findPlace(data, at({ field: '__proto__.x' }))).toMatchObject({
    kind: 'step',
    section: 'businessIdea',
  })
})
