import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { linkDependencies } from './dependency-graph.ts'

const link = (plan: Record<string, string[]>) =>
  linkDependencies(Object.entries(plan).map(([title, dependencies]) => ({ title, dependencies })))

describe('dependencies', () => {
  test('find the milestone by its title in any case, or by all of its words', () => {
    const { edges, missing } = link({
      'Loan paid out': [],
      'Lease signed': ['loan paid out'],
      'Official Product Launch': ['Lease', 'The signed lease'],
    })
    expect(edges).toEqual([
      { from: 1, to: 0 },
      { from: 2, to: 1 },
      { from: 2, to: 1 },
    ])
    expect(missing).toEqual([])
  })

  test('that match no milestone are missing', () => {
    const { missing } = link({ 'Lease signed': ['Loan approved', ''] })
    expect(missing).toEqual([{ from: 0, text: 'Loan approved' }])
  })

  test('in a circle are found, without the ones that lead to it', () => {
    const { cycle } = link({ Start: ['First'], First: ['Second'], Second: ['Third'], Third: ['First'] })
    expect(cycle).toEqual([1, 2, 3])
  })

  test('that only point backward make no circle', () => {
    const backward = fc.array(fc.array(fc.nat(), { maxLength: 4 }), { maxLength: 30 })
    fc.assert(
      fc.property(backward, (lists) => {
        const milestones = lists.map((list, index) => ({
          title: `Milestone number${index}`,
          dependencies: index === 0 ? [] : list.map((target) => `Milestone number${target % index}`),
        }))
        expect(linkDependencies(milestones)).toMatchObject({ cycle: null, missing: [] })
      }),
    )
  })
})

test('a chain of thousands does not overflow and does not take long', () => {
  const milestones = Array.from({ length: 5000 }, (_, index) => ({
    title: `Milestone ${index}`,
    dependencies: [`Milestone ${(index + 1) % 5000}`],
  }))
  expect(linkDependencies(milestones).cycle).toHaveLength(5000)
})
