import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createWorkbookData } from '#domain/plan/templates/create-workbook-data.ts'
import { templateOf } from '#domain/plan/templates/every-template.ts'
import { exampleOf } from '#domain/plan/templates/examples/every-example.ts'
import { listTemplateTexts } from '#domain/plan/templates/find-written-steps.ts'
import { templateOrDefault, templates } from '#domain/plan/templates/template-list.ts'
import { type WorkbookData, workbookDataSchema } from '#domain/plan/workbook-data.ts'
import { fitsPlan, readCurrentText } from './advice/proposals.ts'
import { quickActions } from './advice/quick-actions.ts'
import { answerAction } from './answer.ts'
import { planQuestions } from './answers/plan-questions.ts'
import { articles } from './articles/all-articles.ts'
import { parseReply } from './model-replies/clean-reply-blocks.ts'
import { suggestFor } from './suggest.ts'

const coffeeShop = exampleOf('local-service')
const emptyPlan = workbookDataSchema.parse({
  financialProjections: { projections: { price: 0, cogs: 0, cac: 0, churnRate: 0 } },
})

function ask(action: string, data: WorkbookData = coffeeShop, templateId = 'local-service') {
  return answerAction({ action, stepNumber: 4, data, templateId })
}

async function askAll(actions: readonly string[], data?: WorkbookData, templateId?: string) {
  return await Promise.all(
    actions.map(async (action) => ({ action, ...(await ask(action, data, templateId)) })),
  )
}

function withoutSizes(data: WorkbookData): WorkbookData {
  return { ...data, marketAnalysis: { ...data.marketAnalysis, tam: '', som: '' } }
}

function withIdea(idea: Partial<WorkbookData['businessIdea']>): WorkbookData {
  return { ...coffeeShop, businessIdea: { ...coffeeShop.businessIdea, ...idea } }
}

function withoutForecast({ financialProjections, ...data }: WorkbookData): WorkbookData {
  const { forecast, funding } = emptyPlan.financialProjections
  return { ...data, financialProjections: { ...financialProjections, forecast, funding } }
}

function readFigures(text: string): Set<string> {
  return new Set(text.match(/\d[\d,.]*/gu)?.map((figure) => figure.replaceAll(',', '').replace(/\.$/u, '')))
}

const everyAction = [...quickActions.map(({ id }) => id), ...planQuestions.map(({ example }) => example)]
const plans = [
  ...templates.map(({ id }) => ({ name: `the example for ${id}`, id, data: exampleOf(id) })),
  ...templates.map(({ id }) => ({ name: `a new ${id} plan`, id, data: createWorkbookData(templateOf(id)) })),
  { name: 'a plan without market sizes', id: 'ecommerce', data: withoutSizes(exampleOf('ecommerce')) },
  { name: 'a plan without a forecast', id: 'local-service', data: withoutForecast(coffeeShop) },
  { name: 'an empty plan', id: 'unknown', data: emptyPlan },
]

