import { describe, expect, test } from 'vitest'
import { findNeighbor, findPart, findPartOfField, partsOf, type Place } from './step-parts.ts'
import { restoreWorkbook } from './restore.ts'
import { steps } from './steps.ts'

const projections = steps[7]!
const team = steps[8]!
const describePlace = (place: Place | null) => place && `${place.step.number} ${place.part?.key ?? ''}`.trim()

describe('the parts of a step', () => {
  test('are five for the financial projections and none for every other step', () => {
    expect(partsOf(projections).map(({ name }) => name)).toEqual([
      'Unit economics',
      'Sales',
      'Costs and people',
      'Start-up and funding',
      'Results',
    ])
    expect(steps.filter((step) => partsOf(step).length > 0)).toEqual([projections])
  })

  test('open at the first one when the address names none or an unknown one', () => {
    expect(findPart(projections, null)?.key).toBe('unit-economics')
    expect(findPart(projections, 'nonsense')?.key).toBe('unit-economics')
    expect(findPart(projections, 'sales')?.key).toBe('sales')
    expect(findPart(team, 'sales')).toBeNull()
  })
})

test('Next and Previous pass every part of a step before they leave it', () => {
  const forward: (string | null)[] = []
  let place: Place | null = { step: steps[6]!, part: null }
  while (place && place.step.number < 9) {
    place = findNeighbor(place, 1)
    forward.push(describePlace(place))
  }
  expect(forward).toEqual([
    '8 unit-economics',
    '8 sales',
    '8 costs-and-people',
    '8 start-up-and-funding',
    '8 results',
    '9',
  ])
  expect(describePlace(findNeighbor({ step: team, part: null }, -1))).toBe('8 results')
  expect(describePlace(findNeighbor({ step: projections, part: partsOf(projections)[0]! }, -1))).toBe('7')
  expect(findNeighbor({ step: steps[0]!, part: null }, -1)).toBeNull()
  expect(findNeighbor({ step: steps[11]!, part: null }, 1)).toBeNull()
})

test.each([
  [['financialProjections', 'projections', 'price'], 'unit-economics'],
  [['financialProjections', 'startupCosts', { id: 'a' }, 'amount'], 'unit-economics'],
  [['financialProjections', 'startupCosts', { id: 'a' }, 'yearsOfUse'], 'start-up-and-funding'],
  [['financialProjections', 'funding', 'loans', { id: 'a' }, 'termMonths'], 'start-up-and-funding'],
  [['financialProjections', 'forecast', 'streams', { id: 'a' }, 'price'], 'sales'],
  [['financialProjections', 'forecast', 'frame', 'firstMonth'], 'sales'],
  [['financialProjections', 'forecast', 'frame', 'minimumCash'], 'costs-and-people'],
  [['financialProjections', 'forecast', 'timing', 'taxRatePercent'], 'costs-and-people'],
  [['financialProjections', 'forecast', 'scenarios', { id: 'a' }, 'name'], 'results'],
  [['financialProjections', 'forecast'], null],
  [['financialProjections'], null],
  [['businessIdea', 'name'], null],
])('the field %j is in the part %s', (address, part) => {
  expect(findPartOfField(address)).toBe(part)
})

test('a month set by hand is in the part of its line', () => {
  const { data } = restoreWorkbook({
    data: {
      financialProjections: {
        forecast: {
          overwrites: [
            { id: 'a', line: 'volume', itemId: 'x', month: 1, value: 1 },
            { id: 'b', line: 'pay', itemId: 'y', month: 1, value: 1 },
          ],
        },
      },
    },
  })
  const find = (id: string) =>
    findPartOfField(['financialProjections', 'forecast', 'overwrites', { id }, 'value'], data)
  expect([find('a'), find('b'), find('gone')]).toEqual(['sales', 'costs-and-people', null])
})
