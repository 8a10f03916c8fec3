import { expect, test } from 'vitest'
import { readContext } from '#advisor/answers/answer-context.ts'
import { createWorkbookData } from '#domain/plan/templates/create-workbook-data.ts'
import { templateOf } from '#domain/plan/templates/every-template.ts'
import { exampleOf } from '#domain/plan/templates/examples/every-example.ts'
import { answerCompetitorResearch } from './competitor-research.ts'

const research = (data = exampleOf('service'), templateId = 'service') =>
  answerCompetitorResearch(readContext({ data, templateId, stepNumber: 4 }))

test('fills a row for every competitor and one for the business itself', () => {
  const { text } = research()
  expect(text).toContain('- Refrigeration repair companies (direct). price: ')
  expect(text).toContain('- Kitchen staff with the manual (indirect). price: ')
  expect(text).toContain('- Brightbin Ice Care (you). price: $150')
})

test('says what to look up, and where, when a cell is empty', () => {
  const data = exampleOf('service')
  data.competitiveAnalysis.directCompetitors[0]!.pricing = ''
  const { text } = research(data)
  expect(text).toContain('price: to find out')
  expect(text).toContain('What does Refrigeration repair companies charge for something comparable?')
  expect(text).toContain('**Research Questions**')
  expect(text).toContain('license lookups')
})

test('offers an indirect competitor to a plan that has none, with the guess marked', () => {
  const data = createWorkbookData(templateOf('saas'))
  const { proposals = [] } = research(data, 'saas')
  expect(proposals).toHaveLength(1)
  expect(proposals[0]).toMatchObject({
    address: ['competitiveAnalysis', 'indirectCompetitors'],
    change: { kind: 'add-item', parts: { name: 'Spreadsheets and doing it by hand' } },
  })
  expect(proposals[0]?.assumptions).not.toEqual([])
})

test.each([
  'Spreadsheets and doing it by hand',
  '  SPREADSHEETS, and doing it by hand. ',
  'Doing it by hand and spreadsheets',
  'Spreadsheets',
])('does not offer %j a second time, in either list, and says that there is nothing new', (name) => {
  for (const list of ['directCompetitors', 'indirectCompetitors'] as const) {
    const data = createWorkbookData(templateOf('saas'))
    const blank = { id: 'own', strengths: '', weaknesses: '', marketShare: '', pricing: '' }
    data.competitiveAnalysis[list] = [{ ...blank, name }]
    const { text, proposals = [] } = research(data, 'saas')
    expect(proposals).toEqual([])
    expect(text).toContain('I have no further competitor to propose.')
  }
})

test('does not offer an advantage that the plan lists already', () => {
  const data = exampleOf('service')
  data.competitiveAnalysis.competitiveAdvantages = []
  const [first] = research(data).proposals ?? []
  data.competitiveAnalysis.competitiveAdvantages = [
    { id: 'own', title: 'what refrigeration repair companies cannot offer', description: 'Speed' },
  ]
  expect(first).toBeDefined()
  expect(research(data).proposals).toEqual([])
})

test('offers an advantage based on a rival’s weakness', () => {
  const data = exampleOf('service')
  data.competitiveAnalysis.competitiveAdvantages = []
  const advantage = research(data).proposals?.find(({ address }) => address[1] === 'competitiveAdvantages')
  expect(advantage?.change).toMatchObject({
    parts: { title: 'What Refrigeration repair companies cannot offer' },
  })
})