describe('answers from the plan', () => {
  test('work out both break-evens with the plan’s numbers', async () => {
    const { text } = await ask('What is my break-even?', withoutForecast(coffeeShop))
    expect(text).toContain('$5 ÷ ($5 × 6) × 30 days = 5 days')
    expect(text).toContain('$21,730 ÷ $5 = 4,346')
  })

  test.each([
    ['What is my margin?', '($8 − $3) ÷ $8 × 100 = 62.5%'],
    ['What is my LTV/CAC?', '$320 ÷ $5 = 64.0x'],
    ['What is my MRR?', '100 customers bring in $800 a month'],
    [
      'How many customers do I need to pay for my hires?',
      '$3,583 a month ÷ $5 a sale = 717 extra sales a month',
    ],
    ['How much money do I need?', 'Total: $85,000'],
    ['Who are my competitors?', 'Terminal kiosk (direct)'],
    ['What is my biggest risk?', 'Fewer than 150 visits a day'],
    ['What happens first?', 'First: Company registered and lease signed'],
    ['Summarize my plan', 'Harbor Roasters in short'],
    ['Is my market big enough?', 'SOM ÷ SAM = 10.7%'],
    ['Who is my customer?', 'Ferry commuter Dana'],
    [
      'How many customers does my marketing budget bring?',
      '$600 a month ÷ $5 to win a customer = 120 new customers',
    ],
    ['What is my legal structure?', 'Limited Liability Company (LLC)'],
  ])('%s', async (question, expected) => {
    expect((await ask(question)).text).toContain(expected)
  })

  test('say which field to fill when the plan does not know', async () => {
    expect((await ask('What is my margin?', emptyPlan)).text).toContain('step 8, Financial Projections')
    expect((await ask('Who are my competitors?', emptyPlan)).text).toContain('step 4, Competitive Analysis')
    expect((await ask('What is my biggest risk?', emptyPlan)).text).toContain('step 11, Risk Analysis')
  })

  test('never pass off a template’s numbers as the person’s own', async () => {
    const fresh = createWorkbookData(templateOf('saas'))
    expect((await ask('What is my LTV?', fresh, 'saas')).text).toContain('still the template’s numbers')
    expect((await ask('How much money do I need?', fresh, 'saas')).text).toContain('come from the template')
  })

  test('list what is missing by step', async () => {
    const { text } = await ask('What is missing?', createWorkbookData(templateOf('saas')), 'saas')
    expect(text).toContain('- Risk Analysis (step 11): empty: Risks')
    expect(text).toContain('price and costs are still the template’s')
    expect((await ask('What is missing?')).text).toContain('Every field that a reader expects is filled in')
  })

  test('say honestly that more sales do not help when each one loses money', async () => {
    const data = withoutForecast(exampleOf('local-service'))
    data.financialProjections.projections.price = 2
    expect((await ask('How many customers do I need to cover my costs?', data)).text).toContain(
      'No number of customers is enough',
    )
    expect((await ask('Is my plan ready for the bank?', data)).text).toContain('You lose money on every sale')
    data.financialProjections.projections.price = data.financialProjections.projections.cogs
    expect((await ask('Is my plan ready for the bank?', data)).text).toContain('A sale leaves nothing')
  })

  test('name the same fixed costs as the suggestions', async () => {
    const data = exampleOf('local-service')
    data.businessModel.costStructure = ['Insurance $310, software $89, phone $60 a month, fixed']
    data.financialProjections.forecast.runningCosts = []
    expect((await ask('What are my costs?', data)).text).toContain('Fixed costs in your plan: $459 a month')
    const suggestions = suggestFor(3, data, 'local-service').map(({ content }) => content)
    expect(suggestions.join('\n')).toContain('The monthly costs you list come to $459.')
  })

  test('end with the main point of the article that goes with them', async () => {
    expect((await ask('What is my churn?')).text).toContain('In general (Churn and retention): ')
  })
})

describe('written guidance', () => {
  test('answers the first question of every article with that article', { timeout: 30_000 }, async () => {
    const answers = await Promise.all(articles.map(({ questions }) => ask(questions[0] ?? '')))
    const missed = articles.filter(
      ({ title }, index) => answers[index]?.text.startsWith(`**${title}**\n\n`) !== true,
    )
    expect(missed.map(({ id }) => id)).toEqual([])
  })

  test('points to the plan where the plan can answer too', async () => {
    expect((await ask('What is churn?')).text).toContain(
      'Ask “What is my churn?” to see the answer from your own plan.',
    )
  })

  test('admits what it does not know, and says what to ask instead', async () => {
    const { text, proposals } = await ask('Who won the world cup?')
    expect(text).toContain('I don’t have written guidance on that')
    expect(text).toContain('“What is missing?”')
    expect(proposals).toEqual([])
  })
})

