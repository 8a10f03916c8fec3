import * as z from 'zod/mini'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildErrorAnswer } from './errors.ts'
import { parseRequest } from './parse-request.ts'
import { conflictAnswerSchema, planIdSchema, saveWorkbookRequestSchema } from './workbooks.ts'

const data = { businessIdea: { name: 'Bakery' }, fromANewerVersion: [1] }
const parse = (changes: Record<string, unknown>) =>
  parseRequest(saveWorkbookRequestSchema, { data, ...changes })

describe('a save', () => {
  test('needs only the plan and fills in the rest', () => {
    expect(parse({})).toEqual({
      ok: true,
      value: {
        title: 'Business Plan',
        template: 'saas',
        data,
        currentStep: '1',
        completedSteps: [],
        revision: '1',
      },
    })
  })

  test('keeps the given values, with steps in order and without duplicates', () => {
    const given = {
      id: 'plan_1',
      title: 'Bakery',
      template: 'local-service',
      currentStep: '12',
      revision: '41',
    }
    expect(parse({ ...given, completedSteps: [3, 1, 3] })).toEqual({
      ok: true,
      value: { ...given, data, completedSteps: [1, 3] },
    })
  })

  test('puts the title on one line', () => {
    expect(parse({ title: ' Two\nlines\u0000 ' })).toMatchObject({ value: { title: 'Two lines' } })
    expect(parse({ title: ' ' })).toMatchObject({ value: { title: 'Business Plan' } })
  })

  test.each([
    [{ data: undefined }, 'data'],
    [{ data: [] }, 'data'],
    [{ data: 'plan' }, 'data'],
    [{ id: '' }, 'id'],
    [{ id: '../x' }, 'id'],
    [{ id: 'x'.repeat(65) }, 'id'],
    [{ title: 7 }, 'title'],
    [{ title: 'x'.repeat(201) }, 'title'],
    [{ template: 'x'.repeat(65) }, 'template'],
    [{ currentStep: '0' }, 'currentStep'],
    [{ currentStep: '13' }, 'currentStep'],
    [{ currentStep: '1.5' }, 'currentStep'],
    [{ currentStep: 1 }, 'currentStep'],
    [{ completedSteps: [0] }, 'completedSteps.0'],
    [{ completedSteps: [1, '2'] }, 'completedSteps.1'],
    [{ completedSteps: '1' }, 'completedSteps'],
    [{ revision: '0' }, 'revision'],
    [{ revision: '-1' }, 'revision'],
    [{ revision: '1.5' }, 'revision'],
    [{ revision: '9'.repeat(16) }, 'revision'],
  ])('with %j names the field', (changes, field) => {
    const parsed = parse(changes)
    expect(parsed).toMatchObject({ ok: false, fields: { [field]: expect.stringMatching(/^The /) } })
  })

  test('never answers with a technical message', () => {
    const anyBody = fc.record(
      {
        id: fc.anything(),
        title: fc.anything(),
        data: fc.anything(),
        completedSteps: fc.anything(),
        revision: fc.anything(),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.oneof(anyBody, fc.anything()), (body) => {
        const parsed = parseRequest(saveWorkbookRequestSchema, body)
        expect(JSON.stringify(parsed.ok ? '' : parsed)).not.toContain('Invalid input')
      }),
    )
  })
})

describe('a plan id', () => {
  test.each(['wb_AbC-12_mqzo', 'plan_1700000000000_x', 'a'])('may be %s', (id) => {
    expect(z.safeParse(planIdSchema, id).success).toBe(true)
  })
})

describe('a conflict', () => {
  test('includes the server’s copy', () => {
    const current = {
      id: 'wb_1',
      title: 'Bakery',
      template: 'saas',
      data,
      currentStep: '2',
      completedSteps: [1],
      revision: '7',
      updatedAt: '2026-11-16T12:00:00.000Z',
    }
    const answer = { ...buildErrorAnswer('conflict'), current }
    expect(z.parse(conflictAnswerSchema, answer)).toEqual(answer)
    expect(z.safeParse(conflictAnswerSchema, buildErrorAnswer('conflict')).success).toBe(false)
    expect(
      z.safeParse(conflictAnswerSchema, { ...buildErrorAnswer('account_exists'), current }).success,
    ).toBe(false)
  })
})
