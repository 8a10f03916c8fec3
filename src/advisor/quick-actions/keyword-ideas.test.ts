import { describe, expect, test } from 'vitest'
import { readContext } from '#advisor/answers/answer-context.ts'
import { createWorkbookData } from '#domain/plan/templates/create-workbook-data.ts'
import { templateOf } from '#domain/plan/templates/every-template.ts'
import { exampleOf } from '#domain/plan/templates/examples/every-example.ts'
import type { TemplateId } from '#domain/plan/templates/template.ts'
import { workbookDataSchema } from '#domain/plan/workbook-data.ts'
import { findOffer } from './find-offer.ts'
import { answerKeywordIdeas } from './keyword-ideas.ts'

const ideasFor = (data: unknown, templateId: string) =>
  answerKeywordIdeas(readContext({ data: workbookDataSchema.parse(data), templateId, stepNumber: 6 })).text

describe('the offer that a one-line description names', () => {
  test.each<[TemplateId, string]>([
    ['saas', 'wage report software'],
    ['ecommerce', 'loose-leaf tea'],
    ['consulting', 'machine shop consultant'],
    ['service', 'ice machine cleaning'],
    ['marketplace', 'veterinary technician'],
    ['startup', 'canceled appointment software'],
    ['local-service', 'coffee shop'],
  ])('of the example for %s is %j', (id, noun) => {
    expect(findOffer(exampleOf(id).businessIdea.oneLiner, id)?.noun).toBe(noun)
  })

  test.each([
    ['We sell handmade soap to hotels.', 'ecommerce', 'handmade soap'],
    ['We repair bicycles in Portland.', 'service', 'bicycle repair'],
    ['Bright is a yoga studio for beginners.', 'local-service', 'yoga studio'],
  ] as const)('is found in %j', (oneLiner, kind, noun) => {
    expect(findOffer(oneLiner, kind)?.noun).toBe(noun)
  })

  test('is not guessed from a template’s blanks or from anything else', () => {
    expect(findOffer(templateOf('saas').data.businessIdea.oneLiner, 'saas')).toBeNull()
    expect(findOffer('Hello', 'saas')).toBeNull()
  })
})

test('groups ideas by intent, from the plan’s own words', () => {
  const text = ideasFor(exampleOf('local-service'), 'local-service')
  for (const group of ['Informational', 'Commercial', 'Transactional', 'Local'])
    expect(text).toContain(`**${group}`)
  expect(text).toContain('- coffee shop for early ferry commuters')
  expect(text).toContain('- best coffee shop in Port Ellery')
})

const countIdeas = (text: string) => text.split('**Action Items**')[0]?.match(/^- /gmu)?.length ?? 0

test.each<[string, object]>([
  ['an empty plan', {}],
  ['a description in a form of its own', { businessIdea: { oneLiner: 'Bread. Real bread.' } }],
  ['a description of one word', { businessIdea: { oneLiner: 'Bread' } }],
  ['only revenue', { businessModel: { revenueStreams: ['Sourdough loaves, $7 each'] } }],
  [
    'one long Spanish sentence',
    { businessIdea: { oneLiner: 'Vendemos pan recién horneado cada mañana a familias del barrio' } },
  ],
  ['only signs', { businessIdea: { oneLiner: '… ??? !!!' } }],
])('%s still gets ideas', (_, data) => {
  expect(countIdeas(ideasFor(data, 'ecommerce'))).toBeGreaterThan(0)
})

test('what the plan is paid for stands in for a description', () => {
  const revenueStreams = ['Sourdough loaves, baked and sold in the shop and at the market']
  const text = ideasFor({ businessModel: { revenueStreams } }, 'ecommerce')
  expect(text).toContain('- buy sourdough loaves')
})

test('asks for a description where a plan does not say what it sells', () => {
  expect(ideasFor(createWorkbookData(templateOf('ecommerce')), 'ecommerce')).toContain(
    'step 1, Business Idea',
  )
})

describe('a plan that is not in English', () => {
  test.each([
    ['Chinese', '山语茶室是一家位于杭州的精品茶馆，为上班族提供现泡茶。', '上班族'],
    ['Arabic', 'مقهى الميناء يقدم قهوة طازجة للمسافرين كل صباح في المرفأ القديم', 'المسافرون'],
    [
      'Spanish',
      'Café Puerto vende café recién tostado a los viajeros que toman el barco temprano',
      'Viajeros',
    ],
  ])('in %s keeps its words unmixed', (_, oneLiner, segment) => {
    const text = ideasFor(
      {
        businessIdea: { oneLiner },
        businessModel: { revenueStreams: [segment] },
        marketAnalysis: { segments: [{ name: segment }] },
      },
      'local-service',
    )
    expect(text).toContain(`- ${segment}\n`)
    expect(text).toContain('instead of mixing languages')
    expect(text).not.toMatch(
      new RegExp(`(?:best|guide|near me|reviews).*${segment}|${segment}.*(?:near me|guide|reviews)`, 'u'),
    )
  })
})
