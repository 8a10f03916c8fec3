import { describe, expect, test } from 'vitest'
import { classifyFinancials } from '#domain/finance/unit-economics.ts'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import { exampleOf } from '#domain/plan/templates/examples/every-example.ts'
import { fullPlan } from '#tests/builders/full-plan.ts'
import { templates } from './template-list.ts'
import { templateOf } from './every-template.ts'
import { findWrittenSteps, listTemplateTexts } from './find-written-steps.ts'
import { createWorkbook } from './new-workbook.ts'
import { templateProjections } from './template-numbers.ts'

const allSteps = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
const templateTexts = listTemplateTexts(templates.map(({ id }) => templateOf(id)))

function find(stored: object): number[] {
  const data = restoreWorkbookData(stored)
  const { projections } = data.financialProjections
  const hasOwnNumbers = classifyFinancials(projections, templateProjections) === 'real'
  return findWrittenSteps(data, { templateTexts, hasOwnNumbers })
}

const without = (...steps: number[]) => allSteps.filter((step) => !steps.includes(step))

describe('the steps that a person has written', () => {
  test('are all twelve of a plan with every field filled', () => {
    expect(find(fullPlan.data)).toEqual(allSteps)
  })

  test.each(templates.map(({ id }) => id))('are all twelve of the worked example for %s', (id) => {
    expect(find(exampleOf(id))).toEqual(allSteps)
  })

  test.each(templates.map(({ id }) => id))('are none of a new plan from %s', (id) => {
    expect(find(createWorkbook(templateOf(id)).data)).toEqual([])
  })

  test('are none of an empty plan', () => {
    expect(find({})).toEqual([])
  })

  test('do not include one with a placeholder, an empty field or the template’s words', () => {
    const { businessIdea, businessModel, marketAnalysis } = fullPlan.data
    const { data: template } = templateOf('saas')
    expect(
      find({
        ...fullPlan.data,
        businessIdea: { ...businessIdea, solution: 'We sell [product].' },
        marketAnalysis: { ...marketAnalysis, tam: ' ' },
        businessModel: { ...businessModel, keyActivities: template.businessModel.keyActivities.slice(0, 1) },
      }),
    ).toEqual(without(1, 2, 3))
  })

  test('do not include one whose list holds only what a new entry holds', () => {
    const { marketAnalysis } = fullPlan.data
    const segments = [{ id: 's', name: 'New Market Segment' }]
    expect(find({ ...fullPlan.data, marketAnalysis: { ...marketAnalysis, segments } })).toEqual(without(2))
  })

  test('do not include the finances with the template’s numbers or costs', () => {
    const { financialProjections } = fullPlan.data
    const { projections, startupCosts } = templateOf('ecommerce').data.financialProjections
    for (const part of [{ projections }, { startupCosts }]) {
      expect(find({ ...fullPlan.data, financialProjections: { ...financialProjections, ...part } })).toEqual(
        without(8),
      )
    }
  })

  test('include one that lacks only what a plan may do without', () => {
    const { teamStructure } = fullPlan.data
    expect(find({ ...fullPlan.data, teamStructure: { ...teamStructure, advisors: [] } })).toEqual(allSteps)
  })
})
