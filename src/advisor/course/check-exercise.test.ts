import { describe, expect, test } from 'vitest'
import type { Condition } from '#domain/course/lesson.ts'
import { forecastConditions } from '#domain/course/lesson.ts'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import { createWorkbookData } from '#domain/plan/templates/create-workbook-data.ts'
import { templateOf } from '#domain/plan/templates/every-template.ts'
import { exampleOf } from '#domain/plan/templates/examples/every-example.ts'
import { templates } from '#domain/plan/templates/template-list.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { checkExercise } from './check-exercise.ts'

const today = 2026 * 12 + 10

function check(pass: Condition, data: WorkbookData, templateId = 'local-service') {
  const [state] = checkExercise([{ say: 'Do it', pass }], { data, templateId, today })
  if (!state) throw new Error('A task has a state')
  return state
}

const planWith = (data: object) => restoreWorkbookData(data)

describe('own words', () => {
  const pass: Condition = { ownWords: ['businessIdea', 'oneLiner'], words: 6 }

  test('pass when there are enough of them', () => {
    const plan = planWith({
      businessIdea: { oneLiner: 'We groom nervous dogs at the owner’s door in Tampa.' },
    })
    expect(check(pass, plan)).toMatchObject({ isPassed: true, address: ['businessIdea', 'oneLiner'] })
  })

  test('say where the field is and how far it is', () => {
    expect(check(pass, planWith({})).detail).toBe('Step 1, Business Idea. Still empty.')
    expect(check(pass, planWith({ businessIdea: { oneLiner: 'We groom dogs' } })).detail).toBe(
      'Step 1, Business Idea. 3 of 6 different words so far.',
    )
  })

  test('are missed in a field that has only the words of an example', () => {
    expect(check(pass, exampleOf('local-service')).detail).toBe(
      'Step 1, Business Idea. Not yet in your own words.',
    )
  })

  test('are not the words of a template, of an example or in brackets', () => {
    for (const { id } of templates) {
      expect(check(pass, createWorkbookData(templateOf(id)), id).isPassed).toBe(false)
      expect(check(pass, exampleOf(id), id).isPassed).toBe(false)
    }
    const bracketed = planWith({
      businessIdea: { oneLiner: 'We help [the people you serve] do their daily work.' },
    })
    expect(check(pass, bracketed).isPassed).toBe(false)
  })

  test('are not those of an example with a few words changed', () => {
    const words: Condition = { ownWords: ['businessIdea', 'problemStatement'], words: 10 }
    const { problemStatement } = exampleOf('local-service').businessIdea
    const changed = problemStatement.replaceAll('people', 'our people').replaceAll('coffee', 'good coffee')
    expect(changed).not.toBe(problemStatement)
    expect(check(words, planWith({ businessIdea: { problemStatement: changed } })).isPassed).toBe(false)
  })

  const wanted: Condition = { ownWords: ['businessIdea', 'problemStatement'], words: 8 }
  const passes = (problemStatement: string) =>
    check(wanted, planWith({ businessIdea: { problemStatement } })).isPassed

  test.each([
    'b c d e f g h j k l m n o p',
    'no '.repeat(22),
    'No. No! No? '.repeat(8),
    '1 2 3 4 5 6 7 8 9 10 11 12 13 14',
    'aa bbb cccc dd eee ffff gg hhh iiii jj',
    '- – — / + * = & % $ § ! ? . , ; :',
    '啊'.repeat(40),
  ])('are not letters, numbers, signs or one word again and again: %s', (text) => {
    expect(passes(text)).toBe(false)
  })

  test.each([
    'A dog I groom at home bites 3 of 5 groomers.',
    'L’eau des puits d’ici a un goût de fer, dit-on à Brest.',
    'Собаки боятся шума, и мы стрижём их дома, в тишине.',
    'कुत्ते शोर से डरते हैं, इसलिए हम घर पर आते हैं।',
    '개는 소리가 무서워 집에서 털을 깎고 씻고 말려 줍니다',
    '我们在坦帕为害怕噪音的狗上门洗澡剪毛',
    '騒音を怖がる犬のために自宅でトリミングをします。',
    'เราอาบน้ำตัดขนสุนัขที่กลัวเสียงดังถึงบ้าน',
  ])('are those of any language: %s', (text) => {
    expect(passes(text)).toBe(true)
  })

  test('of a list are counted once for items that repeat', () => {
    const channels: Condition = { ownWords: ['marketingStrategy', 'channels'], words: 4 }
    const planOf = (...items: string[]) => planWith({ marketingStrategy: { channels: items } })
    expect(check(channels, planOf('Dog park', 'dog park', 'Dog park!')).isPassed).toBe(false)
    expect(check(channels, planOf('Dog park', 'Cat shelter')).isPassed).toBe(true)
  })

  test('of a list are counted over its items', () => {
    const risks: Condition = { ownWords: ['riskAnalysis', 'risks'], words: 8 }
    const plan = planWith({
      riskAnalysis: {
        risks: [{ id: 'a', description: 'The van breaks down', mitigation: 'I rent one for a week' }],
      },
    })
    expect(check(risks, plan).isPassed).toBe(true)
  })
})

