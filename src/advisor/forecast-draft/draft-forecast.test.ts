import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computeForecast } from '#domain/forecast/compute-forecast.ts'
import { confirmDrafts, isDrafted, listDraftedFields } from '#domain/forecast/inputs/draft-marks.ts'
import { readForecastInputs } from '#domain/forecast/inputs/read-forecast-inputs.ts'
import { isFieldAddress } from '#domain/plan/address/find-shape.ts'
import { writeAt } from '#domain/plan/address/values-at.ts'
import { writeAddress } from '#domain/plan/address/write-address.ts'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import { createWorkbookData } from '#domain/plan/templates/create-workbook-data.ts'
import { templateOf } from '#domain/plan/templates/every-template.ts'
import { exampleOf } from '#domain/plan/templates/examples/every-example.ts'
import { templates } from '#domain/plan/templates/template-list.ts'
import type { TemplateId } from '#domain/plan/templates/template.ts'
import { toStoredData } from '#domain/plan/to-stored-data.ts'
import { type WorkbookData, workbookDataSchema } from '#domain/plan/workbook-data.ts'
import { applyDraft } from './apply-draft.ts'
import { draftForecast } from './draft-forecast.ts'
import { type DraftLine, showLine } from './draft-line.ts'

/** An example whose forecast nobody has begun. */
function planWithoutForecast(id: TemplateId): WorkbookData {
  const data = exampleOf(id)
  const { financialProjections } = data
  return {
    ...data,
    financialProjections: {
      ...financialProjections,
      forecast: workbookDataSchema.parse({}).financialProjections.forecast,
      startupCosts: financialProjections.startupCosts.map((cost) => ({
        ...cost,
        kind: '' as const,
        month: null,
        yearsOfUse: null,
      })),
    },
  }
}

const draftOf = (id: TemplateId) => draftForecast(planWithoutForecast(id), id)

function valuesOf({ figures }: DraftLine): Record<string, unknown> {
  return Object.fromEntries(figures.map(({ field, value }) => [field, value]))
}

const isCost = (title: string) => title.startsWith('Cost of one: ')

const inPart = (lines: readonly DraftLine[], part: DraftLine['part']) =>
  lines.filter((line) => line.part === part).map(valuesOf)

describe.each(templates)('for $id', ({ id }) => {
  test('the engine computes the whole draft, and nothing in it is impossible', () => {
    const plan = planWithoutForecast(id)
    const { lines } = draftForecast(plan, id)
    const drafted = applyDraft(plan, lines)
    const { notes, grid } = computeForecast(readForecastInputs(drafted))
    expect(notes.filter(({ kind, address }) => kind !== 'missing' && address[0] !== 'funding')).toEqual([])
    expect(grid.cells.every(Number.isFinite)).toBe(true)
    expect(drafted.financialProjections.forecast.streams.length).toBeGreaterThan(0)
    expect(drafted.financialProjections.forecast.runningCosts.length).toBeGreaterThan(0)
  })

  test('what the engine misses is asked', () => {
    const plan = planWithoutForecast(id)
    const { lines } = draftForecast(plan, id)
    const { notes } = computeForecast(readForecastInputs(applyDraft(plan, lines)))
    const years = lines.filter(({ questions }) => questions.some((question) => question.includes('years')))
    expect(notes.filter(({ kind }) => kind === 'missing')).toHaveLength(years.length)
  })

  test('every figure is a field of the plan, with its origin', () => {
    for (const line of draftOf(id).lines) {
      for (const figure of line.figures) {
        expect(isFieldAddress([...line.place, figure.field])).toBe(true)
        expect(figure.origin).not.toBe('')
      }
      for (const { figures } of showLine(line, 'USD')) expect(figures).toMatch(/^[^:]+: .+/u)
    }
  })

  test('volumes are asked for, and the owner’s pay where the costs do not tell it; neither is made up', () => {
    const { lines } = draftOf(id)
    for (const line of lines.filter(({ part, title }) => part === 'What you sell' && !isCost(title))) {
      expect(Object.keys(valuesOf(line)).filter((field) => field.startsWith('inMonth'))).toEqual([])
      expect(line.questions[0]).toContain('How many')
    }
    const owners = lines.filter((line) => valuesOf(line)['isOwner'] === true)
    expect(owners.length).toBeGreaterThan(0)
    const isSaidOrAsked = ({ figures, questions }: DraftLine) => {
      const pay = figures.find(({ field }) => field === 'pay')
      return pay
        ? /^from [A-Z][a-z ]+: “.+”$/u.test(pay.origin)
        : questions.some((question) => question.includes('take out a month'))
    }
    expect(owners.filter((owner) => !isSaidOrAsked(owner))).toEqual([])
  })

  test('a new plan with the template’s own numbers is asked for the person’s', () => {
    const { lines } = draftForecast(createWorkbookData(templateOf(id)), id)
    const asked = lines.flatMap(({ questions }) => questions)
    expect(asked.some((question) => question.includes('still the template’s'))).toBe(true)
  })
})

