import { describe, expect, test } from 'vitest'
import { emptyScenario } from '#domain/forecast/inputs/new-items.ts'
import { isAsPlanned, turnLever, whatIfLevers } from './what-if-levers.ts'

const plan = emptyScenario('s')
const leverOf = (field: string) => whatIfLevers.find((lever) => lever.field === field)!

describe('the what-if sliders', () => {
  test('turn one number of a case and leave the others as planned', () => {
    const fewer = turnLever(plan, leverOf('volumePercent'), 80)
    expect(fewer).toEqual({ ...plan, volumePercent: 80 })
    expect(isAsPlanned(plan)).toBe(true)
    expect(isAsPlanned(fewer)).toBe(false)
  })

  test('store nothing when they are turned back', () => {
    const there = turnLever(plan, leverOf('monthsLater'), 3)
    expect(turnLever(there, leverOf('monthsLater'), 0)).toEqual(plan)
  })

  test('show the change, never −0', () => {
    expect(leverOf('volumePercent').format(80)).toBe('−20%')
    expect(leverOf('pricePercent').format(105)).toBe('+5%')
    expect(leverOf('pricePercent').format(100 - 1e-9)).toBe('0%')
    expect(leverOf('interestPoints').format(1)).toBe('+1 point')
    expect(leverOf('interestPoints').format(-0)).toBe('0 points')
    expect(leverOf('monthsLater').format(1)).toBe('1 month')
  })
})