test('a task leads to where its answer can be given', () => {
  const primary: Condition = { filled: ['customerPersonas', 'primaryPersona'] }
  expect(check(primary, planWith({})).address).toEqual(['customerPersonas', 'personas'])
  const personas = [{ id: 'dana', name: 'Dana' }]
  expect(check(primary, planWith({ customerPersonas: { personas } })).address).toEqual([
    'customerPersonas',
    'primaryPersona',
  ])
  const sourced: Condition = { sourced: 30 }
  expect(check(sourced, planWith({})).address).toEqual(['marketAnalysis', 'tam'])
  expect(check(sourced, planWith({ marketAnalysis: { tam: '$4 million' } })).address).toEqual([
    'review',
    'sources',
  ])
})

describe('items', () => {
  const pass: Condition = {
    items: ['competitiveAnalysis', 'directCompetitors'],
    count: 2,
    parts: ['name', 'weaknesses'],
  }

  test('count when the named parts are written', () => {
    const competitors = [
      { id: 'a', name: 'Paws at Home', weaknesses: 'Booked out for five weeks' },
      { id: 'b', name: 'Dog Spa', weaknesses: '' },
    ]
    const plan = planWith({ competitiveAnalysis: { directCompetitors: competitors } })
    expect(check(pass, plan).detail).toBe('Step 4, Competitive Analysis. 1 of 2 so far.')
    const copied = planWith({
      competitiveAnalysis: {
        ...plan.competitiveAnalysis,
        directCompetitors: [
          ...plan.competitiveAnalysis.directCompetitors,
          ...exampleOf('local-service').competitiveAnalysis.directCompetitors,
        ],
      },
    })
    expect(check(pass, copied).detail).toBe(
      'Step 4, Competitive Analysis. 1 of 2 so far. Another one is too close to our example or template.',
    )
    const bracketed = [{ id: 'a', name: 'Paws at Home', weaknesses: 'Closed on [days]' }]
    expect(check(pass, planWith({ competitiveAnalysis: { directCompetitors: bracketed } })).detail).toBe(
      'Step 4, Competitive Analysis. 0 of 2 so far. One still has [brackets].',
    )
    const hasty = [{ id: 'a', name: 'Paws at Home', weaknesses: 'x' }]
    expect(check(pass, planWith({ competitiveAnalysis: { directCompetitors: hasty } })).detail).toBe(
      'Step 4, Competitive Analysis. 0 of 2 so far. One says too little.',
    )
    const whole = competitors.map((one) => ({ ...one, weaknesses: 'Only open on weekdays' }))
    expect(check(pass, planWith({ competitiveAnalysis: { directCompetitors: whole } })).isPassed).toBe(true)
  })

  test('of a template do not count', () => {
    for (const { id } of templates)
      expect(check(pass, createWorkbookData(templateOf(id)), id).isPassed).toBe(false)
  })

  test('count with a usual name that an example has too, when the rest is the person’s own', () => {
    const milestones: Condition = {
      items: ['implementationTimeline', 'milestones'],
      count: 1,
      parts: ['title', 'description'],
    }
    const withDescription = (description: string) =>
      planWith({
        implementationTimeline: { milestones: [{ id: 'a', title: 'Financing in place', description }] },
      })
    expect(check(milestones, withDescription('The credit union pays for the van in May.')).isPassed).toBe(
      true,
    )
    expect(check(milestones, withDescription('')).isPassed).toBe(false)
    const [provided] = exampleOf('local-service').implementationTimeline.milestones
    expect(check(milestones, withDescription(provided?.description ?? '')).isPassed).toBe(false)
  })
})

