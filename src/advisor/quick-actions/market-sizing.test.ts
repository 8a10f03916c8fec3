import { expect, test } from 'vitest'
import { readContext } from '#advisor/answers/answer-context.ts'
import { createWorkbookData } from '#domain/plan/templates/create-workbook-data.ts'
import { templateOf } from '#domain/plan/templates/every-template.ts'
import { exampleOf } from '#domain/plan/templates/examples/every-example.ts'
import { answerMarketSizing } from './market-sizing.ts'

const size = (data = exampleOf('saas'), templateId = 'saas') =>
  answerMarketSizing(readContext({ data, templateId, stepNumber: 2 }))

test('shows both calculations with the plan’s numbers', async () => {
  const { text } = await size()
  expect(text).toContain('$15 million ÷ $64.1 million = 23.4% of the TAM')
  expect(text).toContain('$89 × 12 months = $1,068 a year')
  expect(text).toContain('14,000 × 5% who buy × $1,068 = $747,600 a year')
  expect(text).toContain('$1,335 a month × 12 ÷ $267 to win a customer = 60 new customers a year')
})

test('leaves a SOM that shows its own math alone', async () => {
  expect((await size()).proposals).toEqual([])
})

test('drafts a SOM and a summary where there is none, and lists every assumption', async () => {
  const data = exampleOf('saas')
  data.marketAnalysis.som = ''
  data.marketAnalysis.summary = 'We asked 37 people.'
  const { proposals = [] } = await size(data)
  expect(proposals.map(({ address }) => address[1])).toEqual(['som', 'summary'])
  expect(proposals[0]?.change).toMatchObject({
    text: expect.stringMatching(/^\$747,600 a year .* 700 customers × \$1,068 a year, 5% of the SAM/u),
  })
  expect(proposals[1]?.change).toMatchObject({
    text: expect.stringMatching(/^We asked 37 people\.\n\nChecked from the bottom up/u),
  })
  expect(proposals[0]?.assumptions).toContain(
    '5% of the customers you can reach buy from you within three years',
  )
})

test('warns when a SOM without math is far above what the segments add up to', async () => {
  const data = exampleOf('saas')
  data.marketAnalysis.som = '$10 million'
  const { text, proposals = [] } = await size(data)
  expect(text).toContain('more than twice the bottom-up result')
  expect(proposals.map(({ address }) => address[1])).toEqual(['summary'])
})

test('keeps the words of a SOM that has no amount, and adds to them without brackets', async () => {
  const data = exampleOf('saas')
  data.marketAnalysis.som = 'Most of the shops in the county.'
  data.marketAnalysis.summary = 'We asked 37 people.'
  const { proposals = [] } = await size(data)
  expect(proposals[0]?.change).toMatchObject({
    text: expect.stringMatching(
      /^Most of the shops in the county\.\n\nFrom the bottom up: \$747,600 a year/u,
    ),
  })
  expect(JSON.stringify(proposals.map(({ change }) => change))).not.toMatch(/\[\w/u)
})

test('says that sizes in the wrong order cannot be right', async () => {
  const data = exampleOf('saas')
  data.marketAnalysis.sam = '$900 million'
  expect((await size(data)).text).toContain('The SAM is larger than the TAM')
})

test('asks for what is missing in a new plan and proposes nothing', async () => {
  const { text, proposals } = await size(createWorkbookData(templateOf('saas')))
  expect(text).toContain('TAM: I cannot find an amount in step 2, Market Analysis')
  expect(text).toContain('Your segments do not say how many customers there are')
  expect(text).toContain('is the template’s, not yours')
  expect(proposals).toEqual([])
})
