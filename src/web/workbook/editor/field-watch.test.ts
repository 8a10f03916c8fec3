import { expect, test } from 'vitest'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import { writeField } from '#domain/plan/field-values.ts'
import { createFieldWatch } from './field-watch.ts'

const data = restoreWorkbookData({
  businessModel: { revenueStreams: ['Coffee', 'Beans'] },
  riskAnalysis: {
    risks: [
      { id: 'rain', type: 'Weather' },
      { id: 'rent', type: 'Market' },
    ],
  },
})

const places = {
  name: ['businessIdea', 'name'],
  streams: ['businessModel', 'revenueStreams'],
  firstLine: ['businessModel', 'revenueStreams', '0'],
  secondLine: ['businessModel', 'revenueStreams', '1'],
  rain: ['riskAnalysis', 'risks', 'rain', 'type'],
  rent: ['riskAnalysis', 'risks', 'rent', 'type'],
}

function watchAll() {
  const watch = createFieldWatch()
  const told: string[] = []
  const stops = Object.entries(places).map(([name, place]) => watch.watch(place, () => told.push(name)))
  const change = (place: readonly string[], value: unknown) => {
    told.length = 0
    watch.tellChanges(data, writeField(data, place, value))
    return told
  }
  return { change, stops }
}

test('a change is told at its place alone', () => {
  const { change } = watchAll()
  expect(change(['businessIdea', 'name'], 'Harbor')).toEqual(['name'])
  expect(change(['riskAnalysis', 'risks', 'rent', 'type'], 'Rent')).toEqual(['rent'])
  expect(change(['businessIdea', 'solution'], 'Coffee')).toEqual([])
})

test('a line of a list of texts is a place by its index, and the list is told as well', () => {
  const { change } = watchAll()
  expect(change(['businessModel', 'revenueStreams'], ['Coffee', 'Classes'])).toEqual([
    'streams',
    'secondLine',
  ])
  expect(change(['businessModel', 'revenueStreams'], [])).toEqual(['streams', 'firstLine', 'secondLine'])
})

test('an item that moves is told nothing, one that goes is', () => {
  const { change } = watchAll()
  const [rain, rent] = data.riskAnalysis.risks
  expect(change(['riskAnalysis', 'risks'], [rent, rain])).toEqual([])
  expect(change(['riskAnalysis', 'risks'], [rent])).toEqual(['rain'])
})

test('nobody is told after leaving', () => {
  const { change, stops } = watchAll()
  for (const stop of stops) stop()
  expect(change(['businessIdea', 'name'], 'Harbor')).toEqual([])
})