describe('a filled field', () => {
  const pass: Condition = { filled: ['legalStructure', 'businessEntity'] }

  test('passes with a choice of the person’s own', () => {
    expect(check(pass, planWith({})).isPassed).toBe(false)
    expect(
      check(pass, planWith({ legalStructure: { businessEntity: 'A cooperative of five bakers' } })).isPassed,
    ).toBe(true)
  })

  test('shows an amount with its thousands', () => {
    const plan = planWith({ financialProjections: { forecast: { frame: { minimumCash: 5000 } } } })
    const path = ['financialProjections', 'forecast', 'frame', 'minimumCash']
    expect(check({ filled: path }, plan).detail).toBe('5,000')
  })

  test('names a month in words', () => {
    const month: Condition = { filled: ['financialProjections', 'forecast', 'frame', 'firstMonth'] }
    const plan = planWith({ financialProjections: { forecast: { frame: { firstMonth: '2027-07' } } } })
    expect(check(month, plan).detail).toBe('Jul 2027')
  })

  test('names the item that was chosen', () => {
    const plan = planWith({
      customerPersonas: { personas: [{ id: 'p_1', name: 'Dana the commuter' }], primaryPersona: 'p_1' },
    })
    expect(check({ filled: ['customerPersonas', 'primaryPersona'] }, plan).detail).toBe('Dana the commuter')
  })

  test('does not pass with a template’s number', () => {
    const price: Condition = { filled: ['financialProjections', 'projections', 'price'] }
    expect(check(price, createWorkbookData(templateOf('saas')), 'saas').detail).toMatch(
      /Still the template’s/,
    )
  })
})

/** The worked coffee shop with a price of the learner's own. */
function ownCoffeeShop(): WorkbookData {
  const data = structuredClone(exampleOf('local-service'))
  for (const stream of data.financialProjections.forecast.streams) stream.name += ' of mine'
  return data
}

describe('conditions on the forecast', () => {
  test.each(forecastConditions)('%s does not pass in an example that was only opened', (condition) => {
    for (const { id } of templates)
      expect(check({ forecast: condition }, exampleOf(id), id).isPassed).toBe(false)
  })

  test.each(forecastConditions)('%s does not pass in a template', (condition) => {
    for (const { id } of templates)
      expect(check({ forecast: condition }, createWorkbookData(templateOf(id)), id).isPassed).toBe(false)
  })

  test.each(forecastConditions.filter((condition) => condition !== 'quotes'))(
    '%s passes in the worked coffee shop and says what it found',
    (condition) => {
      const state = check({ forecast: condition }, ownCoffeeShop())
      expect(state).toMatchObject({ isPassed: true })
      expect(state.detail).not.toBe('')
    },
  )

  test('a plan that other money pays for needs no loan', () => {
    const data = ownCoffeeShop()
    const { funding } = data.financialProjections
    const borrowed = funding.loans.reduce((sum, { amount }) => sum + (amount ?? 0), 0)
    funding.loans = []
    expect(check({ forecast: 'loan-terms' }, data).detail).toBe('No loan is asked for yet.')
    for (const one of funding.contributions.slice(0, 1)) one.amount = (one.amount ?? 0) + borrowed
    expect(check({ forecast: 'loan-terms' }, data)).toMatchObject({ isPassed: true })
    expect(check({ forecast: 'debt-covered' }, data)).toMatchObject({ isPassed: true })
  })

  test('marketing is among the costs in the forecast or in the cost structure', () => {
    const pass: Condition = { forecast: 'marketing-cost' }
    const model = (cost: string) => planWith({ businessModel: { costStructure: [cost] } })
    expect(check(pass, model('Van loan $410 a month'))).toMatchObject({
      isPassed: false,
      detail: 'No marketing among the costs yet.',
    })
    expect(check(pass, model('Flyers and ads for dog parks'))).toMatchObject({
      isPassed: false,
      detail: 'The marketing has no amount yet.',
    })
    expect(check(pass, model('Flyers and ads for dog parks $150 a month')).isPassed).toBe(true)
    const runningCosts = [{ id: 'r', name: 'Flyers', category: 'marketing', amount: 150, period: 'month' }]
    expect(check(pass, planWith({ financialProjections: { forecast: { runningCosts } } })).isPassed).toBe(
      true,
    )
  })

  test('money from nobody named counts as the owner’s, as it does in the forecast', () => {
    const contributions = [{ id: 'a', name: 'Savings', source: '', amount: 20_000 }]
    const plan = planWith({ financialProjections: { funding: { contributions } } })
    expect(check({ forecast: 'own-money' }, plan)).toMatchObject({
      isPassed: true,
      detail: '$20,000 of your own',
    })
  })

  test('the loan’s terms are named, with what is missing', () => {
    const loans = [{ id: 'a', name: 'Bank loan', amount: 85_000, ratePercent: 10.5, termMonths: null }]
    const plan = planWith({ financialProjections: { funding: { loans } } })
    expect(check({ forecast: 'loan-terms' }, plan).detail).toBe('$85,000 · 10.5% · no term')
  })
})

