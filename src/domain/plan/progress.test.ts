import { describe, expect, test } from 'vitest'
import { goNext, goPrevious, progressPercent, settleCompletedSteps } from './progress.ts'
import { restoreWorkbookData } from './restore.ts'
import { stepGuidance } from './step-guidance.ts'
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
    expect(findStep(13)).toBeNull()
  })

  test('each have a description and guidance', () => {
    for (const { key, description } of steps) {
      expect(description).toMatch(/\.$/)
      expect(stepGuidance[key].length).toBeGreaterThanOrEqual(3)
    }
  })
})

describe('moving through the workbook', () => {
  test('Next completes the step and moves on', () => {
    expect(goNext({ currentStep: 3, completedSteps: [1] })).toEqual({
      currentStep: 4,
      completedSteps: [1, 3],
    })
  })

  test('Next completes a step only once', () => {
    expect(goNext({ currentStep: 3, completedSteps: [3] })).toEqual({ currentStep: 4, completedSteps: [3] })
  })

  test('Next does nothing on the last step, and Previous nothing on the first', () => {
    expect(goNext({ currentStep: 12, completedSteps: [] })).toEqual({ currentStep: 12, completedSteps: [] })
    expect(goPrevious({ currentStep: 1, completedSteps: [] })).toEqual({ currentStep: 1, completedSteps: [] })
    expect(goPrevious({ currentStep: 5, completedSteps: [4] })).toEqual({
      currentStep: 4,
      completedSteps: [4],
    })
  })

  test('pressing Next from the first step to the last and writing a milestone completes all twelve', () => {
    let progress: { currentStep: number; completedSteps: readonly number[] } = {
      currentStep: 1,
      completedSteps: [],
    }
    for (let press = 0; press < 12; press += 1) progress = goNext(progress)
    expect(progress.currentStep).toBe(12)
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
