import { expect, test } from 'vitest'
import { readTraits } from '#domain/plan/lists/business-traits.ts'
import { type ChipList, pickChips } from '#domain/plan/lists/chip.ts'
import { intellectualPropertyItems, licenses, regulations } from '#domain/plan/lists/legal.ts'
import { marketingChannels, marketingMetrics } from '#domain/plan/lists/marketing.ts'
import { businessProcesses, technologyItems } from '#domain/plan/lists/operations.ts'
import { keyRoles } from '#domain/plan/lists/team.ts'
import { exampleOf } from '#domain/plan/templates/examples/every-example.ts'
import { templates } from '#domain/plan/templates/template-list.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { reviewPlan } from './review-plan.ts'

const today = 2026 * 12 + 10

/** A suggested role leaves its pay to the person, who is rightly asked for it. */
const payAsked = 'team-hire-no-salary'

type Insert = (data: WorkbookData, texts: readonly string[]) => WorkbookData

const lists: readonly { list: ChipList; insert: Insert }[] = [
  { list: marketingChannels, insert: intoMarketing('channels') },
  { list: marketingMetrics, insert: intoMarketing('metrics') },
  { list: businessProcesses, insert: intoOperations('keyProcesses') },
  { list: technologyItems, insert: intoOperations('technology') },
  { list: licenses, insert: intoLegal('licenses') },
  { list: regulations, insert: intoLegal('regulations') },
  { list: intellectualPropertyItems, insert: intoLegal('intellectualProperty') },
  {
    list: keyRoles,
    insert: (data, texts) => {
      const hires = texts.map((role, index) => ({ id: `hire-${index}`, role, timeline: '', salary: '' }))
      const { keyHires } = data.teamStructure
      return { ...data, teamStructure: { ...data.teamStructure, keyHires: [...keyHires, ...hires] } }
    },
  },
]

function intoMarketing(field: 'channels' | 'metrics'): Insert {
  return (data, texts) => {
    const section = data.marketingStrategy
    return { ...data, marketingStrategy: { ...section, [field]: [...section[field], ...texts] } }
  }
}

function intoOperations(field: 'keyProcesses' | 'technology'): Insert {
  return (data, texts) => {
    const section = data.operationsPlan
    return { ...data, operationsPlan: { ...section, [field]: [...section[field], ...texts] } }
  }
}

function intoLegal(field: 'licenses' | 'regulations' | 'intellectualProperty'): Insert {
  return (data, texts) => {
    const section = data.legalStructure
    return { ...data, legalStructure: { ...section, [field]: [...section[field], ...texts] } }
  }
}

/** Plans of other kinds, told with the words of one sound plan. What is already wrong with it is not the chip's fault. */
const otherKinds = [
  { templateId: 'service', oneLiner: 'Happy Paws is a mobile dog groomer in San Antonio.' },
  { templateId: 'local-service', oneLiner: 'The Copper Rail is a bar in the Port Ellery ferry terminal.' },
  { templateId: 'local-service', oneLiner: 'Masa is a food truck that serves tacos at the ferry terminal.' },
  { templateId: 'service', oneLiner: 'Stride is a physical therapy clinic for runners in San Antonio.' },
  { templateId: 'ecommerce', oneLiner: 'Wick & Pine sells twelve soy candles online.' },
] as const

const plans = [
  ...templates.map(({ id }) => ({ name: `the ${id} example`, templateId: id, data: exampleOf(id) })),
  ...otherKinds.map(({ templateId, oneLiner }) => {
    const data = exampleOf(templateId)
    const idea = { ...data.businessIdea, name: oneLiner.split(' ')[0] ?? '', oneLiner }
    return { name: oneLiner, templateId, data: { ...data, businessIdea: idea } }
  }),
]

test.each(plans)('in $name, no suggested entry of any list raises a warning', ({ templateId, data }) => {
  const before = new Set(listWarnings(data, templateId))
  const traits = readTraits(data.businessIdea, templateId)
  const withAll = lists.reduce((plan, { list, insert }) => insert(plan, pickChips(list, traits)), data)
  expect(listWarnings(withAll, templateId).filter((warning) => !before.has(warning))).toEqual([])
})

function listWarnings(data: WorkbookData, templateId: string): string[] {
  return reviewPlan(data, templateId, today)
    .filter(({ type, key }) => type === 'warning' && !key.startsWith(payAsked))
    .map(({ key, content }) => `${key}: ${content}`)
}