test('people who choose a tier make a stream of each, and a mixed sale makes one', () => {
  expect(inPart(draftOf('saas').lines, 'What you sell')).toMatchObject([
    { name: 'Starter', kind: 'recurring', price: 29, churnPercent: 5, startMonth: 5 },
    { name: 'Starter', costPerUnit: 12 },
    { name: 'Professional', price: 89 },
    { name: 'Professional', costPerUnit: 12 },
    { name: 'Enterprise', price: 199 },
    { name: 'Enterprise', costPerUnit: 12 },
  ])
  expect(inPart(draftOf('service').lines, 'What you sell')).toMatchObject([
    { name: 'Monthly plan', kind: 'recurring' },
    { name: 'Monthly plan', costPerUnit: 30 },
    { name: 'One-time visit', kind: 'units', period: 'week' },
    { name: 'One-time visit', costPerUnit: 30 },
    { name: 'Priority plan', kind: 'recurring' },
    { name: 'Priority plan', costPerUnit: 30 },
  ])
  expect(inPart(draftOf('local-service').lines, 'What you sell')).toMatchObject([
    { name: 'Visits', kind: 'units', period: 'day', price: 8, startMonth: 6 },
    { name: 'Visits', costPerUnit: 3 },
  ])
  expect(inPart(draftOf('consulting').lines, 'What you sell')).toMatchObject([
    { kind: 'hours', price: 150 },
    { costPerUnit: 30 },
  ])
})

test('a price of the person’s own counts, and not the tiers that are still the template’s', () => {
  const data = createWorkbookData(templateOf('service'))
  Object.assign(data.financialProjections.projections, { price: 85, cogs: 11, cac: 40, priceUnit: 'groom' })
  const sold = () => inPart(draftForecast(data, 'service').lines, 'What you sell')
  expect(sold()).toMatchObject([
    { name: 'Grooms', kind: 'units', price: 85 },
    { name: 'Grooms', costPerUnit: 11 },
  ])
  const [tier] = data.financialProjections.pricingTiers
  if (tier) Object.assign(tier, { name: 'Full groom', price: 95 })
  expect(sold()).toMatchObject([{ name: 'Full groom', price: 95 }, { costPerUnit: 11 }])
})

test('what the costs say about the owners’ pay is drafted, of each', () => {
  const draftOwner = (cost: string) => {
    const data = createWorkbookData(templateOf('service'))
    data.businessModel.costStructure = [cost]
    const { lines } = draftForecast(data, 'service')
    const owners = lines.filter((line) => valuesOf(line)['isOwner'] === true)
    return owners.map((line) => ({ ...valuesOf(line), questions: line.questions }))
  }
  expect(draftOwner('My own pay: $3,600 a month from month 4')).toMatchObject([
    { pay: 3600, payPeriod: 'month', startMonth: 4, questions: [] },
  ])
  expect(draftOwner('Owner’s salary: $30,000 a year')).toMatchObject([
    { pay: 30_000, payPeriod: 'year', questions: [expect.stringContaining('From which month')] },
  ])
  expect(draftOwner('Rent: $900 a month')[0]).not.toHaveProperty('pay')
  const ownersOf = (id: TemplateId) =>
    draftOf(id)
      .lines.map(valuesOf)
      .filter(({ isOwner }) => isOwner)
  expect(ownersOf('consulting')).toMatchObject([
    { pay: 5000, startMonth: 8 },
    { pay: 5000, startMonth: 8 },
  ])
  expect(ownersOf('ecommerce')).toMatchObject([
    { role: expect.stringContaining('Hannah'), pay: 2500, startMonth: 10 },
    { role: expect.stringContaining('Joel'), pay: 2000, startMonth: 17 },
  ])
})

