import { expect, test } from 'vitest'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { writeAt } from '#domain/plan/address/values-at.ts'
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

const addresses: Readonly<Record<string, FieldAddress>> = {
  name: ['businessIdea', 'name'],
  streams: ['businessModel', 'revenueStreams'],
  firstLine: ['businessModel', 'revenueStreams', 0],
  secondLine: ['businessModel', 'revenueStreams', 1],
  rain: ['riskAnalysis', 'risks', { id: 'rain' }, 'type'],
  rent: ['riskAnalysis', 'risks', { id: 'rent' }, 'type'],
}

function watchAll() {
  const watch = createFieldWatch()
  const told: string[] = []
  const stops = Object.entries(addresses).map(([name, address]) =>
    watch.watch(address, () => told.push(name)),
  )
  const change = (address: FieldAddress, value: unknown) => {
    told.length = 0
    watch.notifyChanges(data, writeAt(data, address, value))
    return told
  }
  return { change, stops }
}

test('a change is reported only at its address', () => {
  const { change } = watchAll()
  expect(change(['businessIdea', 'name'], 'Harbor')).toEqual(['name'])
  expect(change(['riskAnalysis', 'risks', { id: 'rent' }, 'type'], 'Rent')).toEqual(['rent'])
  expect(change(['businessIdea', 'solution'], 'Coffee')).toEqual([])
})

test('a line of a text list is watched by its index, and the list is notified as well', () => {
  const { change } = watchAll()
  expect(change(['businessModel', 'revenueStreams'], ['Coffee', 'Classes'])).toEqual([
    'streams',
    'secondLine',
  ])
  expect(change(['businessModel', 'revenueStreams'], [])).toEqual(['streams', 'firstLine', 'secondLine'])
})

test('an item is notified when it is removed, but not when it moves', () => {
  const { change } = watchAll()
  const [rain, rent] = data.riskAnalysis.risks
  expect(change(['riskAnalysis', 'risks'], [rent, rain])).toEqual([])
  expect(change(['riskAnalysis', 'risks'], [rent])).toEqual(['rain'])
})

test('a listener that unsubscribed is not notified', () => {
  const { change, stops } = watchAll()
  for (const stop of stops) stop()
  expect(change(['businessIdea', 'name'], 'Harbor')).toEqual([])
})