describe('requests to write', () => {
  test('draft a value proposition from problem, solution and rivals where there is none', async () => {
    const data = withIdea({ valueProposition: '' })
    const [proposal] = (await ask('Write my value proposition', data)).proposals
    expect(proposal?.address).toEqual(['businessIdea', 'valueProposition'])
    expect(proposal?.change).toMatchObject({
      kind: 'replace',
      text: expect.stringContaining('With Harbor Roasters: we open at 5:30'),
    })
    expect(proposal?.assumptions[0]).toContain('$8')
  })

  test('replace a template’s text, and keep one that the person has begun to fill in', async () => {
    const { valueProposition } = templateOf('local-service').data.businessIdea
    const [proposal] = (await ask('Improve my value proposition', withIdea({ valueProposition }))).proposals
    expect(proposal?.change).toMatchObject({ text: expect.stringMatching(/^Today: /u) })
    const begun = withIdea({ valueProposition: 'A cappuccino for $4, unlike [competitor].' })
    const { text, proposals } = await ask('Improve my value proposition', begun)
    expect(proposals).toEqual([])
    expect(text).toContain('[competitor]')
  })

  test('keep a text that already says what the plan knows', async () => {
    const { text, proposals } = await ask('Improve my one-liner')
    expect(proposals).toEqual([])
    expect(text).toContain('I would keep your words as they are')
  })

  test('draft nothing where the plan says nothing', async () => {
    const { text, proposals } = await ask('Write my value proposition', emptyPlan)
    expect(proposals).toEqual([])
    expect(text).toContain('Problem statement (step 1, Business Idea)')
  })

  test('suggest risks of this particular plan, as whole items', async () => {
    const { proposals } = await ask('Suggest risks')
    expect(proposals.length).toBeGreaterThan(2)
    expect(proposals[0]?.change).toMatchObject({
      kind: 'add-item',
      parts: { type: 'Competitive Risk', description: 'Terminal kiosk cuts prices or copies our offer.' },
    })
  })

  test('draft milestones that the plan does not cover yet', async () => {
    const titles = (await ask('Draft milestones')).proposals.map(({ label }) => label)
    expect(titles).toContain('New milestone: Develop Marketing Materials')
    expect(titles).not.toContain('New milestone: Build Core Team')
  })
})

