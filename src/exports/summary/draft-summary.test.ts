import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import { exampleOf } from '#domain/plan/templates/examples/every-example.ts'
import { templates } from '#domain/plan/templates/template-list.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { type Reader, readers } from '#exports/document/readers.ts'
import { readPlanFigures } from '#exports/forecast/plan-figures.ts'
import { anyPlan } from '#tests/builders/plan-arbitraries.ts'
import { chooseSummary, draftSummary } from './draft-summary.ts'

const draft = (data: WorkbookData, reader: Reader) => draftSummary(data, readPlanFigures(data), reader)
const coffee = exampleOf('local-service')

describe('the drafted summary', () => {
  test('says what, for whom, how much for what, how it is repaid, the figures and the team', () => {
    expect(draft(coffee, 'bank').split('\n\n')).toEqual([
      expect.stringMatching(
        /^Harbor Roasters is a coffee shop inside .* Customers: Early ferry commuters; .* Legal form: Limited Liability Company \(LLC\)\.$/,
      ),
      'Harbor Roasters asks for a loan of $50,000 over 7 years at 10% a year. In all, the project costs $85,000: the build-out of the premises ($40,000), equipment ($25,000), a cash reserve ($15,000), deposits ($2,600), opening stock ($1,500), and fees and start-up expenses ($900). The owners put in $35,000 of their own money, 41.2% of what the project costs.',
      expect.stringMatching(
        /^The loan is repaid from what the business earns in monthly payments of \$830\. In year 2, .* Collateral: The espresso machine.* Guarantors: The owner, personally\.$/,
      ),
      expect.stringMatching(
        /^Sales are planned at \$[\d,]+ in year 1, \$[\d,]+ in year 2, and \$[\d,]+ in year 3\. The result is a (?:profit|loss) of /,
      ),
      expect.stringMatching(
        /^Harbor Roasters is led by Elena Marsh \(Owner and roaster\) and Tom Marsh .* Background of Elena Marsh: Nine years in coffee/,
      ),
    ])
  })

  test('names the balloon beside the monthly payments', () => {
    const { financialProjections } = coffee
    const { funding } = financialProjections
    const loans = funding.loans.map((loan) => ({ ...loan, amortizationMonths: 120 }))
    const plan = {
      ...coffee,
      financialProjections: { ...financialProjections, funding: { ...funding, loans } },
    }
    expect(draft(plan, 'bank')).toMatch(/ payments of \$661, with a balloon of \$[\d,]+ at the end\./u)
  })

  test('fits its reader: a market for investors, security for a bank, a few lines for one page', () => {
    expect(draft(coffee, 'investor')).toContain('The total market is put at $9.8 million')
    expect(draft(coffee, 'investor')).not.toContain('Collateral')
    expect(draft(coffee, 'full')).not.toContain('Collateral')
    expect(draft(coffee, 'one-page')).not.toContain('\n')
    expect(draft(coffee, 'one-page')).toContain('a loan of $50,000')
    expect(draft(coffee, 'one-page').length).toBeLessThanOrEqual(420)
    const startup = draft(exampleOf('startup'), 'investor')
    expect(startup).toContain('Slotwell asks investors for $')
  })

  test('says that a result is before what the owners draw, where they draw', () => {
    const { financialProjections } = coffee
    const forecast = { ...financialProjections.forecast, people: [] }
    const drawing = (ownersDraws: number | null) =>
      restoreWorkbookData({
        ...coffee,
        financialProjections: {
          ...financialProjections,
          forecast: { ...forecast, timing: { ...forecast.timing, ownersDraws } },
        },
      })
    expect(draft(drawing(3000), 'bank')).toContain(' in year 3, before what the owners draw.')
    expect(draft(drawing(null), 'bank')).not.toContain('before what the owners draw')
  })

  test('says that the loan is covered after pay and taxes only where they are paid', () => {
    const { financialProjections } = coffee
    const { forecast } = financialProjections
    const paying = (ownersDraws: number, taxRatePercent: number) =>
      draft(
        restoreWorkbookData({
          ...coffee,
          financialProjections: {
            ...financialProjections,
            forecast: {
              ...forecast,
              people: forecast.people.filter(({ isOwner }) => !isOwner),
              timing: { ...forecast.timing, taxRatePercent, ownersDraws },
            },
          },
        }),
        'bank',
      )
    expect(paying(3000, 10)).toMatch(/ times, after the owner’s pay and taxes\./u)
    expect(paying(3000, 0)).toMatch(/ times, after the owner’s pay\./u)
    expect(paying(0, 10)).toMatch(/ times, after taxes\./u)
    expect(paying(0, 0)).toMatch(/earns its loan payments [\d.]+ times\./u)
  })

  test('uses the currency of the plan', () => {
    const { financialProjections } = coffee
    const euros = restoreWorkbookData({
      ...coffee,
      financialProjections: { ...financialProjections, currency: 'EUR' },
    })
    expect(draft(euros, 'bank')).toContain('a loan of €50,000')
  })

  test('leaves out each sentence whose field is empty', () => {
    const only = (data: object) => draft(restoreWorkbookData(data), 'full')
    expect(only({})).toBe('')
    expect(only({ businessIdea: { name: 'Corner' } })).toBe('The business is called Corner.')
    expect(only({ businessIdea: { oneLiner: 'A van that washes dogs' } })).toBe('A van that washes dogs.')
    expect(only({ teamStructure: { founders: [{ id: 'f', name: 'Ana Ruiz' }] } })).toBe(
      'The business is led by Ana Ruiz.',
    )
    expect(only({ financialProjections: { funding: { loans: [{ id: 'l', amount: 9000 }] } } })).toContain(
      'The business asks for a loan of $9,000',
    )
    expect(only({ marketAnalysis: { segments: [{ id: 's', name: 'New Market Segment' }] } })).toBe('')
  })

  test('says what is in brackets only if there is nothing else to say', () => {
    const idea = { oneLiner: '[Name] sells tea', solution: 'We deliver tea.' }
    expect(draft(restoreWorkbookData({ businessIdea: idea }), 'full')).toBe('We deliver tea.')
    expect(draft(restoreWorkbookData({ businessIdea: { oneLiner: '[Name] sells tea' } }), 'full')).toBe(
      '[Name] sells tea.',
    )
  })

  test.each(templates.map(({ id }) => id))('of the %s example has whole sentences for every reader', (id) => {
    for (const reader of readers) {
      const text = draft(exampleOf(id), reader)
      for (const paragraph of text.split('\n\n')) expect(paragraph).toMatch(/^[A-Z].*[.…]$/)
      expect(text).not.toMatch(/\s{2,}(?<!\n\n)| [,.;:]|null|undefined|NaN|\(\)|\.\./)
    }
  })

  test('of any plan has no hole in it', () => {
    fc.assert(
      fc.property(anyPlan, fc.constantFrom(...readers), ({ data }, reader) => {
        const text = draftSummary(data, readPlanFigures(data), reader)
        expect(text).not.toMatch(/undefined|NaN|\bnull\b/)
        expect(text).toBe(text.trim())
      }),
      { numRuns: 60 },
    )
  })
})

test('a person’s own summary replaces the draft for every reader, and is shortened on one page', () => {
  const own = restoreWorkbookData({
    ...coffee,
    implementationTimeline: { executiveSummary: `My own words. ${'More of them. '.repeat(60)}` },
  })
  expect(chooseSummary(own, readPlanFigures(own), 'bank')).toBe(own.implementationTimeline.executiveSummary)
  expect(chooseSummary(own, null, 'one-page')).toMatch(/^My own words\. .{300,405}$/)
})
