import { describe, expect, test } from 'vitest'
import { findPlaceholders } from '#domain/plan/placeholders.ts'
import { templates } from '#domain/plan/templates/template-list.ts'
import { readTraits } from './business-traits.ts'
import { pickChips } from './chip.ts'
import { entityTypes } from './entity-types.ts'
import { intellectualPropertyItems, licenses, regulations } from './legal.ts'
import { marketingChannels, marketingMetrics } from './marketing.ts'
import { commonMilestones } from './milestones.ts'
import { businessProcesses, technologyItems } from './operations.ts'
import { riskTypes } from './risks.ts'
import { keyRoles } from './team.ts'

const kindsOfBusiness = [
  ...templates.map(({ id }) => ({ oneLiner: '', templateId: id })),
  ...[
    'A dog grooming salon',
    'A mobile dog groomer with a van',
    'A neighborhood bar with cocktails and small plates',
    'A taco food truck',
    'A physical therapy clinic for runners',
    'A plumber for old houses',
    'A trucking company',
    'A preschool for forty children',
    'A barbershop',
    'A bookkeeping firm',
    'A photographer for weddings',
    'A yoga studio',
    'A caterer for offices',
    'A boutique on Main Street',
  ].map((oneLiner) => ({ oneLiner, templateId: 'saas' })),
  { oneLiner: 'An online shop for handmade candles', templateId: 'ecommerce' },
]

describe.each([
  { name: 'marketing channels', list: marketingChannels, size: 15 },
  { name: 'marketing metrics', list: marketingMetrics, size: 15 },
  { name: 'business processes', list: businessProcesses, size: 15 },
  { name: 'technology items', list: technologyItems, size: 15 },
  { name: 'key roles', list: keyRoles, size: 15 },
  { name: 'licenses', list: licenses, size: 12 },
  { name: 'regulations', list: regulations, size: 12 },
  { name: 'intellectual property items', list: intellectualPropertyItems, size: 8 },
])('suggested $name', ({ list, size }) => {
  const texts = list.chips.map(({ text }) => text)

  test.each(kindsOfBusiness)(`are ${size} for $oneLiner ($templateId)`, ({ oneLiner, templateId }) => {
    const traits = readTraits({ name: '', oneLiner, solution: '' }, templateId)
    expect(pickChips(list, traits)).toHaveLength(size)
  })

  test('are all different', () => {
    expect(new Set(texts.map((text) => text.toLowerCase())).size).toBe(texts.length)
  })

  test('say enough to be taken over as they stand, on one line, with nothing left to fill in', () => {
    const isReady = (text: string) =>
      text === text.trim() &&
      text.split(/\s+/).length >= 5 &&
      text.length <= 100 &&
      findPlaceholders(text).length === 0
    expect(texts.filter((text) => !isReady(text))).toEqual([])
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