test('hires have their pay, their number and their month, also when it is set by the opening', () => {
  const people = inPart(draftOf('local-service').lines, 'People').filter(({ isOwner }) => isOwner !== true)
  expect(people).toMatchObject([
    { pay: 43_000, payPeriod: 'year', payrollPercent: 0, startMonth: 5 },
    { count: 4, payPeriod: 'month', startMonth: 5 },
    { startMonth: 15 },
  ])
})

test('the legal form decides whether the owner has a salary or a draw', () => {
  const originOf = (id: TemplateId) =>
    draftOf(id)
      .lines.flatMap(({ figures }) => figures)
      .find(({ field }) => field === 'isOwner')?.origin
  expect(originOf('local-service')).toContain('a draw')
  expect(originOf('marketplace')).toContain('a salary')
})

test('an owner is not said to be from the founders when none is listed', () => {
  const plan = planWithoutForecast('local-service')
  plan.teamStructure.founders = []
  plan.legalStructure.businessEntity = ''
  const owner = draftForecast(plan, 'local-service').lines.find(({ title }) => title === 'Owner')
  expect(owner?.figures.slice(0, 2).map(({ origin }) => origin)).toEqual([
    'no founder is listed yet',
    'no founder is listed yet; the pay counts as a draw from profit',
  ])
})

test('what the forecast counts elsewhere is no running cost', () => {
  const { lines, remarks } = draftOf('ecommerce')
  expect(inPart(lines, 'Running costs')).toMatchObject([
    { amount: 850, period: 'month', category: 'other' },
    { amount: 1625, period: 'month', category: 'marketing' },
  ])
  expect(remarks).toEqual([
    expect.stringContaining('Winning a customer'),
    expect.stringContaining('Loan payment: $415'),
    expect.stringContaining('Part-time packer: $900'),
    expect.stringContaining('Owners’ pay: $2,500'),
  ])
})

describe('a shop that sells several things', () => {
  const { lines, remarks } = draftForecast(metalShop(), 'service')
  const find = (title: string) => lines.find((line) => line.title === title)
  const read = (title: string) => {
    const line = find(title)
    return line ? showLine(line, 'USD') : []
  }

  test('gives each the cost that its own words say, and none to one that no words are about', () => {
    expect(read('Cost of one: Gates and railings')).toEqual([
      { figures: 'Cost of one sale: $1,410', origin: 'from Cost of goods in step 8: “$1,410”' },
    ])
    expect(read('Cost of one: Repair hour')).toEqual([
      {
        figures: 'Cost of one sale: $9',
        origin: 'from Cost structure: “Welding rod and gas: $9 per billed hour”',
      },
    ])
    expect(read('Cost of one: Workshop seat')).toEqual([])
    expect(find('Workshop seat')?.questions.join(' ')).toContain('What does one cost you?')
  })

  test('has fees in percent of sales, and counts no cost of a sale again each month', () => {
    expect(read('Card fees')).toEqual([
      {
        figures: 'Amount: 2.9%, How often: Percent of sales',
        origin: 'from Cost structure: “Card fees: 2.9% of sales”',
      },
    ])
    const running = lines.filter(({ part }) => part === 'Running costs').map(({ title }) => title)
    expect(running).toEqual(['Shop rent', 'Card fees', 'Electricity, phone, software', 'Marketing'])
  })

  test('pays the owner what the words about them say, wherever they stand', () => {
    expect(read('Dana Cole').at(-1)).toEqual({
      figures: 'Pay: $3,200, Paid per: a month, First month: 4',
      origin: 'from Founders: “14 years as a welder. Takes $3,200 a month from month 4.”',
    })
  })

  test('guesses no kind of a start-up cost, and says what it leaves out', () => {
    const kinds = lines.filter(({ part }) => part === 'Start-up costs').map(valuesOf)
    expect(kinds).toEqual([{ kind: 'equipment' }, { kind: 'deposit' }])
    expect(remarks.join('\n')).toContain('“Odds and ends” does not say')
    expect(remarks.join('\n')).toContain('it is paid once')
  })
})