describe('conditions on the review', () => {
  const silent: Condition = { resolved: ['no-such-rule'] }
  const own: Condition = { ownWords: ['businessIdea', 'oneLiner'], words: 3 }
  const checkBoth = (data: WorkbookData) =>
    checkExercise(
      [silent, own].map((pass) => ({ say: 'Do it', pass })),
      { data, templateId: 'saas', today },
    ).map(({ isPassed }) => isPassed)

  test('do not pass in a plan that says nothing', () => {
    expect(checkBoth(planWith({}))).toEqual([false, false])
    expect(checkBoth(planWith({ businessIdea: { oneLiner: 'We groom nervous dogs' } }))).toEqual([true, true])
  })

  test('on a comparison do not pass until both of its sides are written', () => {
    const compared: Condition = {
      ...silent,
      needs: [{ items: ['customerPersonas', 'personas'], count: 1, parts: ['buyingBehavior'] }],
    }
    const checkCompared = (data: WorkbookData) =>
      checkExercise(
        [compared, own].map((pass) => ({ say: 'Do it', pass })),
        { data, templateId: 'saas', today },
      )[0]
    const businessIdea = { oneLiner: 'We groom nervous dogs' }
    expect(checkCompared(planWith({ businessIdea }))).toEqual({
      isPassed: false,
      detail: 'Step 5, Customer Personas. 0 of 1 so far.',
      address: ['customerPersonas', 'personas'],
    })
    const personas = [{ id: 'p_1', name: 'Dana', buyingBehavior: 'Asks at the dog park' }]
    expect(checkCompared(planWith({ businessIdea, customerPersonas: { personas } }))).toMatchObject({
      isPassed: true,
    })
  })

  test('either reader will do where the lesson says so', () => {
    const template = createWorkbookData(templateOf('local-service'))
    expect(check({ ready: 'any' }, template).detail).toBe('Not ready for the bank yet')
    expect(check({ ready: 'any' }, ownCoffeeShop()).isPassed).toBe(true)
  })

  test('a template is not ready for the bank', () => {
    const template = createWorkbookData(templateOf('local-service'))
    expect(check({ ready: 'bank' }, template)).toMatchObject({
      isPassed: false,
      detail: 'Not ready for the bank yet',
    })
  })

  test('a share of the key figures needs sources', () => {
    const plan = planWith({ marketAnalysis: { tam: '$1.2M', sam: '$400,000', som: '$90,000' } })
    expect(check({ sourced: 50 }, plan)).toMatchObject({ isPassed: false })
  })
})
