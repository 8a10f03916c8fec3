import { describe, expect, test } from 'vitest'
import { findPlaceholders } from '#domain/plan/placeholders.ts'
import { entityTypes } from './entity-types.ts'
import { intellectualPropertyItems, licenses, regulations } from './legal.ts'
import { marketingChannels, marketingMetrics } from './marketing.ts'
import { commonMilestones } from './milestones.ts'
import { businessProcesses, technologyItems } from './operations.ts'
import { riskTypes } from './risks.ts'
import { keyRoles } from './team.ts'

describe.each([
  { name: 'marketing channels', items: marketingChannels, size: 15 },
  { name: 'marketing metrics', items: marketingMetrics, size: 15 },
  { name: 'business processes', items: businessProcesses, size: 15 },
  { name: 'technology items', items: technologyItems, size: 15 },
  { name: 'key roles', items: keyRoles, size: 15 },
  { name: 'licenses', items: licenses, size: 12 },
  { name: 'regulations', items: regulations, size: 12 },
  { name: 'intellectual property items', items: intellectualPropertyItems, size: 8 },
])('suggested $name', ({ items, size }) => {
  test(`are ${size} different ones`, () => {
    expect(items).toHaveLength(size)
    expect(new Set(items.map((item) => item.toLowerCase())).size).toBe(size)
  })

  test('say enough to be taken over as they stand, on one line, with nothing left to fill in', () => {
    const isReady = (item: string) =>
      item === item.trim() &&
      item.split(/\s+/).length >= 5 &&
      item.length <= 100 &&
      findPlaceholders(item).length === 0
    expect(items.filter((item) => !isReady(item))).toEqual([])
  })
})

test('the common milestones come with the specified titles and timelines, in order', () => {
  expect(commonMilestones.map(({ title, timeline }) => `${title} (${timeline})`)).toEqual([
    'Business Registration & Legal Setup (Week 1-2)',
    'Secure Initial Funding (Week 2-4)',
    'Finalize Product/Service Development (Month 1-3)',
    'Build Core Team (Month 1-2)',
    'Develop Marketing Materials (Month 2)',
    'Launch Beta Testing (Month 3)',
    'Establish Key Partnerships (Month 2-4)',
    'Setup Operations & Infrastructure (Month 1-2)',
    'Official Product Launch (Month 4)',
    'Customer Acquisition Campaign (Month 4-6)',
    'Scale Operations (Month 6-12)',
    'Evaluate & Iterate (Month 12+)',
  ])
})

test('every common milestone is described in one sentence', () => {
  for (const { description } of commonMilestones) expect(description).toMatch(/^[A-Z][^.]{30,}\.$/)
})

test('the entity types are the specified values and labels, in order', () => {
  expect(entityTypes.map(({ value, label }) => [value, label])).toEqual([
    ['sole-proprietorship', 'Sole Proprietorship'],
    ['partnership', 'Partnership'],
    ['llc', 'Limited Liability Company (LLC)'],
    ['corporation', 'C Corporation'],
    ['s-corp', 'S Corporation'],
    ['b-corp', 'Benefit Corporation'],
    ['non-profit', 'Non-Profit Organization'],
  ])
})

test('the risk types are the twelve specified kinds, each called a risk', () => {
  const kinds =
    'Market, Financial, Operational, Technology, Competitive, Regulatory, Team, Product, Customer, Economic, Legal, Reputation'
  expect(riskTypes).toEqual(kinds.split(', ').map((kind) => `${kind} Risk`))
})