function metalShop(): WorkbookData {
  return restoreWorkbookData({
    businessModel: {
      costStructure: [
        'Steel and consumables: 34% of gate sales, $1,150 for each gate',
        'Welding rod and gas: $9 per billed hour',
        'Shop rent: $2,800 a month',
        'Powder coating by a subcontractor: $260 per gate',
        'Card fees: 2.9% of sales',
        'Electricity $420, phone $90 and software $65 a month',
        'Loan payments of about $1,500 a month',
        'Advertising and the website: $350 a month',
        'A second plasma table: $28,000 once',
      ],
    },
    marketingStrategy: { budget: '$350 a month' },
    teamStructure: {
      founders: [
        {
          id: 'f1',
          name: 'Dana Cole',
          role: 'Lead welder',
          background: '14 years as a welder. Takes $3,200 a month from month 4.',
        },
      ],
    },
    financialProjections: {
      projections: { price: 3400, cogs: 1410, cac: 0, churnRate: 0, priceUnit: 'gate' },
      pricingTiers: [
        { id: 't1', name: 'Gates and railings', price: 3400 },
        { id: 't2', name: 'Repair hour', price: 95 },
        { id: 't3', name: 'Workshop seat', price: 140 },
      ],
      startupCosts: [
        { id: 's1', category: 'Plasma table and welders', amount: 52_000 },
        { id: 's2', category: 'Security deposit for the shop', amount: 5600 },
        { id: 's3', category: 'Odds and ends', amount: 900 },
      ],
    },
  })
}

test('a line with several costs counts as the sum that every other answer uses, under all their names', () => {
  const plan = planWithoutForecast('ecommerce')
  plan.businessModel.costStructure = [
    'Insurance $310, software $89, phone $60 a month',
    'Rent $1,800 a month',
    'Accounting: $1,200 a year',
  ]
  expect(inPart(draftForecast(plan, 'ecommerce').lines, 'Running costs')).toMatchObject([
    { name: 'Insurance, software, phone', amount: 459 },
    { name: 'Rent', amount: 1800 },
    { name: 'Accounting', amount: 100 },
    { category: 'marketing' },
  ])
})

test('marketing is the cost to win a customer where no budget can be read, and never both', () => {
  const plan = planWithoutForecast('startup')
  plan.marketingStrategy.budget = '$25,000 until month 14: $9,000 for ten pilots, $16,000 for events'
  expect(inPart(draftForecast(plan, 'startup').lines, 'Running costs')).toMatchObject([
    { amount: 267, period: 'new-customer', category: 'marketing' },
  ])
})

test('a start-up cost with several kinds is offered to be split', () => {
  const plan = planWithoutForecast('local-service')
  const { startupCosts } = plan.financialProjections
  const together = { category: 'Permits, deposit and opening inventory', amount: 5000, description: '' }
  startupCosts.splice(2, 3, { ...startupCosts[2]!, ...together })
  const { lines } = draftForecast(plan, 'local-service')
  const costs = lines.filter(({ part }) => part === 'Start-up costs')
  expect(costs.map((line) => valuesOf(line)['kind'])).toEqual(['fit-out', 'equipment', 'fee', 'cash-reserve'])
  expect(costs[2]?.questions.join(' ')).toContain('Split it')
})