const drafts = ['one-liner', 'value proposition', 'problem statement', 'market position', 'pricing strategy']
const written = fc
  .array(
    fc.constantFrom('We cut waiting from 12 to 4 minutes.', 'Cost: $8', 'Über uns!', '4.5% less', 'ok'),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map((parts) => parts.join(' '))

test('no rewrite loses a word of the person or puts brackets next to it', async () => {
  await fc.assert(
    fc.asyncProperty(
      written,
      fc.constantFrom(...drafts),
      fc.constantFrom(...plans),
      async (own, what, plan) => {
        const { businessIdea, competitiveAnalysis } = plan.data
        const data = {
          ...plan.data,
          businessIdea: { ...businessIdea, oneLiner: own, valueProposition: own, problemStatement: own },
          competitiveAnalysis: { ...competitiveAnalysis, marketPosition: own, pricingStrategy: own },
        }
        const { proposals } = await ask(`Improve my ${what}`, data, plan.id)
        for (const { change } of proposals) {
          const text = change.kind === 'replace' ? change.text : ''
          expect(text.startsWith(own)).toBe(true)
          expect(text).not.toContain('[')
        }
      },
    ),
  )
})

test.each(plans)('for $name no replacement drops what the person wrote', async ({ id, data }) => {
  const templateTexts = listTemplateTexts([templateOf(templateOrDefault(id).id)])
  const replies = await askAll([...everyAction, ...drafts.map((what) => `Improve my ${what}`)], data, id)
  for (const proposal of replies.flatMap(({ proposals }) => proposals)) {
    if (proposal.change.kind !== 'replace') continue
    const current = readCurrentText(data, proposal)
    if (current.trim() === '' || templateTexts.has(current)) continue
    expect(proposal.change.text.startsWith(current.trimEnd())).toBe(true)
    expect(proposal.change.text.slice(current.length)).not.toContain('[')
  }
})

test.each(plans)(
  'for $name every reply is whole, and every proposal fits and names the figures that are not the plan’s',
  async ({ id, data }) => {
    const planFigures = readFigures(JSON.stringify(data))
    const replies = await askAll(everyAction, data, id)
    const faults = replies.flatMap(({ action, text, proposals }) => {
      const isWhole =
        !/undefined|NaN|null|Infinity|\[object|\n{3}| {2}/u.test(text) && parseReply(text).length > 0
      const misfits = proposals.filter((proposal) => !fitsPlan(data, proposal))
      const unnamed = proposals.flatMap(({ change, assumptions }) => {
        const named = readFigures(assumptions.join(' '))
        return [...readFigures(JSON.stringify(change))].filter(
          (figure) => !planFigures.has(figure) && !named.has(figure),
        )
      })
      return isWhole && misfits.length === 0 && unnamed.length === 0
        ? []
        : [{ action, text, misfits, unnamed }]
    })
    expect(faults).toEqual([])
  },
)

test('answers the same question on the same plan the same way, and does not change the plan', async () => {
  const before = JSON.stringify(coffeeShop)
  expect(await askAll(everyAction)).toEqual(await askAll(everyAction))
  expect(JSON.stringify(coffeeShop)).toBe(before)
})

test('accepts a quick action by its id and by its label', async () => {
  const byLabel = await Promise.all(quickActions.map(({ label }) => ask(label)))
  expect(byLabel).toEqual(await Promise.all(quickActions.map(({ id }) => ask(id))))
})

test('answers any question on any plan', async () => {
  const odd = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('$1e308', '9'.repeat(400), '\n\n', '[x](javascript:1)', '0%'),
  )
  const number = fc.oneof(fc.double({ noNaN: true }), fc.constantFrom(0, -1, 1e308, -1e308, Number.MIN_VALUE))
  const plan = fc.record({
    businessIdea: fc.record({
      name: odd,
      oneLiner: odd,
      problemStatement: odd,
      solution: odd,
      valueProposition: odd,
    }),
    marketAnalysis: fc.record({
      tam: odd,
      sam: odd,
      som: odd,
      segments: fc.array(fc.record({ name: odd, size: odd }), { maxLength: 3 }),
    }),
    businessModel: fc.record({
      costStructure: fc.array(odd, { maxLength: 3 }),
      revenueStreams: fc.array(odd, { maxLength: 3 }),
    }),
    competitiveAnalysis: fc.record({
      directCompetitors: fc.array(fc.record({ name: odd, weaknesses: odd, pricing: odd }), { maxLength: 2 }),
    }),
    financialProjections: fc.record({
      projections: fc.record({ price: number, cogs: number, cac: number, churnRate: number }),
      startupCosts: fc.array(fc.record({ category: odd, amount: number }), { maxLength: 2 }),
    }),
    teamStructure: fc.record({ keyHires: fc.array(fc.record({ role: odd, salary: odd }), { maxLength: 2 }) }),
    implementationTimeline: fc.record({
      milestones: fc.array(fc.record({ title: odd, timeline: odd }), { maxLength: 2 }),
    }),
  })
  await fc.assert(
    fc.asyncProperty(
      plan,
      fc.oneof(fc.constantFrom(...everyAction), fc.string()),
      odd,
      async (written, action, templateId) => {
        const { text } = await ask(action, workbookDataSchema.parse(written), templateId)
        expect(text).not.toMatch(/undefined|NaN|Infinity/u)
      },
    ),
    { numRuns: 100 },
  )
})

test('answers on a plan of a megabyte, and in few words', async () => {
  const data = exampleOf('saas')
  data.businessIdea.solution = 'We sell [wage report] software for $89. '.repeat(8000)
  data.businessModel.costStructure = Array.from(
    { length: 3000 },
    (_, index) => `Cost ${index}: $100 a month, fixed, ${'x'.repeat(200)}`,
  )
  await askAll(everyAction, data, 'saas')
  const { text } = await ask('What are my costs?', data, 'saas')
  expect(text.length).toBeLessThan(10_000)
})
