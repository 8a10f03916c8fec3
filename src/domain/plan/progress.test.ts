import { describe, expect, test } from 'vitest'
import { goNext, progressPercent, settleCompletedSteps } from './progress.ts'
import { restoreWorkbookData } from './restore.ts'
import { stepGuidance } from './step-guidance.ts'
import { findNeighbor, findPart, type Place } from './step-parts.ts'
import { findStep, stepCount, steps } from './steps.ts'
import { sectionKeys } from './workbook-data.ts'

const withoutMilestones = restoreWorkbookData({})
const withMilestone = restoreWorkbookData({ implementationTimeline: { milestones: [{ title: 'Open' }] } })

describe('the steps', () => {
  test('are the twelve of the workbook, one for each section, in order', () => {
    expect(steps.map(({ name }) => name)).toEqual([
      'Business Idea',
      'Market Analysis',
      'Business Model',
      'Competitive Analysis',
      'Customer Personas',
      'Marketing Strategy',
      'Operations Plan',
      'Financial Projections',
      'Team Structure',
      'Legal Structure',
      'Risk Analysis',
      'Implementation Timeline',
    ])
    expect(steps.map(({ key }) => key)).toEqual([...sectionKeys])
    expect(steps.map(({ number }) => number)).toEqual(
      Array.from({ length: stepCount }, (_, index) => index + 1),
    )
    expect(findStep(8)?.key).toBe('financialProjections')
    for (const address of ['13', 'two', '', '1.5', '0']) expect(findStep(Number(address))).toBeNull()
  })

  test('each have a description and guidance', () => {
    for (const { key, description } of steps) {
      expect(description).toMatch(/\.$/)
      expect(stepGuidance[key].length).toBeGreaterThanOrEqual(3)
    }
  })
})

describe('moving through the workbook', () => {
  const placeOf = (number: number, part: string | null = null): Place => {
    const step = findStep(number)
    if (!step) throw new Error(`There is no step ${number}`)
    return { step, part: findPart(step, part) }
  }
  const pressNext = (place: Place, completedSteps: readonly number[]) => {
    const after = goNext({ place, completedSteps })
    return [after.place.step.number, after.place.part?.key ?? null, after.completedSteps]
  }

  test('Next completes the step and moves on', () => {
    expect(pressNext(placeOf(3), [1])).toEqual([4, null, [1, 3]])
  })

  test('Next completes a step only once', () => {
    expect(pressNext(placeOf(3), [3])).toEqual([4, null, [3]])
  })

  test('Next completes a step with parts at its last part', () => {
    expect(pressNext(placeOf(8), [1])).toEqual([8, 'sales', [1]])
    expect(pressNext(placeOf(8, 'start-up-and-funding'), [1])).toEqual([8, 'results', [1]])
    expect(pressNext(placeOf(8, 'results'), [1])).toEqual([9, null, [1, 8]])
  })

  test('Next does nothing on the last step, and there is nothing before the first', () => {
    expect(pressNext(placeOf(12), [])).toEqual([12, null, []])
    expect(findNeighbor(placeOf(1), -1)).toBeNull()
  })

  test('pressing Next from the first step to the last and writing a milestone completes all twelve', () => {
    let progress: Parameters<typeof goNext>[0] = { place: placeOf(1), completedSteps: [] }
    for (let press = 0; press < 20; press += 1) progress = goNext(progress)
    expect(progress.place.step.number).toBe(12)
    expect(progressPercent(progress.completedSteps)).toBe(92)
    expect(progressPercent(settleCompletedSteps(progress.completedSteps, withMilestone))).toBe(100)
  })

  test('the last step does not count without a milestone or when it was only clicked', () => {
    expect(settleCompletedSteps([11], withoutMilestones)).toEqual([11])
    expect(settleCompletedSteps([1], withMilestone)).toEqual([1])
  })

  test('the last step stays completed when its milestones are removed', () => {
    expect(settleCompletedSteps([11, 12], withoutMilestones)).toEqual([11, 12])
  })

  test('progress is a rounded percent of twelve', () => {
    expect([[], [1], [1, 2, 3, 4], [1, 2, 3, 4, 5, 6, 7]].map(progressPercent)).toEqual([0, 8, 33, 58])
  })
})