test('dated milestones give the first month, and months count from it', () => {
  const plan = planWithoutForecast('local-service')
  plan.implementationTimeline.milestones = restoreWorkbookData({
    implementationTimeline: {
      milestones: [
        { title: 'Lease signed', timeline: 'March 2027' },
        { title: 'Opening day', timeline: 'June 2027' },
      ],
    },
  }).implementationTimeline.milestones
  const { lines } = draftForecast(plan, 'local-service')
  expect(inPart(lines, 'Timing')).toEqual([{ firstMonth: '2027-03' }])
  expect(inPart(lines, 'What you sell')[0]).toMatchObject({ startMonth: 4 })
})

describe('an applied draft', () => {
  const plan = planWithoutForecast('saas')
  const { lines } = draftForecast(plan, 'saas')
  const [line] = lines
  if (!line) throw new Error('The draft has no lines')

  test('has only the confirmed lines', () => {
    const { forecast } = applyDraft(plan, [line]).financialProjections
    expect(forecast.streams.map(({ name }) => name)).toEqual(['Starter'])
    expect(forecast.people).toEqual([])
  })

  test('marks each field until someone changes or confirms it', () => {
    const drafted = applyDraft(plan, lines)
    const price = [...line.place, 'price']
    expect(isDrafted(drafted, price)).toBe(true)
    expect(isDrafted(drafted, [...line.place, 'inMonth1'])).toBe(false)
    const changed = writeAt(drafted, price, 31) as WorkbookData
    expect(isDrafted(changed, price)).toBe(false)
    expect(listDraftedFields(changed, line.place)).not.toContain('price')
    expect(listDraftedFields(changed, line.place)).toContain('costPerUnit')
    expect(listDraftedFields(confirmDrafts(changed, line.place), line.place)).toEqual([])
  })

  test('keeps what was written in the meantime', () => {
    const [cost] = plan.financialProjections.startupCosts
    if (!cost) throw new Error('The example has no start-up costs')
    const kind = ['financialProjections', 'startupCosts', { id: cost.id }, 'kind']
    const written = writeAt(plan, kind, 'equipment') as WorkbookData
    const drafted = applyDraft(written, lines)
    expect(drafted.financialProjections.startupCosts[0]?.kind).toBe('equipment')
    expect(isDrafted(drafted, kind)).toBe(false)
  })

  test('is the same when applied twice, and survives being saved', () => {
    const drafted = applyDraft(plan, lines)
    expect(applyDraft(drafted, lines)).toEqual(drafted)
    expect(restoreWorkbookData(JSON.parse(JSON.stringify(toStoredData(drafted))))).toEqual(drafted)
  })
})

test('any plan gives a draft that can be applied', () => {
  const odd = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('$1e308 a year', '9'.repeat(400), '0 to 0', 'Month 900', 'March 99999'),
  )
  const number = fc.oneof(fc.double({ noNaN: true }), fc.constantFrom(0, -1, 1e308, -1e308))
  const written = fc.record({
    businessModel: fc.record({ costStructure: fc.array(odd, { maxLength: 3 }) }),
    marketingStrategy: fc.record({ budget: odd }),
    financialProjections: fc.record({
      projections: fc.record({ price: number, cogs: number, cac: number, churnRate: number, priceUnit: odd }),
      pricingTiers: fc.array(fc.record({ name: odd, price: number }), { maxLength: 3 }),
      startupCosts: fc.array(fc.record({ category: odd, amount: number }), { maxLength: 2 }),
    }),
    teamStructure: fc.record({
      keyHires: fc.array(fc.record({ role: odd, timeline: odd, salary: odd }), { maxLength: 2 }),
    }),
    implementationTimeline: fc.record({
      milestones: fc.array(fc.record({ title: odd, timeline: odd }), { maxLength: 2 }),
    }),
  })
  fc.assert(
    fc.property(
      written,
      fc.constantFrom(...templates.map(({ id }) => id), 'unknown'),
      (input, templateId) => {
        const data = restoreWorkbookData(input)
        const { lines } = draftForecast(data, templateId)
        const drafted = applyDraft(data, lines)
        expect(new Set(lines.map(({ place, title }) => `${writeAddress(place)} ${title}`)).size).toBe(
          lines.length,
        )
        expect(computeForecast(readForecastInputs(drafted)).grid.cells.every(Number.isFinite)).toBe(true)
      },
    ),
    { numRuns: 200 },
  )
})
