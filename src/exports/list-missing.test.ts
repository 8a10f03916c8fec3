import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isFieldAddress } from '#domain/plan/address/find-shape.ts'
import { restoreWorkbook, restoreWorkbookData } from '#domain/plan/restore.ts'
import { exampleOf } from '#domain/plan/templates/examples/every-example.ts'
import { exampleList } from '#domain/plan/templates/examples/example-list.ts'
import { templates } from '#domain/plan/templates/template-list.ts'
import { anyPlan } from '#tests/builders/plan-arbitraries.ts'
import { unfinishedExample } from '#tests/builders/unfinished-example.ts'
import { readers } from './document/readers.ts'
import { listMissing } from './list-missing.ts'

const empty = restoreWorkbook({})
const textsFor = (data: object, reader: (typeof readers)[number]) =>
  listMissing({ data: restoreWorkbookData(data) }, reader).map(({ text }) => text)

describe('what a reader will miss', () => {
  test('in an empty plan for a bank includes the loan, the owners and what stands behind the loan', () => {
    const found = listMissing(empty, 'bank')
    expect(found).toContainEqual({
      text: 'No loan amount',
      step: 8,
      address: ['financialProjections', 'funding', 'loans'],
    })
    expect(found).toContainEqual({
      text: 'No owners’ names',
      step: 9,
      address: ['teamStructure', 'founders'],
    })
    expect(found.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['No collateral', 'No guarantors', 'No own contribution', 'No legal form']),
    )
  })

  test('includes who owns the business and how to reach them, for a bank and an investor', () => {
    for (const reader of ['bank', 'investor'] as const) {
      const found = listMissing(empty, reader)
      expect(found).toContainEqual({
        text: 'No owners on the cover',
        step: 1,
        address: ['businessIdea', 'cover', 'owners'],
      })
      expect(found).toContainEqual({
        text: 'No email or phone on the cover',
        step: 1,
        address: ['businessIdea', 'cover', 'email'],
      })
      const written = { businessIdea: { cover: { owners: 'Dana', phone: '555-0142' } } }
      expect(textsFor(written, reader).join()).not.toContain('cover')
    }
    expect(textsFor({}, 'full').join()).not.toContain('cover')
  })

  test('leads to the terms of a loan, each at its own field', () => {
    const financialProjections = { funding: { loans: [{ id: 'l1', name: 'First Bank', amount: 5000 }] } }
    const data = restoreWorkbookData({ financialProjections })
    const found = listMissing({ data }, 'bank')
    expect(found).toContainEqual({
      text: 'No term of First Bank',
      step: 8,
      address: ['financialProjections', 'funding', 'loans', { id: 'l1' }, 'termMonths'],
    })
    expect(found.map(({ text }) => text)).not.toContain('No loan amount')
    expect(found.map(({ text }) => text)).not.toContain('No loan amount of First Bank')
  })

  test('is quotes and the papers that every bank asks for, while a plan has neither', () => {
    expect(textsFor(unfinishedExample(), 'bank')).toEqual([
      'No quote for Build-out and furniture',
      'No quote for Equipment',
      'No tax returns in the appendix',
      'No personal financial statement in the appendix',
      'No résumés in the appendix',
    ])
  })

  test.each(templates)('is nothing in the $id example', ({ id }) => {
    const example = exampleOf(id)
    const { contributions, loans } = example.financialProjections.funding
    const hasInvestor = contributions.some(({ source }) => source === 'investor')
    const asked = readers.filter(
      (reader) => (reader !== 'bank' || loans.length > 0) && (reader !== 'investor' || hasInvestor),
    )
    expect(asked).toContain(exampleList.find((info) => info.id === id)?.reader)
    for (const reader of asked) expect(textsFor(example, reader)).toEqual([])
  })

  test('is no paper that is in the appendix, and leads to the box to tick for one that is not', () => {
    const appendix = [{ id: 'tax-returns', name: 'Tax returns', note: '' }]
    const data = restoreWorkbookData({ implementationTimeline: { appendix } })
    const found = listMissing({ data }, 'bank').filter(({ step }) => step === 12)
    expect(found).toEqual([
      {
        text: 'No personal financial statement in the appendix',
        step: 12,
        address: ['implementationTimeline', 'appendix', { id: 'personal-financial-statement' }],
      },
      {
        text: 'No résumés in the appendix',
        step: 12,
        address: ['implementationTimeline', 'appendix', { id: 'resumes' }],
      },
    ])
    expect(textsFor({}, 'investor').join()).not.toContain('appendix')
  })

  test('differs by reader: investors ask for no collateral, and one page for no risks', () => {
    expect(textsFor({}, 'investor')).toContain('No amount from investors')
    expect(textsFor({}, 'investor')).not.toContain('No collateral')
    expect(textsFor({}, 'one-page')).not.toContain('No risks')
    expect(textsFor({}, 'full')).not.toContain('No loan amount')
  })

  test('is in the order of the steps, and every point leads to a field of the plan', () => {
    fc.assert(
      fc.property(anyPlan, fc.constantFrom(...readers), (plan, reader) => {
        const found = listMissing(plan, reader)
        const numbers = found.map(({ step }) => step)
        expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
        for (const { address } of found) expect(isFieldAddress(address)).toBe(true)
      }),
      { numRuns: 60 },
    )
  })
})
