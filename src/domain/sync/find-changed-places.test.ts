import { describe, expect, test } from 'vitest'
import { writeField } from '#domain/plan/field-values.ts'
import { restoreWorkbook } from '#domain/plan/restore.ts'
import { findChangedPlaces } from './find-changed-places.ts'

const { data } = restoreWorkbook({
  data: {
    businessModel: { revenueStreams: ['Beans', 'Classes'] },
    customerPersonas: {
      personas: [
        { id: 'ana', name: 'Ana' },
        { id: 'ben', name: 'Ben' },
      ],
    },
  },
})
const personas = data.customerPersonas.personas

describe('where a plan changed', () => {
  test('is nowhere when it is the same', () => {
    expect(findChangedPlaces(data, structuredClone(data))).toEqual([])
  })

  test.each([
    { what: 'a field', place: ['businessIdea', 'solution'], value: 'Coffee' },
    { what: 'a figure', place: ['financialProjections', 'projections', 'price'], value: 4 },
    { what: 'a field of an item', place: ['customerPersonas', 'personas', 'ben', 'goals'], value: 'Sleep' },
    { what: 'a line of a list', place: ['businessModel', 'revenueStreams', '1'], value: 'Courses' },
  ])('is $what', ({ place, value }) => {
    expect(findChangedPlaces(data, writeField(data, place, value))).toEqual([place])
  })

  test('is the item that was added, and the list from which one was removed', () => {
    const place = ['customerPersonas', 'personas']
    const without = writeField(data, place, personas.slice(0, 1))
    expect(findChangedPlaces(without, data)).toEqual([[...place, 'ben']])
    expect(findChangedPlaces(data, without)).toEqual([place])
  })

  test('is one place for each step, in their order', () => {
    const later = writeField(
      writeField(data, ['riskAnalysis', 'risks'], [{ id: 'r' }]),
      ['businessIdea', 'name'],
      'Pier',
    )
    expect(findChangedPlaces(data, later).map(([step]) => step)).toEqual(['businessIdea', 'riskAnalysis'])
  })
})
